"""Creations that fail or are killed, and the run after them that ends with what is declared."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from simulator.faults import Fault
from simulator.simulator import Simulator
from tests.e2e.engine import Stack, family, kill
from tests.e2e.looks import things, writes

pytestmark = pytest.mark.e2e

VM = {"node": "pve01", "vmid": 100, "memory": 64, "scsi0": "local-lvm:1"}
GROUPS: dict[str, Any] = {"first": {}, "second": {"comment": "on call"}}


def lab(connection: dict[str, object], **cluster: Any) -> dict[str, Any]:
    return {"connection": connection, "protect": False, "cluster": cluster}


def test_one_of_several_fails_and_is_made_by_the_next_run(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    cluster.faults.add(Fault("/access/groups", "POST", skip=1, status=500, text="no space left"))
    stack = Stack(tmp_path, lab(connection, groups=GROUPS))
    failed = stack.up("--skip-preview", fails=True).output
    assert failed.count("no space left") == failed.count("error: Cannot create group")
    assert "Traceback" not in failed
    assert stack.up().counts["created"] == 1
    assert things(cluster)["user.cfg"]["groups"].keys() == GROUPS.keys()


def test_a_declaration_that_pve_refuses_is_corrected(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    job = {"schedule": "every full moon", "all": True}
    stack = Stack(tmp_path, lab(connection, backup_jobs={"nightly": job}))
    failed = stack.up("--skip-preview", fails=True).output
    assert 'error: Cannot create backup job "nightly": ' in failed
    assert "schedule" in failed
    stack.write(lab(connection, backup_jobs={"nightly": {**job, "schedule": "02:30"}}))
    stack.up("--skip-preview")
    assert things(cluster)["jobs.cfg"]["nightly"]["schedule"] == "02:30"


def test_a_task_that_fails_leaves_nothing_and_is_run_again(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    cluster.faults.add(Fault("/nodes/*/qemu", "POST", task="lvcreate failed: no extents"))
    stack = Stack(tmp_path, lab(connection, vms={"web01": VM}))
    failed = stack.up("--skip-preview", fails=True).output
    assert 'Cannot create vm "web01": task qmcreate 100 failed: lvcreate failed' in failed
    assert stack.resources() == {}
    stack.up("--skip-preview")
    stack.up("--expect-no-changes", "--skip-preview")
    assert "100" in things(cluster)["nodes"]["pve01"]["qemu-server"]


def test_a_machine_that_does_not_start_is_kept_and_finished(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    cluster.faults.add(Fault("/nodes/*/qemu/*/status/start", "POST", task="no KVM here"))
    stack = Stack(tmp_path, lab(connection, vms={"web01": {**VM, "state": "started"}}))
    failed = stack.up("--skip-preview", fails=True).output
    assert "no KVM here" in failed
    assert stack.resources()["Vm", "web01"]["id"] == "qemu/100"
    assert stack.up("--skip-preview").counts["updated"] == 1
    assert writes(cluster).count("POST /nodes/pve01/qemu") == 1


def test_a_half_made_machine_that_is_not_wanted_any_more_is_removed(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    before = things(cluster)
    cluster.faults.add(Fault("/nodes/*/qemu/*/status/start", "POST", task="no KVM here"))
    stack = Stack(tmp_path, lab(connection, vms={"web01": {**VM, "state": "started"}}))
    stack.up("--skip-preview", fails=True)
    stack.write(lab(connection))
    assert stack.up("--skip-preview").counts["deleted"] == 1
    assert things(cluster) == before


@pytest.mark.parametrize(
    ("declared", "creation"),
    [
        ({"groups": {"ops": {}}}, "/access/groups"),
        ({"vms": {"web01": VM}}, "/nodes/pve01/qemu"),
    ],
    ids=["group", "vm"],
)
def test_a_run_killed_in_the_middle_of_a_creation(
    cluster: Simulator,
    connection: dict[str, object],
    tmp_path: Path,
    declared: dict[str, Any],
    creation: str,
) -> None:
    """PVE makes the object after all: the next run takes it for its own."""
    cluster.speeds.task = 2
    cluster.faults.add(Fault(creation, "POST", delay=1))
    stack = Stack(tmp_path, lab(connection, **declared))
    process = stack.start("up", "--yes", "--skip-preview", "--stack", stack.name)
    until(lambda: not cluster.faults.planned)
    kill(family(process.pid))
    process.communicate()
    stack.cancel()

    assert stack.up().counts["created"] >= 1
    assert stack.up("--expect-no-changes", "--skip-preview").counts.keys() == {"unchanged"}
    assert writes(cluster).count(f"POST {creation}") == 1
    assert stack.export()["pending_operations"]
    stack.refresh("--skip-preview", "--clear-pending-creates", "--expect-no-changes")
    assert not stack.export().get("pending_operations")
    stack.destroy("--skip-preview")
    assert not stack.resources()


def until(is_so: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)
