"""What the README says of a cluster that lives on, with Pulumi's own sentences."""

from pathlib import Path
from typing import Any

import pytest

from simulator.simulator import Simulator
from tests.documents.blocks import blocks
from tests.e2e.engine import Stack

pytestmark = pytest.mark.e2e

VM = {"node": "pve01", "vmid": 100, "memory": 64}
PIPELINE = ("--refresh", "--expect-no-changes")


def lab(connection: dict[str, object], **cluster: Any) -> dict[str, Any]:
    return {"connection": connection, "cluster": cluster}


def test_drift_in_a_pipeline(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    groups = {"ops": {"comment": "on call"}}
    stack = Stack(tmp_path, lab(connection, groups=groups, vms={"web01": VM}))
    stack.env = {"PULUMI_SKIP_CHECKPOINTS": "true"}
    stack.up("--skip-preview")
    stack.preview(*PIPELINE)

    cluster.state["user.cfg"]["groups"]["ops"]["comment"] = "by hand"
    stack.preview(expect_no_changes=True)
    told = stack.preview(*PIPELINE, fails=True).output
    assert "Group ops update [diff: ~comment]" in told
    assert "no changes were expected for preview but changes were proposed" in told
    stack.up("--skip-preview", "--refresh")
    assert cluster.state["user.cfg"]["groups"]["ops"]["comment"] == "on call"


def test_a_protected_guest_is_let_go(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    stack = Stack(tmp_path, lab(connection, vms={"web01": VM}))
    stack.up("--skip-preview")
    stack.write(lab(connection, vms={"web01": VM | {"vmid": 101}}))
    told = " ".join(stack.preview(fails=True).output.split())
    assert "as it is currently marked for protection" in told
    stack.write(lab(connection))
    told = " ".join(stack.preview(fails=True).output.split())
    assert "cannot be deleted because it is protected" in told

    stack.write(lab(connection, vms={"web01": VM | {"protect": False}}))
    stack.up("--skip-preview")
    stack.write(lab(connection, vms={"web01": VM | {"vmid": 101, "protect": False}}))
    stack.up("--skip-preview")
    assert cluster.state["nodes"]["pve01"]["qemu-server"].keys() == {"101"}
    stack.write(lab(connection))
    stack.up("--skip-preview")
    assert cluster.state["nodes"]["pve01"]["qemu-server"] == {}


def test_the_program_of_the_readme(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    [program] = [b.text for b in blocks() if b.document == "README.md" and b.language == "python"]
    stack = Stack(tmp_path, {"connection": connection}, program=program)
    stack.up("--skip-preview")
    assert stack.outputs()["users"] == {"automation@pve": "automation@pve"}
    assert cluster.state["user.cfg"]["groups"]["automation"]["comment"] == "Service accounts"
