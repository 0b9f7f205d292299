"""K7: somebody who changes a machine at the same time is neither overruled nor hurt unseen."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import VM, Administrator, Begin
from tests.host.harness import Host
from tests.host.wire import HostError
from tests.providers.contract.lab import Lab

CONFIG = "GET /nodes/pve01/qemu/101/config"
UNPLACED = {key: value for key, value in VM.items() if key != "node"}
Meanwhile = Callable[..., Any]


@pytest.fixture
def meanwhile(lab: Administrator, config: dict[str, Any], sim: Simulator) -> Iterator[Meanwhile]:
    """Runs something by hand between a read of machine 101 and the write that relies on it."""
    sim.faults.add(Fault("/nodes/*/status/current", "GET", count=None, delay=0.4))
    with Host(config) as host, ThreadPoolExecutor() as threads:

        def run(step: Callable[[Host], Any], *calls: str) -> Any:
            lab.simulator.log.clear()
            done = threads.submit(step, host)
            while not [r for r in sim.requests() if r.path.endswith("/status/current")]:
                time.sleep(0.01)
            for call in calls:
                Lab.call(lab, call)
            return done.result()

        yield run


def test_K7_a_change_by_hand_between_read_and_write_is_not_undone(
    begin: Begin, lab: Administrator, meanwhile: Meanwhile
) -> None:
    declared = {**VM, "net0": "virtio,bridge=vmbr0"}
    vm = begin("vm")
    vm.up(declared)
    tagged = {**VM, "net0": "virtio,bridge=vmbr0,tag=7"}
    by_hand = "PUT /nodes/pve01/qemu/101/config net0=virtio=BC:24:11:00:00:07 name=renamed"
    meanwhile(partial(vm.up, {**tagged, "memory": 1024}), by_hand)
    shown = lab.call(CONFIG)
    assert shown["net0"] == "virtio=BC:24:11:00:00:07,bridge=vmbr0,tag=7"
    assert (shown["memory"], shown["name"]) == ("1024", "web")


def test_K7_a_disk_exchanged_by_hand_is_not_destroyed(
    begin: Begin, lab: Administrator, meanwhile: Meanwhile
) -> None:
    vm = begin("vm")
    vm.up({**VM, "scsi1": "local-lvm:2"})
    put = "PUT /nodes/pve01/qemu/101/config"
    with lab.recorded() as requests:
        meanwhile(partial(vm.up, VM), f"{put} delete=scsi1", f"{put} scsi1=local-lvm:3")
    assert not [request for request in requests if "force" in request.params]
    config = lab.call(CONFIG)
    assert "scsi1" not in config
    assert {config["unused0"], config["unused1"]} == {
        "local-lvm:vm-101-disk-0",
        "local-lvm:vm-101-disk-1",
    }


@pytest.mark.parametrize("does", ["update", "delete"])
def test_K7_a_guest_that_moves_between_read_and_write_is_followed(
    begin: Begin, lab: Administrator, meanwhile: Meanwhile, does: str
) -> None:
    vm = begin("vm")
    vm.up(UNPLACED)
    change = vm.destroy if does == "delete" else partial(vm.up, {**UNPLACED, "memory": 1024})
    meanwhile(change, "POST /nodes/pve01/qemu/101/migrate target=pve02")
    left = {row["vmid"]: row["maxmem"] >> 20 for row in lab.call("GET /nodes/pve02/qemu")}
    assert left.get(101) == (None if does == "delete" else 1024)


def test_K7_a_guest_started_between_read_and_removal_is_kept_and_told(
    begin: Begin, lab: Administrator, meanwhile: Meanwhile
) -> None:
    vm = begin("vm")
    vm.up(VM)
    with pytest.raises(HostError, match="VM 101 is running - destroy failed"):
        meanwhile(vm.destroy, "POST /nodes/pve01/qemu/101/status/start")
    vm.destroy()
    assert lab.call("GET /nodes/pve01/qemu") == []


def test_K7_a_guest_started_by_somebody_else_first_is_started(
    begin: Begin, meanwhile: Meanwhile
) -> None:
    vm, started = begin("vm"), {**VM, "state": "started"}
    vm.up(VM)
    meanwhile(partial(vm.up, started), "POST /nodes/pve01/qemu/101/status/start")
    assert vm.up(started).op == "same"
    assert vm.refresh().op == "same"
