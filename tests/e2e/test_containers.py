"""Each way of making a container, and its later life, through the real engine."""

from pathlib import Path
from typing import Any

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import writes

pytestmark = pytest.mark.e2e

ARCHIVE = "debian-13-standard_13.1-2_amd64.tar.zst"
NAMED: dict[str, Any] = {
    "node": "pve02",
    "vmid": 9002,
    "ostemplate": "debian-13-standard",
    "rootfs": "local-lvm:4",
    "cores": 1,
    "memory": 512,
    "net0": "name=eth0,bridge=vmbr0,ip=192.0.2.40/24,gw=192.0.2.1",
    "password": "geheim-root",
    "state": "started",
}
CLONE = {"clone": "9003", "rootfs": "local-lvm:2", "memory": 1024}
GOLDEN: dict[str, Any] = {
    "node": "pve02",
    "vmid": 9003,
    "ostemplate": "alpine-3.22-*",
    "rootfs": "local-lvm:1",
    "net0": {"name": "eth0", "bridge": "vmbr0"},
    "template": True,
}


def config(connection: dict[str, object], containers: dict[str, Any], **more: Any) -> Any:
    cluster = {"containers": containers, **more}
    return {"connection": connection, "protect": False, "cluster": cluster}


def downloads(cluster: Simulator) -> list[str]:
    return [request for request in writes(cluster) if request.endswith("/aplinfo")]


def test_containers_are_made_in_every_way_changed_and_destroyed(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    volume = NAMED | {"vmid": 9004, "ostemplate": f"local:vztmpl/{ARCHIVE}", "net0": None}
    again = NAMED | {"vmid": None, "net0": None}
    containers = {"ct01": NAMED, "again": again, "golden": GOLDEN, "copy": CLONE}
    stack = Stack(tmp_path, config(connection, containers))
    assert "debian-13-standard' is debian-13-standard_13.1-2" in stack.preview().output
    assert not downloads(cluster)
    stack.up()
    assert len(downloads(cluster)) == 2
    told = stack.outputs()["containers"]
    assert told["ct01"] == {"vmid": 9002, "node": "pve02", "addresses": ["192.0.2.40"]}
    made = stack.resources()
    assert made["Container", "ct01"]["outputs"]["ostemplate_volume"] == f"local:vztmpl/{ARCHIVE}"
    copy = made["Container", "copy"]["outputs"]
    assert copy["disks"]["rootfs"]["size"] == "2G"
    stack.up("--expect-no-changes")
    stack.refresh("--expect-no-changes")

    changed = NAMED | {
        "node": "pve03",
        "rootfs": "local-lvm:6",
        "mp0": "local-lvm:1,mp=/srv/data",
        "memory": 1024,
        "reboot": "allowed",
    }
    stack.write(config(connection, containers | {"ct01": changed, "volume": volume}))
    assert "replace" not in stack.preview().output
    stack.up()
    container = stack.resources()["Container", "ct01"]["outputs"]
    assert container["node"] == "pve03"
    assert {slot: disk["size"] for slot, disk in container["disks"].items()} == {
        "rootfs": "6G",
        "mp0": "1G",
    }
    stack.up("--expect-no-changes")
    assert "geheim-root" not in str(stack.resources())
    stack.destroy()
    assert not any(node["lxc"] for node in cluster.state.document["nodes"].values())


def test_a_template_is_downloaded_once_to_a_share_that_comes_with_it(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """All nodes want it at the same moment."""
    share = {"type": "nfs", "server": "192.0.2.5", "export": "/srv/t", "content": ["vztmpl"]}
    wish = {
        "ostemplate": "debian-13-standard",
        "template_storage": "shared",
        "rootfs": "local-lvm:1",
    }
    containers = {
        f"ct{number}": wish | {"node": f"pve0{number % 3 + 1}", "vmid": 200 + number}
        for number in range(6)
    }
    stack = Stack(tmp_path, config(connection, containers, storages={"shared": share}))
    stack.up()
    assert len(downloads(cluster)) == 1
    stack.up("--expect-no-changes")


REFUSALS: list[tuple[dict[str, Any], str]] = [
    ({"rootfs": "local-lvm:2"}, "rootfs would shrink from 4G to 2G: PVE only grows disks"),
    ({"node": "pve01"}, "node cannot change while it runs: declare `reboot: allowed`"),
    ({"unprivileged": False}, "protect"),
]


def test_what_cannot_be_done_is_told_in_preview(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    stack = Stack(tmp_path, config(connection, {"ct01": NAMED}) | {"protect": True})
    stack.up()
    before = writes(cluster)
    for change, sentence in REFUSALS:
        stack.write(config(connection, {"ct01": NAMED | change}) | {"protect": True})
        assert sentence in stack.preview(fails=True).output
    assert writes(cluster) == before


def test_others_may_name_a_container(connection: dict[str, object], tmp_path: Path) -> None:
    """An ACL entry, a pool and a job come after it, and go with it."""
    more = {
        "pools": {"web": {"vms": [9002]}},
        "acls": {"/vms/9002": {"root@pam": "PVEVMUser"}},
        "backup_jobs": {"nightly": {"schedule": "02:30", "vmid": [9002], "storage": "local"}},
    }
    stack = Stack(tmp_path, config(connection, {"ct01": NAMED}, **more))
    stack.up()
    made = stack.resources()
    container = made["Container", "ct01"]["urn"]
    names = [("Pool", "web"), ("Acl", "/vms/9002 root@pam PVEVMUser"), ("BackupJob", "nightly")]
    assert all(container in made[name]["dependencies"] for name in names), [*made]
    stack.up("--expect-no-changes")
    stack.destroy()


def test_a_template_that_this_run_brings_comes_first(
    connection: dict[str, object], tmp_path: Path
) -> None:
    url = "https://templates.example/images/system/debian-12-standard_12.12-1_amd64.tar.zst"
    images = {"own.tar.zst": {"storage": "local", "content": "vztmpl", "url": url, "node": "pve02"}}
    container = NAMED | {"ostemplate": "local:vztmpl/own.tar.zst"}
    stack = Stack(tmp_path, config(connection, {"ct01": container}, images=images))
    stack.up()
    made = stack.resources()
    image = made["Image", "own.tar.zst"]["urn"]
    assert image in made["Container", "ct01"]["dependencies"]
    stack.destroy()
