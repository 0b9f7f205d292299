"""Stack files, and parts of them, in the documents."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from components import config
from tests.documents.blocks import Block, blocks, config_of

TOLD = "the stack's config has "
FAULTY = [(shown, told) for shown, told in pairwise(blocks()) if told.text.startswith(TOLD)]
RIGHT = [
    block
    for block in blocks()
    if block.language == "yaml" and block not in dict(FAULTY) and config_of(block) is not None
]


def load(block: Block, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Load the block as a program would, in a folder with the files that its document shows."""
    for other in blocks():
        if other.file and other.document == block.document:
            (folder / other.file).write_text(other.text)
    texts = {
        f"proxmox-lab:{key}": json.dumps(part) for key, part in (config_of(block) or {}).items()
    }
    monkeypatch.setenv("PULUMI_CONFIG", json.dumps(texts))
    monkeypatch.chdir(folder)
    config.load()


@pytest.mark.parametrize("block", RIGHT, ids=str)
def test_what_is_shown_is_right(
    block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load(block, tmp_path, monkeypatch)


@pytest.mark.parametrize(("block", "told"), FAULTY, ids=str)
def test_what_is_wrong_is_told_as_shown(
    block: Block,
    told: Block,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        load(block, tmp_path, monkeypatch)
    assert told.text.strip() in capfd.readouterr().err
