"""Runs the real Pulumi CLI as a user would, in a project folder and with a backend of its own."""

import contextlib
import functools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
PROJECT = "proxmox-lab"
# That of the empty passphrase. Pulumi would put one into the stack's file; we write it anew.
SALT = "v1:boMDughiVig=:v1:MA9DOkrh6t7qMUpX:T59Pij8ZZ29VU+RxToI00azrXxQLGQ=="
COUNT = re.compile(r"^ +(?:\S+ )?(\d+) (\w+|to \w+)$", re.MULTILINE)


@functools.cache
def cli_folder() -> str:
    """Where the CLI is; it is installed if it is nowhere."""
    command = [sys.executable, "-m", "tools.install_pulumi"]
    told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return told.stdout.strip()


def family(pid: int) -> list[int]:
    """The processes that a process has started, and theirs: the engine's hosts, say."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for found in lists for child in found.read_text().split()]
    return [pid, *(member for child in children for member in family(child))]


def kill(pids: list[int]) -> None:
    """Kill the processes that are still there."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@dataclass(frozen=True)
class Run:
    """What a line of the CLI has come to."""

    status: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        """All that the user sees."""
        return self.stdout + self.stderr

    @property
    def counts(self) -> dict[str, int]:
        """How many resources were `created`, `unchanged`, are `to update` …, as the end says."""
        summary = self.stdout.rpartition("\nResources:\n")[2]
        return {change: int(number) for number, change in COUNT.findall(summary)}


@dataclass
class Stack:
    """One stack, in a folder that looks like the project and has a backend beside it.

    config is that of the stack's file, keys without the project's name (`connection`, `cluster`).
    program is the text of another `__main__.py`, env what the CLI finds in its environment besides,
    venv the virtual environment that programs and providers run in.
    Stacks with the same folder share their project and its backend, but not their program.
    """

    folder: Path
    config: Mapping[str, Any]
    name: str = "test"
    program: str | None = None
    env: Mapping[str, str] = field(default_factory=dict)
    venv: Path = Path(sys.prefix)

    def __post_init__(self) -> None:
        for folder in (self.project, self.folder / "state", self.folder / "home"):
            folder.mkdir(parents=True, exist_ok=True)
        self._link()
        self.write(self.config, self.program)
        self.run("stack", "select", "--create", self.name)

    @property
    def project(self) -> Path:
        return self.folder / "project"

    def _link(self) -> None:
        """Make the folder look like the project, without the stacks that have a file there."""
        links = {entry.name: entry for entry in ROOT.glob("[!.]*")} | {".venv": self.venv}
        for name, target in links.items():
            stack_file = name.startswith("Pulumi.") and name != "Pulumi.yaml"
            if not stack_file and not (self.project / name).exists():
                (self.project / name).symlink_to(target)

    def write(self, config: Mapping[str, Any], program: str | None = None) -> None:
        """Change the stack's file, and the program if one is given."""
        keys = {f"{PROJECT}:{name}": value for name, value in config.items()}
        content = yaml.safe_dump({"encryptionsalt": SALT, "config": keys})
        (self.project / f"Pulumi.{self.name}.yaml").write_text(content)
        if program is not None:
            (self.project / "__main__.py").unlink(missing_ok=True)
            (self.project / "__main__.py").write_text(program)

    def up(self, *arguments: str, fails: bool = False) -> Run:
        return self.run("up", "--yes", *self._named(arguments), fails=fails)

    def preview(self, *arguments: str, expect_no_changes: bool = False, fails: bool = False) -> Run:
        expected = ["--expect-no-changes"] if expect_no_changes else []
        return self.run("preview", *expected, *self._named(arguments), fails=fails)

    def refresh(self, *arguments: str, fails: bool = False) -> Run:
        return self.run("refresh", "--yes", *self._named(arguments), fails=fails)

    def destroy(self, *arguments: str, fails: bool = False) -> Run:
        return self.run("destroy", "--yes", *self._named(arguments), fails=fails)

    def cancel(self) -> Run:
        """Free the stack of the lock that a killed run has left."""
        return self.run("cancel", "--yes", self.name)

    def export(self) -> dict[str, Any]:
        """The deployment in state, secrets as ciphertext."""
        exported = json.loads(self.run("stack", "export", *self._named()).stdout)
        return dict(exported["deployment"])

    def resources(self) -> dict[tuple[str, str], dict[str, Any]]:
        """The objects in state, by kind and logical name."""
        return {
            (part["type"].rpartition(":")[2], part["urn"].rpartition("::")[2]): part
            for part in self.export().get("resources", [])
            if part["custom"] and not part["type"].startswith("pulumi:")
        }

    def outputs(self) -> dict[str, Any]:
        """The stack's outputs, secrets in the clear."""
        line = ["stack", "output", "--json", "--show-secrets", *self._named()]
        return dict(json.loads(self.run(*line).stdout))

    def run(self, *line: str, fails: bool = False) -> Run:
        """Run a line of the CLI; that it fails is an error, or with `fails` that it does not."""
        process = self.start(*line)
        stdout, stderr = process.communicate()
        run = Run(process.returncode, stdout, stderr)
        told = f"pulumi {' '.join(line)} ended with status {run.status}:\n{run.output}"
        assert (run.status != 0) == fails, told
        return run

    def start(self, *line: str) -> subprocess.Popen[str]:
        """Start a line of the CLI without waiting for its end."""
        return subprocess.Popen(
            ["pulumi", "--non-interactive", "--color=never", *line],
            cwd=self.project,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def _named(self, arguments: tuple[str, ...] = ()) -> tuple[str, ...]:
        return ("--stack", self.name, *arguments)

    def _environment(self) -> dict[str, str]:
        """Ours, without what belongs to another cluster or backend, or keeps Python slow.

        A user's Python keeps modules compiled; each phase of a run starts two processes of it.
        """
        foreign = ("PROXMOX_VE_", "PULUMI_", "PYTHONDONTWRITEBYTECODE")
        ours = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        path = [str(self.venv / "bin"), cli_folder(), ours["PATH"]]
        return {
            **ours,
            "PATH": os.pathsep.join(path),
            "PULUMI_HOME": str(self.folder / "home"),
            "PULUMI_BACKEND_URL": f"file://{self.folder / 'state'}",
            "PULUMI_CONFIG_PASSPHRASE": "",
            "PULUMI_PARALLEL": "64",
            "PULUMI_RUN_PROGRAM": "true",
            "PULUMI_SKIP_UPDATE_CHECK": "true",
            **self.env,
        }
