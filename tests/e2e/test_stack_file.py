"""Faults of the stack file as the user of the CLI sees them: one error, and nothing was changed."""

from pathlib import Path

import pytest
import yaml

from simulator.simulator import Simulator
from tests.e2e.engine import SALT, Stack
from tests.e2e.looks import writes

pytestmark = pytest.mark.e2e

ODD = """
encryptionsalt: {salt}
config:
  proxmox-lab:connection: {connection}
  proxmox-lab:conections: {{}}
  proxmox-lab:cluster:
    groups:
      7: {{comment: 1.10}}
      yes: {{comment: yes}}
      empty:
      ops: {{coment: on call}}
    users:
      a@pve: {{expire: 2027-01-01, password: 73194682}}
    backup_jobs:
      nightly: {{schedule: 02:30, all: on, vmid: 0x64, bwlimit: -1}}
    vms:
      web01: {{node: pve01, vmid: 0100, memory: 1_024, scsi0: {{storage: local-lvm, size: 32}}}}
    stroages: [library]
"""
TOLD = """
proxmox-lab:conections is not known; did you mean connections?
backup_jobs.nightly.bwlimit is -1, must be at least 0
backup_jobs.nightly.all cannot stand beside vmid
groups.7.comment is 1.1, must be a text: quote it ("1.1")
groups.ops.coment is not known; did you mean comment?
stroages is no section; did you mean storages?
users.a@pve.expire is '2027-01-01 00:00:00 +0000 UTC', must be a whole number
users.a@pve.password must be a text (its value is not shown)
vms.web01.vmid is 64, must be at least 100
vms.web01.scsi0.size is 32, must be a size such as 32G or 512M
"""


def test_all_faults_in_one_error(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """What YAML makes of a file is Pulumi's to say, and reaches the program as JSON."""
    stack = Stack(tmp_path, {"connection": connection})
    flow = yaml.safe_dump(connection, default_flow_style=True).strip()
    text = ODD.format(salt=SALT, connection=flow)
    (stack.project / "Pulumi.test.yaml").write_text(text)
    for told in (stack.preview(fails=True), stack.up("--skip-preview", fails=True)):
        _, _, diagnostics = told.output.partition("Diagnostics:")
        assert diagnostics.count("error:") == 1
        assert "Traceback" not in told.output
        assert "73194682" not in told.output
        lines = [line.strip() for line in diagnostics.splitlines()]
        first = lines.index("error: the stack's config has 10 faults:") + 1
        assert sorted(lines[first : first + 10]) == sorted(TOLD.strip().splitlines())
    assert cluster.requests() == []


def test_names_that_are_nowhere_are_told_in_preview(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    declared = {
        "groups": {"operators": {}},
        "users": {"a@pve": {"groups": ["oprators", "operators"]}},
        "acls": {"/vms": {"@operators": "PVEVMUser"}},
    }
    stack = Stack(tmp_path, {"connection": connection, "cluster": declared})
    told = stack.preview(fails=True).output
    assert (
        "User resource 'a@pve' has a problem: groups names group 'oprators', which is neither "
        "declared nor on the cluster; did you mean operators?"
    ) in told
    assert "Traceback" not in told
    assert writes(cluster) == []
