"""What the marks of a kind forbid, told of a declaration with all faults at once."""

from collections.abc import Iterator

from providers.core.check.problems import Problem, choices, nearest
from providers.core.kind.fields import Field, field_at, fields_of
from providers.core.kind.marks import COMPUTED, Allowed, Beside, Needed, Only, Without
from providers.core.kind.spec import Spec


def faults(spec: Spec, aside: frozenset[str]) -> Iterator[Problem]:
    """The faults of the declared fields against their marks.

    Fields in `aside` are there, but their value is not known, or wrong by itself.
    """
    declared = spec.declared()
    there = [*declared, *aside]
    for key in there:
        field = field_at(type(spec), key)
        if field is not None:
            yield from _misplaced(spec, field, aside)
            yield from _alone(spec, field, aside)
    for key in declared:
        yield from _not_allowed(spec, key, aside)
    for field in fields_of(type(spec)).values():
        if field.name not in there:
            yield from _needed(spec, field, aside)
    one_of = type(spec).one_of
    if one_of and not any(spec.at(name) or name in aside for name in one_of):
        yield Problem(one_of[0], f"is required, or one of {choices(one_of[1:])} in its place")


def _misplaced(spec: Spec, field: Field, aside: frozenset[str]) -> Iterator[Problem]:
    only = field.mark(Only)
    if field.has(COMPUTED):
        yield Problem(field.name, "is PVE's to determine: leave it out")
    if only is not None and only.by not in aside and spec.at(only.by) not in only.values:
        place = f"{only.by} {choices(only.values)}"
        yield Problem(field.name, f"is only for {place}; {only.by} is {spec.at(only.by)}")


def _alone(spec: Spec, field: Field, aside: frozenset[str]) -> Iterator[Problem]:
    """A field with one that it excludes, or without the one that it needs."""
    without, beside = field.mark(Without), field.mark(Beside)
    if without is not None and (spec.at(field.name) or field.name in aside):
        for other in without.others:
            if spec.at(other) or other in aside:
                yield Problem(field.name, f"cannot stand beside {other}")
    if beside is not None and not (spec.at(beside.other) or beside.other in aside):
        yield Problem(field.name, f"needs {beside.other} beside it")


def _not_allowed(spec: Spec, key: str, aside: frozenset[str]) -> Iterator[Problem]:
    field = field_at(type(spec), key)
    allowed = field.mark(Allowed) if field is not None else None
    if allowed is None or allowed.by in aside:
        return
    by = spec.at(allowed.by)
    possible = sorted(allowed.table.get(by, ()))
    for item in spec.at(key):
        if possible and item not in possible:
            can = f"{allowed.by} {by} can have {choices(possible)}"
            yield Problem(key, f"holds {item!r}{nearest(item, possible)}; {can}")


def _needed(spec: Spec, field: Field, aside: frozenset[str]) -> Iterator[Problem]:
    needed = field.mark(Needed)
    if needed is not None and needed.by not in aside and spec.at(needed.by) in needed.values:
        yield Problem(field.name, f"is required for {needed.by} {spec.at(needed.by)}")
