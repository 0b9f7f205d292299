"""What is asked again, how often, and what is never sent twice."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from providers.core.errors import (
    Busy,
    Forbidden,
    InvalidInput,
    LabError,
    Locked,
    Unanswered,
    Unreachable,
    Unsent,
)
from providers.core.pve import api as api_module
from providers.core.pve import transport
from providers.core.pve.api import Api
from simulator import Simulator
from simulator.faults import Fault
from tests.core.conftest import Connect, asked
from tests.core.endpoint import Endpoint

pytestmark = pytest.mark.usefixtures("hasty")

GROUPS = "/access/groups"
OPS = {"groupid": "ops"}
BUSY = "cfs-lock 'file-user_cfg' error: got lock request timeout"


def nobody() -> str:
    """An endpoint where nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"https://127.0.0.1:{free.getsockname()[1]}"


def test_write_that_met_contention_is_made_in_the_end(sim: Simulator, api: Api) -> None:
    sim.faults.add(Fault(GROUPS, "POST", count=3, status=500, text=BUSY))
    api.call("POST", GROUPS, OPS)
    assert [status for *_, status in asked(sim, "POST")] == [500, 500, 500, 200]
    assert "ops" in sim.state["user.cfg"]["groups"]


def test_contention_without_end_is_told_in_pves_words(sim: Simulator, api: Api) -> None:
    sim.faults.add(Fault(GROUPS, "POST", count=None, status=500, text=BUSY))
    with pytest.raises(Busy, match="cfs-lock 'file-user_cfg' error"):
        api.call("POST", GROUPS, OPS)
    assert len(asked(sim, "POST")) == api_module.TRIES_WHILE_BUSY


@pytest.mark.parametrize(
    ("status", "text", "error"),
    [
        (400, "Parameter verification failed.", InvalidInput),
        (403, "Permission check failed (/access/groups, Group.Allocate)", Forbidden),
        (500, "create group failed: group 'ops' already exists", LabError),
    ],
)
def test_a_verdict_is_not_asked_for_again(
    sim: Simulator, api: Api, status: int, text: str, error: type[LabError]
) -> None:
    sim.faults.add(Fault(GROUPS, "POST", count=None, status=status, text=text))
    with pytest.raises(error):
        api.call("POST", GROUPS, OPS)
    assert len(asked(sim, "POST")) == 1


@pytest.mark.parametrize(
    "fault",
    [
        Fault(GROUPS, "GET", count=2, status=595, text="Connection refused", body=""),
        Fault(GROUPS, "GET", count=2, status=596, text="Connection timed out", body=""),
        Fault(GROUPS, "GET", count=2, status=502, text="Bad Gateway", body="<html>"),
        Fault(GROUPS, "GET", count=2, drop="before"),
        Fault(GROUPS, "GET", count=2, drop="after"),
    ],
    ids=["595", "596", "502", "cut before", "cut after"],
)
def test_a_read_outlives_a_moment_of_trouble(sim: Simulator, api: Api, fault: Fault) -> None:
    sim.faults.add(fault)
    assert api.get(GROUPS) == []
    assert len(asked(sim, "GET", GROUPS)) == 3


def test_a_read_gives_up_in_the_end(sim: Simulator, api: Api) -> None:
    sim.faults.add(Fault(GROUPS, count=None, status=596, text="Connection timed out", body=""))
    with pytest.raises(Unreachable, match=f"GET {GROUPS}: .*596 Connection timed out"):
        api.get(GROUPS)
    assert len(asked(sim, "GET", GROUPS)) == api_module.TRIES_WHILE_AWAY


@pytest.mark.parametrize(
    ("fault", "made"),
    [
        (Fault(GROUPS, "POST", drop="before"), False),
        (Fault(GROUPS, "POST", drop="after"), True),
        (Fault(GROUPS, "POST", status=596, text="Connection timed out", body=""), False),
        (Fault(GROUPS, "POST", status=502, text="Bad Gateway", body="<html>"), False),
    ],
    ids=["cut before", "cut after", "596", "502"],
)
def test_a_write_that_may_have_arrived_is_never_sent_twice(
    sim: Simulator, connected: Connect, fault: Fault, made: bool
) -> None:
    sim.faults.add(fault)
    api = connected(endpoints=[sim.url, sim.url])
    with pytest.raises(Unanswered):
        api.call("POST", GROUPS, OPS)
    assert len(asked(sim, "POST")) == 1
    assert ("ops" in sim.state["user.cfg"]["groups"]) is made


