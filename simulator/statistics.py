"""Rows of guests, nodes and storages as the statistics daemon of each node reports them.

The daemon looks around every ten seconds: until then what is new has no figures.
"""

from functools import lru_cache
from typing import Any

from simulator.call import Cluster
from simulator.certificates import fingerprint
from simulator.inventory import Guest, all_guests
from simulator.propertystring import split_parts
from simulator.storage.config import Section, storages
from simulator.storage.status import CAPACITY, report

Row = dict[str, Any]

CYCLE = 10
"""Seconds between two looks."""
CGROUP_VERSION = 2
DEFAULT_MEMORY = 512
"""MiB of a guest that states none."""
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_IDLE = ("cpu", "mem", "memhost", "disk", "netin", "netout", "diskread", "diskwrite")


def look_around(cluster: Cluster) -> None:
    """What the daemon does in each cycle: note what there is."""
    cycle, statistics = cluster.clock.seconds() // CYCLE, cluster.state["statistics"]
    if statistics.get("cycle") != cycle:
        guests = (f"{guest.type}/{guest.vmid}" for guest in all_guests(cluster.state))
        names = (f"storage/{name}" for name in storages(cluster.state))
        statistics.update(cycle=cycle, seen=dict.fromkeys([*guests, *names], 1))


def is_reported(cluster: Cluster, object_id: str) -> bool:
    return object_id in cluster.state["statistics"].get("seen", ())


def guest_row(cluster: Cluster, guest: Guest) -> Row:
    object_id = f"{guest.type}/{guest.vmid}"
    row: Row = {"id": object_id, "vmid": guest.vmid, "type": guest.type, "node": guest.node}
    if not is_reported(cluster, object_id):
        return {**row, "status": "unknown"}
    return {**row, **guest_figures(cluster, guest)}


def guest_figures(cluster: Cluster, guest: Guest) -> Row:
    """Size and load of a guest."""
    config, running = guest.config, guest.entry.get("running")
    return {
        **dict.fromkeys(_IDLE, 0),
        "uptime": cluster.clock.seconds() - running["since"] if running else 0,
        "name": guest.name or f"{'VM ' if guest.type == 'qemu' else 'CT'}{guest.vmid}",
        "status": guest.status,
        "template": int(config.get("template", 0)),
        "maxcpu": _processors(cluster, guest),
        "maxmem": memory_of(guest) << 20,
        "maxdisk": boot_disk_size(guest),
    }


def _processors(cluster: Cluster, guest: Guest) -> float:
    """A container without a limit may use all that its node has."""
    config = guest.config
    if guest.type == "lxc":
        limit: float = config.get("cores") or config.get("cpulimit") or cluster.world.cpus
        return limit
    return int(config.get("cores", 1)) * int(config.get("sockets", 1))


def memory_of(guest: Guest) -> int:
    """In MiB."""
    value = guest.config.get("memory", DEFAULT_MEMORY)
    return value if isinstance(value, int) else _memory(str(value))


@lru_cache(maxsize=1024)
def _memory(text: str) -> int:
    return int(dict(split_parts(text)).get("current", text))


def boot_disk_size(guest: Guest) -> int:
    """Bytes of the first disk in the boot order, or of a container's root."""
    names = ["rootfs"] if guest.type == "lxc" else _boot_order(str(guest.config.get("boot", "")))
    sizes = (_disk_size(str(guest.config[name])) for name in names if name in guest.config)
    return next((size for size in sizes if size is not None), 0)


@lru_cache(maxsize=1024)
def _boot_order(text: str) -> list[str]:
    return dict(split_parts(text)).get("order", "").split(";")


@lru_cache(maxsize=8192)
def _disk_size(text: str) -> int | None:
    """None for what is no disk."""
    parts = dict(split_parts(text))
    if "size" not in parts or parts.get("media") == "cdrom":
        return None
    unit = _UNITS.get(parts["size"][-1:], 1)
    return int(float(parts["size"].rstrip("KMGT")) * unit)


def node_row(cluster: Cluster, node: str, can_audit: bool) -> Row:
    row: Row = {"id": f"node/{node}", "node": node, "type": "node", "status": "online", "level": ""}
    return {**row, **node_figures(cluster)} if can_audit else row


def node_figures(cluster: Cluster) -> Row:
    return {
        "cpu": 0.01,
        "maxcpu": cluster.world.cpus,
        "mem": cluster.world.memory // 8,
        "maxmem": cluster.world.memory,
        "disk": CAPACITY // 8,
        "maxdisk": CAPACITY,
        "uptime": uptime(cluster),
    }


def uptime(cluster: Cluster) -> int:
    """Seconds since the cluster was first asked: its nodes have run ever since."""
    now = cluster.clock.seconds()
    return int(now - cluster.state["statistics"].setdefault("boot", now - CYCLE))


def certificate_fingerprint(cluster: Cluster) -> str:
    return fingerprint(cluster.state.document["pve-ssl.pem"])


def storage_row(cluster: Cluster, node: str, name: str, section: Section) -> Row:
    row: Row = {
        "id": f"storage/{node}/{name}",
        "storage": name,
        "node": node,
        "type": "storage",
        "plugintype": section["type"],
        "status": "unknown",
        "shared": section.get("shared") or 0,
        "content": section["content"],
    }
    if not is_reported(cluster, f"storage/{name}"):
        return row
    seen = report(cluster, node, name, section)
    if not seen["active"]:
        return row
    return {**row, "status": "available", "maxdisk": seen["total"], "disk": seen["used"]}
