"""Which object a resource is about: gone, made anew, renamed, declared twice, destroyed."""

import pytest

from tests.host.wire import HostError
from tests.providers.conftest import Begin
from tests.providers.contract.case import Case, InPlace
from tests.providers.contract.cases import all_cases, each_case
from tests.providers.contract.life import Life, Refused
from tests.providers.contract.trial import Trial


@pytest.fixture(scope="module", autouse=True)
def old(begin: Begin) -> dict[str, Trial]:
    """An object of each case, made before a process of a second run looks around."""
    trials = {str(case): begin(case) for case in all_cases()}
    for trial in trials.values():
        trial.life.up(trial.minimal)
    return trials


@each_case()
def test_gone_object_is_made_again(begin: Begin, case: Case) -> None:
    trial = begin(case)
    trial.life.up(trial.minimal)
    before = trial.view()
    trial.remove_by_hand()
    assert trial.life.refresh().op == "delete"
    assert trial.life.up(trial.minimal).op == "create"
    assert trial.view().keys() == before.keys()
    assert trial.is_settled(trial.minimal)


@each_case()
def test_change_of_a_gone_object_is_told(begin: Begin, case: Case) -> None:
    """Nobody knows that it is gone before a refresh; where PVE makes it by the change, it is."""
    trial = begin(case)
    changed = [trial.with_field(n, case.field(n).changed) for n in case.tried(InPlace)[:1]]
    trial.life.up(trial.minimal)
    trial.remove_by_hand()
    for declared in changed:
        if case.calls.create == case.calls.change:
            assert trial.life.up(declared).op == "update"
        else:
            with pytest.raises(HostError, match=r"^Cannot update [^\n]*$"):
                trial.life.up(declared)
            assert trial.row() is None
    assert trial.life.refresh().op == ("delete" if trial.row() is None else "same")


@each_case()
def test_object_made_again_by_hand(begin: Begin, case: Case) -> None:
    """It is the same object, unless something proves the one before to have been ours."""
    trial = begin(case)
    trial.life.up(trial.minimal)
    trial.remove_by_hand()
    trial.make_by_hand()
    if case.is_proved:
        with pytest.raises(HostError, match="exists and was not made by this stack"):
            trial.life.refresh()
        with pytest.raises(HostError, match="exists and was not made by this stack"):
            trial.life.destroy()
        assert trial.row() is not None
    else:
        assert trial.life.refresh().op == "same"
        assert trial.is_settled(trial.minimal)


@each_case()
def test_destroyed_object_is_gone(begin: Begin, case: Case) -> None:
    trial = begin(case)
    trial.life.up(trial.minimal)
    step = trial.life.destroy()
    assert len(step.writes) == 1
    assert trial.row() is None


@each_case()
def test_what_is_gone_already_is_destroyed(begin: Begin, case: Case) -> None:
    trial = begin(case)
    trial.life.up(trial.minimal)
    trial.remove_by_hand()
    trial.life.destroy()
    assert trial.row() is None


@each_case()
def test_renamed_resource_keeps_its_object(old: dict[str, Trial], case: Case) -> None:
    """The engine creates the new name, then deletes the old one, in one process."""
    trial = old[str(case)]
    before, process = trial.view(), next(trial.processes)
    heir = Life(trial.processes, trial.lab, case.kind, f"{trial.name}-renamed")
    if case.adoption == "never" and not case.is_proved:
        with pytest.raises(Refused, match="exists already"):
            heir.up(trial.minimal, process)
        return
    step = heir.up(trial.minimal, process)
    assert step.op == "create"
    assert len(step.writes) == case.has_secret
    assert not trial.life.destroy(process).writes
    assert trial.view() == before
    assert heir.up(trial.minimal).op == "same"


@each_case()
def test_second_declaration_is_refused(begin: Begin, case: Case) -> None:
    trial = begin(case)
    process = next(trial.processes)
    trial.life.up(trial.minimal, process)
    double = Life(trial.processes, trial.lab, case.kind, f"{trial.name}-double")
    with pytest.raises(Refused, match=f"declared twice: also by '{trial.name}'"):
        double.up(trial.minimal, process)
