"""K7: ids are claimed by creation, and nothing that is not provably ours is touched."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from typing import Any, Literal

import pytest

from proxmox_lab import provider_for
from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import VM, Administrator, Begin
from tests.host.harness import Host, State, urn_of
from tests.host.wire import HostError
from tests.providers.contract.life import Refused

CONFIG = "GET /nodes/pve01/qemu/101/config"
UNNUMBERED = {key: value for key, value in VM.items() if key != "vmid"}


@pytest.fixture
def stranger(lab: Administrator) -> dict[str, Any]:
    """A guest of somebody else under our number, with a disk."""
    lab.call("POST /nodes/pve01/qemu vmid=101 name=theirs scsi0=local-lvm:1")
    return dict(lab.call(CONFIG))


def test_K7_parallel_creations_claim_a_number_each(
    config: dict[str, Any], sim: Simulator, lab: Administrator
) -> None:
    sim.speeds.response = 0.05
    with Host(config) as host:

        def create(number: int) -> State:
            vm = host.resource(provider_for("vm"), urn_of("Vm", f"vm{number}"))
            return vm.create(vm.check({**UNNUMBERED, "name": f"vm{number}"}).inputs)

        with ThreadPoolExecutor(5) as threads:
            states = list(threads.map(create, range(5)))
    numbers = {int(state.outputs["vmid"]) for state in states}
    assert len(numbers) == 5
    found = {vm["vmid"] for vm in lab.call("GET /nodes/pve01/qemu")}
    assert found == numbers
    assert not [request for request in sim.requests() if request.method == "DELETE"]


def test_K7_a_number_that_somebody_took_meanwhile_leads_to_the_next(
    begin: Begin, sim: Simulator
) -> None:
    text = "unable to create VM 100 - VM 100 already exists on node 'pve1'"
    sim.faults.add(Fault("/nodes/pve01/qemu", "POST", count=2, status=500, text=text))
    vm = begin("vm")
    writes = vm.up(UNNUMBERED).writes
    assert [(write.method, write.status) for write in writes] == [("POST", 500)] * 2 + [
        ("POST", 200)
    ]
    assert vm.state
    assert vm.state.outputs["vmid"] == 102


def test_K7_a_strangers_number_is_refused_in_preview(
    begin: Begin, lab: Administrator, stranger: dict[str, Any]
) -> None:
    with (
        lab.recorded() as requests,
        pytest.raises(Refused, match="vmid is taken: it exists already"),
    ):
        begin("vm").up(VM)
    assert all(request.method == "GET" for request in requests)
    assert lab.call(CONFIG) == stranger


def test_K7_a_stranger_that_came_after_the_preview_is_left_alone(
    begin: Begin, lab: Administrator, config: dict[str, Any]
) -> None:
    vm = begin("vm")
    with Host(config) as host:
        resource = vm.in_process(host)
        inputs = resource.check(VM).inputs
        lab.call("POST /nodes/pve01/qemu vmid=101 name=theirs scsi0=local-lvm:1")
        theirs = lab.call(CONFIG)
        with lab.recorded() as requests, pytest.raises(HostError, match="exists already"):
            resource.create(inputs)
    writes = [(request.method, request.status) for request in requests if request.method != "GET"]
    assert writes == [("POST", 500)]
    assert lab.call(CONFIG) == theirs


def test_K7_a_stranger_in_the_place_of_ours_is_neither_changed_nor_deleted(
    begin: Begin, lab: Administrator
) -> None:
    vm = begin("vm")
    vm.up(VM)
    lab.call("DELETE /nodes/pve01/qemu/101")
    lab.call("POST /nodes/pve01/qemu vmid=101 name=theirs scsi0=local-lvm:1")
    theirs = lab.call(CONFIG)
    for run in (partial(vm.up, {**VM, "memory": 1024}), vm.refresh, vm.destroy):
        with pytest.raises(HostError, match="was not made by this stack"):
            run()
    assert lab.call(CONFIG) == theirs


@pytest.mark.parametrize("drop", ["before", "after"])
def test_K7_a_creation_whose_answer_was_lost_is_never_sent_twice(
    begin: Begin, lab: Administrator, sim: Simulator, drop: Literal["before", "after"]
) -> None:
    sim.faults.add(Fault("/nodes/*/qemu", "POST", drop=drop))
    vm = begin("vm")
    failure = pytest.raises(HostError) if drop == "before" else nullcontext()
    with lab.recorded() as requests, failure:
        vm.up(VM)
    assert len([request for request in requests if request.method == "POST"]) == 1
    assert not [request for request in requests if request.method == "DELETE"]
    vm.up(VM)
    assert [vm["vmid"] for vm in lab.call("GET /nodes/pve01/qemu")] == [101]
    assert vm.up(VM).op == "same"


def test_K7_a_guest_that_moved_is_followed(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up(VM)
    lab.call("POST /nodes/pve01/qemu/101/migrate target=pve02")
    vm.refresh()
    assert vm.state
    assert vm.state.outputs["node"] == "pve02"
    (removal,) = vm.destroy().writes
    assert removal.path == "/nodes/pve02/qemu/101"


def test_K7_a_guest_that_is_gone_is_made_again(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up(VM)
    lab.call("DELETE /nodes/pve01/qemu/101")
    assert vm.refresh().op == "delete"
    assert [write.method for write in vm.up(VM).writes] == ["POST"]


def test_K7_a_lost_state_is_healed_by_the_guests_own_mark(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up(VM)
    vm.lose_state()
    assert vm.up(VM).writes == []
    assert vm.state
    assert vm.up(VM).op == "same"
    assert [row["vmid"] for row in lab.call("GET /nodes/pve01/qemu")] == [101]


def test_K7_the_mark_of_another_stack_is_no_proof(begin: Begin, lab: Administrator) -> None:
    note = "<!-- proxmox-lab: proxmox-lab/prod/Vm/it/101 -->"
    lab.call("POST /nodes/pve01/qemu vmid=101", {"description": note})
    with pytest.raises(Refused, match="exists already"):
        begin("vm").up(VM)


def test_K7_an_object_that_exists_is_taken_over_only_if_it_is_the_same(
    begin: Begin, lab: Administrator
) -> None:
    lab.call("POST /access/users userid=ci@pve comment=theirs")
    with pytest.raises(Refused, match=r"comment: 'theirs' there, 'ours' declared"):
        begin("user").up({"userid": "ci@pve", "comment": "ours"})
    assert begin("user").up({"userid": "ci@pve", "comment": "theirs"}).writes == []


def test_K7_what_another_resource_declares_is_not_deleted(
    begin: Begin, lab: Administrator, config: dict[str, Any]
) -> None:
    declared = {"storage": "d1", "type": "dir", "path": "/srv"}
    old, new = begin("storage", "old"), begin("storage", "new")
    old.up(declared)
    with Host(config) as host:
        new.up(declared, host)
        old.destroy(host)
    assert "d1" in [row["storage"] for row in lab.call("GET /storage")]


def test_K7_one_object_is_not_declared_twice(begin: Begin, config: dict[str, Any]) -> None:
    declared = {"storage": "d1", "type": "dir", "path": "/srv"}
    with Host(config) as host:
        begin("storage", "one").up(declared, host)
        with pytest.raises(Refused, match="is declared twice: also by 'one'"):
            begin("storage", "two").up(declared, host)


def clone_by_hand(begin: Begin, lab: Administrator) -> None:
    """A copy of a template of ours, which bears the template's mark."""
    begin("vm", "template").up({**VM, "vmid": 900, "template": True})
    lab.call("POST /nodes/pve01/qemu/900/clone newid=101 name=precious")


