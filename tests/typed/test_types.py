"""What a type checker tells of programs that use the package, and whether it tells the truth."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MISTAKE = re.compile(r"^.*:(\d+): error: .*\[([a-z-]+)\]$", re.MULTILINE)


def run(*command: str) -> str:
    line = [sys.executable, "-m", *command]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_a_program_that_is_right() -> None:
    assert run("mypy", "--strict", "tests/typed/program.py").startswith("Success")


def test_every_mistake_is_told() -> None:
    file = "tests/typed/mistakes.py"
    lines = enumerate((ROOT / file).read_text().splitlines(), 1)
    expected = [(str(n), line.partition("  # ")[2]) for n, line in lines if "  # " in line]
    assert MISTAKE.findall(run("mypy", "--strict", file)) == expected
    assert len(expected) > 19


def test_the_stubs_say_what_is_there() -> None:
    assert "Success" in run("mypy.stubtest", "proxmox_lab", "--mypy-config-file", "pyproject.toml")
