"""Injected faults: what the client sees, and whether the work was done."""

import time

import pytest
import requests

from simulator import Simulator
from simulator.faults import Fault
from tests.simulator.conftest import Client


def group_ids(client: Client) -> list[str]:
    return [group["groupid"] for group in client.data("GET", "/access/groups")]


def test_refusal_hits_as_often_as_planned(sim: Simulator, client: Client) -> None:
    fault = Fault(
        "/access/groups", "POST", count=1, skip=1, status=596, text="Connection timed out"
    )
    sim.faults.add(fault)
    answers = [client.ask("POST", "/access/groups", groupid=name) for name in ("a1", "b1", "c1")]
    assert [answer.status_code for answer in answers] == [200, 596, 200]
    assert answers[1].reason == "Connection timed out"
    assert group_ids(client) == ["a1", "c1"]


@pytest.mark.parametrize(("drop", "left"), [("before", []), ("after", ["ops"])])
def test_lost_connection(sim: Simulator, client: Client, drop: str, left: list[str]) -> None:
    sim.faults.add(Fault("/access/groups", "POST", drop="before" if drop == "before" else "after"))
    with pytest.raises(requests.ConnectionError):
        client.ask("POST", "/access/groups", groupid="ops")
    assert group_ids(client) == left


def test_delay_comes_after_the_work(sim: Simulator, client: Client) -> None:
    sim.faults.add(Fault("/version", delay=0.2))
    started = time.monotonic()
    client.data("GET", "/version")
    assert time.monotonic() - started >= 0.2


def test_raw_body_replaces_the_answer(sim: Simulator, client: Client) -> None:
    sim.faults.add(Fault("/version", status=502, text="Bad Gateway", body="<html>"))
    answer = client.ask("GET", "/version")
    assert (answer.status_code, answer.reason, answer.text) == (502, "Bad Gateway", "<html>")
