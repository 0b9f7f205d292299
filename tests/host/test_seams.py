"""The seams of Pulumi's host, through the host: width, errors, progress, half-made objects."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from proxmox_lab import provider_for
from simulator import Simulator
from simulator.faults import Fault
from tests.host.conftest import Config
from tests.host.harness import Host, Resource, State, urn_of
from tests.host.leaving import LeavingProvider
from tests.host.wire import HostError, InitFailed

VM = {"vmid": 9001, "node": "pve02", "name": "web", "state": "started"}
VMS = "/nodes/pve02/qemu"
START = f"{VMS}/9001/status/start"


def group(host: Host, name: str) -> Resource:
    return host.resource(provider_for("group"), urn_of("Group", name))


@pytest.fixture
def vm(host: Host) -> Resource:
    return host.resource(provider_for("vm"), urn_of("Vm", "web"))


def test_many_requests_run_at_once(host: Host, sim: Simulator) -> None:
    names = [f"group{number}" for number in range(40)]
    inputs = {name: group(host, name).check({"groupid": name}).inputs for name in names}
    sim.speeds.response = 1

    def create(name: str) -> State:
        return group(host, name).create(inputs[name])

    began = time.monotonic()
    with ThreadPoolExecutor(40) as threads:
        made = list(threads.map(create, names))
    assert time.monotonic() - began < 4  # 40 s one by one, 10 s with the host's four threads
    assert {state.id for state in made} == {f"group/{name}" for name in names}


def test_a_refusal_is_one_clean_sentence(host: Host, sim: Simulator) -> None:
    text = "Permission check failed (/access/groups, Group.Allocate)"
    sim.faults.add(Fault("/access/groups", "POST", status=403, text=text))
    with pytest.raises(HostError) as raised:
        group(host, "ops").create({"groupid": "ops"})
    assert str(raised.value) == (
        'Cannot create group "ops": root@pam!lab lacks Group.Allocate on /access/groups. Grant the '
        "privilege to the login (and to its API token, if that has privilege separation), or use "
        "another login."
    )


def test_a_fault_of_our_own_shows_where_and_asks_for_a_report(host: Host) -> None:
    stumbling = host.resource(LeavingProvider(), urn_of("Group", "ops"), timeout=10)
    with pytest.raises(HostError) as raised:
        stumbling.create({"how": "bug", "password": "hunter2hunter2"})
    assert str(raised.value).startswith("Traceback ")
    assert "This is a fault of proxmox-lab" in str(raised.value)
    assert "Please report it" in str(raised.value)
    assert "'password': '(secret)'" in str(raised.value)
    assert "hunter2" not in str(raised.value)


@pytest.mark.parametrize(("how", "name"), [("exit", "SystemExit"), ("key", "KeyboardInterrupt")])
def test_nothing_ends_a_request_without_an_answer(host: Host, how: str, name: str) -> None:
    leaving = host.resource(LeavingProvider(), urn_of("Group", "ops"), timeout=10)
    with pytest.raises(HostError, match=f"(?s){name}.*This is a fault of proxmox-lab"):
        leaving.create({"how": how})
    assert group(host, "ops").create({"groupid": "ops"}).id == "group/ops"


def test_what_was_made_is_recorded_and_finished_by_the_next_update(
    sim: Simulator, vm: Resource
) -> None:
    sim.faults.add(Fault(START, task="start failed: no memory"))
    with pytest.raises(InitFailed, match=r'Cannot finish vm "web": .*no memory') as failed:
        vm.create(vm.check(VM).inputs)
    half = failed.value
    assert (half.id, half.inputs["vmid"]) == ("qemu/9001", 9001)
    assert half.outputs["cluster"]
    state = vm.update(half.id, half.outputs, half.inputs)
    assert state.outputs["uuid"]
    assert sim.state["tasks"].popitem()[1]["type"] == "qmstart"
    assert vm.diff(half.id, state.outputs, half.inputs).changes is False
    assert [call.method for call in sim.requests() if call.path == VMS] == ["POST"]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("5", 'Cannot finish vm "web": .*/pending does not answer with a list of objects'),
        ('[{"key": "description", "value": 1}, {}]', "Traceback.*This is a fault of proxmox-lab"),
    ],
)
def test_what_was_made_is_recorded_whatever_fails(
    sim: Simulator, vm: Resource, data: str, told: str
) -> None:
    sim.faults.add(
        Fault(f"{VMS}/9001/pending", "GET", status=200, body=f'{{"data": {data}}}', count=None)
    )
    with pytest.raises(InitFailed, match=f"(?s)^{told}") as failed:
        vm.create(vm.check({**VM, "cipassword": "hunter2", "ide2": "local-lvm:cloudinit"}).inputs)
    assert failed.value.id == "qemu/9001"
    assert "hunter2" not in str(failed.value)


def test_progress_passes_and_warnings_stay_on_the_resources_own_row(
    host: Host, sim: Simulator, vm: Resource
) -> None:
    sim.speeds.tasks["qmcreate"] = 1.5
    sim.faults.add(Fault(START, task="WARNINGS: 1"))
    vm.create(vm.check(VM).inputs)
    assert {log.urn for log in host.logs} == {vm.urn}
    passing = [log.text for log in host.logs if log.ephemeral]
    staying = [(log.severity, log.text) for log in host.logs if not log.ephemeral]
    assert passing
    assert all(text.startswith("qmcreate 9001: ") for text in passing)
    assert staying == [("WARNING", "task qmstart 9001 ended with warnings: 1")]


def test_no_certificate_check_is_warned_of(connection: Config) -> None:
    with Host({"proxmox-lab:connection": {**connection, "insecure": True}}) as careless:
        for name in ("ops", "dev"):
            assert group(careless, name).check({"groupid": name}).failures == []
    (warning,) = careless.logs
    assert warning.severity == "WARNING"
    assert "anybody on the way can read the credentials" in warning.text


def test_a_cluster_that_cannot_be_reached_is_a_clear_error(
    connection: Config, sim: Simulator
) -> None:
    sim.faults.add(Fault("*", count=None, status=596, text="Connection timed out", body=""))
    with Host({"proxmox-lab:connection": connection}) as lost:
        for name in ("ops", "dev"):
            with pytest.raises(HostError, match=f'^Cannot check group "{name}": GET .*596'):
                group(lost, name).check({"groupid": name})
    assert len(sim.requests()) <= 5
