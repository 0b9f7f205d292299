"""Secrets are ciphertext in the state, and nowhere else but where they are meant to be."""

from pathlib import Path
from typing import Any

import pytest

from simulator.faults import Fault
from simulator.simulator import Simulator
from tests.e2e.engine import PROJECT, Stack

pytestmark = pytest.mark.e2e

MARKERS = {
    "password": "marker-of-the-password",
    "cipassword": "marker-of-cloud-init",
    "keyring": "marker-of-the-keyring",
}
CLUSTER: dict[str, Any] = {
    "users": {"a@pve": {"tokens": {"ci": {"privsep": False}}}},
    "vms": {"web01": {"node": "pve01", "vmid": 100, "memory": 64, "ide2": "local-lvm:cloudinit"}},
    "storages": {"ceph": {"type": "rbd", "pool": "rbd", "monhost": ["192.0.2.9"]}},
}
PLACES = {
    'users["a@pve"].password': MARKERS["password"],
    "vms.web01.cipassword": MARKERS["cipassword"],
    "storages.ceph.keyring": MARKERS["keyring"],
}


def test_secrets_of_the_stack_file(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """Set as users set them: `pulumi config set --secret --path`."""
    stack = Stack(tmp_path, {"connection": connection, "protect": False, "cluster": CLUSTER})
    for place, secret in PLACES.items():
        key = f"{PROJECT}:cluster.{place}"
        stack.run("config", "set", "--secret", "--path", key, secret, "--stack", stack.name)

    seen = [stack.preview("--diff").output, stack.up("--skip-preview").output]
    token = stack.outputs()["tokens"]["a@pve!ci"]["value"]
    assert token == cluster.state["priv/token.cfg"]["a@pve!ci"]
    seen.append(stack.up("--skip-preview", "--expect-no-changes", "--logtostderr", "-v=9").output)
    seen.append(stack.refresh("--skip-preview").output)
    change(stack, "users", "a@pve", "comment", "changed")
    cluster.faults.add(Fault("/access/users/*", "PUT", status=500, text="no space left"))
    seen.append(stack.up("--skip-preview", fails=True).output)
    seen.append(stack.run("stack", "output", "--stack", stack.name).output)
    seen.append(str(stack.export()))

    text = "\n".join(seen)
    assert "in plain text" not in text
    assert [secret for secret in (*MARKERS.values(), token) if secret in text] == []
    stored = [file.read_text() for file in (tmp_path / "state").rglob("*") if file.is_file()]
    assert [s for s in (*MARKERS.values(), token) if any(s in file for file in stored)] == []


def test_what_the_state_knows_of_a_provider(connection: dict[str, object], tmp_path: Path) -> None:
    """The name of its kind: the same for all objects of a kind, and no credentials."""
    groups: dict[str, Any] = {f"group{n}": {} for n in range(3)}
    stack = Stack(tmp_path, {"connection": connection, "cluster": {**CLUSTER, "groups": groups}})
    stack.up("--skip-preview")
    kinds: dict[str, set[str]] = {}
    for (kind, _), resource in stack.resources().items():
        kinds.setdefault(kind, set()).add(resource["inputs"]["__provider"])
        assert resource["outputs"]["__provider"] == resource["inputs"]["__provider"]
    assert {len(providers) for providers in kinds.values()} == {1}
    assert all(len(provider) < 100 for providers in kinds.values() for provider in providers)


def change(stack: Stack, section: str, name: str, field: str, value: str) -> None:
    """Set one field in the stack's file."""
    key = f'{PROJECT}:cluster.{section}["{name}"].{field}'
    stack.run("config", "set", "--path", key, value, "--stack", stack.name)
