"""Files of sections: `type: name` and indented options."""

import re
from typing import Any

from simulator.schema import parameters_of
from simulator.storage.types import TYPES

Section = dict[str, Any]
Sections = dict[str, Section]

_HEAD = re.compile(r"(\S+): (\S+)\s*")
_OPTION = re.compile(r"\s+(\S+)(?:\s+(.*\S))?\s*")


def _read(text: str, parameters: dict[str, Any]) -> Sections:
    found: Sections = {}
    section: Section = {}
    for line in text.splitlines():
        head, option = _HEAD.fullmatch(line), _OPTION.fullmatch(line)
        if head:
            section = found[head[2]] = {"type": head[1]}
        elif option:
            section[option[1]] = _typed(parameters.get(option[1], {}), option[2])
    return found


def _typed(parameter: dict[str, Any], text: str | None) -> Any:
    """A flag without a value is on."""
    if parameter.get("type") in ("boolean", "integer"):
        return int(text or 1)
    return text or ""


def _write(sections: Sections) -> str:
    return "".join(_section(name, section) for name, section in sections.items())


def _section(name: str, section: Section) -> str:
    options = (
        "\tdisable\n" if option == "disable" else f"\t{option} {value}\n"
        for option, value in section.items()
        if option != "type"
    )
    return f"{section['type']}: {name}\n{''.join(options)}\n"


def read_realms(text: str) -> Sections:
    return _read(text, parameters_of("/access/domains", "POST"))


def write_realms(sections: Sections) -> str:
    return _write(sections)


def read_storages(text: str) -> Sections:
    return _read(text, parameters_of("/storage", "POST"))


def write_storages(sections: Sections) -> str:
    """PVE leaves out what the type does not declare, such as `shared` of a network storage."""
    return _write(
        {
            name: {k: v for k, v in section.items() if k == "type" or k in _declared(section)}
            for name, section in sections.items()
        }
    )


def _declared(section: Section) -> frozenset[str]:
    return TYPES[section["type"]].options


def read_jobs(text: str) -> Sections:
    return _read(text, parameters_of("/cluster/backup", "POST"))


def write_jobs(sections: Sections) -> str:
    return _write(sections)
