"""What becomes of each field of each kind: set, changed, removed again."""

from tests.providers.conftest import Begin
from tests.providers.contract.case import Case, InPlace, Once, Replaces, Steers, WriteOnly
from tests.providers.contract.cases import each_field, each_value, is_key, is_optional


@each_value(InPlace, WriteOnly, Replaces, Once)
def test_creation_sends_what_is_declared(
    begin: Begin, case: Case, name: str, value: object
) -> None:
    trial, field = begin(case), case.field(name)
    declared = trial.with_field(name, value)
    step = trial.life.up(declared)
    assert step.op == "create"
    assert len(step.writes) == 1 + bool(field.later and value not in ([], "stopped"))
    if not field.later:
        assert trial.sent(step.writes[0]) == trial.expected(declared)
    if field.is_shown:
        assert trial.shown(name, declared) == trial.told(name, value)
    assert trial.is_settled(declared)
    assert trial.life.refresh().op == "same"
    assert trial.is_settled(declared)


@each_field(InPlace, WriteOnly)
def test_change_sends_the_field_alone(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    first, second = trial.with_field(name, field.initial), trial.with_field(name, field.changed)
    trial.life.up(first)
    before = trial.view(first, but=name)
    step = trial.life.up(second)
    assert step.op == "update"
    assert [trial.sent(write) for write in step.writes] == [*field.writes_of(trial.wire(name))]
    if field.is_shown:
        assert trial.shown(name, second) == trial.told(name, field.changed)
    assert trial.view(second, but=name) == before
    assert trial.is_settled(second)
    assert trial.life.refresh().op == "same"
    assert trial.is_settled(second)


@each_field(InPlace, WriteOnly, where=is_optional)
def test_removal_restores_what_was_before(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    bare, full = trial.without_field(name), trial.with_field(name, field.initial)
    trial.life.up(bare)
    but = name if field.filled or field.stays else None
    before = trial.view(bare, but)
    assert trial.life.up(full).op == "update"
    if field.is_shown:
        assert trial.shown(name, full) == trial.told(name, field.initial)
    step = trial.life.up(bare)
    assert field.stays or step.op == "update"
    assert len(step.writes) == (0 if field.stays else field.removes)
    assert trial.view(bare, but) == before
    assert trial.is_settled(bare)


@each_field(Replaces)
def test_fixed_field_replaces(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    first, changed = trial.with_field(name, field.initial), trial.with_field(name, field.changed)
    trial.life.up(first)
    step = trial.life.up(changed)
    assert step.op == "replace"
    assert {name} <= {*step.replaces} <= {name, *field.then}
    assert trial.row(first) is None or not is_key(case, name)
    assert trial.shown(name, changed) == trial.told(name, field.changed)
    assert trial.is_settled(changed)


@each_field(Replaces, where=is_optional)
def test_removal_of_a_fixed_field_replaces(begin: Begin, case: Case, name: str) -> None:
    trial = begin(case)
    trial.life.up(trial.with_field(name, case.field(name).initial))
    bare = trial.without_field(name)
    step = trial.life.up(bare)
    assert (step.op, step.replaces) == ("replace", [name])
    assert trial.is_settled(bare)


@each_field(Steers, Once, where=is_optional)
def test_what_pve_does_not_change_is_no_request(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    trial.life.up(trial.with_field(name, field.initial))
    changed = trial.with_field(name, field.changed)
    step = trial.life.up(changed)
    assert step.op == "update"
    assert [trial.sent(write) for write in step.writes] == [*map(set, field.writes or ())]
    assert trial.is_settled(changed)
    assert trial.life.up(trial.without_field(name)).op == "update"
    assert trial.is_settled(trial.without_field(name))
