"""What is not known yet: left as it is by check, and nothing to be refused or replaced for."""

from tests.host.wire import UNKNOWN
from tests.providers.conftest import Begin
from tests.providers.contract.case import Case, Field, InPlace, Replaces, Steers, WriteOnly
from tests.providers.contract.cases import each_case, each_field
from tests.providers.contract.lab import is_write

ANY: tuple[type[Field], ...] = (InPlace, WriteOnly, Replaces, Steers)


@each_field(*ANY)
def test_unknown_value_of_a_new_object(begin: Begin, case: Case, name: str) -> None:
    trial = begin(case)
    resource = trial.life.in_process()
    declared = {**trial.with_field(name, case.field(name).initial), name: UNKNOWN}
    with trial.lab.recorded() as requests:
        checked = resource.check(declared)
    assert checked.failures == []
    assert checked.inputs[name] == UNKNOWN
    assert checked.inputs.keys() == declared.keys()
    assert not any(map(is_write, requests))
    with trial.lab.recorded() as more:
        resource.check(declared)
    assert more == []


@each_field(InPlace, WriteOnly, Replaces)
def test_unknown_value_of_an_existing_object(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    trial.life.up(trial.with_field(name, field.initial))
    state = trial.life.state
    assert state
    resource = trial.life.in_process()
    declared = {**trial.with_field(name, field.initial), name: UNKNOWN}
    checked = resource.check(declared, state.inputs)
    assert checked.failures == []
    assert checked.inputs[name] == UNKNOWN
    with trial.lab.recorded() as requests:
        diff = resource.diff(state.id, state.outputs, checked.inputs)
    assert diff.changes
    assert diff.replaces == ([name] if isinstance(field, Replaces) else [])
    assert requests == []


@each_case()
def test_whole_declaration_is_unknown(begin: Begin, case: Case) -> None:
    trial = begin(case)
    declared = dict.fromkeys(trial.minimal, UNKNOWN)
    checked = trial.life.in_process().check(declared)
    assert checked.failures == []
    assert checked.inputs == declared
