"""storage.cfg: its sections as PVE parses them, and the write of a new version."""

import contextlib
import hashlib
import uuid
from collections.abc import Iterator
from typing import Any

from simulator.errors import failed
from simulator.params import split_list
from simulator.state import State, errors_as
from simulator.storage.types import TYPES, StorageType

Section = dict[str, Any]

FILE = "storage.cfg"
LOCAL_PATH = "/var/lib/vz"
IMPLICIT_LOCAL: Section = {
    "type": "dir",
    "path": LOCAL_PATH,
    "content": "images,rootdir,vztmpl,iso,backup,snippets",
    "prune-backups": "keep-all=1",
}
"""What stands for the storage `local` when the file has none."""


def storages(state: State) -> dict[str, Section]:
    """Every storage by name, with the defaults that PVE adds when it reads the file."""
    sections = state[FILE]
    if "local" not in sections:
        sections = {**sections, "local": {**IMPLICIT_LOCAL, "priority": 0}}
    return {name: _parsed(name, section) for name, section in sections.items()}


def find_storage(state: State, name: str) -> Section | None:
    """One storage, with the defaults that PVE adds; None if there is none of that name."""
    section = state[FILE].get(name)
    if section is None and name == "local":
        section = {**IMPLICIT_LOCAL, "priority": 0}
    return section and _parsed(name, section)


def get_storage(state: State, name: str) -> Section:
    """Like find_storage, but raises PVE's error."""
    section = find_storage(state, name)
    if section is None:
        raise failed(f"storage '{name}' does not exist")
    return section


def _parsed(name: str, section: Section) -> Section:
    """`local` is on every node, whatever its section says."""
    kind = type_of(section)
    content = section.get("content") or ",".join(kind.default)
    shared = {"shared": 1} if kind.shared else {}
    parsed = {**section, **shared, "content": content}
    if name == "local":
        parsed.pop("nodes", None)
    return parsed


def type_of(section: Section) -> StorageType:
    return TYPES[section["type"]]


def contents(section: Section) -> list[str]:
    """The content types that a parsed section allows."""
    return split_list(section["content"])


def check_node(name: str, section: Section, node: str) -> None:
    """Raise unless the storage is for that node."""
    if section.get("nodes") and node not in split_list(section["nodes"]):
        raise failed(f"storage '{name}' is not available on node '{node}'")


def check_enabled(name: str, section: Section, node: str) -> None:
    """Raise unless the storage is enabled, and for that node."""
    if section.get("disable"):
        raise failed(f"storage '{name}' is disabled")
    check_node(name, section, node)


def is_enabled(section: Section, node: str) -> bool:
    nodes = split_list(section.get("nodes"))
    return not section.get("disable") and (not nodes or node in nodes)


def digest(state: State) -> str:
    """Of the file as it was last written: each write gives another one, as PVE shuffles lists."""
    version = state["digests"].get(FILE, "")
    return hashlib.sha1(version.encode()).hexdigest()


@contextlib.contextmanager
def writing(state: State, failure: str) -> Iterator[dict[str, Section]]:
    """A new version of the file under its lock; errors start with `failure`, as PVE's do.

    What PVE had added while reading the old one is written with it. Sections are replaced in
    it, not changed, so that a failure leaves the old version as it was.
    """
    with errors_as(failure):
        sections = {name: _completed(section) for name, section in state[FILE].items()}
        implicit = "local" not in sections
        sections.setdefault("local", IMPLICIT_LOCAL)
        yield sections
        if implicit and "local" in sections:
            sections["local"] = sections.pop("local")
        state.document[FILE] = sections
        state["digests"][FILE] = str(uuid.uuid4())


def _completed(section: Section) -> Section:
    if section.get("content"):
        return section
    return {**section, "content": ",".join(type_of(section).default)}
