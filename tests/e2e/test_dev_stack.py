"""The lab of `make up`: brought up, left alone, broken by hand, repaired, taken down."""

from pathlib import Path

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import stack_file, things, writes

pytestmark = pytest.mark.e2e

BROKEN = {
    ("Group", "automation"): "comment",
    ("User", "automation@pve"): "groups",
    ("Role", "BackupOperator"): "privs",
    ("Storage", "library"): "content",
    ("BackupJob", "nightly"): "schedule",
    ("Vm", "web01"): "memory",
    ("Container", "ct01"): "memory",
}


def break_by_hand(cluster: Simulator) -> None:
    """A field of each kind, and two whole objects."""
    users = cluster.state["user.cfg"]
    users["groups"]["automation"].update(comment="changed", users=[])
    users["roles"]["BackupOperator"].append("VM.Console")
    del users["acl"]["/vms"]
    cluster.state["storage.cfg"]["library"]["content"] = "iso"
    del cluster.state["storage.cfg"]["pve-backup"]
    cluster.state["jobs.cfg"]["nightly"]["schedule"] = "04:00"
    node = cluster.state["nodes"]["pve02"]
    node["qemu-server"]["9001"]["config"]["memory"] = "2048"
    node["lxc"]["9002"]["config"]["memory"] = 2048


def test_life_of_the_lab(cluster: Simulator, connection: dict[str, object], tmp_path: Path) -> None:
    before = things(cluster)
    stack = Stack(tmp_path, {**stack_file("dev"), "connection": connection})
    made = stack.up().counts["created"]
    declared, written = things(cluster), writes(cluster)

    assert stack.up("--expect-no-changes").counts == {"unchanged": made}
    assert stack.preview(expect_no_changes=True).counts == {"unchanged": made}
    assert writes(cluster) == written

    break_by_hand(cluster)
    refreshed = stack.refresh()
    assert (refreshed.counts["updated"], refreshed.counts["deleted"]) == (len(BROKEN), 2)
    for (kind, name), field in BROKEN.items():
        assert f"{kind} {name} update [diff: ~{field}]" in refreshed.output
    assert stack.up().counts["created"] == 2
    assert things(cluster) == declared

    assert stack.destroy().counts["deleted"] == made
    assert things(cluster) == before
