"""What a process knows of a cluster: read once for all, and never absent where merely unseen."""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from providers.acl import Acl
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.errors import Forbidden, LabError, Unreachable
from providers.core.kind.registry import kinds
from providers.core.pve.api import TRIES_WHILE_AWAY, Api
from providers.storage import Storage
from simulator import Simulator
from simulator.faults import Fault
from tests.core.conftest import Connect, asked


@pytest.fixture
def view(api: Api) -> View:
    return View(api)


@pytest.fixture
def weak(sim: Simulator, api: Api, connected: Connect) -> View:
    """As a login that audits everything but the storage `hidden`."""
    api.call("POST", "/access/users", {"userid": "ci@pve"})
    token = api.call("POST", "/access/users/ci@pve/token/plan", {"privsep": 0})["value"]
    for path, role in (("/", "PVEAuditor"), ("/storage/hidden", "NoAccess")):
        api.call("PUT", "/access/acl", {"path": path, "roles": role, "users": "ci@pve"})
    sim.log.clear()
    return View(connected(api_token=f"ci@pve!plan={token}"))


def find(view: View, names: Iterable[str], look: Look) -> list[object]:
    def found(name: str) -> object:
        return view.find(Storage, {"storage": name}, look)

    with ThreadPoolExecutor(40) as threads:
        return list(threads.map(found, names))


def test_a_collection_is_read_once_however_many_ask(sim: Simulator, view: View) -> None:
    sim.faults.add(Fault("/storage", delay=0.2))
    assert all(find(view, ["local"] * 40, Look.SEEN))
    find(view, ["local", "local-lvm"] * 20, Look.SURE)
    assert len(asked(sim, "GET", "/storage")) == 1


def test_a_fresh_look_is_shared_by_those_who_ask_together(sim: Simulator, view: View) -> None:
    sim.faults.add(Fault("/storage", count=None, delay=0.2))
    assert all(find(view, ["local"] * 40, Look.FRESH))
    assert len(asked(sim, "GET", "/storage")) <= 3


def test_a_fresh_look_sees_what_was_made_after_the_last(view: View, api: Api) -> None:
    assert find(view, ["lib"], Look.SEEN) == [None]
    api.call("POST", "/storage", {"storage": "lib", "type": "dir", "path": "/srv"})
    assert find(view, ["lib"], Look.SEEN) == [None]
    assert find(view, ["lib"], Look.SURE) != [None]
    assert find(view, ["lib"], Look.SEEN) != [None]


@pytest.mark.usefixtures("hasty")
def test_a_failure_is_shared_by_those_who_wait_and_by_nobody_later(
    sim: Simulator, view: View
) -> None:
    trouble: dict[str, Any] = {
        "status": 596,
        "text": "Connection timed out",
        "body": "",
        "delay": 0.1,
    }
    sim.faults.add(Fault("/storage", count=TRIES_WHILE_AWAY, **trouble))

    def fails(_: int) -> bool:
        with pytest.raises(Unreachable):
            view.rows(Storage)
        return True

    with ThreadPoolExecutor(40) as threads:
        assert all(threads.map(fails, range(40)))
    assert len(asked(sim, "GET", "/storage")) == TRIES_WHILE_AWAY
    assert "local" in view.rows(Storage)


def test_an_object_of_an_unreadable_cluster_is_not_absent(sim: Simulator, view: View) -> None:
    sim.faults.add(Fault("/storage", count=None, status=500, text="unable to parse storage.cfg"))
    for look in Look:
        with pytest.raises(LabError):
            view.find(Storage, {"storage": "nope"}, look)


def test_what_a_login_cannot_see_is_not_absent(weak: View, api: Api) -> None:
    api.call("POST", "/storage", {"storage": "hidden", "type": "dir", "path": "/srv"})
    for look in (Look.SURE, Look.FRESH):
        with pytest.raises(Forbidden, match=r"ci@pve!plan lacks .* on /storage/hidden"):
            weak.find(Storage, {"storage": "hidden"}, look)
        assert weak.find(Storage, {"storage": "nope"}, look) is None


def test_absence_of_many_costs_one_look_at_the_permissions(sim: Simulator, weak: View) -> None:
    find(weak, [f"new{number}" for number in range(40)], Look.SEEN)
    assert sorted(path for _, path, _ in asked(sim)) == ["/access/permissions", "/storage"]


def test_a_login_without_rights_sees_no_list_as_empty(api: Api, connected: Connect) -> None:
    api.call("POST", "/access/users", {"userid": "nil@pve"})
    token = api.call("POST", "/access/users/nil@pve/token/nil")["value"]
    view = View(connected(api_token=f"nil@pve!nil={token}"))
    guarded = [kind for kind in kinds().values() if kind.paths.seen.privileges]
    assert {Acl, Storage} <= {*guarded}
    for kind in guarded:
        key = dict.fromkeys(("storage", "userid", "groupid", "poolid", "vmid", "path", "node"), "1")
        with pytest.raises(Forbidden):
            view.require_sight(kind, key, Look.SURE)


def test_what_is_forgotten_stays_for_those_who_look_at_it(view: View) -> None:
    rows = view.rows(Storage)
    view.forget(Storage(storage="local-lvm", type="lvmthin", vgname="pve", thinpool="data"))
    assert "local-lvm" in rows
    assert "local-lvm" not in view.rows(Storage)
    assert "local" in view.rows(Storage)


def test_clusters_are_told_apart_by_their_authority(view: View, connected: Connect) -> None:
    with Simulator() as other:
        there = connected(endpoints=[other.url], ca_file=other.ca_file, api_token=other.token)
        assert View(there).fingerprint() != view.fingerprint() == view.fingerprint()
