"""Entries that get another name: the object stays what it is, the same one."""

from pathlib import Path
from typing import Any

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import things, writes

pytestmark = pytest.mark.e2e

VM = {"node": "pve01", "vmid": 100, "name": "web", "memory": 64}


def lab(connection: dict[str, object], protect: bool = False, **cluster: Any) -> dict[str, Any]:
    return {"connection": connection, "protect": protect, "cluster": cluster}


def test_other_names_without_further_ado(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """Made anew under the new name, removed under the old one: nothing of it reaches PVE."""
    groups = {"ops": {"comment": "on call"}}
    stack = Stack(tmp_path, lab(connection, groups=groups, vms={"web01": VM}))
    stack.up("--skip-preview")
    before, written = things(cluster), writes(cluster)

    new: dict[str, Any] = {
        "groups": {"operators": {"groupid": "ops", "comment": "on call"}},
        "vms": {"w": VM},
    }
    stack.write(lab(connection, **new))
    moved = stack.up("--skip-preview")
    assert (moved.counts["created"], moved.counts["deleted"]) == (2, 2)
    assert writes(cluster) == written
    assert things(cluster) == before
    assert {name for _, name in stack.resources()} == {"operators", "w"}
    stack.up("--expect-no-changes", "--skip-preview")


def test_former_names_keep_protected_guests_and_tokens(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    old: dict[str, Any] = {
        "vms": {"web01": VM},
        "users": {"a@pve": {"tokens": {"ci": {"privsep": False}}}},
    }
    stack = Stack(tmp_path, lab(connection, protect=True, **old))
    stack.up("--skip-preview")
    written, secret = writes(cluster), stack.outputs()["tokens"]["a@pve!ci"]["value"]

    token = {"tokenid": "ci", "privsep": False, "formerly": ["ci"]}
    alice = {"userid": "a@pve", "formerly": ["a@pve"], "tokens": {"runner": token}}
    frontend = {**VM, "formerly": ["web01"]}
    stack.write(lab(connection, True, vms={"frontend": frontend}, users={"alice": alice}))
    assert stack.up("--skip-preview").counts.keys() == {"unchanged"}
    assert writes(cluster) == written
    assert stack.outputs()["tokens"]["a@pve!runner"]["value"] == secret
    names = {"frontend", "alice", "a@pve!runner"}
    assert {name for _, name in stack.resources()} == names


def test_a_protected_guest_is_neither_removed_nor_replaced(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """Unless its entry says otherwise, which also protects what is no guest."""
    spare = {**VM, "vmid": 102, "protect": False}
    guests, groups = {"web01": VM, "spare": spare}, {"ops": {"protect": True}}
    stack = Stack(tmp_path, lab(connection, protect=True, vms=guests, groups=groups))
    stack.up("--skip-preview")
    stack.write(lab(connection, protect=True, vms={"web01": VM}))
    assert "Group::ops" in stack.preview(fails=True).output
    stack.write(lab(connection, protect=True, vms={"web01": VM}, groups=groups))
    assert stack.up("--skip-preview").counts["deleted"] == 1
    before = things(cluster)
    renumbered = {"web01": {**VM, "vmid": 101}}
    stack.write(lab(connection, protect=True, vms=renumbered, groups=groups))
    told = stack.preview(fails=True).output
    assert "vmid" in told
    assert "protect" in told
    stack.write(lab(connection, protect=True, groups=groups))
    assert "protect" in stack.preview(fails=True).output
    assert things(cluster) == before
