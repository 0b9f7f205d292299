"""Credentials: what lets a request in, and what does not any more."""

import pytest

from simulator import Simulator
from tests.simulator.conftest import Client

MINUTE, HOUR = 60, 3600


def refusal(client: Client) -> tuple[int, str, str]:
    answer = client.ask("GET", "/version")
    return answer.status_code, answer.reason, answer.text


def use_new_token(client: Client, **options: object) -> None:
    client.data("POST", "/access/users", userid="ann@pve")
    token = client.data("POST", "/access/users/ann@pve/token/it", **options)
    credentials = f"{token['full-tokenid']}={token['value']}"
    client.session.headers["Authorization"] = f"PVEAPIToken={credentials}"


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("", "No ticket"),
        ("Bearer abc", "No ticket"),
        ("PVEAPIToken=root@pam!lab=wrong", "Authentication failed!"),
        ("PVEAPIToken=root@pam!none=x", "Authentication failed!"),
        ("PVEAPIToken=nonsense", "Authentication failed!"),
    ],
)
def test_wrong_credentials(client: Client, header: str, reason: str) -> None:
    client.session.headers["Authorization"] = header
    assert refusal(client) == (401, reason, "")


def test_token_expires(sim: Simulator, client: Client) -> None:
    use_new_token(client, expire=sim.clock.seconds() + HOUR)
    client.data("GET", "/version")
    sim.clock.advance(HOUR + 1)
    assert refusal(client) == (401, "Authentication failed!", "")


def test_disabled_user_takes_its_tokens_along(sim: Simulator, client: Client) -> None:
    lab = Client(sim)
    use_new_token(client)
    lab.data("PUT", "/access/users/ann@pve", enable=0)
    lab.session.close()
    assert refusal(client) == (401, "Authentication failed!", "")


def test_ticket_lasts_two_hours(sim: Simulator, client: Client) -> None:
    login = {"username": "root@pam", "password": "proxmox-lab"}
    client.session.headers.clear()
    client.session.cookies.set(
        "PVEAuthCookie", client.data("POST", "/access/ticket", **login)["ticket"]
    )
    sim.clock.advance(2 * HOUR - MINUTE)
    client.data("GET", "/version")
    sim.clock.advance(MINUTE)
    assert refusal(client) == (401, "Authentication failed!", "")


def test_ticket_stands_for_the_password(client: Client) -> None:
    ticket = client.data("POST", "/access/ticket", username="root@pam", password="proxmox-lab")
    again = {"username": "root@pam", "password": ticket["ticket"]}
    assert client.data("POST", "/access/ticket", **again)["username"] == "root@pam"
