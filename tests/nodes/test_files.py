"""Files on nodes: written, changed, adopted, put back."""

import os
import shutil
import time
from pathlib import Path
from typing import Any

import pulumi
import pytest

from providers.core.engine.resource import properties
from providers.core.kind.registry import kinds
from tests.host.wire import UNKNOWN, HostError
from tests.nodes.life import Nodes
from tests.nodes.sshd import is_root
from tests.nodes.test_ssh import HOSTILE
from tests.providers.contract.life import Refused

OLD, NEW = "old = 1\n", "new = 2\nöß $(id)\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.conf"


def declared(file: Path, **fields: Any) -> dict[str, Any]:
    return {"node": "pve01", "path": str(file), **fields}


def mode_of(file: Path) -> str:
    return f"{file.stat().st_mode & 0o7777:04o}"


def others(file: Path) -> list[str]:
    """Names beside the file."""
    return sorted(found.name for found in file.parent.iterdir() if found != file)


def test_life_of_a_file(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    assert life.up(declared(file, content=NEW)).op == "create"
    assert (file.read_text(), mode_of(file), others(file)) == (NEW, "0644", [])
    assert life.state
    assert life.state.id == f"node_file/pve01:{file}"
    assert life.up(declared(file, content=NEW)).op == "same"
    assert life.refresh().op == "same"
    before = life.state.outputs["changed"]
    assert life.up(declared(file, content=OLD, mode="600")).op == "update"
    assert (file.read_text(), mode_of(file), others(file)) == (OLD, "0600", ["some.conf.orig"])
    assert life.state.outputs["changed"] > before
    assert life.up(declared(file)).op == "update"
    assert (file.read_text(), mode_of(file)) == (OLD, "0644")
    life.destroy()
    assert (file.read_text(), others(file)) == (NEW, [])


def test_content_that_stays_is_not_written(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    life.up(declared(file, content=OLD, mode="0644"))
    before = file.stat().st_ino
    life.up(declared(file, content=OLD, mode="0600"))
    assert (file.stat().st_ino, mode_of(file)) == (before, "0600")


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_that_is_declared_is_run(nodes: Nodes, tmp_path: Path, text: str) -> None:
    canary = tmp_path / "canary"
    hostile = text.format(canary=canary)
    file = tmp_path / hostile.replace("/", "_")
    life = nodes.life("node_file")
    life.up(declared(file, content=hostile, validation="grep -q touch %s || true"))
    assert file.read_text() == hostile
    life.refresh()
    life.up(declared(file, content=hostile + "more"))
    assert file.read_text() == hostile + "more"
    assert others(file) == [f"{file.name}.orig"]
    life.destroy()
    assert file.read_text() == hostile
    assert not canary.exists()


@is_root
def test_owner_and_group(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    life.up(declared(file, content=OLD, owner="nobody", group="daemon"))
    assert (file.owner(), file.group()) == ("nobody", "daemon")
    assert life.up(declared(file, content=OLD, owner="nobody", group="daemon")).op == "same"
    os.chown(file, 4711, 4712)
    assert life.refresh().op == "update"
    life.up(declared(file, content=OLD, owner="4711", group="daemon"))
    assert (file.stat().st_uid, file.group()) == (4711, "daemon")
    assert life.refresh().op == "same"
    life.up(declared(file, content=OLD))
    assert (file.owner(), file.group()) == ("root", "root")


@pytest.mark.parametrize("change", ["content", "mode", "owner"])
def test_change_by_hand_is_seen_and_repaired(nodes: Nodes, file: Path, change: str) -> None:
    life = nodes.life("node_file")
    whole = declared(file, content=OLD, mode="0644", owner="root")
    life.up(whole)
    if change == "content":
        file.write_text("by hand\n")
    elif change == "mode":
        file.chmod(0o666)
    else:
        os.chown(file, 1, -1)
    assert life.refresh().op == "update"
    assert life.up(whole).op == "update"
    assert (file.read_text(), mode_of(file), file.owner()) == (OLD, "0644", "root")
    assert life.up(whole).op == "same"


def test_removal_by_hand_is_seen_and_repaired(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    life.up(declared(file, content=OLD))
    file.unlink()
    assert life.refresh().op == "delete"
    assert life.up(declared(file, content=OLD)).op == "create"
    assert file.read_text() == OLD


def test_same_file_is_taken_over_and_left_alone(nodes: Nodes, file: Path) -> None:
    file.write_text(OLD)
    file.chmod(0o644)
    before = file.stat()
    life = nodes.life("node_file")
    assert life.up(declared(file, content=OLD, mode="0644")).op == "create"
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert life.state
    assert life.state.outputs.get("changed") is None
    assert others(file) == []


def test_other_file_is_taken_over_if_asked_for(nodes: Nodes, file: Path) -> None:
    file.write_text("somebody else's\n")
    file.chmod(0o640)
    life = nodes.life("node_file")
    with pytest.raises(Refused, match="exists already and differs"):
        life.up(declared(file, content=OLD))
    life.up(declared(file, content=OLD, adopt="always"))
    assert (file.read_text(), mode_of(file)) == (OLD, "0640")
    assert any("-somebody else's\n+old = 1" in text for text in nodes.told())
    life.destroy()
    assert (file.read_text(), mode_of(file)) == ("somebody else's\n", "0640")


def test_pristine_copy_is_made_once(nodes: Nodes, file: Path) -> None:
    original = file.with_name("some.conf.orig")
    file.write_text("pristine\n")
    life = nodes.life("node_file")
    for text in ("one\n", "two\n", "three\n"):
        life.up(declared(file, content=text, adopt="always"))
        assert original.read_text() == "pristine\n"
    life.up(declared(file, content="three\n", adopt="always", on_delete="remove"))
    life.destroy()
    assert others(file) == ["some.conf.orig"]
    assert not file.exists()


def test_no_pristine_copy(nodes: Nodes, file: Path) -> None:
    file.write_text("before\n")
    life = nodes.life("node_file")
    life.up(declared(file, content=OLD, adopt="always", orig=False, on_delete="keep"))
    life.destroy()
    assert (file.read_text(), others(file)) == (OLD, [])


def test_validation_judges_a_copy(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    valid = declared(file, content="right\n", validation="grep -q right %s")
    life.up(valid)
    wrong = valid | {"content": "wrong\n", "validation": "cat %s; echo line 1 is bad >&2; exit 3"}
    with pytest.raises(HostError, match="so the old one stays: wrong / line 1 is bad"):
        life.up(wrong)
    assert (file.read_text(), others(file)) == ("right\n", [])
    assert life.up(valid).op == "same"


def test_validation_of_a_new_file(nodes: Nodes, file: Path) -> None:
    with pytest.raises(HostError, match="the validation refuses"):
        nodes.life("node_file").up(declared(file, content=NEW, validation="false %s"))
    assert [*file.parent.iterdir()] == []


def test_validation_that_does_not_end(nodes: Nodes, file: Path) -> None:
    with pytest.raises(HostError, match="the validation refuses"):
        nodes.life("node_file").up(
            declared(file, content=NEW, validation="sleep 20; true %s", timeout=1)
        )
    time.sleep(0.2)
    assert [*file.parent.iterdir()] == []


def test_secret_content_is_shown_nowhere(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    whole = declared(file, secret_content="geheim-1\n", mode="0600")
    life.up(whole)
    assert (file.read_text(), mode_of(file)) == ("geheim-1\n", "0600")
    assert life.up(whole).op == "same"
    file.write_text("geheim-2\n")
    assert life.refresh().op == "update"
    with pytest.raises(HostError, match="what it says is not shown") as failed:
        life.up(whole | {"secret_content": "geheim-3\n", "validation": "cat %s; false"})
    assert file.read_text() == "geheim-2\n"
    other = nodes.life("node_file")
    with pytest.raises(Refused, match=r"secret_content: \(secret\)") as refused:
        other.up({**declared(file, secret_content="geheim-4\n"), "node": "pve02"})
    seen = [str(failed.value), str(refused.value), *nodes.told(), *(h.stderr for h in nodes.hosts)]
    assert "geheim" not in "".join(seen)


def test_directory_that_lacks(nodes: Nodes, tmp_path: Path) -> None:
    file = tmp_path / "none" / "some.conf"
    life = nodes.life("node_file")
    with pytest.raises(Refused, match="path is in no directory on pve01, and none is declared"):
        life.up(declared(file, content=OLD))
    file.parent.mkdir()
    life.up(declared(file, content=OLD))
    shutil.rmtree(file.parent)
    with pytest.raises(HostError, match=f"there is no directory {file.parent}"):
        life.up(declared(file, content=NEW))


@pytest.mark.parametrize("kind", ["node_file", "node_directory"])
def test_links_are_not_followed(nodes: Nodes, tmp_path: Path, kind: str) -> None:
    (tmp_path / "target").write_text("precious\n")
    link = tmp_path / "link"
    link.symlink_to("target")
    with pytest.raises(HostError, match=f"Cannot check .*{link} on pve01 is a symbolic link"):
        nodes.life(kind).up(declared(link))
    assert link.is_symlink()
    assert (tmp_path / "target").read_text() == "precious\n"


def test_what_is_no_file_is_no_file(nodes: Nodes, tmp_path: Path) -> None:
    with pytest.raises(HostError, match=f"{tmp_path} on pve01 is a directory, not a regular file"):
        nodes.life("node_file").up(declared(tmp_path, content=OLD))


def test_rubbish_of_a_run_that_was_killed(nodes: Nodes, file: Path) -> None:
    file.with_name(".some.conf.proxmox-lab").write_text("half")
    nodes.life("node_file").up(declared(file, content=NEW))
    assert (file.read_text(), others(file)) == (NEW, [])


def test_content_that_may_be_secret_is_not_told(nodes: Nodes, file: Path) -> None:
    given = {"node": "pve01", "content": pulumi.Output.from_input("one\n")}
    hidden = {
        k: v for k, v in properties(kinds()["node_file"], "x", given).items() if k[:2] == "__"
    }
    assert hidden
    life = nodes.life("node_file")
    life.up(declared(file, content="one\n", **hidden))
    life.up(declared(file, content="geheim\n", **hidden))
    assert file.read_text() == "geheim\n"
    assert not any("+geheim" in text for text in nodes.told())
    life.up(declared(file, content="three\n"))
    assert any("-geheim\n+three" in text for text in nodes.told())


def test_handler_without_somebody_to_run_it_is_refused(nodes: Nodes, file: Path) -> None:
    with pytest.raises(Refused, match="handler is run by the stack file and the component"):
        nodes.life("node_file").up(declared(file, content=OLD, handler="true"))


@pytest.mark.parametrize(
    ("kind", "own"),
    [
        ("node_file", {"content": OLD, "mode": "0644", "owner": "root"}),
        ("node_directory", {"mode": "0755"}),
        ("node_block", {"block": "x", "marker": "# {mark}"}),
        ("node_command", {"name": "x", "command": "true", "trigger": "1"}),
    ],
)
def test_what_is_not_known_yet_is_not_judged(
    nodes: Nodes, tmp_path: Path, kind: str, own: dict[str, Any]
) -> None:
    place = {"node": "pve01"} if kind == "node_command" else declared(tmp_path / "x")
    for unknown in [*place, *own]:
        (tmp_path / unknown).touch()
        path = {"path": str(tmp_path / unknown)} if "path" in place else {"name": unknown}
        path |= {"path": f"{tmp_path}/{unknown}s"} if kind == "node_directory" else {}
        whole = {**place, **own, **path, "adopt": "always", unknown: UNKNOWN}
        checked = nodes.life(kind).in_process().check(whole)
        assert checked.failures == []
        assert checked.inputs[unknown] == UNKNOWN
