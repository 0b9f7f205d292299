"""Each way of making a virtual machine, and its later life, through the real engine."""

from pathlib import Path
from typing import Any

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack

pytestmark = pytest.mark.e2e

LIBRARY = {
    "type": "nfs",
    "server": "192.0.2.5",
    "export": "/srv/library",
    "content": ["import", "iso", "vztmpl"],
}
KEY = (
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIL4pt3ljHmGS18Q0HE5Q0HEfoobarfoobarfoobarfoo0A= me@here:1"
)
EMPTY = {
    "node": "pve02",
    "vmid": 9001,
    "cores": 1,
    "memory": 512,
    "ostype": "l26",
    "scsihw": "virtio-scsi-single",
    "scsi0": "local-lvm:1",
    "net0": "virtio,bridge=vmbr0",
}
CLONE = {
    "clone": "debian12-template",
    "node": "pve02",
    "vmid": 9010,
    "memory": 2048,
    "scsi0": "local-lvm:20",
    "state": "started",
}
IMAGE = {
    "node": "pve02",
    "cores": 1,
    "memory": 1024,
    "ostype": "l26",
    "scsihw": "virtio-scsi-single",
    "scsi0": {"storage": "local-lvm", "source": "library:debian-13-genericcloud-amd64.qcow2"},
    "ide2": "local-lvm:cloudinit",
    "net0": "virtio,bridge=vmbr0",
    "boot": "order=scsi0",
    "serial0": "socket",
    "ciuser": "debian",
    "sshkeys": KEY,
    "ipconfig0": "ip=192.0.2.30/24,gw=192.0.2.1",
    "state": "started",
}


def config(connection: dict[str, object], vms: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"connection": connection, "protect": False, "cluster": {"vms": vms, **more}}


def writes(cluster: Simulator) -> list[str]:
    asked = [f"{request.method} {request.template}" for request in cluster.requests()]
    return [request for request in asked if not request.startswith("GET")]


def test_the_three_machines_of_the_lab(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """Empty, cloned and grown, and from an image of a share that nobody has mounted yet."""
    vms = {"web01": EMPTY, "web02": CLONE, "web03": IMAGE}
    stack = Stack(tmp_path, config(connection, vms, storages={"library": LIBRARY}))
    stack.up()
    told = stack.outputs()["vms"]
    assert told["web02"] == {"vmid": 9010, "node": "pve02", "addresses": []}
    assert told["web03"]["addresses"] == ["192.0.2.30"]

    before = len(writes(cluster))
    stack.up("--expect-no-changes")
    stack.refresh("--expect-no-changes")
    assert len(writes(cluster)) == before


def test_what_is_declared_wins_over_the_template_in_the_same_run(
    connection: dict[str, object], tmp_path: Path
) -> None:
    stack = Stack(tmp_path, config(connection, {"web02": CLONE}))
    stack.up()
    machine = stack.resources()["Vm", "web02"]
    assert machine["id"] == "qemu/9010"
    assert machine["outputs"]["memory"] == 2048
    assert machine["outputs"]["scsi0"] == {"storage": "local-lvm", "size": "20G"}
    assert stack.preview(expect_no_changes=True).counts["unchanged"] > 0


def test_numbers_are_claimed_by_creation_however_many_at_once(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    vms = {f"vm{n:02}": {"node": "pve01", "memory": 64} for n in range(50)}
    stack = Stack(tmp_path, config(connection, vms))
    stack.up()
    numbers = {machine["vmid"] for machine in stack.outputs()["vms"].values()}
    assert len(numbers) == 50
    creations = [w for w in writes(cluster) if w == "POST /nodes/{node}/qemu"]
    assert len(creations) <= 60
    stack.destroy()
    assert not stack.resources()


def test_a_machine_moves_grows_and_becomes_a_template_in_place(
    connection: dict[str, object], tmp_path: Path
) -> None:
    stack = Stack(tmp_path, config(connection, {"web01": EMPTY | {"with_local_disks": True}}))
    stack.up()
    changed = EMPTY | {
        "node": "pve03",
        "with_local_disks": True,
        "scsi0": "local-lvm:3",
        "scsi1": "local-lvm:1",
        "net0": "virtio,bridge=vmbr0,tag=7",
        "template": True,
    }
    stack.write(config(connection, {"web01": changed}))
    assert "replace" not in stack.preview().output
    stack.up()
    machine = stack.resources()["Vm", "web01"]["outputs"]
    assert machine["disks"]["scsi0"] == {"volume": "local-lvm:base-9001-disk-0", "size": "3G"}
    assert stack.outputs()["vms"]["web01"]["node"] == "pve03"
    stack.up("--expect-no-changes")


def test_a_template_of_the_run_is_cloned_in_the_run(
    connection: dict[str, object], tmp_path: Path
) -> None:
    vms = {
        "golden": EMPTY | {"template": True},
        "copy": {"clone": "9001", "node": "pve02", "memory": 256},
    }
    stack = Stack(tmp_path, config(connection, vms))
    stack.up()
    disk = stack.resources()["Vm", "copy"]["outputs"]["disks"]["scsi0"]
    assert disk["volume"].startswith("local-lvm:vm-")
    stack.destroy()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"scsi0": "local-lvm:0.5"}, "would shrink from 1G to 512M"),
        ({"scsi0": None, "virtio0": "local-lvm:1"}, "the data of scsi0 would be lost"),
        ({"ciuser": "me"}, "has no effect without a cloud-init drive"),
        ({"template": True, "state": "started"}, "a template does not run"),
    ],
)
def test_what_cannot_be_done_is_told_in_preview(
    cluster: Simulator,
    connection: dict[str, object],
    tmp_path: Path,
    change: dict[str, Any],
    sentence: str,
) -> None:
    stack = Stack(tmp_path, config(connection, {"web01": EMPTY}))
    stack.up()
    before = writes(cluster)
    stack.write(config(connection, {"web01": EMPTY | change}))
    assert sentence in stack.preview(fails=True).output
    assert writes(cluster) == before


def test_an_image_that_is_not_there_names_what_is(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    image = IMAGE | {"scsi0": "local-lvm:0,import-from=library:import/nope.qcow2"}
    patience = {"retries": 2, "delay": 0.1}
    stack = Stack(
        tmp_path, config(connection, {"web03": image | patience}, storages={"library": LIBRARY})
    )
    told = stack.up(fails=True).output
    assert "library:import/debian-13-genericcloud-amd64.qcow2" in told
    assert "POST /nodes/{node}/qemu" not in writes(cluster)
