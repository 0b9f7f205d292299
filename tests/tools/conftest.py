import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Answers as the CLI does, and notes how it was called.
PULUMI = """#!/bin/sh
[ "$1" = version ] && echo v3.999.0 && exit
echo "$@" >> "$CALLS/lines"
env > "$CALLS/environment"
case "$*" in *--json*) echo '{"guests": {"web01": {"vmid": 9001, "node": "pve02"}}}' ;; esac
"""
SIMULATOR = """
import os, pathlib, sys
pathlib.Path(os.environ["CALLS"], "simulator").write_text(" ".join(sys.argv[1:]))
"""
HELPERS = (
    "pulumi-language-python",
    "pulumi-language-python-exec",
    "pulumi-resource-pulumi-python",
)


@dataclass(frozen=True)
class Project:
    """A folder with our tools, where `pulumi` and the simulator only note how they are called."""

    folder: Path
    calls: Path
    bin: Path

    def stack(self, name: str, text: str) -> None:
        (self.folder / f"Pulumi.{name}.yaml").write_text(text)

    def cli(self, text: str) -> None:
        """Put a CLI with its Python hosts on PATH."""
        for name in ("pulumi", *HELPERS):
            (self.bin / name).write_text(text)
            (self.bin / name).chmod(0o755)

    def run(self, tool: str, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run one of our tools, in an environment of nothing but env."""
        return subprocess.run(
            [sys.executable, "-m", f"tools.{tool}", *arguments],
            cwd=self.folder,
            env={"PATH": str(self.bin), "CALLS": str(self.calls), **env},
            capture_output=True,
            text=True,
        )

    @property
    def lines(self) -> list[str]:
        """The lines that `pulumi` was called with."""
        return (self.calls / "lines").read_text().splitlines()

    @property
    def environment(self) -> dict[str, str]:
        """The environment that `pulumi` was last called with."""
        lines = (self.calls / "environment").read_text().splitlines()
        return dict(line.split("=", 1) for line in lines if "=" in line)

    @property
    def simulator(self) -> str | None:
        """The arguments that the simulator was started with; None if it was not."""
        note = self.calls / "simulator"
        return note.read_text() if note.exists() else None


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project(tmp_path / "project", tmp_path / "calls", tmp_path / "bin")
    skipped = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "tools", project.folder / "tools", ignore=skipped)
    for folder in (project.calls, project.bin, project.folder / "simulator"):
        folder.mkdir()
    (project.folder / "simulator/__main__.py").write_text(SIMULATOR)
    # The only other program on PATH: a Go on this machine would set out to build a CLI.
    (project.bin / "env").symlink_to(shutil.which("env") or "")
    project.cli(PULUMI)
    return project
