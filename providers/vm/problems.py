"""What PVE can never do with a virtual machine in place."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from providers.core.check.problems import Problem
from providers.core.kind.values import size_in_bytes
from providers.vm.disks import Volume

if TYPE_CHECKING:
    from providers.vm import Vm


def faults_of_drives(new: "Vm", old: "Vm | None") -> Iterator[Problem]:
    """A drive that would have to shrink."""
    for key in new.declared():
        drive, before = new.at(key), old.at(key) if old is not None else None
        if not (isinstance(drive, Volume) and isinstance(before, Volume)):
            continue
        if _bytes(drive) and _bytes(drive) < _bytes(before):
            yield Problem(key, f"would shrink from {before.size} to {drive.size}: PVE only grows")


def _bytes(drive: Volume) -> int:
    return size_in_bytes(drive.size or "0")
