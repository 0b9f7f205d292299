"""What programs look up, and that a missing privilege never looks like an empty cluster."""

from pathlib import Path

import pytest

from providers.core.pve.api import Api
from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import token

pytestmark = pytest.mark.e2e

ALL = """
import pulumi
from proxmox_lab import lookups

pulumi.export("storages", [row["storage"] for row in lookups.storages()])
pulumi.export("users", [row["userid"] for row in lookups.users()])
pulumi.export("entries", len(lookups.groups() + lookups.acls() + lookups.pools()))
pulumi.export("jobs", lookups.backup_jobs())
pulumi.export("named", [row["vmid"] for row in lookups.guests(name="web", node="pve01")])
pulumi.export("elsewhere", lookups.guests(name="web", node="pve02"))
pulumi.export("tagged", [row["vmid"] for row in lookups.guests(tag="lab")])
pulumi.export("volumes", [row["volid"] for row in lookups.content("local-lvm", "pve01")])
pulumi.export("nodes", sorted(row["node"] for row in lookups.nodes()))
pulumi.export("members", sum(row["type"] == "node" for row in lookups.cluster_status()))
pulumi.export("next", lookups.next_vmid())
"""
EACH = """
import pulumi
from proxmox_lab import lookups

asked = [
    lookups.storages, lookups.guests, lookups.users, lookups.groups, lookups.acls, lookups.pools,
    lookups.backup_jobs, lookups.cluster_status, lambda: lookups.content("local-lvm", "pve01"),
]

def told(ask):
    try:
        return ask()
    except pulumi.RunError as error:
        return str(error)

pulumi.export("told", [told(ask) for ask in asked])
"""
FAILING = "from proxmox_lab import lookups\nlookups.guests()\n"


def test_what_programs_look_up(
    cluster: Simulator, connection: dict[str, object], api: Api, tmp_path: Path
) -> None:
    vm = {"vmid": 100, "name": "web", "tags": "lab;web", "scsi0": "local-lvm:1"}
    api.run("POST", "/nodes/pve01/qemu", vm)
    cluster.clock.advance(20)
    stack = Stack(tmp_path, {"connection": connection}, program=ALL)
    stack.up("--skip-preview")
    told = stack.outputs()
    assert {"local", "local-lvm"} <= set(told["storages"])
    assert told["users"] == ["root@pam"]
    assert (told["entries"], told["jobs"], told["elsewhere"]) == (0, [], [])
    assert told["named"] == told["tagged"] == [100]
    assert told["volumes"] == ["local-lvm:vm-100-disk-0"]
    assert (told["nodes"], told["members"]) == (["pve01", "pve02", "pve03"], 3)
    assert told["next"] == 101


def test_what_a_login_may_not_see_is_no_empty_answer(
    connection: dict[str, object], api: Api, tmp_path: Path
) -> None:
    secret = token(api, "nobody@pve", None)
    own = {key: value for key, value in connection.items() if key != "api_token_file"}
    stack = Stack(tmp_path, {"connection": own}, program=EACH, env={"PROXMOX_VE_API_TOKEN": secret})
    stack.up("--skip-preview")
    told = stack.outputs()["told"]
    lacking = ["Datastore.Audit", "VM.Audit", "User.Modify", "Sys.Audit", "Sys.Audit", "Pool.Audit"]
    for sentence, privilege in zip(told, lacking, strict=False):
        assert sentence.startswith(f"Cannot look up: nobody@pve!ci lacks {privilege}")
    assert all(" on /" in sentence and "lacks" in sentence for sentence in told)

    stack.write({"connection": own}, program=FAILING)
    failed = stack.preview(fails=True).output
    assert "Cannot look up: nobody@pve!ci lacks VM.Audit on /vms" in failed
    assert "Traceback" not in failed
