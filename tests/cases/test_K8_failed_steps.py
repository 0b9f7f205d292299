"""K8: whichever step of a machine fails, the run says so, and the next run does the rest."""

from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import VM, Administrator, Begin
from tests.cases.images import IMAGE, put_image
from tests.host.wire import HostError

WHY = "no space left on device"
CLONE = {"vmid": 101, "node": "pve02", "name": "web", "clone": "9000"}
DISK = {**VM, "scsi0": "local-lvm:1", "with_local_disks": True}
STEPS: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "qmcreate": ({}, DISK, "POST /nodes/*/qemu"),
    "import": ({}, {**VM, "scsi0": f"local-lvm:0,import-from={IMAGE}"}, "POST /nodes/*/qemu"),
    "qmclone": ({}, CLONE, "POST */clone"),
    "config of a clone": ({}, {**CLONE, "memory": 64}, "PUT */config"),
    "resize of a clone": ({}, {**CLONE, "memory": 64, "scsi0": "local-lvm:5"}, "PUT */resize"),
    "move of a clone": ({}, {**CLONE, "memory": 64, "scsi0": "disks:3"}, "POST */move_disk"),
    "drive of a clone": ({}, {**CLONE, "scsi1": "local-lvm:1"}, "PUT */config"),
    "cloud-init of a clone": ({}, {**CLONE, "ciuser": "me"}, "PUT */cloudinit"),
    "start of a clone": ({}, {**CLONE, "state": "started"}, "POST */status/start"),
    "qmtemplate": ({}, {**DISK, "template": True}, "POST */template"),
    "config": (DISK, {**DISK, "memory": 64}, "PUT */config"),
    "resize": (DISK, {**DISK, "memory": 64, "scsi0": "local-lvm:2"}, "PUT */resize"),
    "qmmove": (DISK, {**DISK, "memory": 64, "scsi0": "disks:2"}, "POST */move_disk"),
    "resize after a move": (DISK, {**DISK, "scsi0": "disks:2"}, "PUT */resize"),
    "options of a drive": (DISK, {**DISK, "scsi0": "local-lvm:1,ssd=1"}, "PUT */config"),
    "removal of a drive": ({**DISK, "scsi1": "local-lvm:1"}, DISK, "PUT */config"),
    "qmigrate": (DISK, {**DISK, "memory": 64, "node": "pve03"}, "POST */migrate"),
    "qmstart": (DISK, {**DISK, "memory": 64, "state": "started"}, "POST */status/start"),
    "qmshutdown": (
        {**DISK, "state": "started"},
        {**DISK, "name": "web2", "state": "stopped"},
        "POST */status/shutdown",
    ),
    "qmreboot": (
        {**DISK, "state": "started", "cores": 1, "reboot": "allowed"},
        {**DISK, "state": "started", "cores": 2, "reboot": "allowed"},
        "POST */status/reboot",
    ),
    "pool": (DISK, {**DISK, "memory": 64, "pool": "team"}, "PUT /pools"),
}
TASKLESS = ("*/config", "*/cloudinit", "/pools")


def fault_of(request: str) -> Fault:
    """The next such request is refused, or its task ends with an error."""
    method, path = request.split()
    is_refused = path in TASKLESS
    return (
        Fault(path, method, status=500, text=WHY) if is_refused else Fault(path, method, task=WHY)
    )


@pytest.mark.parametrize("step", STEPS)
def test_K8_a_step_that_fails_is_told_and_done_by_the_next_run(
    begin: Begin, lab: Administrator, sim: Simulator, step: str
) -> None:
    lab.call("POST /storage storage=disks type=lvm vgname=data")
    lab.call("POST /pools poolid=team")
    put_image(sim)
    before, after, request = STEPS[step]
    vm = begin("vm")
    if before:
        vm.up(before)
    fault = fault_of(request)
    sim.faults.add(fault)
    with pytest.raises(
        HostError, match=rf"^Cannot (create|finish|update) vm \"it\": .*{WHY}"
    ) as told:
        vm.up(after)
    assert not sim.faults.planned
    assert ("task " in str(told.value)) == (fault.task is not None)
    if step in ("qmmove", "qmstart"):
        assert f"task {step} 101 failed: {WHY}" in str(told.value)
    vm.processes.renew()
    vm.up(after)
    assert vm.up(after).op == "same"
    assert vm.refresh().op == "same"
    (found,) = [row for row in lab.call("GET /cluster/resources type=vm") if row["vmid"] == 101]
    assert found["node"] == after["node"]
    pending = lab.call(f"GET /nodes/{found['node']}/qemu/101/pending")
    assert not [row for row in pending if row["key"] == "lock" or {"pending", "delete"} & {*row}]
    assert not [row for row in pending if row["key"].startswith("unused")]