def test_a_write_that_reached_nobody_is_sent_again(sim: Simulator, api: Api) -> None:
    sim.faults.add(Fault(GROUPS, "POST", status=595, text="Connection refused", body=""))
    api.call("POST", GROUPS, OPS)
    assert len(asked(sim, "POST")) == 2


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    "dead", [nobody(), "https://no-such-host.invalid:8006"], ids=["refuses", "has no name"]
)
def test_the_next_endpoint_answers_where_one_does_not(
    sim: Simulator, connected: Connect, method: str, dead: str
) -> None:
    api = connected(endpoints=[dead, sim.url])
    api.call(method, GROUPS, OPS if method == "POST" else {})
    assert len(asked(sim)) == 1


def test_the_endpoint_that_answers_is_kept(
    sim: Simulator, connected: Connect, tmp_path: Path
) -> None:
    with Endpoint(tmp_path, 502, "Bad Gateway", b"") as broken:
        both = tmp_path / "both.pem"
        both.write_text(sim.ca_file.read_text() + broken.ca_file.read_text())
        api = connected(endpoints=[broken.url, sim.url], ca_file=both)
        assert api.get(GROUPS) == api.get(GROUPS) == []
    assert len(broken.received) == 1


@pytest.fixture
def hanging() -> Iterator[str]:
    """An endpoint that accepts connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"https://127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_next_endpoint_answers_where_one_hangs(
    sim: Simulator, connected: Connect, hanging: str, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "CONNECT_TIMEOUT", 0.2)
    api = connected(endpoints=[hanging, sim.url])
    api.call(method, GROUPS, OPS if method == "POST" else {})
    assert len(asked(sim)) == 1


def test_an_answer_that_takes_too_long_is_not_waited_for_again(
    sim: Simulator, connected: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "ANSWER_TIMEOUT", 0.3)
    sim.faults.add(Fault(GROUPS, count=2, delay=0.6))
    with pytest.raises(Unreachable, match="no answer within 0 s"):
        connected().get(GROUPS)
    assert connected(endpoints=[sim.url, sim.url]).get(GROUPS) == []
    sim.faults.add(Fault(GROUPS, "POST", delay=0.6))
    with pytest.raises(Unanswered):
        connected(endpoints=[sim.url, sim.url]).call("POST", GROUPS, OPS)
    assert len(asked(sim, "POST")) == 1


def test_silence_of_all_endpoints_names_each(connected: Connect) -> None:
    first, second = nobody(), nobody()
    with pytest.raises(Unsent) as raised:
        connected(endpoints=[first, second]).get("/version")
    told = raised.value.sentence()
    assert told.startswith(f"GET /version: {first}: Connection refused; {second}: Connection")
    assert "Check the endpoints of the connection" in told


def test_a_lock_of_a_guest_is_waited_for(sim: Simulator, api: Api) -> None:
    sim.faults.add(Fault(GROUPS, "POST", count=12, status=500, text="VM is locked (backup)"))
    api.run("POST", GROUPS, OPS, limit=30)
    assert len(asked(sim, "POST")) == 13


def test_a_lock_that_stays_is_named_and_never_broken(sim: Simulator, api: Api) -> None:
    sim.faults.add(Fault("/nodes/pve02/qemu/9000", "DELETE", None, 0, 500, "VM is locked (backup)"))
    with pytest.raises(Locked, match=r"VM is locked \(backup\)"):
        api.run("DELETE", "/nodes/pve02/qemu/9000", limit=0.1)
    assert all("skiplock" not in request.params for request in sim.requests())
    assert {request.method for request in sim.requests()} == {"DELETE"}