def test_K7_a_clone_made_by_hand_is_not_taken_for_ours(begin: Begin, lab: Administrator) -> None:
    clone_by_hand(begin, lab)
    with pytest.raises(Refused, match="exists already"):
        begin("vm").up(VM)


def test_K7_a_clone_in_the_place_of_ours_is_not_removed(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up(VM)
    lab.call("DELETE /nodes/pve01/qemu/101")
    clone_by_hand(begin, lab)
    for step in (vm.refresh, vm.destroy):
        with pytest.raises(HostError, match="was not made by this stack"):
            step()
    assert lab.call("GET /nodes/pve01/qemu/101/config")["name"] == "precious"


def test_K7_a_claimed_number_is_nobody_elses_in_the_same_run(begin: Begin) -> None:
    begin("vm").up(UNNUMBERED)
    with pytest.raises(Refused, match="is declared twice: also by 'it'"):
        begin("vm", "late").up({**VM, "vmid": 100, "name": "late"})


def test_K7_a_declared_number_is_not_claimed(begin: Begin) -> None:
    declared, claiming = begin("vm", "declared"), begin("vm", "claiming")
    news = {**VM, "vmid": 100, "name": "declared"}
    declared.in_process().check(news)
    claiming.up({**UNNUMBERED, "name": "claiming"})
    declared.up(news)
    assert [vm.state and vm.state.id for vm in (declared, claiming)] == ["qemu/100", "qemu/101"]


@pytest.mark.parametrize("first", ["claiming", "declaring"])
def test_K7_a_number_claimed_in_an_earlier_run_is_not_declared_again(
    begin: Begin, first: str
) -> None:
    claiming, declaring = begin("vm"), begin("vm", "other")
    claiming.up(UNNUMBERED)
    claiming.processes.renew()
    other = {**VM, "vmid": 100, "name": "other"}
    if first == "claiming":
        claiming.up(UNNUMBERED)
        with pytest.raises(Refused, match="is declared twice: also by 'it'"):
            declaring.up(other)
    else:
        assert declaring.in_process().check(other).failures == []
        with pytest.raises(HostError, match="declared by 'other', too"):
            claiming.up(UNNUMBERED)


def test_K7_a_clone_is_asked_for_where_its_source_is(begin: Begin, lab: Administrator) -> None:
    lab.call("POST /storage storage=ceph type=rbd pool=rbd monhost=192.0.2.9")
    lab.call("PUT /nodes/pve02/qemu/9000/config delete=ide2")
    declared = {
        "vmid": 101,
        "name": "web",
        "node": "pve01",
        "clone": {"source": "9000", "storage": "ceph"},
    }
    vm = begin("vm")
    with pytest.raises(HostError, match=r"(?i)shared|local"):
        vm.up(declared)
    assert lab.call("GET /nodes/pve01/qemu") == []
    (clone, *_) = vm.up({**declared, "node": "pve02", "clone": "9000"}).writes
    assert clone.path == "/nodes/pve02/qemu/9000/clone"
    assert clone.params["newid"] == "101"
    assert vm.state
    assert (vm.state.outputs["vmid"], vm.state.outputs["node"]) == (101, "pve02")


def test_K7_a_guest_that_somebody_else_makes_is_not_waited_for(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    """Without a number of ours, it cannot be what an earlier run of ours began."""
    sim.speeds.tasks["qmcreate"] = 60
    lab.start("POST /nodes/pve01/qemu vmid=100 name=theirs")
    sim.speeds.tasks["qmcreate"] = 0
    (write,) = begin("vm").up({**UNNUMBERED, "timeout": 5}).writes
    assert write.params["vmid"] == "101"


def test_K7_a_stranger_that_is_being_made_under_our_number_is_left_alone(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    sim.speeds.tasks["qmcreate"] = 0.5
    vm = begin("vm")
    vm.in_process()
    lab.start("POST /nodes/pve01/qemu vmid=101 name=theirs")
    with pytest.raises((HostError, Refused), match="exists already"):
        vm.up(VM)
    assert lab.call(CONFIG)["name"] == "theirs"


def test_K7_a_number_taken_on_another_node_leads_to_the_next(begin: Begin, sim: Simulator) -> None:
    """A clone notices it in its task only."""
    status = "close (rename) atomic file '/etc/pve/nodes/pve02/qemu-server/100.conf' failed: "
    sim.faults.add(Fault("*/clone", "POST", task=f"{status}File exists"))
    vm = begin("vm")
    vm.up({"name": "web", "clone": "9000"})
    assert vm.state
    assert vm.state.id == "qemu/101"


def test_K7_a_lost_state_of_a_running_machine_is_healed_without_a_start(begin: Begin) -> None:
    declared = {**UNNUMBERED, "state": "started"}
    vm = begin("vm")
    vm.up(declared)
    vm.lose_state()
    assert vm.up(declared).writes == []
    assert vm.refresh().op == "same"


def test_K7_a_clone_goes_to_another_node_by_its_source_s_node(
    begin: Begin, lab: Administrator
) -> None:
    lab.call("POST /storage storage=ceph type=rbd pool=rbd monhost=192.0.2.9 content=images")
    begin("vm", "golden").up(
        {**VM, "vmid": 900, "name": "golden", "scsi0": "ceph:1", "template": True}
    )
    vm = begin("vm")
    declared = {"vmid": 101, "name": "web", "node": "pve03", "clone": "900", "memory": 64}
    step = vm.up(declared)
    clone, config = step.writes
    assert clone.path == "/nodes/pve01/qemu/900/clone"
    assert (clone.params["newid"], clone.params["target"]) == ("101", "pve03")
    assert config.path == "/nodes/pve03/qemu/101/config"
    assert [r.path.split("/")[2] for r in step.requests if "/tasks/" in r.path] == ["pve01"]
    assert vm.state
    assert (vm.state.outputs["vmid"], vm.state.outputs["node"]) == (101, "pve03")
    assert vm.refresh().op == "same"
