"""Blocks in files on nodes, byte for byte as Ansible writes them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.host.wire import HostError
from tests.nodes.life import Nodes
from tests.nodes.sshd import is_root
from tests.nodes.test_ssh import HOSTILE
from tests.providers.contract.life import Refused

INTERFACES = """auto lo
iface lo inet loopback

auto vmbr0
iface vmbr0 inet static
    address 192.0.2.11/24
"""
BLOCK = """auto vmbr1
iface vmbr1 inet manual
    bridge-ports none
    bridge-stp off
    bridge-fd 0
"""
MARKER = "# {mark} ANSIBLE MANAGED - vmbr1"
WRITTEN = f"# BEGIN ANSIBLE MANAGED - vmbr1\n{BLOCK}# END ANSIBLE MANAGED - vmbr1\n"
"""What the playbook of the lab has in the file."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "interfaces"
    file.write_text(INTERFACES)
    return file


def declared(file: Path, **fields: Any) -> dict[str, Any]:
    usual = {"node": "pve03", "path": str(file), "marker": MARKER, "block": BLOCK}
    return {**usual, **fields}


def test_life_of_a_block(nodes: Nodes, file: Path) -> None:
    life, original = nodes.life("node_block"), file.with_name("interfaces.orig")
    assert life.up(declared(file)).op == "create"
    assert file.read_text() == INTERFACES + WRITTEN
    assert original.read_text() == INTERFACES
    assert life.state
    assert life.state.id == f"node_block/pve03:{file}:{MARKER}"
    before = life.state.outputs["changed"]
    assert life.up(declared(file, block=BLOCK.rstrip())).op == "same"
    assert life.refresh().op == "same"
    other = BLOCK.replace("vmbr1", "vmbr2")
    assert life.up(declared(file, block=other)).op == "update"
    assert file.read_text() == INTERFACES + WRITTEN.replace(BLOCK, other)
    assert life.state.outputs["changed"] > before
    life.destroy()
    assert file.read_text() == original.read_text() == INTERFACES


def test_block_of_ansible_is_taken_over_without_a_change(nodes: Nodes, file: Path) -> None:
    file.write_text(INTERFACES + WRITTEN + "\n# the end")
    before = file.stat()
    life = nodes.life("node_block")
    assert life.up(declared(file)).op == "create"
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert [*file.parent.iterdir()] == [file]
    assert life.refresh().op == "same"
    life.up(declared(file, block="# nothing"))
    ends = WRITTEN.split(BLOCK)
    assert file.read_text() == f"{INTERFACES}{ends[0]}# nothing\n{ends[1]}\n# the end"


