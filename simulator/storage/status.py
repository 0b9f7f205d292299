"""What a node reports of a storage: whether it works there, and how full it is."""

from typing import Any

from simulator.call import Cluster
from simulator.errors import PveError
from simulator.storage.activation import activate_section
from simulator.storage.config import Section, is_enabled
from simulator.storage.volumes import Volumes

CAPACITY = 256 << 30
"""Bytes of every storage: the simulated disks have no sizes of their own."""


def report(cluster: Cluster, node: str, storage: str, section: Section) -> dict[str, Any]:
    """The row of a storage in the list of a node, after an attempt to activate it."""
    enabled = is_enabled(section, node)
    row = {
        "type": section["type"],
        "content": section["content"],
        "shared": int(bool(section.get("shared"))),
        "enabled": int(enabled),
        "active": 0,
        "total": 0,
        "used": 0,
        "avail": 0,
    }
    if not enabled or not _works(cluster, node, storage, section):
        return row
    used = Volumes(cluster, node).used_on(section)
    return {**row, "active": 1, "total": CAPACITY, "used": used, "avail": CAPACITY - used}


def _works(cluster: Cluster, node: str, storage: str, section: Section) -> bool:
    """PVE activates a volume group that is missing, and a Ceph pool, but gets no figures then."""
    if section["type"] == "rbd":
        return False
    if section["type"] == "lvm" and section["vgname"] not in cluster.world.volume_groups:
        return False
    try:
        activate_section(cluster, node, storage, section)
    except PveError:
        return False
    return True
