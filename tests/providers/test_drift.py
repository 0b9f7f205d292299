"""What somebody changes by hand: seen by refresh, repaired by up, and left alone if undeclared."""

from tests.providers.conftest import Begin
from tests.providers.contract.case import Case, InPlace, Replaces
from tests.providers.contract.cases import each_field, is_key, is_optional


def is_taken_away(case: Case, name: str) -> bool:
    return is_optional(case, name) and not case.field(name).stays


def is_added(case: Case, name: str) -> bool:
    """Whether the field is set beside what is declared, and not in its place."""
    return is_optional(case, name) and None not in case.field(name).along.values()


def is_no_key(case: Case, name: str) -> bool:
    """Whether another value may stand at the same object, and nothing proves it to be another."""
    return not (is_key(case, name) or case.is_proved)


@each_field(InPlace)
def test_change_by_hand_is_seen_and_repaired(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    first, second = trial.with_field(name, field.initial), trial.with_field(name, field.changed)
    trial.life.up(first)
    trial.change_by_hand(name, field.changed)
    assert trial.life.refresh().op == "update"
    assert trial.is_settled(second)
    assert trial.life.up(first).op == "update"
    assert trial.shown(name, first) == trial.told(name, field.initial)
    assert trial.is_settled(first)


@each_field(InPlace, where=is_taken_away)
def test_removal_by_hand_is_seen_and_repaired(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    declared = trial.with_field(name, field.initial)
    trial.life.up(declared)
    trial.empty_by_hand(name)
    assert trial.life.refresh().op == "update"
    assert trial.life.up(declared).op == "update"
    assert trial.shown(name, declared) == trial.told(name, field.initial)
    assert trial.is_settled(declared)


@each_field(InPlace, where=is_added)
def test_what_is_not_declared_is_left_alone(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    bare, full = trial.without_field(name), trial.with_field(name, field.initial)
    trial.life.up(bare)
    trial.change_by_hand(name, field.initial)
    assert trial.life.refresh().op == "same"
    assert trial.is_settled(bare)
    assert trial.shown(name, full) == trial.told(name, field.initial)


@each_field(Replaces, where=is_no_key)
def test_object_made_anew_with_another_fixed_value(begin: Begin, case: Case, name: str) -> None:
    trial, field = begin(case), case.field(name)
    first, second = trial.with_field(name, field.initial), trial.with_field(name, field.changed)
    trial.life.up(first)
    trial.remove_by_hand()
    trial.make_by_hand(second)
    assert trial.life.refresh().op == "update"
    assert trial.life.up(first).op == "replace"
    assert trial.shown(name, first) == trial.told(name, field.initial)
    assert trial.is_settled(first)
