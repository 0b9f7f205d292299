"""What is special about virtual machines: numbers, identities, drives, pools, restarts."""

from typing import Any

import pytest

from simulator.faults import Fault
from tests.host.wire import HostError
from tests.providers.conftest import Begin
from tests.providers.contract.cases import cases_of
from tests.providers.contract.life import Refused
from tests.providers.contract.trial import Trial

(CASE,) = cases_of("vm")


def output(trial: Trial, name: str) -> Any:
    assert trial.life.state
    return trial.life.state.outputs[name]


def test_free_number_is_claimed_and_stays(begin: Begin) -> None:
    trials = [begin(CASE), begin(CASE)]
    declared = {"node": "pve01"}
    for trial in trials:
        trial.life.up(declared)
        assert trial.life.up({**declared, "cores": 2}).op == "update"
        assert trial.life.refresh().op == "same"
    numbers = [int(output(trial, "vmid")) for trial in trials]
    assert len({*numbers}) == len(numbers)
    assert all(trials[0].lab.call(f"GET /nodes/pve01/qemu/{n}/config") for n in numbers)


def test_identity_outlives_other_declarations(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    uuid = output(trial, "uuid")
    trial.life.up({**trial.minimal, "smbios1": {"family": "lab"}})
    assert (trial.row() or {})["smbios1"] == f"family=lab,uuid={uuid}"
    trial.life.up(trial.minimal)
    assert (trial.row() or {})["smbios1"] == f"uuid={uuid}"
    assert output(trial, "uuid") == uuid


def test_card_keeps_its_address(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "net0": "virtio,bridge=vmbr0"})
    cards = output(trial, "macaddrs")
    assert cards.keys() == {"net0"}
    trial.life.up({**trial.minimal, "net0": "virtio,bridge=vmbr0,tag=5"})
    assert (trial.row() or {})["net0"] == f"virtio={cards['net0']},bridge=vmbr0,tag=5"
    assert output(trial, "macaddrs") == cards


def test_disk_grows_in_place_and_never_shrinks(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "scsi0": "local-lvm:2,ssd=1"})
    step = trial.life.up({**trial.minimal, "scsi0": "local-lvm:3,ssd=1"})
    assert [write.params for write in step.writes] == [{"disk": "scsi0", "size": "3G"}]
    assert "size=3G" in (trial.row() or {})["scsi0"]
    with pytest.raises(Refused, match="would shrink from 3G to 1G"):
        trial.life.up({**trial.minimal, "scsi0": "local-lvm:1,ssd=1"})


def test_disk_moves_to_another_storage(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "scsi0": "local-lvm:1"})
    moved = {**trial.minimal, "scsi0": "disks:1"}
    assert trial.life.up(moved).op == "update"
    row = trial.row() or {}
    assert row["scsi0"].startswith("disks:")
    assert not [key for key in row if key.startswith("unused")]
    assert trial.is_settled(moved)


def test_change_leaves_the_pool_alone(begin: Begin) -> None:
    """PVE refuses a guest that is in the pool already."""
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "pool": "guests-one"})
    step = trial.life.up({**trial.minimal, "pool": "guests-one", "cores": 2})
    assert [trial.sent(write) for write in step.writes] == [{"cores"}]


@pytest.mark.parametrize("reboot", [None, "allowed"])
def test_running_machine_takes_changes_at_its_restart(begin: Begin, reboot: str | None) -> None:
    trial = begin(CASE)
    running = {**trial.minimal, "state": "started", "cores": 1, "reboot": reboot}
    declared = {key: value for key, value in running.items() if value is not None}
    trial.life.up(declared)
    trial.life.up({**declared, "cores": 2})
    path = f"GET /nodes/pve01/qemu/{trial.number}/config"
    assert trial.lab.call(path, {"current": 1})["cores"] == (1 if reboot is None else 2)
    assert output(trial, "pending") == (["cores"] if reboot is None else [])
    assert trial.is_settled({**declared, "cores": 2})
    assert trial.life.refresh().op == "same"


def test_template_is_made_and_never_undone(begin: Begin) -> None:
    trial = begin(CASE)
    declared = {**trial.minimal, "scsi0": "local-lvm:1"}
    trial.life.up(declared)
    assert trial.life.up({**declared, "template": True}).op == "update"
    row = trial.row() or {}
    assert row["template"] == 1
    assert "base-" in row["scsi0"]
    step = trial.life.up({**declared, "template": False})
    assert (step.op, step.replaces) == ("replace", ["template"])


def test_clone_is_what_is_declared(begin: Begin) -> None:
    trial = begin(CASE)
    declared = {**trial.minimal, "node": "pve02", "clone": "9000", "cores": 3}
    trial.life.up(declared)
    row = trial.row(declared) or {}
    assert (row["cores"], "template" in row) == (3, False)
    assert trial.is_settled(declared)
    assert trial.life.refresh().op == "same"


def test_no_number_is_claimed_while_an_earlier_guest_cannot_be_looked_at(alone: Begin) -> None:
    trial = alone(CASE)
    trial.lab.call("POST /nodes/pve01/qemu", {"vmid": 777, "name": "away"})
    # A guest has no name in the list of the cluster before its node has told of it.
    trial.lab.simulator.clock.advance(20)
    away = Fault("/nodes/pve01/qemu/777/config", "GET", status=595, text="no route", count=None)
    trial.lab.simulator.faults.add(away)
    with pytest.raises(HostError, match=r"guest 777 on pve01 may be this one.*declare a `vmid`"):
        trial.life.up({"node": "pve02", "name": "away"})
    assert trial.life.up({"node": "pve02", "name": "here"}).op == "create"


def test_disk_that_was_detached_by_hand_is_not_lost_sight_of(begin: Begin) -> None:
    trial = begin(CASE)
    declared = {**trial.minimal, "scsi0": "local-lvm:2"}
    trial.life.up(declared)
    volume = output(trial, "disks")["scsi0"]["volume"]
    place = {"node": declared["node"], "vmid": int(output(trial, "vmid"))}
    trial.lab.call("PUT /nodes/{node}/qemu/{vmid}/config delete=scsi0", **place)
    trial.life.refresh()
    process = next(trial.life.processes)
    trial.life.up(declared, process)
    assert any(f"attached no more: {volume}" in log.text for log in process.logs)
    trial.life.up({**declared, "scsi0": volume})
    assert output(trial, "disks")["scsi0"]["volume"] == volume
