"""What PVE can never do with the drives of a virtual machine in place."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from providers.core.check.problems import Problem
from providers.core.kind.values import size_in_bytes
from providers.vm.disks import Volume

if TYPE_CHECKING:
    from providers.vm import Vm

Drives = dict[str, Volume]


def faults_of_drives(new: "Vm", old: "Vm | None") -> Iterator[Problem]:
    """Drives that are nowhere, or would have to shrink, or to change their bus."""
    after, before = _drives(new), _drives(old) if old else {}
    if old or new.clone is None:
        added = {key: drive for key, drive in after.items() if key not in before}
        vague = [key for key, drive in added.items() if not drive.is_whole()]
        yield from (Problem(key, "needs a size, such as 32G, or a volume") for key in vague)
    for key in after.keys() & before.keys():
        yield from _shrinking(key, after[key], before[key])
    for key in sorted(after.keys() - before.keys()):
        yield from _rewired(key, after[key], {k: before[k] for k in before.keys() - after.keys()})


def _shrinking(key: str, drive: Volume, before: Volume) -> Iterator[Problem]:
    if 0 < _bytes(drive) < _bytes(before):
        yield Problem(key, f"would shrink from {before.size} to {drive.size}: PVE only grows disks")


def _rewired(key: str, drive: Volume, gone: Drives) -> Iterator[Problem]:
    """A new, empty disk beside the removal of its like: its data would be lost."""
    if drive.volume is not None or drive.import_from or drive.source or not drive.size:
        return
    for former, before in sorted(gone.items()):
        if (before.storage, before.size) == (drive.storage, drive.size):
            yield Problem(
                key,
                f"would be a new, empty disk, and the data of {former} would be lost: a disk "
                f"cannot change its bus. If that is meant, remove {former} in a run of its own",
            )


def _drives(vm: "Vm") -> Drives:
    found = {key: vm.at(key) for key in vm.declared()}
    return {key: drive for key, drive in found.items() if isinstance(drive, Volume)}


def _bytes(drive: Volume) -> int:
    return size_in_bytes(drive.size or "0")
