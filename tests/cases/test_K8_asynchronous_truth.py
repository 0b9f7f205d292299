"""K8: each task is awaited and judged by its end; what is pending is known as such."""

from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import VM, Administrator, Begin
from tests.host.harness import Host
from tests.host.wire import HostError, InitFailed

QEMU = "/nodes/pve01/qemu"
START = f"{QEMU}/101/status/start"
STARTED = {**VM, "state": "started"}


@pytest.mark.parametrize(
    ("status", "told"),
    [
        ("job errors", "task qmcreate 101 failed: job errors"),
        ("unexpected status", "task qmcreate 101 failed: unexpected status"),
        ("unable to create image: no space left", "no space left"),
    ],
)
def test_K8_a_task_that_fails_makes_nothing(
    begin: Begin, lab: Administrator, sim: Simulator, status: str, told: str
) -> None:
    sim.faults.add(Fault(QEMU, "POST", task=status))
    vm = begin("vm")
    with pytest.raises(HostError, match=told):
        vm.up(VM)
    assert vm.state is None
    assert lab.call(f"GET {QEMU}") == []
    assert vm.up(VM).op == "create"


def test_K8_a_task_with_warnings_makes_the_object(begin: Begin, sim: Simulator) -> None:
    sim.faults.add(Fault(QEMU, "POST", task="WARNINGS: 2"))
    vm = begin("vm")
    vm.up(VM)
    assert vm.processes.host
    (warning,) = [log for log in vm.processes.host.logs if not log.ephemeral]
    assert (warning.severity, warning.text) == (
        "WARNING",
        "task qmcreate 101 ended with warnings: 2",
    )
    assert vm.up(VM).op == "same"


