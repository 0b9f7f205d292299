"""Virtual machines while they are being made, and what a fresh lab offers for it."""

import time
from typing import Any

from simulator import Simulator
from simulator.faults import Fault
from tests.simulator.conftest import Client

NODE = "/nodes/pve02"


def end_of(client: Client, upid: str) -> dict[str, Any]:
    """The status of a task once it has ended."""
    node = upid.split(":")[1]
    while True:
        status: dict[str, Any] = client.data("GET", f"/nodes/{node}/tasks/{upid}/status")
        if status["status"] == "stopped":
            return status
        time.sleep(0.01)


def names_of(client: Client, storage: str) -> list[str]:
    volumes = client.data("GET", f"{NODE}/storage/{storage}/content")
    return [volume["volid"] for volume in volumes]


def test_creation_holds_number_and_lock_until_it_is_done(sim: Simulator, client: Client) -> None:
    sim.speeds.tasks["qmcreate"] = 0.2
    upid = client.data("POST", f"{NODE}/qemu", vmid=100, scsi0="local-lvm:1")
    assert client.data("GET", f"{NODE}/qemu/100/config")["lock"] == "create"
    second = client.ask("POST", "/nodes/pve01/qemu", vmid=100)
    assert second.reason == "unable to create VM 100 - VM 100 already exists on node 'pve02'"
    assert end_of(client, upid)["exitstatus"] == "OK"
    config = client.data("GET", f"{NODE}/qemu/100/config")
    assert config["scsi0"] == "local-lvm:vm-100-disk-0,size=1G"
    assert "lock" not in config


def test_failed_creation_leaves_nothing(client: Client) -> None:
    drives = {"scsi0": "local-lvm:1", "scsi1": "local-lvm:0,import-from=local:import/no.qcow2"}
    before = names_of(client, "local-lvm")
    upid = client.data("POST", f"{NODE}/qemu", vmid=100, **drives)
    expected = "unable to create VM 100 - failed to stat '/var/lib/vz/import/no.qcow2'"
    assert end_of(client, upid)["exitstatus"] == expected
    assert client.ask("GET", f"{NODE}/qemu/100/config").status_code == 500
    assert names_of(client, "local-lvm") == before


def test_broken_task_does_no_work(sim: Simulator, client: Client) -> None:
    sim.faults.add(Fault("/nodes/*/qemu", "POST", task="got timeout"))
    upid = client.data("POST", f"{NODE}/qemu", vmid=100)
    assert end_of(client, upid)["exitstatus"] == "got timeout"
    assert client.ask("GET", f"{NODE}/qemu/100/config").status_code == 500


def test_stopped_task_leaves_nothing(sim: Simulator, client: Client) -> None:
    sim.speeds.task = 60
    upid = client.data("POST", f"{NODE}/qemu", vmid=100)
    client.data("DELETE", f"{NODE}/tasks/{upid}")
    assert end_of(client, upid)["exitstatus"] == "received interrupt"
    assert client.data("GET", "/cluster/nextid", vmid=100) == "100"


def test_cloud_image_appears_on_a_node_with_the_library(client: Client) -> None:
    image = "library:import/debian-13-genericcloud-amd64.qcow2"
    library = {"type": "nfs", "server": "192.0.2.5", "export": "/srv/library", "content": "import"}
    client.data("POST", "/storage", storage="library", **library)
    assert names_of(client, "library") == [image]
    disk = f"local-lvm:0,import-from={image}"
    upid = client.data("POST", f"{NODE}/qemu", vmid=100, scsi0=disk)
    assert end_of(client, upid)["exitstatus"] == "OK"
    config = client.data("GET", f"{NODE}/qemu/100/config")
    assert config["scsi0"] == "local-lvm:vm-100-disk-0,size=3G"


def test_template_is_cloned_where_it_is(client: Client) -> None:
    upid = client.data("POST", f"{NODE}/qemu/9000/clone", newid=100, name="web")
    assert end_of(client, upid)["exitstatus"] == "OK"
    assert client.data("GET", f"{NODE}/qemu/100/config")["scsi0"].startswith("local-lvm:vm-100-")
    elsewhere = client.ask("GET", "/nodes/pve01/qemu/100/config")
    expected = "Configuration file 'nodes/pve01/qemu-server/100.conf' does not exist"
    assert (elsewhere.status_code, elsewhere.reason) == (500, expected)


def test_running_machine_keeps_changes_for_its_next_start(client: Client) -> None:
    end_of(client, client.data("POST", f"{NODE}/qemu", vmid=100, memory=512, start=1))
    client.data("PUT", f"{NODE}/qemu/100/config", memory=1024, name="web")
    current = client.data("GET", f"{NODE}/qemu/100/config", current=1)
    assert (current["memory"], current["name"]) == ("512", "web")
    end_of(client, client.data("POST", f"{NODE}/qemu/100/status/stop"))
    current = client.data("GET", f"{NODE}/qemu/100/config", current=1)
    assert current["memory"] == "1024"
