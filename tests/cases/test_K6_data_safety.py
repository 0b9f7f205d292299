"""K6: no data is lost to an edit: what cannot be done in place is refused before anything is."""

from typing import Any

import pytest

from simulator import Simulator
from tests.cases.conftest import VM, Administrator, Begin
from tests.cases.images import IMAGE, put_image
from tests.host.wire import HostError, InitFailed
from tests.providers.contract.life import Refused

DISK = {**VM, "state": "started", "scsi0": "local-lvm:20"}


def size(lab: Administrator) -> str:
    return str(lab.call("GET /nodes/pve01/qemu/101/config")["scsi0"].rpartition("=")[2])


def test_K6_a_disk_never_shrinks(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up(DISK)
    before = vm.state
    with lab.recorded() as requests, pytest.raises(Refused, match="scsi0 would shrink"):
        vm.up({**DISK, "scsi0": "local-lvm:10"})
    assert all(request.method == "GET" for request in requests)
    assert (size(lab), vm.state) == ("20G", before)


def test_K6_a_disk_grows_to_an_absolute_size(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up(DISK)
    (resize,) = vm.up({**DISK, "scsi0": "local-lvm:30"}).writes
    assert (resize.path.rpartition("/")[2], resize.params["size"]) == ("resize", "30G")
    assert size(lab) == "30G"
    assert vm.up({**DISK, "scsi0": "local-lvm:30"}).writes == []


def test_K6_a_replacement_deletes_first(begin: Begin) -> None:
    storage = begin("storage")
    storage.up({"storage": "d1", "type": "dir", "path": "/one"})
    step = storage.up({"storage": "d1", "type": "dir", "path": "/two"})
    assert (step.op, step.replaces) == ("replace", ["path"])
    assert [write.method for write in step.writes] == ["DELETE", "POST"]


@pytest.mark.parametrize(
    ("kind", "declared", "key"),
    [
        ("role", {"roleid": "PVEAuditor"}, "roles"),
        ("user", {"userid": "root@pam"}, "users"),
        ("realm", {"realm": "pve", "type": "pve"}, "domains"),
        ("storage", {"storage": "local", "type": "dir", "path": "/var/lib/vz"}, "storage"),
    ],
)
def test_K6_pves_own_objects_are_released_and_never_deleted(
    begin: Begin, lab: Administrator, kind: str, declared: dict[str, object], key: str
) -> None:
    where = "GET /storage" if key == "storage" else f"GET /access/{key}"
    before = lab.call(where)
    life = begin(kind)
    assert life.up(declared).writes == []
    assert life.destroy().writes == []
    assert lab.call(where) == before


def test_K6_firmware_and_tpm_move_with_their_content(begin: Begin, lab: Administrator) -> None:
    lab.call("POST /storage storage=disks type=lvm vgname=data")
    drives = {"efidisk0": "local-lvm:1", "tpmstate0": "local-lvm:1,version=v2.0"}
    vm = begin("vm")
    vm.up({**VM, "bios": "ovmf", **drives})
    moved = {key: text.replace("local-lvm", "disks") for key, text in drives.items()}
    step = vm.up({**VM, "bios": "ovmf", **moved})
    assert [(write.path.rpartition("/")[2], write.params["disk"]) for write in step.writes] == [
        ("move_disk", "efidisk0"),
        ("move_disk", "tpmstate0"),
    ]
    assert all(write.params["delete"] == "1" for write in step.writes)
    assert vm.refresh().op == "same"
    assert vm.up({**VM, "bios": "ovmf", **moved}).op == "same"


def test_K6_a_disk_that_changes_its_bus_is_not_emptied_unasked(begin: Begin) -> None:
    vm = begin("vm")
    vm.up({**VM, "scsi1": "local-lvm:5"})
    with pytest.raises(Refused, match="the data of scsi1 would be lost"):
        vm.up({**VM, "virtio1": "local-lvm:5"})


def test_K6_a_template_is_made_by_its_own_call_and_never_unmade(
    begin: Begin, lab: Administrator
) -> None:
    declared = {**VM, "scsi0": "local-lvm:1"}
    vm = begin("vm")
    vm.up(declared)
    (write,) = vm.up({**declared, "template": True}).writes
    assert write.path.rpartition("/")[2] == "template"
    config = lab.call("GET /nodes/pve01/qemu/101/config")
    assert config["scsi0"].startswith("local-lvm:base-101-")
    assert vm.up({**declared, "template": True}).op == "same"
    step = vm.up({**declared, "template": False})
    assert (step.op, step.replaces) == ("replace", ["template"])


@pytest.mark.parametrize(
    "declared",
    [
        {**VM, "scsi0": f"local-lvm:2,import-from={IMAGE}"},
        {**VM, "node": "pve02", "clone": "9000", "scsi0": "local-lvm:2"},
    ],
    ids=["imported", "cloned"],
)
def test_K6_a_disk_that_is_larger_than_declared_is_told_and_kept(
    begin: Begin, sim: Simulator, declared: dict[str, Any]
) -> None:
    """Said to be a success, it would be a difference that can never be made good."""
    put_image(sim)
    vm = begin("vm")
    told = r"scsi0 is of 3G, more than the 2G that are declared, .*Declare `size: 3G`, or none"
    for failure in (InitFailed, HostError):
        with pytest.raises(failure, match=told):
            vm.up(declared)
    larger = {**declared, "scsi0": declared["scsi0"].replace(":2", ":4")}
    vm.up(larger)
    assert vm.up(larger).op == "same"
    assert vm.refresh().op == "same"


def test_K6_a_running_machine_is_shut_down_to_become_a_template(begin: Begin) -> None:
    declared = {**VM, "scsi0": "local-lvm:1"}
    vm = begin("vm")
    vm.up({**declared, "state": "started"})
    step = vm.up({**declared, "template": True})
    assert [write.path.rpartition("/")[2] for write in step.writes] == ["shutdown", "template"]
    assert vm.refresh().op == "same"


def test_K6_a_disk_moves_to_another_slot_with_its_volume(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up({**VM, "scsi0": "local-lvm:1"})
    moved = {**VM, "scsi1": "local-lvm:vm-101-disk-0"}
    vm.up(moved)
    config = lab.call("GET /nodes/pve01/qemu/101/config")
    assert config["scsi1"] == "local-lvm:vm-101-disk-0,size=1G"
    assert not {"scsi0", "unused0"} & config.keys()
    assert vm.refresh().op == "same"


def test_K6_two_disks_change_places(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up({**VM, "scsi0": "local-lvm:1", "scsi1": "local-lvm:2"})
    swapped = {"scsi0": "local-lvm:vm-101-disk-1", "scsi1": "local-lvm:vm-101-disk-0"}
    vm.up({**VM, **swapped})
    config = lab.call("GET /nodes/pve01/qemu/101/config")
    assert {slot: config[slot].partition(",")[0] for slot in swapped} == swapped
    assert "unused0" not in config
    assert vm.up({**VM, **swapped}).op == "same"


def test_K6_a_removed_disk_goes_at_the_restart_that_it_waits_for(
    begin: Begin, lab: Administrator
) -> None:
    running = {**VM, "state": "started"}
    vm = begin("vm")
    vm.up({**running, "sata1": "local-lvm:1"})
    vm.up(running)
    assert vm.up(running).op == "same"
    vm.up({**running, "reboot": "allowed", "name": "web2"})
    assert lab.call("GET /nodes/pve01/storage/local-lvm/content vmid=101") == []
