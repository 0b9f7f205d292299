"""A project of one's own, from the template."""

from pathlib import Path

import pytest

from tools import new


def test_it_is_named_for_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "my lab"
    new.main(str(target))
    assert (target / "Pulumi.yaml").read_text().startswith("name: my-lab\n")
    assert "$schema=schema/stack.json" in (target / "Pulumi.lab.yaml").read_text()
    assert (target / "requirements.txt").read_text() == f"proxmox-lab @ {new.ROOT.as_uri()}\n"
    assert (target / ".gitignore").exists()
    assert f"cd '{target}'" in capsys.readouterr().out


def test_a_folder_that_holds_something_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    with pytest.raises(SystemExit, match="is not empty"):
        new.main(str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["notes"]


def test_the_folder_has_to_be_named() -> None:
    with pytest.raises(SystemExit, match="Say where: make new DIR="):
        new.main()
