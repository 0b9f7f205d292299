"""K10: login, transport and permission: limits are avoided, or said plainly."""

from typing import Any

import pytest

from proxmox_lab import provider_for
from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import VM, Administrator, Begin
from tests.host.harness import Host, urn_of
from tests.host.wire import HostError
from tests.providers.contract.lab import CallError
from tests.providers.contract.life import Refused

USER = {"userid": "ci@pve", "password": "first-secret"}


def may_log_in(lab: Administrator, password: str) -> bool:
    try:
        lab.call("POST /access/ticket", {"username": "ci@pve", "password": password})
    except CallError:
        return False
    return True


def test_K10_a_password_is_sent_at_creation_and_not_with_other_changes(begin: Begin) -> None:
    user = begin("user")
    (write,) = user.up(USER).writes
    assert "password" in write.params
    assert user.up(USER).op == "same"
    (write,) = user.up({**USER, "comment": "x"}).writes
    assert write.params == {"comment": "x"}


def test_K10_a_token_cannot_change_a_password_and_the_error_says_so(
    begin: Begin, lab: Administrator
) -> None:
    user = begin("user")
    user.up(USER)
    changed = {**USER, "password": "second-secret"}
    for _ in range(2):
        with pytest.raises(Refused, match="a login by password") as raised:
            user.up(changed)
        assert "second-secret" not in str(raised.value)
    assert may_log_in(lab, "first-secret")
    assert user.up({**changed, "connection": "root"}).op == "update"
    assert may_log_in(lab, "second-secret")
    assert user.up({**changed, "connection": "root"}).op == "same"


def test_K10_an_unknown_node_is_told_with_the_known_ones(begin: Begin) -> None:
    with pytest.raises(Refused, match="known are pve01, pve02, pve03"):
        begin("vm").up({**VM, "node": "pve01.example.lan"})


def test_K10_a_gateways_answer_without_a_body_is_told(begin: Begin, sim: Simulator) -> None:
    text = "tls_process_server_certificate: certificate verify failed"
    sim.faults.add(Fault("/nodes/*/qemu", "POST", None, 0, 596, text, body=""))
    with pytest.raises(HostError, match=f"596 {text}") as raised:
        begin("vm").up(VM)
    assert "Traceback" not in str(raised.value)


def test_K10_a_second_factor_ends_the_run_at_the_login(
    sim: Simulator, config: dict[str, Any]
) -> None:
    half = '{"data": {"ticket": "PVE:!tfa!half", "NeedTFA": 1, "CSRFPreventionToken": "x"}}'
    sim.log.clear()
    sim.faults.add(Fault("/access/ticket", count=None, status=200, body=half))
    with Host({"proxmox-lab:connection": config["proxmox-lab:connections"]["root"]}) as host:
        group = host.resource(provider_for("group"), urn_of("Group", "ops"))
        for _ in range(2):
            with pytest.raises(HostError, match=r"needs a second factor.*Use an API token"):
                group.check({"groupid": "ops"})
    assert [request.path for request in sim.requests()] == ["/access/ticket"]


def test_K10_what_needs_root_is_said_before_anything_is_made(begin: Begin) -> None:
    with pytest.raises(Refused, match="args is for root@pam logged in by password only"):
        begin("vm").up({**VM, "args": "-no-hpet"})


def test_K10_a_login_that_only_reads_is_enough_for_a_preview(
    begin: Begin, lab: Administrator, config: dict[str, Any]
) -> None:
    lab.call("POST /access/users userid=ci@pve")
    lab.call("PUT /access/acl path=/ users=ci@pve roles=PVEAuditor")
    secret = lab.call("POST /access/users/ci@pve/token/plan privsep=0")["value"]
    there = config["proxmox-lab:connections"]["default"]
    reader = {**there, "api_token_file": None, "api_token": f"ci@pve!plan={secret}"}
    group = begin("group")
    with Host({"proxmox-lab:connection": reader}) as host:
        assert group.in_process(host).check({"groupid": "ops"}).failures == []
        with pytest.raises(HostError, match=r"ci@pve!plan lacks Group\.Allocate on /access/groups"):
            group.up({"groupid": "ops"}, host)
