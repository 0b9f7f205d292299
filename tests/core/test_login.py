"""Login by password: tickets are fetched once for all threads, renewed, and refusals are clear."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from providers.core.errors import Forbidden
from providers.core.pve.api import Api
from providers.core.pve.transport import TicketLogin
from simulator import Simulator
from simulator.faults import Fault
from tests.core.conftest import Connect, asked

PASSWORD = "proxmox-lab"
TICKET = "/access/ticket"
HOUR = 3600


@pytest.fixture
def api(connected: Connect) -> Api:
    return connected(api_token=None, username="root@pam", password=PASSWORD)


def logins(sim: Simulator) -> int:
    return len(asked(sim, "POST", TICKET))


def test_one_ticket_serves_reads_and_writes_of_all_threads(sim: Simulator, api: Api) -> None:
    with ThreadPoolExecutor(20) as threads:
        names = [f"group{number}" for number in range(20)]
        list(threads.map(lambda name: api.call("POST", "/access/groups", {"groupid": name}), names))
    assert {group["groupid"] for group in api.get("/access/groups")} == {*names}
    assert logins(sim) == 1
    assert {request.who for request in sim.requests() if request.path != TICKET} == {"root@pam"}


def test_a_ticket_is_renewed_before_it_ends(
    sim: Simulator, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TicketLogin, "renew_age", 0.2)
    for pause in (0, 0.25, 0):
        time.sleep(pause)
        api.get("/version")
    assert logins(sim) == 2


def test_a_ticket_that_is_refused_is_renewed_once(
    sim: Simulator, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("providers.core.pve.transport.NEW_TICKET", 0)
    api.get("/version")
    sim.clock.advance(3 * HOUR)
    api.call("POST", "/access/groups", {"groupid": "ops"})
    assert logins(sim) == 2
    sim.faults.add(Fault("/version", count=None, status=401, text="Authentication failed!"))
    with pytest.raises(Forbidden, match="the login root@pam was refused"):
        api.get("/version")
    assert len(asked(sim, "GET", "/version")) == 3


def test_a_ticket_refused_to_many_threads_is_renewed_once(
    sim: Simulator, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("providers.core.pve.transport.NEW_TICKET", 0.5)
    api.get("/version")
    time.sleep(0.6)
    sim.clock.advance(3 * HOUR)
    with ThreadPoolExecutor(20) as threads:
        list(threads.map(lambda _: api.get("/version"), range(20)))
    assert logins(sim) == 2


def test_a_wrong_password_is_told_without_it(sim: Simulator, connected: Connect) -> None:
    api = connected(api_token=None, username="root@pam", password="not-the-one")
    with pytest.raises(Forbidden) as raised:
        api.get("/version")
    assert raised.value.sentence() == (
        "login of root@pam failed: authentication failure. Check user and password."
    )
    assert [path for _, path, _ in asked(sim)] == [TICKET]


def test_a_second_factor_is_told_at_the_login(sim: Simulator, api: Api) -> None:
    half = {"username": "root@pam", "ticket": "PVE:!tfa!half", "NeedTFA": 1}
    body = json.dumps({"data": {**half, "CSRFPreventionToken": "x"}})
    sim.faults.add(Fault(TICKET, status=200, body=body))
    with pytest.raises(Forbidden, match="needs a second factor") as raised:
        api.get("/version")
    assert "Use an API token" in raised.value.sentence()
    assert "half" not in raised.value.sentence()
    assert [path for _, path, _ in asked(sim)] == [TICKET]


@pytest.mark.usefixtures("hasty")
def test_a_login_outlives_a_moment_of_trouble(sim: Simulator, api: Api) -> None:
    sim.faults.add(Fault(TICKET, count=2, status=596, text="Connection timed out", body=""))
    api.call("POST", "/access/groups", {"groupid": "ops"})
    assert logins(sim) == 3


def test_a_token_that_is_refused_is_named_without_its_secret(connected: Connect) -> None:
    with pytest.raises(Forbidden) as raised:
        connected(api_token="root@pam!lab=not-the-one").get("/version")
    assert raised.value.sentence() == (
        "the login root@pam!lab was refused: Authentication failed! Check the credentials."
    )
