"""The schema of stack files where one layer has only a part of an entry."""

import pytest

from tests.schema.stackfile import faults_of, faults_of_base

PARTS = {
    "storages": {"library": {"server": "192.0.2.5"}, "gone": None},
    "vms": {"web_01": {"cores": 4, "net0": {"tag": 5}, "agent": None}},
    "acls": {"/vms": {"@ops": None}},
    "backup_jobs": {"nightly": {"notes-template": "x"}},
}


def test_a_stack_that_extends_others_may_hold_parts() -> None:
    assert faults_of({"extends": ["base.yaml"], "cluster": PARTS}) == []
    assert faults_of({"extends": "base.yaml", "defaults": {"storages": {"type": "nfs"}}}) == []


@pytest.mark.parametrize("section", PARTS)
def test_a_stack_of_its_own_may_not(section: str) -> None:
    assert faults_of({"cluster": {section: PARTS[section]}})


def test_defaults_may_hold_what_is_required() -> None:
    cluster = {"storages": {"backup": {"path": "/srv"}}}
    defaults = {"storages": {"type": "dir"}}
    assert faults_of({"defaults": defaults, "cluster": cluster}) == []
    assert faults_of({"defaults": {"groups": {}}, "cluster": cluster})


@pytest.mark.parametrize(
    "cluster",
    [
        {"storages": {"library": {"type": "nfs", "thinpool": "data"}}},
        {"storages": {"library": {"typ": "nfs", "type": "nfs"}}},
        {"vms": {"web01": {"net0": {"tga": 5}}}},
        {"acls": {"/vms": {"ops": "PVEVMUser"}}},
        {"gruops": {}},
    ],
    ids=str,
)
def test_what_is_wrong_in_a_part_is_wrong_in_every_layer(cluster: dict[str, object]) -> None:
    assert faults_of({"extends": ["base.yaml"], "cluster": cluster})
    assert faults_of_base({"cluster": cluster})


def test_base_files() -> None:
    defaults = {"vms": {"agent": 1, "net0": {"bridge": "vmbr0"}}}
    assert faults_of_base({"extends": ["other.yaml"], "defaults": defaults, "cluster": PARTS}) == []
    assert faults_of_base({"connection": {}})
    assert faults_of_base({"defaults": {"vms": {"cores": 0}}})
