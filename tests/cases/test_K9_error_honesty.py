"""K9: absent is told apart from failed, PVE's reason reaches the user, and retries have a bound."""

import json
from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import VM, Administrator, Begin
from tests.host.wire import HostError
from tests.providers.contract.life import Refused

NAMED: dict[str, tuple[dict[str, object], str, str]] = {
    "user": ({"userid": "ci@pve"}, "/access/users/ci@pve", "/access/users"),
    "group": ({"groupid": "ops"}, "/access/groups/ops", "/access/groups"),
    "role": ({"roleid": "Deployer", "privs": ["VM.Audit"]}, "/access/roles/Deployer", "*roles"),
    "storage": ({"storage": "d1", "type": "dir", "path": "/srv"}, "/storage/d1", "/storage"),
    "pool": ({"poolid": "team"}, "/pools poolid=team", "/pools"),
    "token": (
        {"userid": "root@pam", "tokenid": "ci"},
        "/access/users/root@pam/token/ci",
        "/access/users",
    ),
    "backup_job": (
        {"id": "nightly", "schedule": "1:00", "all": True},
        "/cluster/backup/nightly",
        "/cluster/backup",
    ),
    "realm": (
        {"realm": "xy", "type": "openid", "issuer_url": "https://x", "client_id": "x"},
        "/access/domains/xy",
        "/access/domains",
    ),
    "vm": (VM, "/nodes/pve01/qemu/101", "/cluster/resources"),
}
EVERYBODYS = ("role", "realm")
"""What every login may list."""
KINDS = pytest.mark.parametrize("kind", [*NAMED])


@KINDS
def test_K9_what_was_removed_by_hand_is_gone_and_made_again(
    begin: Begin, lab: Administrator, kind: str
) -> None:
    declared, item, _ = NAMED[kind]
    life = begin(kind)
    life.up(declared)
    lab.call(f"DELETE {item}")
    assert life.refresh().op == "delete"
    assert life.up(declared).op == "create"
    lab.call(f"DELETE {item}")
    life.destroy()
    assert life.state is None


@KINDS
@pytest.mark.parametrize(
    "trouble",
    [
        {"status": 500, "text": "unable to open file - Input/output error"},
        {"status": 403, "text": "Permission check failed (/, Sys.Audit)"},
        {"status": 200, "body": "<html>Log in</html>"},
    ],
    ids=["500", "403", "login page"],
)
def test_K9_a_read_that_fails_drops_nothing(
    begin: Begin, sim: Simulator, kind: str, trouble: dict[str, Any]
) -> None:
    declared, _, path = NAMED[kind]
    life = begin(kind)
    life.up(declared)
    before = life.state
    sim.faults.add(Fault(path, "GET", count=None, **trouble))
    with pytest.raises(HostError, match=r"^Cannot read"):
        life.refresh()
    assert life.state == before


@pytest.mark.parametrize("kind", [kind for kind in NAMED if kind not in EVERYBODYS])
def test_K9_an_empty_list_of_a_blind_login_drops_nothing(
    begin: Begin, lab: Administrator, config: dict[str, Any], kind: str
) -> None:
    declared, _, _ = NAMED[kind]
    life = begin(kind)
    life.up(declared)
    lab.call("POST /access/users userid=nil@pve")
    secret = lab.call("POST /access/users/nil@pve/token/nil")["value"]
    blind = {**config["proxmox-lab:connections"]["root"], "api_token": f"nil@pve!nil={secret}"}
    life.processes.config = {
        "proxmox-lab:connection": {**blind, "username": None, "password": None}
    }
    with pytest.raises(HostError, match="nil@pve!nil"):
        life.refresh()
    assert life.state


def test_K9_a_user_whose_tokens_went_along_is_destroyed_in_peace(
    begin: Begin, lab: Administrator
) -> None:
    """PVE answers 403 for a token of a user that is no more, even to root@pam's token."""
    user, token = begin("user"), begin("token")
    user.up({"userid": "ci@pve"})
    token.up({"userid": "ci@pve", "tokenid": "plan"})
    lab.call("DELETE /access/users/ci@pve")
    token.destroy()
    user.destroy()


def test_K9_an_entry_of_a_removed_user_or_role_is_destroyed_in_peace(
    begin: Begin, lab: Administrator
) -> None:
    user, role, acl = begin("user"), begin("role"), begin("acl")
    user.up({"userid": "ci@pve"})
    role.up({"roleid": "Deployer", "privs": ["VM.Audit"]})
    acl.up({"path": "/vms", "user": "ci@pve", "role": "Deployer"})
    lab.call("DELETE /access/roles/Deployer")
    lab.call("DELETE /access/users/ci@pve")
    acl.destroy()


@pytest.mark.parametrize("kind", ["user", "token", "group", "vm"])
def test_K9_a_change_of_what_was_removed_by_hand_says_what_to_do(
    begin: Begin, lab: Administrator, kind: str
) -> None:
    """With the strongest peer the state has to be edited by hand."""
    declared, item, _ = NAMED[kind]
    changed = {**declared, "description" if kind == "vm" else "comment": "x"}
    life = begin(kind)
    life.up(declared)
    lab.call(f"DELETE {item}")
    with pytest.raises(HostError, match=r"removed by hand, run refresh, and then up again"):
        life.up(changed)
    assert life.refresh().op == "delete"
    assert life.up(changed).op == "create"


