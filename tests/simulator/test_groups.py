"""Groups over HTTPS, with an API token and with a ticket."""

from simulator import Simulator
from tests.simulator.conftest import Client


def test_group_lives_through_create_update_delete(client: Client) -> None:
    client.data("POST", "/access/groups", groupid="ops", comment="a")
    client.data("PUT", "/access/groups/ops", comment="b")
    assert client.data("GET", "/access/groups/ops") == {"members": [], "comment": "b"}
    client.data("DELETE", "/access/groups/ops")
    gone = client.ask("GET", "/access/groups/ops")
    assert (gone.status_code, gone.reason) == (500, "group 'ops' does not exist")


def test_ticket_needs_its_csrf_token_to_write(client: Client) -> None:
    login = {"username": "root@pam", "password": "proxmox-lab"}
    ticket = client.data("POST", "/access/ticket", **login)
    client.session.headers.clear()
    client.session.cookies.set("PVEAuthCookie", ticket["ticket"])
    refused = client.ask("POST", "/access/groups", groupid="ops")
    assert (refused.status_code, refused.text) == (401, "")
    assert refused.reason == "Permission denied - invalid csrf token"
    client.session.headers["CSRFPreventionToken"] = ticket["CSRFPreventionToken"]
    client.data("POST", "/access/groups", groupid="ops")


def test_what_has_no_state_is_refused_and_counted(sim: Simulator, client: Client) -> None:
    assert client.ask("GET", "/cluster/ceph/status").status_code == 501
    assert sim.log.unhandled == {"GET /cluster/ceph/status": 1}


def test_states_are_saved_restored_and_reset_from_a_test(sim: Simulator, client: Client) -> None:
    sim.control.save("empty")
    client.data("POST", "/access/groups", groupid="ops")
    sim.restore("empty")
    assert client.data("GET", "/access/groups") == []
    client.data("POST", "/access/groups", groupid="ops")
    sim.reset()
    assert client.data("GET", "/access/groups") == []
