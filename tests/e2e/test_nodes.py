"""Files on nodes through the real engine, from the stack file, against OpenSSH's own server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.e2e.engine import PROJECT, ROOT, Stack
from tests.nodes.sshd import Sshd

pytestmark = pytest.mark.e2e
NODES = ["pve01", "pve02", "pve03"]
MARKER = "# {mark} ANSIBLE MANAGED - vmbr1"


@pytest.fixture
def sshd(tmp_path: Path) -> Iterator[Sshd]:
    folder = tmp_path / "sshd"
    folder.mkdir()
    with Sshd(folder) as running:
        yield running


@pytest.fixture
def node(tmp_path: Path) -> Path:
    """The folder in which everything on the nodes is."""
    node = tmp_path / "node"
    node.mkdir()
    for name in NODES:
        (node / name).write_text("auto lo\n")
    return node


@pytest.fixture
def config(connection: dict[str, Any], sshd: Sshd, node: Path) -> dict[str, Any]:
    handler = f"echo handled >> {node}/log"
    cluster = {
        "node_directories": {f"{node}/backup": {"nodes": ["pve01"], "mode": "0750"}},
        "node_files": {
            f"{node}/backup/one.conf": {"node": "pve01", "content": "one\n", "handler": handler},
            f"{node}/two.conf": {"node": "pve01", "content": "two\n", "handler": handler},
        },
        "node_blocks": {
            name: {
                "node": name,
                "path": f"{node}/{name}",
                "marker": MARKER,
                "block": "auto vmbr1\n",
                "handler": f"echo reload {name} $(cat {node}/*.conf | wc -l) >> {node}/log",
            }
            for name in NODES
        },
        "storages": {
            "pve-backup": {"type": "dir", "path": f"{node}/backup", "content": ["backup"]}
        },
    }
    return {"connection": {**connection, "ssh": sshd.settings()}, "cluster": cluster}


def test_files_from_the_stack_file(config: dict[str, Any], node: Path, tmp_path: Path) -> None:
    log = node / "log"
    stack = Stack(tmp_path, config)
    assert stack.preview().counts.keys() == {"to create"}
    assert sorted(node.iterdir()) == [node / name for name in NODES]
    stack.up()
    assert (node / "backup/one.conf").read_text() == "one\n"
    assert (node / "pve02").read_text() == (
        "auto lo\n# BEGIN ANSIBLE MANAGED - vmbr1\nauto vmbr1\n# END ANSIBLE MANAGED - vmbr1\n"
    )
    # One handler for two files of a node, and one node after the other.
    assert log.read_text().splitlines() == [
        "handled",
        "reload pve01 1",
        "reload pve02 1",
        "reload pve03 1",
    ]
    stack.up("--expect-no-changes")
    stack.preview("--refresh", expect_no_changes=True)

    log.unlink()
    config["cluster"]["node_blocks"]["pve02"]["block"] = "auto vmbr2\n"
    stack.write(config)
    preview = stack.preview()
    assert "-auto vmbr1\n" in preview.output
    assert "+auto vmbr2\n" in preview.output
    assert preview.counts["to update"] == 2
    stack.up()
    assert log.read_text() == "reload pve02 1\n"

    (node / "two.conf").write_text("by hand\n")
    log.unlink()
    stack.up("--refresh")
    assert (node / "two.conf").read_text() == "two\n"
    assert log.read_text() == "handled\n"

    log.unlink()
    stack.destroy()
    assert not (node / "backup").exists()
    reloads = [line.split()[1] for line in log.read_text().splitlines() if "reload" in line]
    assert reloads == ["pve03", "pve02", "pve01"]
    assert [(node / name).read_text() for name in NODES] == ["auto lo\n"] * 3


def test_node_that_is_down_in_the_midst(config: dict[str, Any], node: Path, tmp_path: Path) -> None:
    """What is before it is done, what is after it is not begun, and the next run goes on there."""
    before = "auto lo\n"
    blocks = {"node_blocks": config["cluster"]["node_blocks"]}
    ssh = config["connection"]["ssh"]["nodes"]
    stack = Stack(tmp_path, {**config, "cluster": {}})
    stack.up()
    reachable, ssh["pve02"] = ssh["pve02"], {**ssh["pve02"], "port": 1}
    stack.write({**config, "cluster": blocks})
    refused = stack.up(fails=True)
    assert 'Cannot check node block "pve02:pve02": node pve02 cannot be reached' in refused.output
    assert "Connection refused" in refused.output
    assert "Traceback" not in refused.output

    ssh["pve02"] = reachable
    sudden = {**blocks["node_blocks"]["pve02"], "validation": "kill -KILL $(ps -o ppid= $PPID)"}
    stack.write({**config, "cluster": {"node_blocks": {**blocks["node_blocks"], "pve02": sudden}}})
    broken = stack.up(fails=True)
    assert "node block" in broken.output
    assert (node / "log").read_text() == "reload pve01 0\n"
    assert [(node / name).read_text() == before for name in NODES] == [False, True, True]

    stack.write({**config, "cluster": blocks})
    stack.up()
    assert (node / "log").read_text() == "reload pve01 0\nreload pve02 0\nreload pve03 0\n"
    assert before not in [(node / name).read_text() for name in NODES]


def test_handler_that_fails_is_tried_again(
    config: dict[str, Any], node: Path, tmp_path: Path
) -> None:
    block = config["cluster"]["node_blocks"]["pve01"]
    block["handler"] = f"test -e {node}/ready && echo reload >> {node}/log"
    config["cluster"] = {"node_blocks": {"pve01": block}}
    stack = Stack(tmp_path, config)
    failed = stack.up(fails=True)
    assert "on pve01: exit status 1" in failed.output
    assert "auto vmbr1" in (node / "pve01").read_text()
    (node / "ready").touch()
    stack.up()
    assert (node / "log").read_text() == "reload\n"
    stack.up("--expect-no-changes")


def test_examples(connection: dict[str, Any], tmp_path: Path) -> None:
    """What the reference shows, with each path below a folder of the test."""
    node = tmp_path / "node"
    (node / "etc/network").mkdir(parents=True)
    (node / "etc/sudoers.d").mkdir()
    (node / "etc/network/interfaces").write_text("auto lo\n")
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("ifreload", "pveam", "visudo"):
        (tools / name).write_text(f'#!/bin/sh\necho {name} "$1" >> {tmp_path}/log\n')
        (tools / name).chmod(0o755)
    cluster: dict[str, Any] = {}
    for file in sorted((ROOT / "docs/examples").glob("node_*.yaml")):
        cluster |= yaml.safe_load(file.read_text())
    for section, entries in cluster.items():
        for key, entry in entries.items():
            if section != "node_commands":
                entry["path"] = f"{node}{entry.get('path', key)}"
    with Sshd(tools, f"SetEnv PATH={tools}:/usr/bin:/bin") as sshd:
        config = {"connection": {**connection, "ssh": sshd.settings()}, "cluster": cluster}
        stack = Stack(tmp_path, config)
        stack.up()
        stack.preview("--refresh", expect_no_changes=True)
        log = (tmp_path / "log").read_text().splitlines()
        assert {*log} == {"ifreload -a", "pveam update", "visudo -cf"}
        assert log.count("ifreload -a") == 1
        stack.destroy()
    assert (node / "etc/network/interfaces").read_text() == "auto lo\n"


def test_secret_content_is_encrypted_in_the_state(
    config: dict[str, Any], node: Path, tmp_path: Path
) -> None:
    file = node / "some.key"
    config["cluster"] = {
        "node_files": {"key": {"node": "pve01", "path": str(file), "mode": "0600"}}
    }
    stack = Stack(tmp_path, config)

    def declare(text: str) -> None:
        place = f"{PROJECT}:cluster.node_files.key.secret_content"
        stack.run("config", "set", "--secret", "--path", place, text, "--stack", stack.name)

    declare("geheim-one")
    seen = [stack.preview("--diff").output, stack.up("--skip-preview", "--diff").output]
    assert file.read_text() == "geheim-one"
    file.write_text("geheim-two")
    seen += [stack.preview("--refresh", "--diff").output, stack.refresh("--diff").output]
    seen.append(json.dumps(stack.export()))
    declare("geheim-three")
    seen += [stack.preview("--diff").output, stack.up("--skip-preview", "--diff").output]
    seen.append(json.dumps(stack.export()))
    assert file.read_text() == "geheim-three"
    assert "geheim" not in "".join(seen)
