"""Cases as data: what is given, and what is told of it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml


@dataclass(frozen=True)
class Case:
    """One case of a YAML file."""

    file: str
    case: str
    given: dict[str, Any]
    told: list[str]

    def __str__(self) -> str:
        return f"{self.file}: {self.case}"


def cases_in(*files: Path) -> list[Case]:
    """The cases of some files."""
    return [Case(file.stem, **case) for file in files for case in yaml.safe_load(file.read_text())]
