"""Programs of a user's own: components one by one, and values that come from elsewhere."""

from pathlib import Path

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import things, writes

pytestmark = pytest.mark.e2e

LATE = """
import pulumi
import proxmox_lab

late = proxmox_lab.Group("late")

def told(value):
    return late.cluster.apply(lambda _: value)
"""
EVERY_FIELD = f"""{LATE}
from providers.core.engine.resource import resource_class
from tests.providers.contract.case import Output
from tests.providers.contract.cases import all_cases

for case in all_cases():
    fields = {{name: f.initial for name, f in case.fields.items() if not isinstance(f, Output)}}
    known = {{name: told(value) for name, value in (fields | case.minimal).items()}}
    resource_class(case.kind)(f"{{case}}", **known)
"""
CHAIN = f"""{LATE}
from components.access import AccessControl
from components.guests import GuestFleet

nodes = told(["pve01"])
library = proxmox_lab.Storage("library", type=told("dir"), path="/srv/library", nodes=nodes)
ops = proxmox_lab.Group("ops", comment=told("on call"))
watcher = proxmox_lab.Role("Watcher", privs=told(["VM.Audit"]))
ada = {{"userid": told("ada@pve"), "groups": [ops.groupid], "password": told("geheim-one")}}
access = AccessControl(
    "access",
    users={{"ada": ada}},
    acls={{"/vms": {{"@ops": {{"role": watcher.roleid, "propagate": told(False)}}}}}},
    opts=pulumi.ResourceOptions(depends_on=[ops]),
)
fleet = GuestFleet(
    "fleet",
    protect=False,
    vms={{
        "web01": {{
            "node": told("pve01"),
            "vmid": told(100),
            "memory": told(64),
            "scsi0": told("local-lvm:1"),
            "net0": {{"model": "virtio", "bridge": told("vmbr0"), "tag": told(7)}},
            "tags": [told("web"), "lab"],
        }}
    }},
)
proxmox_lab.BackupJob(
    "nightly",
    schedule="02:30",
    vmid=[fleet.resources["vm"]["web01"].vmid],
    storage=library.storage,
    prune_backups={{"keep-last": told(3)}},
)
pulumi.export("vms", fleet.outputs()["vms"])
"""


def test_no_field_needs_to_be_known_in_preview(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    stack = Stack(tmp_path, {"connection": connection}, program=EVERY_FIELD)
    preview = stack.preview()
    assert preview.counts["to create"] > 20
    assert "error" not in preview.output
    assert "warning" not in preview.output
    assert writes(cluster) == []


def test_values_of_other_resources_are_declared_like_any(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    stack = Stack(tmp_path, {"connection": connection}, program=CHAIN)
    stack.up()
    assert stack.outputs()["vms"] == {"web01": {"vmid": 100, "node": "pve01", "addresses": []}}
    found = things(cluster)
    assert found["user.cfg"]["groups"]["ops"] == {"comment": "on call", "users": ["ada@pve"]}
    assert found["user.cfg"]["acl"] == {"/vms": {"group": {"ops": {"Watcher": 0}}}}
    machine = found["nodes"]["pve01"]["qemu-server"]["100"]["config"]
    assert machine["net0"].endswith(",bridge=vmbr0,tag=7")
    assert machine["tags"] == "lab;web"
    assert found["jobs.cfg"]["nightly"]["vmid"] == "100"
    assert found["jobs.cfg"]["nightly"]["storage"] == "library"
    assert "geheim-one" not in str(stack.export())

    written = writes(cluster)
    stack.up("--expect-no-changes")
    assert writes(cluster) == written
    stack.destroy("--skip-preview")
    assert not stack.resources()
