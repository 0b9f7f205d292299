"""What the marks of a kind forbid, told of a declaration with all faults at once."""

from collections.abc import Iterator
from typing import Any

from providers.core.check.problems import Problem, choices
from providers.core.kind.fields import Field, field_at, fields_of
from providers.core.kind.marks import Allowed, Needed, Only
from providers.core.kind.spec import Spec


def faults(spec: Spec, unknown: frozenset[str]) -> Iterator[Problem]:
    """The faults of the declared fields against their marks."""
    declared = spec.declared()
    for key, value in declared.items():
        field = field_at(type(spec), key)
        if field is not None:
            yield from _misplaced(spec, field, unknown)
            yield from _not_allowed(spec, field, value, unknown)
    for field in fields_of(type(spec)).values():
        if field.name not in declared and field.name not in unknown:
            yield from _needed(spec, field, unknown)


def _misplaced(spec: Spec, field: Field, unknown: frozenset[str]) -> Iterator[Problem]:
    only = field.mark(Only)
    if only is not None and only.by not in unknown and spec.at(only.by) not in only.values:
        here = spec.at(only.by)
        yield Problem(
            field.name, f"is only for {only.by} {choices(only.values)}; {only.by} is {here}"
        )


def _not_allowed(
    spec: Spec, field: Field, value: Any, unknown: frozenset[str]
) -> Iterator[Problem]:
    allowed = field.mark(Allowed)
    if allowed is None or allowed.by in unknown:
        return
    by = spec.at(allowed.by)
    possible = allowed.table.get(by)
    wrong = [item for item in value if possible is not None and item not in possible]
    if wrong and possible is not None:
        yield Problem(
            field.name,
            f"holds {', '.join(wrong)}, but {allowed.by} {by} allows {', '.join(sorted(possible))}",
        )


def _needed(spec: Spec, field: Field, unknown: frozenset[str]) -> Iterator[Problem]:
    needed = field.mark(Needed)
    if needed is not None and needed.by not in unknown:
        by = spec.at(needed.by)
        if by in needed.values:
            yield Problem(field.name, f"is required for {needed.by} {by}")