def test_K9_a_privilege_that_pve_does_not_know_is_named(begin: Begin) -> None:
    role = begin("role")
    with pytest.raises(Refused, match=r"privs holds 'VM\.Monitor', no privilege of PVE"):
        role.up({"roleid": "Deployer", "privs": ["VM.Audit", "VM.Monitor"]})
    assert role.state is None
    assert role.up({"roleid": "Deployer", "privs": ["VM.Audit"]}).op == "create"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_K9_every_fault_of_a_refusal_is_shown(begin: Begin, sim: Simulator, method: str) -> None:
    errors = {"memory": "value must be an integer", "net0": "invalid format"}
    body = json.dumps(
        {"data": None, "errors": errors, "message": "Parameter verification failed.\n"}
    )
    group = begin("group")
    if method != "POST":
        group.up({"groupid": "ops"})
    text = "Parameter verification failed."
    sim.faults.add(Fault("/access/groups*", method, status=400, text=text, body=body))
    with pytest.raises(HostError) as raised:
        group.destroy() if method == "DELETE" else group.up({"groupid": "ops", "comment": "x"})
    told = str(raised.value)
    assert told.startswith(("Cannot create", "Cannot update", "Cannot delete"))
    for name, fault in errors.items():
        assert f"{name}: {fault}" in told


@pytest.mark.parametrize(
    ("kind", "path"),
    [("storage", "/storage"), ("acl", "/access/acl"), ("vm", "/nodes/*/qemu")],
)
@pytest.mark.parametrize("text", ["got timeout", "can't lock file '/x' - got timeout"])
def test_K9_a_moment_of_contention_stops_nothing(
    begin: Begin, sim: Simulator, kind: str, path: str, text: str
) -> None:
    """The strongest peer stops at the first of these."""
    acl: dict[str, object] = {"path": "/vms", "user": "root@pam", "role": "PVEVMUser"}
    declared = acl if kind == "acl" else NAMED[kind][0]
    sim.faults.add(Fault(path, "PUT" if kind == "acl" else "POST", status=500, text=text))
    life = begin(kind)
    assert life.up(declared).op == "create"
    assert life.up(declared).op == "same"


def test_K9_a_lock_that_lasts_is_named_and_never_broken(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    vm = begin("vm")
    vm.up(VM)
    sim.faults.add(Fault("/nodes/*/config", "PUT", None, 0, 500, "VM is locked (backup)"))
    with lab.recorded() as requests, pytest.raises(HostError, match=r"VM is locked \(backup\)"):
        vm.up({**VM, "memory": 1024, "timeout": 1})
    assert not [request for request in requests if "skiplock" in request.params]
    sim.faults.clear()
    assert vm.up({**VM, "memory": 1024}).op == "update"


@pytest.mark.parametrize("kind", ["storage", "vm"])
def test_K9_a_gateway_that_failed_once_after_a_creation_loses_nothing(
    begin: Begin, lab: Administrator, sim: Simulator, kind: str
) -> None:
    """The strongest peer loses the storage from its state, and destroys the machine."""
    declared, item, _ = NAMED[kind]
    life = begin(kind)
    for path in (item, f"{item}/*", "/cluster/resources", "/storage"):
        fault = Fault(path, "GET", skip=1, status=595, text="Connection refused", body="")
        sim.faults.add(fault)
    life.up(declared)
    sim.faults.clear()
    assert life.up(declared).op == "same"
    assert life.refresh().op == "same"
    assert lab.call(f"GET {item}")


def test_K9_a_creation_whose_answer_was_lost_ends_with_one_object(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    declared = NAMED["storage"][0]
    sim.faults.add(Fault("/storage", "POST", drop="after"))
    storage = begin("storage")
    assert storage.up(declared).op == "create"
    assert storage.up(declared).op == "same"
    assert [row["storage"] for row in lab.call("GET /storage")].count("d1") == 1


def test_K9_what_a_terminal_would_obey_is_not_told(begin: Begin, sim: Simulator) -> None:
    """Nor what no message can hold: the failure itself would fail."""
    message = "red \x1b[31m, bell \x07, nothing \x00, half \ud800, größer\nsecond line"
    body = json.dumps({"data": None, "message": message})
    sim.faults.add(Fault("/nodes/*/qemu", "POST", None, 0, 500, "x", body))
    vm = begin("vm")
    with pytest.raises(HostError) as raised:
        vm.up(VM)
    assert str(raised.value) == (
        'Cannot create vm "it": red  [31m, bell  , nothing  , half  , größer\nsecond line.'
    )


def test_K9_clones_that_meet_the_lock_of_their_source_are_made_all_the_same(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    text = "can't lock file '/var/lock/qemu-server/lock-9000.conf' - got timeout"
    sim.faults.add(Fault("*/clone", "POST", task=text))
    sim.faults.add(Fault("*/clone", "POST", status=500, text=text))
    vm = begin("vm")
    writes = vm.up({"name": "web", "clone": "9000"}).writes
    assert [write.path.rpartition("/")[2] for write in writes] == ["clone"] * 3
    assert vm.state
    assert vm.state.id == "qemu/100"
    assert len(lab.call("GET /nodes/pve02/qemu")) == 2
