"""Which options a storage may have: PVE's check of a section before it is written."""

import re
from typing import Any

from simulator.errors import failed
from simulator.params import split_list
from simulator.storage.config import Section
from simulator.storage.types import TYPES, StorageType

_DIRECTORY = re.compile(r"/[-/a-zA-Z0-9_.@]+")
_MOUNTED = ("nfs", "cifs", "cephfs")


def check_new(name: str, kind: str, options: Section) -> Section:
    """The options of a new storage in the form in which they are kept."""
    if kind in _MOUNTED:
        options = {"path": f"/mnt/pve/{name}", **options}
    checked = _check(TYPES[kind], options)
    for option in sorted(TYPES[kind].required):
        if options.get(option) is None:
            raise failed(f"missing value for required option '{option}'")
    if kind in ("dir", "btrfs") and not _DIRECTORY.fullmatch(options["path"]):
        raise failed(f"illegal path for directory storage: {options['path']}")
    return checked


def check_changes(kind: str, options: Section) -> Section:
    """Changed options in the form in which they are kept; fixed ones are refused, equal or not."""
    for option in options:
        if option in TYPES[kind].fixed:
            raise failed(f"can't change value of fixed parameter '{option}'")
    return _check(TYPES[kind], options)


def check_deletions(kind: str, options: list[str], changes: Section) -> None:
    """Raise for what cannot be unset."""
    declared = TYPES[kind]
    for option in options:
        if option not in declared.options:
            raise failed(f"no such option '{option}'")
        if option in declared.required:
            raise failed(f"unable to delete required option '{option}'")
        if option in declared.fixed:
            raise failed(f"unable to delete fixed option '{option}'")
        if option in changes:
            raise failed(f"cannot set and delete property '{option}' at the same time!")


def _check(kind: StorageType, options: Section) -> Section:
    for option in options:
        if option not in kind.options:
            raise failed(f"unexpected property '{option}'")
    return {option: _decoded(kind, option, value) for option, value in options.items()}


def _decoded(kind: StorageType, option: str, value: Any) -> Any:
    if option == "content":
        return _content(kind, value)
    if option == "nodes":
        return ",".join(dict.fromkeys(split_list(value)))
    if option == "content-dirs":
        parts = [part for part in split_list(value) if part.partition("=")[0] in kind.content]
        return ",".join(sorted(parts))
    return value


def _content(kind: StorageType, text: str) -> str:
    """PVE drops what the type cannot hold, silently; an empty text means nothing at all."""
    names = [name for name in dict.fromkeys(split_list(text)) if name in kind.content]
    if "none" in names and len(names) > 1:
        raise failed("unable to combine 'none' with other content types")
    if not names and "none" not in kind.content:
        raise failed("storage does not support content type 'none'")
    return ",".join(names)
