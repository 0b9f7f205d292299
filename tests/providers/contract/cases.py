"""All cases, found by being there: each kind has its module beside this package."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import ModuleType

import pytest

from providers.core.kind.identity import identity_fields
from providers.core.kind.registry import kinds
from tests.providers.contract.case import Case, Field, Output, Row, Steers

PACKAGE = "tests.providers"
EVERYWHERE: dict[str, Field | Output] = {
    "connection": Steers("default", "root"),
    "adopt": Steers("never", "always"),
    "timeout": Steers(300, 60),
    "cluster": Output(r"([0-9A-F]{2}:){31}[0-9A-F]{2}"),
}
"""The fields of every kind."""


def has_cases(kind: str) -> bool:
    return importlib.util.find_spec(f"{PACKAGE}.{kind}") is not None


def cases_of(kind: str) -> list[Case]:
    """The cases of a kind; the first of them also tries the fields that every kind has.

    What no call of the API reaches has none, and tests of its own.
    """
    if not has_cases(kind) or not kinds()[kind].paths.in_api:
        return []
    everywhere = {k: v for k, v in EVERYWHERE.items() if k not in elsewhere(kind)}
    first, others = module(kind).CASES[:1], module(kind).CASES[1:]
    named = [replace(case, fields={**everywhere, **case.fields}) for case in first]
    return [replace(case, kind=kind) for case in (*named, *others)]


def elsewhere(kind: str) -> Mapping[str, str]:
    """Fields that fit in no case, and where they are tested."""
    found: Mapping[str, str] = getattr(module(kind), "ELSEWHERE", {})
    return found


def all_cases() -> list[Case]:
    return [case for kind in kinds() for case in cases_of(kind)]


def needed() -> list[tuple[str, Row]]:
    """Calls, with their parameters, that make what the cases of all kinds refer to."""
    with_cases = filter(has_cases, kinds())
    return [call for kind in with_cases for call in getattr(module(kind), "NEEDED", ())]


def module(kind: str) -> ModuleType:
    return importlib.import_module(f"{PACKAGE}.{kind}")


def each_case() -> pytest.MarkDecorator:
    """One test for each case."""
    return pytest.mark.parametrize("case", all_cases(), ids=str)


def each_field(
    *effects: type[Field], where: Callable[[Case, str], bool] = lambda _case, _name: True
) -> pytest.MarkDecorator:
    """One test for each field with one of the effects."""
    tried = [
        pytest.param(case, name, id=f"{case}-{name}")
        for case in all_cases()
        for name in case.tried(*effects)
        if where(case, name)
    ]
    return pytest.mark.parametrize(("case", "name"), tried)


def each_output() -> pytest.MarkDecorator:
    """One test for each value that PVE determines."""
    outputs = [
        pytest.param(case, name, id=f"{case}-{name}")
        for case in all_cases()
        for name, field in case.fields.items()
        if isinstance(field, Output)
    ]
    return pytest.mark.parametrize(("case", "name"), outputs)


def each_value(*effects: type[Field]) -> pytest.MarkDecorator:
    """One test for each value that an object is created with."""
    return _each_value(effects, lambda field: [field.initial, *field.edges])


def each_shown_value(*effects: type[Field]) -> pytest.MarkDecorator:
    """One test for each value in the cases that PVE shows under its own name."""
    return _each_value(effects, lambda field: [] if field.later else values(field))


def values(field: Field) -> list[object]:
    """All values of a field in the cases."""
    return [field.initial, field.changed, *field.edges]


def _each_value(
    effects: tuple[type[Field], ...], chosen: Callable[[Field], list[object]]
) -> pytest.MarkDecorator:
    tried = [
        pytest.param(case, name, value, id=f"{case}-{name}-{position}")
        for case in all_cases()
        for name in case.tried(*effects)
        for position, value in enumerate(chosen(case.field(name)))
    ]
    return pytest.mark.parametrize(("case", "name", "value"), tried)


def is_optional(case: Case, name: str) -> bool:
    return name not in case.minimal


def is_key(case: Case, name: str) -> bool:
    """Whether the field is a part of what the object is known by."""
    return name in {field.name for field in identity_fields(kinds()[case.kind])}
