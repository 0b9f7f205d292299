"""How a backup job chooses guests: each way in place of each other one."""

import itertools

import pytest

from tests.providers.conftest import Begin
from tests.providers.contract.case import Row
from tests.providers.contract.cases import cases_of

(CASE,) = cases_of("backup_job")
WAYS: dict[str, Row] = {
    "all": {"all": True},
    "all-but": {"all": True, "exclude": ["100"]},
    "but": {"exclude": ["101"]},
    "some": {"vmid": ["100", "101"]},
    "pool": {"pool": "jobs-one"},
}
CHOOSING = {"all", "exclude", "vmid", "pool"}


@pytest.mark.parametrize(("before", "after"), [*itertools.permutations(WAYS, 2)])
def test_one_way_takes_the_place_of_another(begin: Begin, before: str, after: str) -> None:
    trial = begin(CASE)
    job = {"id": trial.name, "schedule": "02:30"}
    trial.life.up({**job, **WAYS[before]})
    step = trial.life.up({**job, **WAYS[after]})
    assert (step.op, len(step.writes)) == ("update", 1)
    row = trial.row() or {}
    implied = {"all"} if "exclude" in WAYS[after] else set()
    assert row.keys() & CHOOSING == WAYS[after].keys() | implied
    assert trial.is_settled({**job, **WAYS[after]})
    assert trial.life.refresh().op == "same"
