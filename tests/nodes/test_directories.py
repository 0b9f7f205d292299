"""Directories on nodes."""

from pathlib import Path
from typing import Any

import pytest

from tests.nodes.life import Nodes
from tests.nodes.test_ssh import HOSTILE
from tests.providers.contract.life import Refused


def declared(folder: Path, **fields: Any) -> dict[str, Any]:
    return {"node": "pve01", "path": str(folder), **fields}


def mode_of(folder: Path) -> str:
    return f"{folder.stat().st_mode & 0o7777:04o}"


def test_life_of_a_directory(nodes: Nodes, tmp_path: Path) -> None:
    folder = tmp_path / "lib" / "vz-backup"
    life = nodes.life("node_directory")
    assert life.up(declared(folder)).op == "create"
    assert (mode_of(folder), folder.owner(), folder.group()) == ("0755", "root", "root")
    assert life.state
    assert life.state.outputs["cluster"]
    assert life.up(declared(folder)).op == "same"
    assert life.up(declared(folder, mode="2750", owner="nobody", group="daemon")).op == "update"
    assert (mode_of(folder), folder.owner(), folder.group()) == ("2750", "nobody", "daemon")
    folder.chmod(0o700)
    assert life.refresh().op == "update"
    life.up(declared(folder, mode="2750", owner="nobody", group="daemon"))
    assert mode_of(folder) == "2750"
    assert life.up(declared(folder)).op == "update"
    assert (mode_of(folder), folder.owner(), folder.group()) == ("0755", "root", "root")
    life.destroy()
    assert not folder.exists()
    assert folder.parent.exists()


def test_directory_that_is_not_empty_stays(nodes: Nodes, tmp_path: Path) -> None:
    folder = tmp_path / "vz-backup"
    life = nodes.life("node_directory")
    life.up(declared(folder))
    (folder / "dump").mkdir()
    life.destroy()
    assert (folder / "dump").exists()
    assert f"{folder} on pve01 is not empty: it is no longer managed, but stays" in nodes.told()


def test_directory_that_is_kept(nodes: Nodes, tmp_path: Path) -> None:
    life = nodes.life("node_directory")
    life.up(declared(tmp_path / "kept", on_delete="keep"))
    life.destroy()
    assert (tmp_path / "kept").exists()


def test_directory_that_is_gone_already(nodes: Nodes, tmp_path: Path) -> None:
    life = nodes.life("node_directory")
    life.up(declared(tmp_path / "gone"))
    (tmp_path / "gone").rmdir()
    life.destroy()
    assert not (tmp_path / "gone").exists()


def test_other_directory_is_taken_over_if_asked_for(nodes: Nodes, tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir(0o700)
    (folder / "file").touch()
    life = nodes.life("node_directory")
    with pytest.raises(Refused, match=r"mode: '0700' there, '0755' declared"):
        life.up(declared(folder, mode="0755"))
    life.up(declared(folder, mode="0755", adopt="always"))
    assert mode_of(folder) == "0755"
    assert (folder / "file").exists()


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_that_is_declared_is_run(nodes: Nodes, tmp_path: Path, text: str) -> None:
    canary = tmp_path / "canary"
    folder = tmp_path / text.format(canary=canary).replace("/", "_")
    life = nodes.life("node_directory")
    life.up(declared(folder))
    assert folder.is_dir()
    life.refresh()
    life.destroy()
    assert [*tmp_path.iterdir()] == []
