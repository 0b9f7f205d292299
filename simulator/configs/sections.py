"""Section files such as storage.cfg: `type: id`, then one indented option a line."""

import re
from typing import Any

NUMBERS = ("boolean", "integer", "number")
FIRST = ("comment", "schedule")


def read(text: str, properties: dict[str, Any], kind: str | None = None) -> dict[str, Any]:
    """{section id: {"type": ..., option: value}}; numbers and lists where the schema has them.

    A file of one kind only does not name it in its sections' heads.
    """
    found: dict[str, Any] = {}
    section: dict[str, Any] = {}
    for line in text.splitlines():
        if head := re.fullmatch(r"(\S+)(?:: (\S+))?\s*", line):
            name = head[1] if kind else head[2]
            section = found[name] = {"type": kind or head[1]}
        elif line.strip():
            name, _, value = line.strip().partition(" ")
            _put(section, name, value or "1", properties.get(name, {}))
    return found


def _put(section: dict[str, Any], name: str, value: str, declared: dict[str, Any]) -> None:
    if declared.get("type") == "array":
        section.setdefault(name, []).append(value)
        return
    number = declared.get("type") in NUMBERS and re.fullmatch(r"-?\d+", value)
    section[name] = int(value) if number else value


def write(entries: dict[str, Any], kind: str | None = None) -> str:
    return "\n".join(_section(name, entry, kind) for name, entry in entries.items())


def _section(name: str, entry: dict[str, Any], kind: str | None) -> str:
    options = {option: value for option, value in entry.items() if option != "type"}
    lines = [name if kind else f"{entry['type']}: {name}"]
    if options.pop("disable", None):
        lines.append("\tdisable")
    for option in sorted(options, key=lambda option: (option not in FIRST, option)):
        values = options[option] if isinstance(options[option], list) else [options[option]]
        lines += [f"\t{option} {value}" for value in values]
    return "\n".join(lines) + "\n"
