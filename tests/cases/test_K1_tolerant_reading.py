"""K1: every value is understood in each form the server uses for it."""

import re
from typing import Any

import pytest

from tests.cases.conftest import VM, Begin, Reshape
from tests.host.wire import HostError

NUMBER = re.compile(r"(0|[1-9]\d*)(\.\d+)?")


def as_text(value: Any) -> Any:
    """The same with every scalar as text."""
    if isinstance(value, dict):
        return {key: as_text(part) for key, part in value.items()}
    if isinstance(value, list):
        return [as_text(part) for part in value]
    return value if value is None else str(value)


def as_number(value: Any) -> Any:
    """The same with every text that reads like a number as a number with a fraction."""
    if isinstance(value, dict):
        return {key: as_number(part) for key, part in value.items()}
    if isinstance(value, list):
        return [as_number(part) for part in value]
    return float(value) if NUMBER.fullmatch(str(value)) else value


FORMS = pytest.mark.parametrize("form", [as_text, as_number])


@FORMS
def test_K1_values_of_a_machine_in_either_json_type(
    begin: Begin, reshape: Reshape, form: Any
) -> None:
    declared = {**VM, "name": "0123", "cores": 2, "cpulimit": 1.5, "onboot": True, "balloon": 0}
    vm = begin("vm")
    vm.up(declared)
    reshape("/nodes/pve01/qemu/101/pending", form)
    assert vm.refresh().op == "same"
    assert vm.state
    assert vm.state.inputs == declared
    assert vm.up(declared).op == "same"


@FORMS
def test_K1_values_of_a_storage_in_either_json_type(
    begin: Begin, reshape: Reshape, form: Any
) -> None:
    declared = {
        "storage": "nas1",
        "type": "dir",
        "path": "/srv",
        "disable": True,
        "shared": False,
        "prune_backups": "keep-last=3",
    }
    storage = begin("storage")
    storage.up(declared)
    reshape("/storage", form)
    assert storage.refresh().op == "same"
    assert storage.up(declared).op == "same"


@pytest.mark.parametrize(
    "shown",
    [
        {"keep-last": "3", "keep-weekly": 2},
        {"keep-last": 3.0, "keep-weekly": "2"},
        "keep-weekly=2,keep-last=3",
        "keep-last=3,keep-weekly=2",
    ],
    ids=["map of texts", "map of numbers", "text", "text in order"],
)
def test_K1_retention_as_map_or_text(begin: Begin, reshape: Reshape, shown: object) -> None:
    declared = {
        "id": "nightly",
        "schedule": "02:30",
        "all": True,
        "prune_backups": {"keep_last": 3, "keep_weekly": 2},
    }
    job = begin("backup_job")
    (write,) = job.up(declared).writes
    assert write.params["prune-backups"] == "keep-last=3,keep-weekly=2"
    reshape("/cluster/backup", lambda jobs: [{**job, "prune-backups": shown} for job in jobs])
    assert job.refresh().op == "same"
    assert job.up(declared).op == "same"
    (write,) = job.up({**declared, "prune_backups": "keep-last=4,keep-weekly=2"}).writes
    assert write.params["prune-backups"] == "keep-last=4,keep-weekly=2"
    assert "maxfiles" not in write.params


def test_K1_keep_all_stands_alone(begin: Begin, reshape: Reshape) -> None:
    declared = {"id": "nightly", "schedule": "02:30", "all": True, "prune_backups": "keep-all=1"}
    job = begin("backup_job")
    job.up(declared)
    reshape(
        "/cluster/backup", lambda jobs: [{**j, "prune-backups": {"keep-all": "1"}} for j in jobs]
    )
    assert job.refresh().op == "same"
    assert job.up(declared).op == "same"


@pytest.mark.parametrize("groups", ["b,a", ["a", "b"], "a b", "a;b"])
def test_K1_groups_of_a_user_as_list_or_text(
    begin: Begin, reshape: Reshape, groups: object
) -> None:
    for name in ("a", "b"):
        begin("group", name).up({"groupid": name})
    declared = {"userid": "ci@pve", "groups": ["a", "b"]}
    user = begin("user")
    user.up(declared)
    reshape(
        "/access/users",
        lambda users: [{**u, "groups": groups} if u["userid"] == "ci@pve" else u for u in users],
        full=1,
    )
    assert user.refresh().op == "same"
    assert user.up(declared).op == "same"


def test_K1_missing_keys_mean_pves_defaults(begin: Begin, reshape: Reshape) -> None:
    declared = {"userid": "ci@pve", "enable": True, "expire": 0}
    user = begin("user")
    user.up(declared)
    reshape("/access/users", lambda users: [{"userid": u["userid"]} for u in users], full=1)
    assert user.refresh().op == "same"
    assert user.up(declared).op == "same"


@pytest.mark.parametrize("answer", [None, {}, "", [None], [{"type": "dir"}]])
def test_K1_what_is_no_list_of_objects_does_not_mean_that_they_are_gone(
    begin: Begin, reshape: Reshape, answer: Any
) -> None:
    storage = begin("storage")
    storage.up({"storage": "d1", "type": "dir", "path": "/d1"})
    reshape("/storage", lambda _: answer)
    with pytest.raises(HostError, match=r"/storage (does not answer with|answers with)"):
        storage.refresh()
    assert storage.state


@FORMS
def test_K1_values_of_the_list_of_guests_in_either_json_type(
    begin: Begin, reshape: Reshape, form: Any
) -> None:
    declared = {**VM, "state": "started"}
    vm = begin("vm")
    vm.up(declared)
    reshape("/cluster/resources", form, type="vm")
    assert vm.refresh().op == "same"
    vm.lose_state()
    assert vm.up(declared).writes == []
    assert vm.state
    assert vm.state.id == "qemu/101"


@pytest.mark.parametrize("status", [as_text, as_number])
def test_K1_values_of_a_running_machine_in_either_json_type(
    begin: Begin, reshape: Reshape, status: Any
) -> None:
    declared = {**VM, "state": "started"}
    vm = begin("vm")
    vm.up(declared)
    reshape("/nodes/pve01/qemu/101/status/current", status)
    vm.lose_state()
    assert vm.up(declared).writes == []
