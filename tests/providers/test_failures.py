"""A run that fails: nothing is lost or doubled, and the next one finishes it."""

import pytest

from simulator.faults import Fault
from simulator.requestlog import Request
from tests.host.wire import HostError, InitFailed
from tests.providers.conftest import Begin
from tests.providers.contract.case import Case, InPlace
from tests.providers.contract.cases import each_case, each_field
from tests.providers.contract.trial import Trial

REFUSAL = "no space left on device"


def fail(trial: Trial, write: Request) -> None:
    """Refuse the next write that is like one of another object."""
    path = "/".join(part if part.isalpha() else "*" for part in write.path.split("/"))
    fault = Fault(path, write.method, status=500, text=REFUSAL)
    trial.lab.simulator.faults.add(fault)


@each_case()
def test_failed_creation_is_tried_again(begin: Begin, case: Case) -> None:
    other, trial = begin(case), begin(case)
    fail(trial, other.life.up(other.minimal).writes[0])
    with pytest.raises(HostError, match=f"^Cannot create [^\n]*{REFUSAL}"):
        trial.life.up(trial.minimal)
    assert trial.row() is None
    assert trial.life.up(trial.minimal).op == "create"
    assert trial.is_settled(trial.minimal)


@each_case()
def test_failed_deletion_is_tried_again(begin: Begin, case: Case) -> None:
    other, trial = begin(case), begin(case)
    other.life.up(other.minimal)
    trial.life.up(trial.minimal)
    fail(trial, other.life.destroy().writes[0])
    with pytest.raises(HostError, match=f"^Cannot delete [^\n]*{REFUSAL}"):
        trial.life.destroy()
    assert trial.row() is not None
    trial.life.destroy()
    assert trial.row() is None


@each_field(InPlace, where=lambda case, name: case.field(name).later)
def test_half_made_object_is_finished(begin: Begin, case: Case, name: str) -> None:
    other, trial = begin(case), begin(case)
    initial = case.field(name).initial
    declared = trial.with_field(name, initial)
    fail(trial, other.life.up(other.with_field(name, initial)).writes[1])
    with pytest.raises(InitFailed, match=f"^Cannot finish [^\n]*{REFUSAL}"):
        trial.life.up(declared)
    assert trial.row() is not None
    assert trial.life.up(declared).op == "update"
    assert trial.shown(name) == trial.told(name, initial)
    assert trial.is_settled(declared)
