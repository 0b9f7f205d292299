"""Which guests and volumes a backup job covers."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from simulator.backup.jobs import Job
from simulator.inventory import Guest, all_guests
from simulator.params import split_list
from simulator.propertystring import split_parts
from simulator.state import State

Guests = dict[int, Guest]

_DISK = re.compile(r"(ide|sata|scsi|virtio|efidisk|tpmstate)\d+")
_MOUNT_POINT = re.compile(r"rootfs|mp\d+")


def covered_guests(state: State, job: Job) -> list[Guest]:
    """The guests of a job in the order of their ids."""
    guests = {guest.vmid: guest for guest in all_guests(state)}
    return [guests[vmid] for vmid in sorted(_covered(state, job, guests))]


def uncovered_guests(state: State, jobs: Iterable[Job]) -> list[Guest]:
    """Those that no job covers."""
    guests = {guest.vmid: guest for guest in all_guests(state)}
    for job in jobs:
        for vmid in _covered(state, job, guests):
            del guests[vmid]
    return list(guests.values())


def _covered(state: State, job: Job, guests: Guests) -> set[int]:
    excluded = set(map(int, split_list(job.get("exclude"))))
    chosen = (_chosen(state, job, guests) & guests.keys()) - excluded
    node = job.get("node")
    return {vmid for vmid in chosen if guests[vmid].node == node} if node else chosen


def _chosen(state: State, job: Job, guests: Guests) -> set[int]:
    if job.get("pool"):
        return set(state.users["pools"].get(job["pool"], {"vms": ()})["vms"])
    if job.get("vmid"):
        return set(map(int, split_list(job["vmid"])))
    return set(guests) if job.get("all") else set()


def volumes_of(guest: Guest) -> Iterator[dict[str, Any]]:
    """What a job does with each volume of a guest, as the tree of included volumes shows it."""
    is_volume = _DISK if guest.type == "qemu" else _MOUNT_POINT
    for key, text in guest.config.items():
        if is_volume.fullmatch(key):
            parts = dict(split_parts(str(text)))
            if parts.get("media") != "cdrom":
                yield _volume(guest, key, parts)


def _volume(guest: Guest, key: str, parts: dict[str, str]) -> dict[str, Any]:
    included, reason = _verdict(guest, key, parts)
    name = parts.get("file") or parts.get("volume") or parts[""]
    identity = {"id": f"{guest.vmid}:{key}", "name": name}
    return {**identity, "included": included, "reason": reason, "leaf": 1}


def _verdict(guest: Guest, key: str, parts: dict[str, str]) -> tuple[int, str]:
    """Disks are in unless they say otherwise, mount points of containers the other way round."""
    if guest.type == "lxc":
        if key == "rootfs":
            return 1, "rootfs"
        if not parts.get("", parts.get("volume", "")).partition(":")[2]:
            return 0, "not a volume"
        wanted = parts.get("backup", "0") not in ("0", "no")
        return int(wanted), "enabled" if wanted else "disabled"
    if key.startswith("efidisk") and guest.config.get("bios") != "ovmf":
        return 0, "efidisk but no OMVF BIOS"
    wanted = parts.get("backup", "1") not in ("0", "no")
    return int(wanted), "backup=yes" if wanted else "backup=no"
