"""K3: declared and actual are compared in PVE's own normal form, so that a second run is quiet."""

import random
from typing import Any

import pytest

from simulator import Simulator
from tests.cases.conftest import VM, Administrator, Begin, Reshape

TEXT = "100% ok #1\nsecond line, größer\n"


def shuffled(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows in another order, and so each list of names in them."""
    mixed = [
        {
            key: ",".join(random.sample(value.split(","), value.count(",") + 1))
            if key in ("content", "nodes")
            else value
            for key, value in row.items()
        }
        for row in rows
    ]
    return random.sample(mixed, len(mixed))


def test_K3_groups_of_a_user_are_a_set(begin: Begin) -> None:
    for name in ("a", "b"):
        begin("group", name).up({"groupid": name})
    user = begin("user")
    user.up({"userid": "ci@pve", "groups": ["b", "a"]})
    assert user.up({"userid": "ci@pve", "groups": ["a", "b"]}).op == "same"
    assert user.refresh().op == "same"
    (write,) = user.up({"userid": "ci@pve", "groups": ["a"]}).writes
    assert write.params == {"groups": "a"}


def test_K3_lists_of_a_storage_are_sets_and_false_is_absent(
    begin: Begin, reshape: Reshape, sim: Simulator
) -> None:
    declared = {
        "storage": "nas1",
        "type": "dir",
        "path": "/srv",
        "content": ["iso", "backup", "images"],
        "nodes": ["pve01", "pve02"],
        "disable": True,
    }
    storage = begin("storage")
    storage.up(declared)
    for _ in range(2):
        reshape("/storage", shuffled)
        assert storage.refresh().op == "same"
        assert storage.up({**declared, "nodes": ["pve02", "pve01"]}).op == "same"
    sim.faults.clear()
    (write,) = storage.up({**declared, "disable": False}).writes
    assert write.params in ({"disable": "0"}, {"delete": "disable"})
    assert storage.refresh().op == "same"
    assert storage.up({**declared, "disable": False}).op == "same"


def test_K3_tags_are_compared_as_pve_keeps_them(begin: Begin, lab: Administrator) -> None:
    vm = begin("vm")
    vm.up({**VM, "tags": ["Web", "prod", "web"]})
    assert lab.call("GET /nodes/pve01/qemu/101/config")["tags"] == "prod;web"
    assert vm.refresh().op == "same"
    assert vm.up({**VM, "tags": "prod;web"}).op == "same"
    assert vm.up({**VM, "tags": []}).op == "update"
    assert vm.refresh().op == "same"
    assert vm.up({**VM, "tags": []}).op == "same"


@pytest.mark.parametrize(
    ("kind", "declared", "field"),
    [
        ("vm", VM, "description"),
        ("group", {"groupid": "ops"}, "comment"),
        ("pool", {"poolid": "ops"}, "comment"),
        ("user", {"userid": "ci@pve"}, "comment"),
    ],
)
def test_K3_texts_keep_all_but_white_space_at_the_end(
    begin: Begin, kind: str, declared: dict[str, object], field: str
) -> None:
    text = TEXT if kind == "vm" else TEXT.partition("\n")[0] + " größer "
    life = begin(kind)
    life.up({**declared, field: text})
    assert life.refresh().op == "same"
    assert life.up({**declared, field: text}).op == "same"
    (write,) = life.up({**declared, field: text.replace("ok", "OK")}).writes
    assert text.replace("ok", "OK").strip() in write.params[field]


def test_K3_paths_of_acls_are_compared_as_pve_keeps_them(begin: Begin, lab: Administrator) -> None:
    declared = {"path": "//vms//100/", "user": "root@pam", "role": "PVEVMUser"}
    acl = begin("acl")
    acl.up(declared)
    assert [row["path"] for row in lab.call("GET /access/acl")] == ["/vms/100"]
    assert acl.refresh().op == "same"
    assert acl.up(declared).op == "same"
    acl.destroy()
    assert lab.call("GET /access/acl") == []


@pytest.mark.parametrize("shown", ["prod;web", "prod,web", "prod web", "Web;prod;web", "web;prod"])
def test_K3_tags_in_each_form_that_pve_has_kept_them_in(
    begin: Begin, reshape: Reshape, shown: str
) -> None:
    """The separators of older entries, and the case that a cluster may be set to keep."""
    declared = {**VM, "tags": ["Web", "prod", "web"]}
    vm = begin("vm")
    vm.up(declared)

    def reshaped(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**row, "value": shown} if row["key"] == "tags" else row for row in rows]

    reshape("/nodes/pve01/qemu/101/pending", reshaped)
    assert vm.refresh().op == "same"
    assert vm.up(declared).op == "same"
