"""Base files, defaults, and what a null takes away."""

from pathlib import Path

import pytest

from components.faults import Faults
from components.layers import BaseFiles
from components.merging import merged, with_defaults

BASE = """
defaults:
  vms: {agent: 1, net0: {model: virtio, bridge: vmbr0}}
cluster:
  groups: {ops: }
  vms:
    web01: {node: pve01, cores: 2}
    web02: {node: pve02}
"""


def test_maps_merge_by_key_and_nothing_else_does() -> None:
    below = {"a": {"x": 1, "y": 2}, "list": [1, 2], "kept": 1}
    above = {"a": {"y": 3}, "list": [3], "new": {"z": None}}
    expected = {"a": {"x": 1, "y": 3}, "list": [3], "kept": 1, "new": {"z": None}}
    assert merged(below, above) == expected


def test_null_takes_away_what_is_below_and_only_that() -> None:
    assert merged({"a": {"x": 1, "y": 2}, "b": 1}, {"a": {"x": None}, "b": None}) == {"a": {"y": 2}}
    assert merged({}, {"ops": None}) == {"ops": None}


def test_a_stack_changes_and_removes_what_its_base_declares(tmp_path: Path) -> None:
    (tmp_path / "base.yaml").write_text(BASE)
    faults = Faults()
    own = {
        "extends": ["base.yaml"],
        "cluster": {"vms": {"web01": {"cores": 4, "agent": None}, "web02": None}},
    }
    whole = BaseFiles(tmp_path, faults).below(own, "")
    layers = [faults.map(key, whole[key]) or {} for key in ("cluster", "defaults")]
    cluster = with_defaults(*layers)
    card = {"model": "virtio", "bridge": "vmbr0"}
    assert cluster == {
        "groups": {"ops": None},
        "vms": {"web01": {"node": "pve01", "cores": 4, "net0": card}},
    }
    assert not faults


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({}, "extends names base.yaml, which cannot be read: No such file or directory"),
        ({"base.yaml": "a: ["}, "extends names base.yaml, which cannot be read: while parsing"),
        ({"base.yaml": "clutser: {}"}, "base.yaml: clutser does not belong into a base file; did"),
        ({"base.yaml": "extends: [base.yaml]"}, "base.yaml: extends comes back to base.yaml"),
        ({"base.yaml": "- a"}, "base.yaml is a list, must be a map of names"),
        ({"base.yaml": "extends: [1]"}, "base.yaml: extends is 1, must be a list of file names"),
    ],
)
def test_a_fault_in_a_base_file_names_the_file(
    tmp_path: Path, files: dict[str, str], sentence: str
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    faults = Faults()
    BaseFiles(tmp_path, faults).below({"extends": ["base.yaml"]}, "")
    assert [f"{fault.place} {fault.sentence}"[: len(sentence)] for fault in faults] == [sentence]
