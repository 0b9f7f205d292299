"""Groups over HTTPS, with an API token and with a ticket."""

from collections.abc import Iterator

import pytest
import requests

from simulator import Simulator


@pytest.fixture
def sim() -> Iterator[Simulator]:
    with Simulator() as running:
        yield running


def ask(sim: Simulator, method: str, path: str, **data: object) -> requests.Response:
    with requests.Session() as session:
        session.trust_env = False
        headers = {"Authorization": f"PVEAPIToken={sim.token}"}
        url = f"{sim.url}/api2/json{path}"
        return session.request(method, url, data=data, headers=headers, verify=str(sim.ca_file))


def test_group_lives_through_create_update_delete(sim: Simulator) -> None:
    assert ask(sim, "POST", "/access/groups", groupid="ops", comment="a").json() == {"data": None}
    ask(sim, "PUT", "/access/groups/ops", comment="b")
    assert ask(sim, "GET", "/access/groups/ops").json()["data"] == {"members": [], "comment": "b"}
    ask(sim, "DELETE", "/access/groups/ops")
    gone = ask(sim, "GET", "/access/groups/ops")
    assert (gone.status_code, gone.reason) == (500, "group 'ops' does not exist")


def test_ticket_needs_its_csrf_token_to_write(sim: Simulator) -> None:
    login = ask(sim, "POST", "/access/ticket", username="root@pam", password="proxmox-lab")
    ticket = login.json()["data"]
    url, cookies = f"{sim.url}/api2/json/access/groups", {"PVEAuthCookie": ticket["ticket"]}
    with requests.Session() as session:
        session.trust_env = False
        session.verify = str(sim.ca_file)
        refused = session.post(url, data={"groupid": "ops"}, cookies=cookies)
        headers = {"CSRFPreventionToken": ticket["CSRFPreventionToken"]}
        done = session.post(url, data={"groupid": "ops"}, cookies=cookies, headers=headers)
    assert (refused.status_code, refused.text) == (401, "")
    assert refused.reason == "Permission denied - invalid csrf token"
    assert done.status_code == 200


def test_what_has_no_state_is_refused_and_counted(sim: Simulator) -> None:
    answer = ask(sim, "GET", "/cluster/ceph/status")
    assert answer.status_code == 501
    assert sim.log.unhandled == {"GET /cluster/ceph/status": 1}
