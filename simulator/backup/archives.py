"""Backups on a storage, and what their retention removes."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from simulator.backup.retention import mark
from simulator.storage.rows import Row, is_standard_name
from simulator.storage.volumes import Volumes


def marked(
    volumes: Volumes,
    storage: str,
    keep: Mapping[str, Any],
    vmid: int | None = None,
    kind: str | None = None,
) -> list[Row]:
    """Every backup with what becomes of it: `keep`, `remove`, `protected` or `renamed`.

    Names that vzdump does not give are left alone, as are protected backups, which do not count.
    """
    backups = [row for row in _backups(volumes, storage, vmid) if kind in (None, row["type"])]
    groups: dict[tuple[str, int], list[Row]] = defaultdict(list)
    for backup in backups:
        if backup.get("mark") != "renamed":
            groups[backup["type"], backup["vmid"]].append(backup)
    for group in groups.values():
        mark(group, keep)
    return backups


def _backups(volumes: Volumes, storage: str, vmid: int | None) -> Iterator[Row]:
    for name, row in volumes.rows(storage, vmid, "backup"):
        backup = {"volid": row["volid"], "ctime": row["ctime"], "type": row["subtype"]}
        if name.vmid is not None:
            backup["vmid"] = name.vmid
        if not is_standard_name(name):
            backup["mark"] = "renamed"
        if row.get("protected"):
            backup["mark"] = "protected"
        yield backup
