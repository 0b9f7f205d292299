"""K12: the contract with the engine: whole numbers, unknowns, complete outputs."""

from typing import Any

import pytest
from pulumi.dynamic.dynamic import serialize_provider

from proxmox_lab import provider_for
from tests.cases.conftest import VM, Administrator, Begin
from tests.host.wire import UNKNOWN
from tests.providers.contract.life import accepted

FULL = {
    **VM,
    "cores": 2,
    "cpulimit": 1.5,
    "scsi0": {"storage": "local-lvm", "size": "1G", "iops": 100},
    "net0": {"model": "virtio", "bridge": "vmbr0", "tag": 42},
}


def test_K12_whole_numbers_stay_whole_at_any_depth(begin: Begin) -> None:
    vm = begin("vm")
    (write,) = vm.up(FULL).writes
    sent = {**write.params, "path": write.path}
    assert not [value for value in sent.values() if ".0" in str(value)]
    assert write.params["cpulimit"] == "1.5"
    assert vm.up(FULL).op == "same"
    job = begin("backup_job")
    retention = {"keep_last": 3}
    (write,) = job.up(
        {"id": "j1", "schedule": "1:00", "vmid": [101], "prune_backups": retention}
    ).writes
    assert (write.params["vmid"], write.params["prune-backups"]) == ("101", "keep-last=3")


MINIMAL: list[tuple[str, dict[str, object]]] = [
    ("group", {"groupid": "dev", "comment": "x"}),
    ("user", {"userid": "ci@pve", "groups": ["ops"], "comment": "x"}),
    ("role", {"roleid": "Ops", "privs": ["VM.Audit"]}),
    ("acl", {"path": "/", "role": "PVEAuditor", "user": "root@pam"}),
    ("token", {"userid": "root@pam", "tokenid": "ci", "privsep": True}),
    ("pool", {"poolid": "team", "vms": [101], "storage": ["local"]}),
    ("storage", {"storage": "d1", "type": "dir", "path": "/srv", "nodes": ["pve01"]}),
    ("backup_job", {"id": "j1", "schedule": "1:00", "vmid": [101], "storage": "local"}),
    ("vm", {**FULL, "pool": "shared", "description": "x"}),
]


@pytest.mark.parametrize(("kind", "declared"), MINIMAL, ids=[kind for kind, _ in MINIMAL])
def test_K12_any_field_may_be_unknown_in_preview(
    begin: Begin, lab: Administrator, kind: str, declared: dict[str, object]
) -> None:
    lab.call("POST /access/groups groupid=ops")
    lab.call("POST /pools poolid=shared")
    resource = begin(kind).in_process()
    lab.simulator.log.clear()
    for name in declared:
        inputs = accepted(resource, {**declared, name: UNKNOWN}, None)
        assert inputs[name] == UNKNOWN
        assert {key for key in inputs if inputs[key] == UNKNOWN} == {name}
    assert accepted(resource, dict.fromkeys(declared, UNKNOWN), None) == dict.fromkeys(
        declared, UNKNOWN
    )
    requests = lab.simulator.requests()
    assert {request.method for request in requests} <= {"GET"}
    assert UNKNOWN not in str([(request.path, request.params) for request in requests])


def test_K12_outputs_are_complete_after_each_operation(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up({**FULL, "state": "started"})

    def outputs() -> dict[str, Any]:
        assert vm.state
        return vm.state.outputs

    first = outputs()
    assert {"uuid", "macaddrs", "disks", "cluster"} <= first.keys()
    vm.up({**FULL, "state": "started", "memory": 1024})
    assert outputs() == {**first, "memory": 1024, "pending": outputs()["pending"]}
    vm.refresh()
    assert first.keys() <= outputs().keys()
    lab.call("POST /nodes/pve01/qemu/101/status/stop")


def test_K12_the_provider_in_state_is_a_name_and_nothing_else() -> None:
    texts = {kind: serialize_provider(provider_for(kind)) for kind, _ in MINIMAL}
    assert all(len(text) < 120 for text in texts.values())
    assert len({*texts.values()}) == len(texts)
