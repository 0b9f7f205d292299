"""K11: secrets stay secret: not in logs, errors or outputs, and masks are never values."""

from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import VM, Administrator, Begin
from tests.host.wire import HostError, InitFailed, is_secret
from tests.providers.contract.lab import BACKUP_SERVER, FINGERPRINT

SECRET = "geheim-pbs"
PBS = {
    "storage": "pbs",
    "type": "pbs",
    "server": BACKUP_SERVER,
    "datastore": "main",
    "username": "backup@pbs",
    "password": SECRET,
    "fingerprint": FINGERPRINT,
}
CIFS = {
    "storage": "share",
    "type": "cifs",
    "server": "192.0.2.5",
    "share": "data",
    "username": "me",
    "domain": "LAB",
    "password": "geheim-cifs",
}
WRITE_ONLY: list[tuple[str, dict[str, Any], str]] = [
    ("storage", PBS, "password"),
    ("storage", CIFS, "password"),
    ("user", {"userid": "ci@pve", "password": "geheim-user"}, "password"),
    ("vm", {**VM, "ide2": "local-lvm:cloudinit", "cipassword": "geheim-ci"}, "cipassword"),
    (
        "realm",
        {"realm": "openid", "type": "openid", "issuer_url": "https://x", "client_id": "x"}
        | {"client_key": "geheim-key"},
        "client_key",
    ),
]
EACH = pytest.mark.parametrize(
    ("kind", "declared", "field"),
    WRITE_ONLY,
    ids=[f"{kind}-{declared.get('type', field)}" for kind, declared, field in WRITE_ONLY],
)


@EACH
def test_K11_what_pve_never_shows_is_kept_and_no_difference(
    begin: Begin, kind: str, declared: dict[str, Any], field: str
) -> None:
    life = begin(kind)
    life.up(declared)
    assert life.refresh().op == "same"
    assert life.state
    assert life.state.inputs
    assert life.state.inputs[field] == declared[field]
    assert life.up(declared).op == "same"


@EACH
def test_K11_a_refusal_tells_no_secret(
    begin: Begin, sim: Simulator, kind: str, declared: dict[str, Any], field: str
) -> None:
    sim.faults.add(Fault("*", "POST", None, 0, 400, "Parameter verification failed."))
    life = begin(kind)
    with pytest.raises(HostError) as raised:
        life.up(declared)
    host = life.processes.host
    assert host
    told = " ".join([str(raised.value), host.stderr, *(log.text for log in host.logs)])
    assert declared[field] not in told
    assert sim.token.partition("=")[2] not in told


def test_K11_a_changed_password_is_sent_with_nothing_fixed(begin: Begin) -> None:
    storage = begin("storage")
    storage.up(CIFS)
    (write,) = storage.up({**CIFS, "password": "other"}).writes
    assert {*write.params} == {"password"}
    assert storage.up({**CIFS, "password": "other"}).op == "same"


def test_K11_the_generated_key_is_a_secret_output_and_stays(
    begin: Begin, lab: Administrator
) -> None:
    declared = {**PBS, "encryption_key": "autogen"}
    storage = begin("storage")
    storage.up(declared)
    assert storage.state
    (key,) = [name for name, value in storage.state.outputs.items() if is_secret(value)]
    first = storage.state.outputs[key]
    assert len(first["value"]) > 100
    assert storage.up(declared).op == "same"
    assert storage.refresh().op == "same"
    storage.up({**declared, "content": ["backup"], "nodes": ["pve01"]})
    assert storage.state.outputs[key] == first
    assert "autogen" not in str(lab.call("GET /storage/pbs"))


def test_K11_the_secret_of_a_token_is_told_once_and_kept(begin: Begin) -> None:
    declared = {"userid": "root@pam", "tokenid": "ci", "privsep": False}
    token = begin("token")
    token.up(declared)
    assert token.state
    value = token.state.outputs["value"]
    assert is_secret(value)
    token.up({**declared, "comment": "x"})
    token.refresh()
    assert token.state.outputs["value"] == value
    token.up({**declared, "comment": "x", "regenerate": "1"})
    assert is_secret(token.state.outputs["value"])
    assert token.state.outputs["value"] != value


def test_K11_a_masked_password_is_never_written_back(begin: Begin, lab: Administrator) -> None:
    lab.call("POST /nodes/pve01/qemu vmid=101 ide2=local-lvm:cloudinit cipassword=theirs")
    vm = begin("vm")
    vm.up({**VM, "adopt": "always"})
    vm.up({**VM, "memory": 1024, "adopt": "always"})
    assert vm.state
    assert "**" not in str(vm.state)
    assert "cipassword" not in str([request.params for request in lab.simulator.requests()])


@pytest.mark.parametrize("form", ["geheim/ä x", "geheim%2F%C3%A4%20x"], ids=["plain", "encoded"])
def test_K11_a_half_made_machine_tells_no_secret(begin: Begin, sim: Simulator, form: str) -> None:
    declared = {**VM, "ide2": "local-lvm:cloudinit", "cipassword": "geheim/ä x"}
    sim.faults.add(Fault("*/status/start", "POST", status=500, text=f"cannot use {form}"))
    with pytest.raises(InitFailed, match=r"cannot use \(secret\)\.$"):
        begin("vm").up({**declared, "state": "started"})