def test_K8_a_start_that_fails_leaves_the_machine_to_be_finished(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    """The strongest peer destroys the machine at its next run, and makes it anew."""
    sim.faults.add(Fault(START, task="start failed: no memory"))
    vm = begin("vm")
    with pytest.raises(InitFailed, match="start failed: no memory"):
        vm.up(STARTED)
    uuid = lab.call(f"GET {QEMU}/101/config")["smbios1"]
    step = vm.up(STARTED)
    assert step.op == "update"
    assert [write.path for write in step.writes] == [START]
    assert lab.call(f"GET {QEMU}/101/config")["smbios1"] == uuid
    assert vm.up(STARTED).op == "same"


def test_K8_a_start_that_fails_leaves_the_machine_to_be_removed(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    sim.faults.add(Fault(START, task="start failed: no memory"))
    vm = begin("vm")
    with pytest.raises(InitFailed):
        vm.up(STARTED)
    vm.destroy()
    assert lab.call(f"GET {QEMU}") == []


@pytest.mark.parametrize("made", [{"node": "pve01"}, {"clone": "9000"}], ids=["new", "cloned"])
@pytest.mark.parametrize("number", [{"vmid": 101}, {}], ids=["declared", "claimed"])
def test_K8_a_creation_that_outlives_its_limit_is_waited_for_by_the_next_run(
    begin: Begin,
    lab: Administrator,
    sim: Simulator,
    config: dict[str, Any],
    number: dict[str, int],
    made: dict[str, str],
) -> None:
    sim.speeds.tasks.update(qmcreate=2.5, qmclone=2.5)
    declared = {**number, **made, "name": "web", "memory": 512}
    vm = begin("vm")
    with Host(config) as next_run:
        with pytest.raises(HostError, match=r"still runs after 1 s \(UPID:pve0"):
            vm.up({**declared, "timeout": 1})
        step = vm.up(declared, next_run)
    assert len([request for request in step.requests if "/pending" in request.path]) > 1
    assert not [write for write in step.writes if write.method == "POST"]
    assert vm.up(declared).op == "same"
    assert len(lab.call("GET /cluster/resources type=vm")) == 2


def test_K8_a_creation_whose_answer_was_lost_is_waited_for(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    sim.speeds.tasks["qmclone"] = 0.5
    sim.faults.add(Fault("*/clone", "POST", drop="after"))
    vm = begin("vm")
    vm.up({"name": "web", "clone": "9000", "memory": 512})
    assert vm.state
    assert vm.state.outputs["memory"] == 512
    assert len(lab.call("GET /cluster/resources type=vm")) == 2


@pytest.mark.parametrize(
    ("step", "before", "after"),
    [
        ("qmstart", {}, {"state": "started"}),
        ("qmtemplate", {}, {"template": True}),
        ("resize", {}, {"scsi0": "local-lvm:2"}),
        ("migrate", {}, {"node": "pve03"}),
        ("qmreboot", {"state": "started", "cores": 1}, {"state": "started", "cores": 2}),
    ],
)
def test_K8_a_task_of_an_earlier_run_is_no_trouble_to_the_next(
    begin: Begin,
    sim: Simulator,
    config: dict[str, Any],
    step: str,
    before: dict[str, Any],
    after: dict[str, Any],
) -> None:
    base = {**VM, "scsi0": "local-lvm:1", "reboot": "allowed"}
    vm = begin("vm")
    vm.up({**base, **before})
    sim.speeds.task = 0.6
    path = "*/" + step.removeprefix("qm")
    with Host(config) as next_run:
        sim.faults.add(Fault(path, drop="after"))
        with pytest.raises(HostError, match="the connection broke"):
            vm.up({**base, **before, **after})
        vm.up({**base, **before, **after}, next_run)
    assert vm.up({**base, **before, **after}).op == "same"
    assert vm.refresh().op == "same"


def test_K8_a_limit_stops_no_task(begin: Begin, lab: Administrator, sim: Simulator) -> None:
    sim.speeds.tasks["qmcreate"] = 4
    vm = begin("vm")
    with lab.recorded() as requests, pytest.raises(HostError, match="still runs"):
        vm.up({**VM, "timeout": 1})
    assert [request.method for request in requests if request.method != "GET"] == ["POST"]
    with pytest.raises(HostError, match=r"guest 101 is still being made \(lock: create\)"):
        vm.up({**VM, "timeout": 1})
    while lab.call(f"GET {QEMU}/101/config").get("lock"):
        pass
    assert lab.call(f"GET {QEMU}/101/config")["name"] == "web"


def test_K8_a_change_that_waits_for_a_restart_is_sent_once(
    begin: Begin, lab: Administrator
) -> None:
    vm = begin("vm")
    vm.up({**STARTED, "cores": 2})
    more = {**STARTED, "cores": 4}
    step = vm.up(more)
    assert [write.path for write in step.writes] == [f"{QEMU}/101/config"]
    assert "cores" in str(vm.state and vm.state.outputs["pending"])
    assert vm.up(more).op == "same"
    assert vm.refresh().op == "same"
    assert vm.up(more).op == "same"
    step = vm.up({**more, "reboot": "allowed", "name": "web2"})
    assert [write.path.rpartition("/")[2] for write in step.writes] == ["config", "reboot"]
    assert lab.call(f"GET {QEMU}/101/config current=1")["cores"] == 4
    assert vm.state
    assert vm.state.outputs["pending"] == []


def test_K8_refresh_waits_for_no_guest_agent(begin: Begin, lab: Administrator) -> None:
    declared = {**STARTED, "agent": True}
    vm = begin("vm")
    vm.up(declared)
    step = vm.refresh()
    assert step.op == "same"
    assert len([request for request in step.requests if "/agent/" in request.path]) <= 1
    lab.call(f"POST {QEMU}/101/status/stop")
    assert not [request for request in vm.refresh().requests if "/agent/" in request.path]


AGENT = {**STARTED, "agent": True, "ask_agent": True}


@pytest.mark.parametrize(
    ("answer", "addresses"),
    [
        ({"status": 500, "text": "QEMU guest agent is not running"}, []),
        ({"status": 596, "text": "Connection timed out", "body": ""}, []),
        ({"status": 200, "body": '{"data": null}'}, []),
        ({"status": 200, "body": '{"data": [1]}'}, []),
        ({"status": 200, "body": '{"data": {"result": [5, {"ip-addresses": [{}, null]}]}}'}, []),
        (
            {
                "status": 200,
                "body": '{"data": {"result": [{"name": "lo"}, {"ip-addresses": ['
                '{"ip-address": "127.0.0.1"}, {"ip-address": "192.0.2.7"}]}]}}',
            },
            ["192.0.2.7"],
        ),
    ],
    ids=["not running", "timeout", "nothing", "list", "odd", "addresses"],
)
def test_K8_whatever_the_agent_says_the_machine_stays(
    begin: Begin, sim: Simulator, answer: dict[str, Any], addresses: list[str]
) -> None:
    vm = begin("vm")
    vm.up(AGENT)
    sim.faults.add(Fault("*/agent/*", "GET", count=None, **answer))
    assert vm.refresh().op == "same"
    assert vm.state
    assert vm.state.outputs["addresses"] == addresses


def test_K8_a_silent_agent_is_asked_once_by_each_refresh(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    vms = [begin("vm", f"vm{number}") for number in range(5)]
    for number, vm in enumerate(vms):
        vm.up({**AGENT, "vmid": 101 + number, "name": f"vm{number}"})
    lab.call(f"POST {QEMU}/105/status/stop")
    sim.faults.add(Fault("*/agent/*", "GET", None, 0, 500, "QEMU guest agent is not running"))
    asked = [request.path for vm in vms for request in vm.refresh().requests]
    agents = sorted(path.split("/")[4] for path in asked if "/agent/" in path)
    assert agents == ["101", "102", "103", "104"]
