"""The works that are measured, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import yaml

LAB = Path(__file__).parents[1] / "Pulumi.dev.yaml"
NODES = ("pve01", "pve02", "pve03")

Section = dict[str, object]


@dataclass(frozen=True)
class Work:
    """What a stack declares, and what is done with it, in this order.

    `speeds` are those of the simulated cluster, in seconds; `connection` goes beside its endpoint.
    """

    name: str
    cluster: Mapping[str, object]
    verbs: tuple[str, ...] = ("up", "no-op", "refresh", "destroy")
    repeats: int = 1
    speeds: Mapping[str, object] = field(default_factory=dict)
    connection: Mapping[str, object] = field(default_factory=dict)


def lab() -> Section:
    """What `make up` brings up."""
    cluster: Section = yaml.safe_load(LAB.read_text())["config"]["proxmox-lab:cluster"]
    return cluster


def storages(count: int) -> Section:
    return {f"dir{n:04}": {"type": "dir", "path": f"/srv/{n}"} for n in range(count)}


def users(count: int) -> Section:
    return {f"user{n:04}@pve": {"comment": f"User {n}"} for n in range(count)}


def groups(count: int) -> Section:
    return {f"group{n:04}": {"comment": f"Group {n}"} for n in range(count)}


def acls(count: int) -> Section:
    return {f"/vms/{1000 + n}": {"root@pam": "PVEVMUser"} for n in range(count)}


def vms(count: int) -> Section:
    return {
        f"vm{n:04}": {
            "node": NODES[n % len(NODES)],
            "vmid": 1000 + n,
            "memory": 512,
            "scsihw": "virtio-scsi-single",
            "scsi0": "local-lvm:1",
            "net0": "virtio,bridge=vmbr0",
            "state": "started",
        }
        for n in range(count)
    }


def clones(count: int) -> Section:
    return {
        f"clone{n:04}": {
            "node": "pve02",
            "vmid": 1000 + n,
            "clone": "debian12-template",
            "memory": 1024,
            "scsi0": "local-lvm:20",
            "state": "started",
        }
        for n in range(count)
    }


def unnumbered(count: int) -> Section:
    return {f"vm{n:04}": {"node": NODES[n % len(NODES)], "memory": 512} for n in range(count)}


WORKS = (
    Work("lab", lab(), repeats=3),
    Work("200 storages", {"storages": storages(200)}, repeats=3),
    Work("500 ACLs", {"acls": acls(500)}, repeats=3),
    Work(
        "200 storages + 100 users",
        {"storages": storages(200), "users": users(100)},
        ("up", "refresh", "destroy"),
    ),
    Work(
        "100 VMs started, 20 ms an answer, 0.3 s a task",
        {"vms": vms(100)},
        speeds={"response": 0.02, "task": 0.3},
    ),
    Work(
        "100 clones grown and started, 2 s a clone",
        {"vms": clones(100)},
        ("up", "no-op", "destroy"),
        speeds={"response": 0.02, "tasks": {"qmclone": 2.0}},
        connection={"node_limit": 100},
    ),
    Work("50 VMs that claim a number", {"vms": unnumbered(50)}, ("up", "no-op", "destroy")),
    Work(
        "1,500 objects",
        {"storages": storages(500), "users": users(500), "groups": groups(500)},
    ),
)
