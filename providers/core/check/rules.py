"""What the marks of a kind forbid, told of a declaration with all faults at once."""

from collections.abc import Iterator
from dataclasses import dataclass

from providers.core.check.problems import Problem, choices, nearest
from providers.core.kind.conditions import Allowed, Beside, Needed, Only, Without
from providers.core.kind.fields import Field, field_at, fields_of
from providers.core.kind.marks import COMPUTED
from providers.core.kind.spec import Spec


@dataclass(frozen=True)
class Declaration:
    """A spec, and its fields that are wrong by themselves, or of a value not known yet.

    An unknown one may turn out to be nothing: it is neither forbidden nor missed.
    """

    spec: Spec
    wrong: frozenset[str]
    unknown: frozenset[str]

    def has(self, name: str) -> bool:
        """Whether the field surely says something."""
        return bool(self.spec.at(name)) or name in self.wrong

    def may_have(self, name: str) -> bool:
        """Whether it may say something."""
        return self.has(name) or name in self.unknown

    def is_readable(self, name: str) -> bool:
        """Whether its value is known and right."""
        return name not in self.wrong | self.unknown

    def faults(self) -> Iterator[Problem]:
        """The faults of the fields against their marks."""
        kind, declared = type(self.spec), self.spec.declared()
        for key in (*declared, *self.wrong):
            if (found := field_at(kind, key)) is not None:
                yield from _misplaced(self, found)
                yield from _alone(self, found)
        for key in declared:
            yield from _not_allowed(self, key)
        there = {*declared, *self.wrong, *self.unknown}
        for name, field in fields_of(kind).items():
            if name not in there:
                yield from _needed(self, field)
        if kind.one_of and not any(map(self.may_have, kind.one_of)):
            first, *others = kind.one_of
            yield Problem(first, f"is required, or one of {choices(others)} in its place")


def _misplaced(declared: Declaration, field: Field) -> Iterator[Problem]:
    only = field.mark(Only)
    if field.has(COMPUTED):
        yield Problem(field.name, "is PVE's to determine: leave it out")
    if only is not None and declared.is_readable(only.by):
        here = declared.spec.at(only.by)
        if here not in only.values:
            place = f"{only.by} {choices(only.values)}"
            yield Problem(field.name, f"is only for {place}; {only.by} is {here}")


def _alone(declared: Declaration, field: Field) -> Iterator[Problem]:
    """A field with one that it excludes, or without the one that it needs."""
    without, beside = field.mark(Without), field.mark(Beside)
    if without is not None and declared.has(field.name):
        for other in filter(declared.has, without.others):
            yield Problem(field.name, f"cannot stand beside {other}")
    if beside is not None and not declared.may_have(beside.other):
        yield Problem(field.name, f"needs {beside.other} beside it")


def _not_allowed(declared: Declaration, key: str) -> Iterator[Problem]:
    field = field_at(type(declared.spec), key)
    allowed = field.mark(Allowed) if field is not None else None
    if allowed is None or not declared.is_readable(allowed.by):
        return
    by = declared.spec.at(allowed.by)
    possible = sorted(allowed.table.get(by, ()))
    for item in declared.spec.at(key):
        if possible and item not in possible:
            can = f"{allowed.by} {by} can have {choices(possible)}"
            yield Problem(key, f"holds {item!r}{nearest(item, possible)}; {can}")


def _needed(declared: Declaration, field: Field) -> Iterator[Problem]:
    needed = field.mark(Needed)
    if needed is not None and declared.is_readable(needed.by):
        here = declared.spec.at(needed.by)
        if here in needed.values:
            yield Problem(field.name, f"is required for {needed.by} {here}")
