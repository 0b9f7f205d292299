"""Backups made at once: when they are made, of what, and what becomes of their archives."""

from typing import Any

import pytest

from providers.core.kind.fields import field_at
from providers.core.kind.registry import kinds
from simulator.faults import Fault
from tests.host.wire import HostError
from tests.providers import backup_job
from tests.providers.conftest import Begin
from tests.providers.contract.case import Calls, Case, InPlace, Row
from tests.providers.contract.life import Refused, Step
from tests.providers.contract.trial import Trial

VZDUMP = "/nodes/{}/vzdump"
CASE = Case(
    kind="backup",
    calls=Calls("", "", "", ""),
    before=(("POST /nodes/pve01/qemu", {"vmid": "{number}", "scsi0": "local-lvm:1"}),),
    minimal={"name": "{name}", "vmid": "{number}", "storage": "local"},
    fields={},
)
OPTIONS = {
    name: field
    for name, field in backup_job.CASES[0].fields.items()
    if isinstance(field, InPlace) and name in kinds()["backup"].model_fields
}


def posts(step: Step) -> list[tuple[str, str]]:
    """Where and of which guests backups were made."""
    return [
        (write.path, write.params["vmid"])
        for write in step.writes
        if write.path.endswith("/vzdump")
    ]


def archives(trial: Trial) -> list[Row]:
    assert trial.life.state
    found: list[Row] = trial.life.state.outputs["archives"]
    return found


def on_storage(trial: Trial, storage: str = "local") -> set[str]:
    path = f"GET /nodes/pve01/storage/{storage}/content content=backup"
    return {row["volid"] for row in trial.lab.call(path)}


def test_it_is_made_once_and_again_for_another_trigger(begin: Begin) -> None:
    trial = begin(CASE)
    declared = {**trial.minimal, "trigger": "before the upgrade"}
    step = trial.life.up(declared)
    assert posts(step) == [(VZDUMP.format("pve01"), str(trial.number))]
    (archive,) = archives(trial)
    assert archive["node"] == "pve01"
    assert f"vzdump-qemu-{trial.number}-" in archive["volid"]
    assert archive["size"] > 0
    assert archive["ctime"] > 0
    assert archive["volid"] in on_storage(trial)

    assert trial.is_settled(declared)
    assert trial.life.refresh().op == "same"
    assert trial.is_settled(declared)
    step = trial.life.up({**declared, "compress": "zstd"})
    assert (step.op, step.writes) == ("update", [])

    trial.lab.simulator.clock.advance(5)
    step = trial.life.up({**declared, "compress": "zstd", "trigger": "before the next one"})
    assert [write.params["compress"] for write in step.writes] == ["zstd"]
    (later,) = archives(trial)
    assert later != archive
    assert {later["volid"], archive["volid"]} <= on_storage(trial)


@pytest.mark.parametrize("removes", [True, False])
def test_its_archives_stay_unless_they_are_to_go(begin: Begin, removes: bool) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "remove_archives": removes})
    (archive,) = archives(trial)
    trial.life.destroy()
    assert (archive["volid"] in on_storage(trial)) != removes


def test_archives_that_are_gone_do_not_stop_the_end(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "remove_archives": True})
    (archive,) = archives(trial)
    trial.lab.call("DELETE /nodes/pve01/storage/local/content/{volid}", **archive)
    assert trial.is_settled({**trial.minimal, "remove_archives": True})
    trial.life.destroy()


def test_guests_are_saved_where_they_are(begin: Begin) -> None:
    trial = begin(CASE)
    elsewhere = int(f"{trial.number}1")
    trial.lab.call("POST /nodes/pve02/qemu", {"vmid": elsewhere, "scsi0": "local-lvm:1"})
    trial.lab.call("POST /pools", {"poolid": trial.name})
    members = f"{trial.number},{elsewhere}"
    trial.lab.call("PUT /pools", {"poolid": trial.name, "vms": members})
    both = [(VZDUMP.format("pve01"), str(trial.number)), (VZDUMP.format("pve02"), str(elsewhere))]
    by = {**trial.minimal, "vmid": None}
    assert posts(trial.life.up({**by, "vmid": members})) == both
    again = {**by, "trigger": "2", "pool": trial.name}
    trial.lab.simulator.clock.advance(5)
    assert posts(trial.life.up(again)) == both
    assert {archive["node"] for archive in archives(trial)} == {"pve01", "pve02"}
    trial.lab.simulator.clock.advance(5)
    others = {"exclude": str(elsewhere), "all": None, "node": "pve02", "trigger": "3"}
    told = [number for _, numbers in posts(trial.life.up({**by, **others})) for number in numbers]
    assert str(elsewhere) not in told


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_sent_as_it_is_declared(begin: Begin, name: str) -> None:
    trial, field = begin(CASE), OPTIONS[name]
    along = {key: value for key, value in field.along.items() if key in OPTIONS}
    declared = {**trial.minimal, **trial.named({**along, name: field.initial})}
    if name in ("vmid", "all", "pool", "exclude", "node", "storage"):
        return
    (write,) = trial.life.up(declared).writes
    place = field_at(kinds()["backup"], name)
    assert place
    assert place.wire in write.params
    assert trial.is_settled(declared)


def test_a_failed_backup_is_no_success_and_is_made_by_the_next_run(begin: Begin) -> None:
    trial = begin(CASE)
    path = VZDUMP.format("pve01")
    trial.lab.simulator.faults.add(Fault(path, "POST", task="job errors"))
    with pytest.raises(HostError, match=r'Cannot create backup ".*": task vzdump .* job errors'):
        trial.life.up(trial.minimal)
    assert trial.life.up(trial.minimal).op == "create"
    assert len(archives(trial)) == 1


def test_one_that_is_not_awaited_is_told_as_accepted_only(begin: Begin) -> None:
    trial = begin(CASE)
    process = next(trial.life.processes)
    trial.life.up({**trial.minimal, "wait": False}, process)
    assert archives(trial) == []
    told = f"the backup of {trial.number} is accepted, which is not to say done"
    assert any(told in log.text for log in process.logs)
    assert trial.is_settled({**trial.minimal, "wait": False})


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ({"storage": "local-lvm"}, "which takes no backups: its content is .*Add `backup`"),
        ({"storage": "lokal"}, r"did you mean local\?"),
        ({"vmid": None}, "one of vmid, pool or exclude in its place"),
        ({"timeout": 0}, "must be at least 1"),
    ],
)
def test_what_cannot_be_is_refused_in_preview(begin: Begin, declared: Any, told: str) -> None:
    trial = begin(CASE)
    news = {key: value for key, value in {**trial.minimal, **declared}.items() if value is not None}
    with pytest.raises(Refused, match=told):
        trial.life.up(news)


def test_a_guest_that_is_nowhere_is_named(begin: Begin) -> None:
    trial = begin(CASE)
    with pytest.raises(HostError, match="there is no guest 999999"):
        trial.life.up({**trial.minimal, "vmid": f"{trial.number},999999"})
