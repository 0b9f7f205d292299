"""The rules of this house that no other tool knows. Each module here has `faults()`."""

import ast
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Fault:
    """What breaks a rule, by a name under which `exceptions.toml` may excuse it."""

    where: str
    why: str


def files(pattern: str = "*") -> list[Path]:
    """The project's own files, relative to its root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", pattern]
    told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return [Path(name) for name in told.stdout.split("\0") if (ROOT / name).is_file()]


@cache
def product() -> dict[Path, ast.Module]:
    """Every Python file outside of the tests, parsed."""
    return {
        file: ast.parse((ROOT / file).read_text())
        for file in files("*.py")
        if file.parts[0] != "tests"
    }


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    """Every node of every Python file outside of the tests."""
    for file, tree in product().items():
        for node in ast.walk(tree):
            yield file, node
