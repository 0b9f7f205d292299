"""Machines whose runs are killed or fail at any step, and the next run, which makes it good."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from simulator.faults import Fault
from simulator.simulator import Simulator
from tests.e2e.engine import PROJECT, Stack, family, kill
from tests.e2e.looks import writes
from tests.e2e.test_failures import until

pytestmark = pytest.mark.e2e

NODE = "pve02"
DISK = {"node": NODE, "memory": 64, "scsi0": "local-lvm:1"}
BEFORE = {"grown": DISK, "moved": {**DISK, "with_local_disks": True}}
AFTER = {
    "grown": {**DISK, "scsi0": "local-lvm:2"},
    "moved": {**BEFORE["moved"], "node": "pve03"},
    "cloned": {"clone": "9000", "memory": 64, "scsi0": "local-lvm:4"},
    "numbered": {"clone": "9000", "vmid": 200, "memory": 64},
    "imported": {
        **DISK,
        "scsi0": {"storage": "local-lvm", "source": "library:debian-13-genericcloud-amd64.qcow2"},
    },
}
LIBRARY = {
    "type": "nfs",
    "server": "192.0.2.5",
    "export": "/srv/library",
    "content": ["import", "iso", "vztmpl"],
}
ALL = Counter(qmcreate=len(BEFORE) + 1, qmclone=2, resize=1, qmigrate=1)
SLOW = dict.fromkeys(ALL, 4.0)


def lab(connection: dict[str, object], vms: dict[str, Any]) -> dict[str, Any]:
    cluster = {"vms": vms, "storages": {"library": LIBRARY}}
    return {"connection": connection, "protect": False, "cluster": cluster}


def begun(cluster: Simulator) -> Counter[str]:
    """How many tasks of each type have begun so far."""
    return Counter(task["type"] for task in list(cluster.state["tasks"].values()))


def machines(cluster: Simulator) -> dict[str, tuple[str, str]]:
    """Node and size of the disk of each machine of ours, none of which is locked or waits."""
    found = {}
    for node, guests in cluster.state["nodes"].items():
        for vmid, guest in guests["qemu-server"].items():
            assert not guest["pending"], vmid
            assert "lock" not in guest["config"], vmid
            found[guest["config"]["name"]] = (node, guest["config"]["scsi0"].rpartition("=")[2])
    assert found.pop("debian12-template")
    return found


def volumes(cluster: Simulator) -> list[str]:
    """Names of the disks on all nodes."""
    places = cluster.state["volumes"].items()
    return sorted(name for place, rows in places if place.endswith("pve/data") for name in rows)


@pytest.mark.parametrize("killed", ["engine", "engine and host"])
def test_a_run_that_is_killed_in_the_middle_of_everything(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path, killed: str
) -> None:
    """While it clones, imports, grows and migrates; hosts that outlive the engine go on."""
    stack = Stack(tmp_path, lab(connection, BEFORE))
    stack.up("--skip-preview")
    cluster.speeds.tasks.update(SLOW)
    stack.write(lab(connection, AFTER))
    process = stack.start("up", "--yes", "--skip-preview", "--stack", stack.name)
    until(lambda: begun(cluster) >= ALL)
    pids = family(process.pid)
    kill(pids if killed == "engine and host" else [process.pid])
    process.communicate()
    stack.cancel()

    resumed = stack.up("--skip-preview")
    assert resumed.counts["created"] == 3
    assert "pending operations from previous deployment" in resumed.output
    stack.up("--expect-no-changes", "--skip-preview")
    kill(pids)
    assert machines(cluster) == {
        "grown": (NODE, "2G"),
        "moved": ("pve03", "1G"),
        "cloned": (NODE, "4G"),
        "numbered": (NODE, "3G"),
        "imported": (NODE, "3G"),
    }
    assert len(volumes(cluster)) == len(machines(cluster)) + 2 + 2  # the template, and cloud-init
    creations = [write for write in writes(cluster) if write.endswith(("/clone", "/qemu"))]
    assert len(creations) == len(AFTER)


IGNORING = """
import pulumi
import proxmox_lab

config = pulumi.Config()
proxmox_lab.Vm(
    "web01",
    opts=pulumi.ResourceOptions(ignore_changes=config.require_object("ignored")),
    **config.require_object("vm"),
)
"""


def test_ignored_changes_are_neither_made_nor_undone(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """A field, a slot, and a part of one, whatever the program says of it and how."""
    vm = {
        "node": NODE,
        "vmid": 100,
        "memory": 64,
        "cores": 1,
        "scsi0": {"storage": "local-lvm", "size": "1G"},
        "net0": "virtio,bridge=vmbr0",
        "tags": ["b", "a"],
    }
    ignored = ["memory", "net0", "scsi0.size", "tags", "sshkeys"]
    settings = {"connection": connection, "vm": vm, "ignored": ignored}
    stack = Stack(tmp_path, settings, program=IGNORING)
    stack.up("--skip-preview")
    new = {
        "memory": 128,
        "cores": 2,
        "scsi0": {"storage": "local-lvm", "size": "9G", "ssd": True},
        "net0": "e1000",
        "tags": ["c"],
    }
    stack.write({**settings, "vm": {**vm, **new}})
    stack.up("--skip-preview")
    config = cluster.state["nodes"][NODE]["qemu-server"]["100"]["config"]
    assert (config["memory"], config["cores"], config["tags"]) == ("64", 2, "a;b")
    assert config["scsi0"].endswith(",size=1G,ssd=1")
    assert config["net0"].startswith("virtio=")
    stack.up("--skip-preview", "--expect-no-changes")
    stack.refresh("--skip-preview", "--expect-no-changes")


def test_a_half_made_machine_keeps_its_secrets(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    secret = "marker-of-cloud-init"
    vm = {**DISK, "ide2": "local-lvm:cloudinit", "state": "started"}
    text = f"kvm: cannot use {secret}"
    cluster.faults.add(Fault("*/status/start", "POST", count=2, task=text))
    stack = Stack(tmp_path, lab(connection, {"web01": vm}))
    key = f"{PROJECT}:cluster.vms.web01.cipassword"
    stack.run("config", "set", "--secret", "--path", key, secret, "--stack", stack.name)
    seen = [stack.up("--skip-preview", fails=True).output for _ in range(2)]
    machine = stack.resources()["Vm", "web01"]
    assert machine["initErrors"]
    stored = [file.read_text() for file in (tmp_path / "state").rglob("*") if file.is_file()]
    assert [text for text in [*seen, *stored, str(machine)] if secret in text] == []
    stack.up("--skip-preview")
    assert "initErrors" not in stack.resources()["Vm", "web01"]