def test_default_marker_is_that_of_ansible(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_block")
    whole = {k: v for k, v in declared(file, block="one\ntwo").items() if k != "marker"}
    life.up(whole)
    ends = "# BEGIN ANSIBLE MANAGED BLOCK\n", "# END ANSIBLE MANAGED BLOCK\n"
    assert file.read_text() == f"{INTERFACES}{ends[0]}one\ntwo\n{ends[1]}"
    assert life.up(whole).op == "same"
    assert life.refresh().op == "same"
    life.destroy()
    assert file.read_text() == INTERFACES


def test_last_line_without_an_end(nodes: Nodes, file: Path) -> None:
    file.write_text("no end")
    nodes.life("node_block").up(declared(file))
    assert file.read_text() == f"no end\n{WRITTEN}"


def test_K5_all_other_bytes_stay_B53(nodes: Nodes, file: Path) -> None:
    strange = b"\xff\xfe\x00\r\n\x0b\x0c\x1c mixed \r ends\r\n# BEGIN something else\n"
    file.write_bytes(strange)
    file.chmod(0o640)
    life = nodes.life("node_block")
    life.up(declared(file))
    assert file.read_bytes() == strange + WRITTEN.encode()
    life.destroy()
    assert file.read_bytes() == strange
    assert file.stat().st_mode & 0o7777 == 0o640


@is_root
def test_owner_stays(nodes: Nodes, file: Path) -> None:
    import os

    os.chown(file, 4711, 4712)
    nodes.life("node_block").up(declared(file))
    assert (file.stat().st_uid, file.stat().st_gid) == (4711, 4712)


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_that_is_declared_is_run(nodes: Nodes, tmp_path: Path, text: str) -> None:
    canary = tmp_path / "canary"
    hostile = text.format(canary=canary)
    file = tmp_path / hostile.replace("/", "_")
    file.write_text("before\n")
    life = nodes.life("node_block")
    marker = "# {mark} " + " ".join(hostile.split("\n"))
    life.up(declared(file, block=hostile, marker=marker))
    begin, end = (marker.replace("{mark}", word) for word in ("BEGIN", "END"))
    lines = hostile.removesuffix("\n")
    assert file.read_text() == f"before\n{begin}\n{lines}\n{end}\n"
    assert life.refresh().op == "same"
    life.destroy()
    assert file.read_text() == "before\n"
    assert not canary.exists()


def test_change_by_hand_is_seen_and_repaired(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_block")
    life.up(declared(file))
    file.write_text(file.read_text().replace("bridge-fd 0", "bridge-fd 15") + "# more\n")
    assert life.refresh().op == "update"
    assert life.up(declared(file)).op == "update"
    assert file.read_text() == f"{INTERFACES}{WRITTEN}# more\n"


def test_removal_by_hand_is_seen_and_repaired(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_block")
    life.up(declared(file))
    file.write_text(INTERFACES)
    assert life.refresh().op == "delete"
    life.up(declared(file))
    assert file.read_text() == INTERFACES + WRITTEN


def test_other_block_is_taken_over_if_asked_for(nodes: Nodes, file: Path) -> None:
    file.write_text(INTERFACES + WRITTEN)
    life = nodes.life("node_block")
    with pytest.raises(Refused, match="exists already and differs"):
        life.up(declared(file, block="other"))
    life.up(declared(file, block="other", adopt="always"))
    assert "other" in file.read_text()


def test_several_blocks_of_one_file(nodes: Nodes, file: Path) -> None:
    """At once, by several threads: none is lost, and none waits for a second connection."""
    lives = [nodes.life("node_block") for _ in range(10)]
    host = next(nodes.processes())
    before = nodes.sshd.logins()

    def up(number: int) -> None:
        whole = declared(file, block=f"block {number}", marker=f"# {{mark}} {number}")
        lives[number].up(whole, host)

    with ThreadPoolExecutor(10) as threads:
        assert [*threads.map(up, range(10))] == [None] * 10
    lines = file.read_text().splitlines()
    assert {f"block {number}" for number in range(10)} <= {*lines}
    assert len(lines) == len(INTERFACES.splitlines()) + 3 * 10
    assert nodes.sshd.logins() <= before + 1


def test_two_runs_that_change_one_file(nodes: Nodes, file: Path) -> None:
    """In two processes, each over a connection of its own: neither loses what the other writes."""
    processes = nodes.processes()
    hosts = [next(processes), next(processes)]
    lives = [[nodes.life("node_block") for _ in range(8)] for _ in hosts]

    def run(side: int) -> None:
        for number, life in enumerate(lives[side]):
            name = f"{side}-{number}"
            life.up(declared(file, block=f"block {name}", marker=f"# {{mark}} {name}"), hosts[side])

    with ThreadPoolExecutor(2) as threads:
        assert [*threads.map(run, range(2))] == [None, None]
    written = {line for line in file.read_text().splitlines() if line.startswith("block")}
    assert written == {f"block {side}-{number}" for side in range(2) for number in range(8)}


def test_validation_judges_the_whole_file(nodes: Nodes, file: Path) -> None:
    wrong = declared(file, validation="grep -q 'iface vmbr7' %s")
    with pytest.raises(HostError, match="so the old one stays"):
        nodes.life("node_block").up(wrong)
    assert file.read_text() == INTERFACES
    assert [*file.parent.iterdir()] == [file]
    right = declared(file, validation="grep -q 'iface vmbr0' %s && grep -q 'iface vmbr1' %s")
    nodes.life("node_block").up({**right, "node": "pve01"})
    assert file.read_text() == INTERFACES + WRITTEN


def test_whole_file_is_put_back(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_block")
    life.up(declared(file, on_delete="restore"))
    file.write_text(file.read_text() + "# more\n")
    life.destroy()
    assert file.read_text() == INTERFACES
    assert [*file.parent.iterdir()] == [file]


def test_block_that_is_kept(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_block")
    life.up(declared(file, on_delete="keep"))
    life.destroy()
    assert file.read_text() == INTERFACES + WRITTEN


def test_block_that_is_gone_already(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_block")
    life.up(declared(file))
    file.write_text("otherwise\n")
    life.destroy()
    assert file.read_text() == "otherwise\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# END ANSIBLE MANAGED - vmbr1\nx\n# BEGIN ANSIBLE MANAGED - vmbr1\n", "in a pair"),
        ("# BEGIN ANSIBLE MANAGED - vmbr1\nx\n", "in a pair"),
    ],
)
def test_broken_markers_are_left_alone(nodes: Nodes, file: Path, text: str, why: str) -> None:
    file.write_text(text)
    with pytest.raises(HostError, match=why):
        nodes.life("node_block").up(declared(file))
    assert file.read_text() == text


def test_block_with_a_marker_in_it(nodes: Nodes, file: Path) -> None:
    with pytest.raises(Refused, match="block has a marker line in it"):
        nodes.life("node_block").up(declared(file, block="x\n# END ANSIBLE MANAGED - vmbr1\ny"))


def test_file_that_lacks_is_told_in_preview(nodes: Nodes, file: Path) -> None:
    file.unlink()
    with pytest.raises(Refused, match="path is no file on pve03, and none is declared there"):
        nodes.life("node_block").up(declared(file))


def test_preview_shows_the_difference(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_block")
    life.up(declared(file))
    life.up(declared(file, block=BLOCK.replace("bridge-fd 0", "bridge-fd 2")))
    assert any("-    bridge-fd 0\n+    bridge-fd 2" in text for text in nodes.told())
