"""What PVE can never do with a guest in place, or not while it runs."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from providers.core.check.problems import Problem
from providers.core.guests.power import REST
from providers.core.guests.volumes import Volume
from providers.core.kind.fields import carries
from providers.core.kind.marks import KEPT

if TYPE_CHECKING:
    from providers.core.guests.guest import Guest

Volumes = dict[str, Volume]


def faults_of_volumes(new: "Guest", old: "Guest | None") -> Iterator[Problem]:
    """Volumes that are nowhere, or would have to shrink, or to change their place."""
    after, before = _volumes(new), _volumes(old) if old else {}
    if old or new.clone is None:
        added = {key: volume for key, volume in after.items() if key not in before}
        vague = [key for key, volume in added.items() if not volume.is_whole()]
        yield from (Problem(key, "needs a size, such as 32G, or a volume") for key in vague)
    for key in after.keys() & before.keys():
        yield from _shrinking(key, after[key], before[key])
    for key in sorted(after.keys() - before.keys()):
        yield from _emptied(key, after[key], {k: before[k] for k in before.keys() - after.keys()})


def faults_of_rest(new: "Guest", old: "Guest") -> Iterator[Problem]:
    """What a running guest would have to be stopped for, though nothing allows it."""
    may_stop = new.state == "stopped" or new.reboot == "allowed"
    if not new.differs.rests or old.state != "started" or may_stop:
        return
    if new.node and old.node and new.node != old.node:
        yield Problem("node", f"cannot change while it runs: {REST}")
    after, before = _volumes(new), _volumes(old)
    for key in sorted(before):
        place = after[key].storage if key in after else None
        is_gone = key not in after and not carries(type(new), key, KEPT)
        if is_gone or (place and before[key].storage not in (None, place)):
            yield Problem(key, f"cannot be moved or removed while it runs: {REST}")


def _shrinking(key: str, volume: Volume, before: Volume) -> Iterator[Problem]:
    if 0 < volume.bytes() < before.bytes():
        yield Problem(
            key, f"would shrink from {before.size} to {volume.size}: PVE only grows disks"
        )


def _emptied(key: str, volume: Volume, gone: Volumes) -> Iterator[Problem]:
    """A new, empty disk beside the removal of its like: its data would be lost."""
    if not volume.is_new():
        return
    for former, before in sorted(gone.items()):
        if (before.storage, before.size) == (volume.storage, volume.size):
            yield Problem(
                key,
                f"would be a new, empty disk, and the data of {former} would be lost: a disk "
                f"cannot change its slot. If that is meant, remove {former} in a run of its own",
            )


def _volumes(guest: "Guest") -> Volumes:
    found = {key: guest.at(key) for key in guest.declared()}
    return {key: volume for key, volume in found.items() if isinstance(volume, Volume)}
