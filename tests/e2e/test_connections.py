"""Several stacks and several clusters, and what keeps a run from the wrong one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import things, writes

pytestmark = pytest.mark.e2e

GROUPS = {"groups": {"ops": {"comment": "on call"}}}


@pytest.fixture
def other() -> Iterator[Simulator]:
    """A second cluster."""
    with Simulator() as simulator:
        yield simulator


def to(cluster: Simulator, folder: Path) -> dict[str, object]:
    """A connection to a cluster."""
    token = folder / f"token-{cluster.url.rpartition(':')[2]}"
    token.write_text(cluster.token)
    trust = {"ca_file": str(cluster.ca_file), "api_token_file": str(token)}
    return {"endpoints": [cluster.url], **trust}


def groups(cluster: Simulator) -> list[str]:
    return sorted(things(cluster)["user.cfg"].get("groups", {}))


def test_two_stacks_side_by_side(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """Each has its own objects; what one has made, the other neither takes nor removes."""
    vm = {"node": "pve01", "vmid": 100, "memory": 64}
    mine = {"groups": {"ops": {}}, "vms": {"web01": vm}}
    config: dict[str, Any] = {"connection": connection, "protect": False}
    first = Stack(tmp_path, {**config, "cluster": mine}, name="first")
    second = Stack(tmp_path, {**config, "cluster": {"groups": {"dev": {}}}}, name="second")
    first.up("--skip-preview")
    second.up("--skip-preview")
    assert groups(cluster) == ["dev", "ops"]

    second.write({**config, "cluster": {"vms": {"web01": vm}}})
    assert "vmid is taken: it exists already" in second.preview(fails=True).output
    second.destroy("--skip-preview")
    assert groups(cluster) == ["ops"]
    first.up("--expect-no-changes", "--skip-preview")


def test_two_clusters_in_one_program(
    cluster: Simulator, other: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """The same names on both, each with the references of its own cluster."""
    away = {"connection": "lab2"}
    declared = {
        "groups": {"ops": {}, "ops2": {"groupid": "ops", **away}},
        "users": {
            "a@pve": {"groups": ["ops"]},
            "b": {"userid": "a@pve", "groups": ["ops"], **away},
        },
    }
    config = {"connection": connection, "connections": {"lab2": to(other, tmp_path)}}
    stack = Stack(tmp_path, {**config, "cluster": declared})
    stack.up("--skip-preview")
    assert groups(cluster) == groups(other) == ["ops"]
    assert things(other)["user.cfg"]["groups"]["ops"]["users"] == ["a@pve"]
    stack.up("--expect-no-changes", "--skip-preview")
    other.state["user.cfg"]["groups"]["ops"]["comment"] = "changed"
    assert "updated" not in stack.refresh("--skip-preview").counts
    stack.destroy("--skip-preview")
    assert groups(cluster) == groups(other) == []


def test_another_name_for_the_same_cluster_changes_nothing(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    stack = Stack(tmp_path, {"connection": connection, "cluster": GROUPS})
    stack.up("--skip-preview")
    written = writes(cluster)
    renamed = {"groups": {"ops": {"comment": "on call", "connection": "home"}}}
    stack.write({"connections": {"home": connection}, "cluster": renamed})
    assert "replace" not in stack.up("--skip-preview").output
    assert writes(cluster) == written


def test_another_cluster_behind_the_same_name(
    cluster: Simulator,
    other: Simulator,
    connection: dict[str, object],
    tmp_path: Path,
) -> None:
    """A mistyped endpoint: nothing there is touched, and the state is kept as it is."""
    stack = Stack(tmp_path, {"connection": connection, "cluster": GROUPS})
    stack.up("--skip-preview")
    before = stack.resources()
    stack.write({"connection": to(other, tmp_path), "cluster": GROUPS})
    for run in (stack.preview, stack.refresh, stack.up, stack.destroy):
        told = run(fails=True).output
        assert "leads to another cluster" in told
        assert "Traceback" not in told
    assert stack.resources() == before
    assert writes(other) == []
    assert groups(cluster) == ["ops"]


def test_a_cluster_that_does_not_answer(connection: dict[str, object], tmp_path: Path) -> None:
    """A clear error, rather than a plan for an empty cluster."""
    gone = {**connection, "endpoints": ["https://127.0.0.1:1", "https://127.0.0.1:2"]}
    stack = Stack(tmp_path, {"connection": gone, "cluster": GROUPS})
    told = stack.preview(fails=True).output
    assert 'error: Cannot check group "ops": ' in told
    assert "https://127.0.0.1:1: Connection refused; https://127.0.0.1:2: Connection ref" in told
    assert "Check the endpoints of the connection" in told
    assert "Traceback" not in told
    assert "1 to create" not in told


def test_the_stacks_connection_wins_over_the_shell(
    cluster: Simulator, other: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    config = {"connection": connection, "cluster": GROUPS}
    shell = {"PROXMOX_VE_ENDPOINT": other.url, "PROXMOX_VE_API_TOKEN": other.token}
    elsewhere = Stack(tmp_path, config, env=shell)
    told = elsewhere.preview(fails=True).output
    assert f"PROXMOX_VE_ENDPOINT is {other.url}, but the stack's connection 'default' is to" in told
    assert "Unset PROXMOX_VE_ENDPOINT" in told
    assert not other.requests()

    credentials = {"PROXMOX_VE_API_TOKEN": other.token, "PROXMOX_VE_PASSWORD": "wrong"}
    Stack(tmp_path, config, env=credentials).up("--skip-preview")
    assert groups(cluster) == ["ops"]


def test_what_the_stack_leaves_out_comes_from_the_shell(cluster: Simulator, tmp_path: Path) -> None:
    shell = {"PROXMOX_VE_ENDPOINT": cluster.url, "PROXMOX_VE_API_TOKEN": cluster.token}
    trust = {"connection": {"ca_file": str(cluster.ca_file)}}
    Stack(tmp_path, {**trust, "cluster": GROUPS}, env=shell).up("--skip-preview")
    assert groups(cluster) == ["ops"]
