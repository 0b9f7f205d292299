"""Commands on nodes that run when something has changed."""

import shlex
from pathlib import Path

import pytest

from tests.host.wire import HostError
from tests.nodes.life import Nodes


def test_life_of_a_command(nodes: Nodes, tmp_path: Path) -> None:
    log = tmp_path / "it's a log"
    command = f"echo run >> {shlex.quote(str(log))}"
    declared = {"node": "pve01", "name": "reload", "command": command}
    life = nodes.life("node_command")
    assert life.up({**declared, "trigger": "1"}).op == "create"
    assert life.up({**declared, "trigger": "1"}).op == "same"
    assert life.refresh().op == "same"
    assert log.read_text() == "run\n"
    assert life.up({**declared, "trigger": "2"}).op == "update"
    assert log.read_text() == "run\n" * 2
    life.destroy()
    assert log.read_text() == "run\n" * 2


def test_empty_trigger_waits(nodes: Nodes, tmp_path: Path) -> None:
    declared = {"node": "pve01", "name": "waits", "command": f"touch {tmp_path}/ran"}
    life = nodes.life("node_command")
    life.up({**declared, "trigger": ""})
    assert [*tmp_path.iterdir()] == []
    life.up({**declared, "trigger": "now"})
    assert [*tmp_path.iterdir()] == [tmp_path / "ran"]


def test_failed_command_is_tried_again(nodes: Nodes, tmp_path: Path) -> None:
    command = f"test -e {tmp_path}/ready || {{ echo not ready >&2; exit 3; }}; touch {tmp_path}/ran"
    declared = {"node": "pve01", "name": "fails", "command": command, "trigger": ""}
    life = nodes.life("node_command")
    life.up(declared)
    for _ in range(2):
        with pytest.raises(HostError, match="on pve01: not ready"):
            life.up({**declared, "trigger": "1"})
    (tmp_path / "ready").touch()
    assert life.up({**declared, "trigger": "1"}).op == "update"
    assert (tmp_path / "ran").exists()


def test_command_that_does_not_end(nodes: Nodes) -> None:
    declared = {"node": "pve01", "name": "hangs", "command": "sleep 30", "timeout": 1}
    with pytest.raises(HostError, match=r"on pve01 has not ended within 1 s\. Raise `timeout`"):
        nodes.life("node_command").up(declared)
    nodes.life("node_command").up({**declared, "name": "after", "command": "true"})
