"""Files on nodes through the real engine, from the stack file, against OpenSSH's own server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.engine import Stack
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
    assert [(node / name).read_text() for name in NODES] == ["auto lo\n"] * 3
