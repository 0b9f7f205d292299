"""A task is waited for and judged by its exit status; a poll that fails is no verdict."""

import re
import time
from typing import Any

import pytest

from providers.core.errors import Busy, Forbidden, Locked, TaskFailed
from providers.core.pve import task as task_module
from providers.core.pve.api import Api
from simulator import Simulator
from simulator.faults import Fault
from tests.core.conftest import Connect, asked

START = "/nodes/pve02/qemu/9001/status/start"
STATUS = "/nodes/*/tasks/*/status"
LOG = "/nodes/*/tasks/*/log"


class Heard:
    """What a wait tells."""

    def __init__(self) -> None:
        self.progress: list[str] = []
        self.warnings: list[str] = []


@pytest.fixture
def vm(sim: Simulator, api: Api) -> Api:
    """The API of a cluster where there is a stopped machine 9001."""
    api.run("POST", "/nodes/pve02/qemu", {"vmid": 9001})
    sim.log.clear()
    return api


def waited(api: Api, limit: float = 10) -> Heard:
    heard = Heard()
    upid = api.call("POST", START)
    task_module.wait(api, upid, limit, heard.progress.append, heard.warnings.append)
    return heard


def polls(sim: Simulator) -> int:
    return sum(path.endswith("/status") and "/tasks/" in path for _, path, _ in asked(sim, "GET"))


def test_wait_ends_with_the_task(sim: Simulator, vm: Api) -> None:
    sim.speeds.task = 0.3
    began = time.monotonic()
    assert waited(vm).warnings == []
    assert 0.3 <= time.monotonic() - began < 1.5
    assert polls(sim) <= 6


def test_polling_becomes_seldom_and_tells_how_long_it_takes(sim: Simulator, vm: Api) -> None:
    sim.speeds.task = 2
    heard = waited(vm)
    assert polls(sim) <= 9
    assert heard.progress
    assert all(re.fullmatch(r"qmstart 9001: [12] s", line) for line in heard.progress)


def test_warnings_are_success_and_are_told(sim: Simulator, vm: Api) -> None:
    sim.faults.add(Fault(START, task="WARNINGS: 2"))
    (warning,) = waited(vm).warnings
    assert warning.startswith("task qmstart 9001 ended with warnings: 2")


@pytest.mark.parametrize("status", ["job errors", "unexpected status", "WARNINGS: many", "ok"])
def test_any_other_status_is_a_failure_with_the_end_of_the_log(
    sim: Simulator, vm: Api, status: str
) -> None:
    sim.faults.add(Fault(START, task=status))
    sim.faults.add(Fault(LOG, status=200, body=log("first", *map(str, range(10)), "last words")))
    with pytest.raises(TaskFailed) as raised:
        waited(vm)
    assert raised.value.cause.startswith(f"task qmstart 9001 failed: {status} (log: ")
    assert raised.value.cause.endswith("| 8 | 9 | last words)")
    assert "first" not in raised.value.cause


def log(*lines: str) -> str:
    entries = ", ".join(f'{{"n": {n}, "t": "{line}"}}' for n, line in enumerate(lines, 1))
    return f'{{"data": [{entries}]}}'


def test_the_log_is_read_to_its_end(sim: Simulator, vm: Api) -> None:
    sim.faults.add(Fault(START, task="job errors"))
    upid = vm.call("POST", START)
    sim.state["tasks"][upid]["log"] = [f"line {number}" for number in range(2000)]
    with pytest.raises(TaskFailed, match=r"line 1998 \| line 1999\)$"):
        task_module.wait(vm, upid, 10, print, print)


@pytest.mark.usefixtures("hasty")
def test_a_log_that_cannot_be_read_does_not_hide_the_failure(sim: Simulator, vm: Api) -> None:
    sim.faults.add(Fault(START, task="job errors"))
    sim.faults.add(Fault(LOG, count=None, status=596, text="Connection timed out", body=""))
    with pytest.raises(TaskFailed, match=r"^task qmstart 9001 failed: job errors$"):
        waited(vm)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "trouble",
    [
        {"status": 596, "text": "Connection timed out", "body": ""},
        {"status": 500, "text": "got timeout"},
        {"status": 500, "text": "unable to open file"},
        {"drop": "after"},
    ],
    ids=["gateway", "busy", "odd", "cut"],
)
def test_polls_that_fail_are_no_verdict(sim: Simulator, vm: Api, trouble: dict[str, Any]) -> None:
    sim.faults.add(Fault(STATUS, count=6, **trouble))
    waited(vm)
    assert sim.state["tasks"].popitem()[1]["exitstatus"] == "OK"
    assert len(asked(sim, "POST")) == 1


def test_a_status_without_its_end_is_not_the_end(sim: Simulator, vm: Api) -> None:
    half = '{"data": {"status": "stopped"}}'
    sim.faults.add(Fault(STATUS, count=2, status=200, body=half))
    waited(vm)
    assert polls(sim) == 3


def test_a_task_that_nobody_knows_any_more_is_not_taken_for_an_absent_object(
    sim: Simulator, vm: Api
) -> None:
    upid = vm.call("POST", START)
    del sim.state["tasks"][upid]
    with pytest.raises(TaskFailed, match=f"nobody knows any more how task {upid} ended"):
        task_module.wait(vm, upid, 10, print, print)


def test_a_task_without_end_is_named_and_left_running(sim: Simulator, vm: Api) -> None:
    sim.speeds.task = 60
    began = time.monotonic()
    with pytest.raises(TaskFailed, match=r"still runs after 0 s \(UPID:pve02:.*qmstart:9001:"):
        waited(vm, limit=0.2)
    assert time.monotonic() - began < 1
    assert {method for method, *_ in asked(sim)} == {"POST", "GET"}


def test_a_stranger_may_not_follow_the_task(vm: Api, connected: Connect) -> None:
    vm.call("POST", "/access/users", {"userid": "weak@pve"})
    secret = vm.call("POST", "/access/users/weak@pve/token/weak")["value"]
    upid = vm.call("POST", START)
    weak = connected(api_token=f"weak@pve!weak={secret}")
    with pytest.raises(Forbidden, match=r"Sys\.Audit on /nodes/pve02"):
        task_module.wait(weak, upid, 10, print, print)


@pytest.mark.usefixtures("hasty")
def test_a_task_that_ends_for_want_of_a_lock_is_submitted_again(sim: Simulator, vm: Api) -> None:
    text = "can't lock file '/var/lock/qemu-server/lock-9001.conf' - got timeout"
    sim.faults.add(Fault(START, count=2, task=text))
    vm.run("POST", START)
    assert len(asked(sim, "POST")) == 3


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("status", "error"),
    [
        ("VM is locked (backup)", Locked),
        ("start failed: command '/usr/bin/kvm' failed: got timeout", TaskFailed),
        ("can't lock file '/var/lock/x' - got timeout", Busy),
    ],
)
def test_no_failure_is_waited_for_without_end(
    sim: Simulator, vm: Api, status: str, error: type[Exception]
) -> None:
    sim.faults.add(Fault(START, count=None, task=status))
    with pytest.raises(error):
        vm.run("POST", START, limit=0.3)
    assert len(asked(sim, "POST")) == 1 or error is not TaskFailed
