"""/cluster/mapping: directories and devices of nodes under one name."""

from collections.abc import Callable
from typing import Any, NamedTuple

from simulator.call import Call
from simulator.errors import PveError, failed
from simulator.hardware import check_directories, check_directory, check_pci, check_usb
from simulator.params import split_list
from simulator.propertystring import split_parts
from simulator.routes import route
from simulator.sections import (
    Section,
    SectionType,
    check_digest,
    digest,
    options_sent,
    section_type,
)
from simulator.state import errors_as

BASE = "/cluster/mapping"
PRIVILEGES = ("Mapping.Modify", "Mapping.Use", "Mapping.Audit")


class Kind(NamedTuple):
    """One kind of mapping."""

    file: str
    options: SectionType
    word: str
    """What PVE calls it where it tells what failed."""
    checks: str
    """The key under which a list tells what is wrong on a node."""
    check: Callable[[Call, str, str, dict[str, str]], None]
    """Raises what is wrong with an entry of a mapping on a node."""


KINDS = {
    "dir": Kind(
        "mapping/directory.cfg",
        section_type("dir", "map", "description"),
        "directory",
        "checks",
        check_directory,
    ),
    "pci": Kind(
        "mapping/pci.cfg",
        section_type("pci", "map", "description mdev live-migration-capable"),
        "hardware",
        "checks",
        check_pci,
    ),
    "usb": Kind(
        "mapping/usb.cfg",
        section_type("usb", "map", "description"),
        "hardware",
        "errors",
        check_usb,
    ),
}


@route("GET", BASE)
def list_kinds(_call: Call) -> list[dict[str, str]]:
    return [{"name": name} for name in ("pci", "usb", "dir")]


def serve(kind: str) -> None:
    """All methods of one kind."""
    collection, one = f"{BASE}/{kind}", f"{BASE}/{kind}/{{id}}"
    route("GET", collection)(lambda call: list_mappings(call, kind))
    route("POST", collection)(lambda call: create_mapping(call, kind))
    route("GET", one)(lambda call: show_mapping(call, kind))
    route("PUT", one)(lambda call: update_mapping(call, kind))
    route("DELETE", one)(lambda call: delete_mapping(call, kind))


def list_mappings(call: Call, kind: str) -> list[Section]:
    sections, node = call.state[KINDS[kind].file], call.params.get("check-node")
    return [
        {**section, "id": name, "digest": digest(sections), **checked(call, kind, name, node)}
        for name, section in sections.items()
        if call.permissions.has_any(f"/mapping/{kind}/{name}", *PRIVILEGES)
    ]


def checked(call: Call, kind: str, name: str, node: str | None) -> dict[str, Any]:
    """What is wrong with a mapping on a node, if that was asked for."""
    if node is None:
        return {}
    entries = [dict(split_parts(text)) for text in call.state[KINDS[kind].file][name]["map"]]
    here = [entry for entry in entries if entry["node"] == node]
    faults = [{"severity": "error", "message": why} for why in reasons(call, kind, name, here)]
    if not here:
        faults = [{"severity": "warning", "message": f"No mapping for node {node}."}]
    return {KINDS[kind].checks: faults}


def reasons(call: Call, kind: str, name: str, entries: list[dict[str, str]]) -> list[str]:
    found = []
    for entry in entries:
        try:
            KINDS[kind].check(call, entry["node"], name, entry)
        except PveError as error:
            found.append(f"Invalid configuration: {error.message}\n")
    return found


def show_mapping(call: Call, kind: str) -> Section:
    sections, name = call.state[KINDS[kind].file], call.params["id"]
    if name not in sections:
        raise failed(f"mapping '{name}' not found")
    return {**sections[name], "digest": digest(sections)}


def create_mapping(call: Call, kind: str) -> None:
    file, options, word, *_ = KINDS[kind]
    section, name = options.checked(options_sent(call, "id"), create=True), call.params["id"]
    check_map(call, kind, section)
    with errors_as(f"create {word} mapping failed"):
        if name in call.state[file]:
            raise failed(f"{kind} ID '{name}' already defined")
        call.state[file][name] = section


def check_map(call: Call, kind: str, section: Section) -> None:
    """Directories are looked for on the node that answers."""
    if kind == "dir":
        check_directories(call, section["map"])


def update_mapping(call: Call, kind: str) -> None:
    """All entries have to be sent, even where something else is to change."""
    file, options, word, *_ = KINDS[kind]
    sections, name = call.state[file], call.params["id"]
    with errors_as(f"update {word} mapping failed"):
        check_digest(call, sections)
        if name not in sections:
            raise failed(f"{kind} ID '{name}' does not exist")
        changes = options.checked(options_sent(call, "id"), create=True)
        check_map(call, kind, changes)
        section = {**sections[name]}
        options.unset(section, split_list(call.params.get("delete")), changes)
        sections[name] = section | changes


def delete_mapping(call: Call, kind: str) -> None:
    """One that is not there is gone already."""
    call.state[KINDS[kind].file].pop(call.params["id"], None)


for _kind in KINDS:
    serve(_kind)
