"""What happens where an object that is to be created exists already."""

import pytest

from tests.providers.conftest import Begin
from tests.providers.contract.case import Case, InPlace
from tests.providers.contract.cases import all_cases, each_case
from tests.providers.contract.life import Refused
from tests.providers.contract.trial import Trial

Found = dict[tuple[str, str], Trial]
DIFFERING = [case for case in all_cases() if case.tried(InPlace)]
with_differences = pytest.mark.parametrize("case", DIFFERING, ids=repr)


@pytest.fixture(scope="module", autouse=True)
def found(begin: Begin) -> Found:
    """Objects made by hand, before any process looks around: an equal and a differing one of
    each case, for each test."""
    made: Found = {}
    for case in all_cases():
        for use in ("default", "never"):
            made[str(case), use] = begin(case)
            made[str(case), use].make_by_hand()
    for case in DIFFERING:
        for use in ("same", "always"):
            trial = made[str(case), use] = begin(case)
            name = differing(case)
            trial.make_by_hand(trial.with_field(name, case.field(name).changed))
    return made


def differing(case: Case) -> str:
    """A field that tells two objects of the case apart."""
    return next(name for name in case.tried(InPlace) if not case.field(name).later)


@each_case()
def test_same_object_is_taken_over_by_default(found: Found, case: Case) -> None:
    trial = found[str(case), "default"]
    if case.adoption == "never":
        with pytest.raises(Refused, match="exists already"):
            trial.life.up(trial.minimal)
        return
    step = trial.life.up(trial.minimal)
    assert step.op == "create"
    assert len(step.writes) == case.has_secret
    assert trial.is_settled(trial.minimal)


@each_case()
def test_existing_object_is_refused_where_asked_for(found: Found, case: Case) -> None:
    trial = found[str(case), "never"]
    with pytest.raises(Refused, match="exists already"):
        trial.life.up({**trial.minimal, "adopt": "never"})


@with_differences
def test_what_differs_is_named(found: Found, case: Case) -> None:
    trial, name = found[str(case), "same"], differing(case)
    before = trial.view()
    declared = {**trial.with_field(name, case.field(name).initial), **case.same}
    with pytest.raises(Refused, match=f"exists already and differs.*{name}: ") as refused:
        trial.life.up(declared)
    assert "adopt: always" in str(refused.value)
    assert trial.view() == before


@with_differences
def test_differing_object_is_made_the_same_where_asked_for(found: Found, case: Case) -> None:
    trial, name = found[str(case), "always"], differing(case)
    initial = case.field(name).initial
    declared = {**trial.with_field(name, initial), **case.same, "adopt": "always"}
    assert trial.life.up(declared).op == "create"
    assert trial.shown(name) == trial.told(name, initial)
    assert trial.is_settled(declared)
    trial.life.destroy()
    assert trial.row() is None
