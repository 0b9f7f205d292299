"""Volumes that a machine's disks are made from, on storages that may not be mounted yet.

PVE mounts a share on a node at first use, and an import from it fails before that. Listing the
content of the storage on the target node is such a use; waiting for the file alone is not.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

from providers.core.cluster.view import View
from providers.core.cluster.volumes import CONTENT
from providers.core.engine import host
from providers.core.errors import NotFound, Refused
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill
from providers.vm.disks import Drive

if TYPE_CHECKING:
    from providers.vm import Vm


@contextmanager
def origins(view: View, spec: "Vm") -> Iterator[None]:
    """Wait until the volumes that disks are made from are there on the node, under their names;
    making the disks then takes a turn there."""
    drives = dict(_imported(spec))
    for key, drive in drives.items():
        volume = _volume(view, spec, drive)
        spec.put(key, drive.model_copy(update={"import_from": volume, "source": None}))
    try:
        with view.turn(str(spec.node)) if drives else nullcontext():
            yield
    finally:
        for key, drive in drives.items():
            spec.put(key, drive)


def _imported(spec: "Vm") -> Iterator[tuple[str, Drive]]:
    for key in spec.declared():
        drive = spec.at(key)
        if isinstance(drive, Drive) and (drive.import_from or drive.source):
            yield key, drive


def _volume(view: View, spec: "Vm", drive: Drive) -> str:
    """The volume id of the drive's origin; an absolute path is left to PVE."""
    wish = str(drive.import_from or drive.source)
    storage, colon, name = wish.partition(":")
    if not colon:
        return wish
    found: list[str] = []
    for turn in range(spec.retries):
        time.sleep(spec.delay if turn else 0)
        found = _content(view, spec, storage)
        matching = [volid for volid in found if volid.partition(":")[2].endswith(name)]
        if matching:
            return max(matching)
        host.progress(f"waiting for {wish} on {spec.node}")
    raise NotFound(
        f"{wish} is not on {spec.node}; the storage holds {', '.join(found) or 'nothing'} there",
        "Put the image onto the storage, or correct its name.",
    )


def _content(view: View, spec: "Vm", storage: str) -> list[str]:
    path = fill(CONTENT, {"node": spec.node, "storage": storage})
    try:
        rows: list[Row] = view.api.rows(path)
    except (NotFound, Refused) as fault:
        host.progress(str(fault))
        return []
    return sorted(str(row["volid"]).strip() for row in rows)
