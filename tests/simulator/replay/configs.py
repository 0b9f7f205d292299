"""PVE's configuration files in a form that two runs share."""

import re

from .normal import by_shape
from .recordings import Texts

_ORDERED = ("storage.cfg", "jobs.cfg")
_UNORDERED = ("domains.cfg",)
_HEAD = re.compile(r"^(\S+): (\S+)$")
_UNORDERED_OPTIONS = ("content", "nodes")


def differences(recorded: Texts, written: Texts) -> list[str]:
    """The files that differ, each with its first lines that do."""
    return [
        f"{path}: {_first_unlike(lines_of(path, text), lines_of(path, written.get(path, '')))}"
        for path, text in recorded.items()
        if lines_of(path, text) != lines_of(path, written.get(path, ""))
    ]


def lines_of(path: str, text: str) -> list[str]:
    """The lines that count, sorted where PVE itself keeps no order."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    if path.endswith(_ORDERED):
        return _sections(lines)
    if path.endswith(_UNORDERED):
        return sorted(_sections(lines))
    return sorted(by_shape(_members_sorted(line)) for line in lines)


def _sections(lines: list[str]) -> list[str]:
    """One line a section."""
    found: list[list[str]] = []
    for line in lines:
        if _HEAD.match(line):
            found.append([by_shape(line)])
        else:
            found[-1].append(_option(line.strip()))
    return [" | ".join([head, *sorted(options)]) for head, *options in found]


def _option(line: str) -> str:
    name, _, value = line.partition(" ")
    if name in _UNORDERED_OPTIONS:
        value = ",".join(sorted(value.split(",")))
    return f"{name} {by_shape(value)}"


def _members_sorted(line: str) -> str:
    """user.cfg holds members and roles as comma lists without an order."""
    return ":".join(",".join(sorted(field.split(","))) for field in line.split(":"))


def _first_unlike(recorded: list[str], written: list[str]) -> str:
    lacking = [line for line in recorded if line not in written]
    surplus = [line for line in written if line not in recorded]
    return f"recorded {lacking[:1]}, got {surplus[:1]}" if lacking or surplus else "other order"
