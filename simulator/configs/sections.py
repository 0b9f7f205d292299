"""Section files such as storage.cfg: `type: id`, then one indented option a line."""

import re
from typing import Any

NUMBERS = ("boolean", "integer", "number")
FIRST = ("comment", "schedule")


def read(text: str, properties: dict[str, Any]) -> dict[str, Any]:
    """{section id: {"type": ..., option: value}}; numbers where the schema has numbers."""
    found: dict[str, Any] = {}
    section: dict[str, Any] = {}
    for line in text.splitlines():
        if head := re.fullmatch(r"(\S+): (\S+)\s*", line):
            section = found[head[2]] = {"type": head[1]}
        elif line.strip():
            name, _, value = line.strip().partition(" ")
            section[name] = _typed(value or "1", properties.get(name, {}))
    return found


def _typed(value: str, declared: dict[str, Any]) -> Any:
    number = declared.get("type") in NUMBERS and re.fullmatch(r"-?\d+", value)
    return int(value) if number else value


def write(entries: dict[str, Any]) -> str:
    return "\n".join(_section(name, entry) for name, entry in entries.items())


def _section(name: str, entry: dict[str, Any]) -> str:
    options = {option: value for option, value in entry.items() if option != "type"}
    lines = [f"{entry['type']}: {name}"]
    if options.pop("disable", None):
        lines.append("\tdisable")
    order = sorted(options, key=lambda option: (option not in FIRST, option))
    lines += [f"\t{option} {options[option]}" for option in order]
    return "\n".join(lines) + "\n"
