"""Sections that stand within the entries of another kind, and what follows from that."""

from collections.abc import Collection

from providers.core.kind.fields import fields_of
from providers.core.kind.marks import Ref
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec


def outer(kind: type[Spec]) -> str | None:
    """The kind in whose entries those of this kind stand."""
    around = kind.section.rpartition(".*.")[0]
    return next((name for name, k in kinds().items() if around and k.section == around), None)


def implied(kind: type[Spec]) -> Collection[str]:
    """Fields that follow from where an entry stands."""
    if kind.notation is not None:
        return kind.notation.implied
    around, fields = outer(kind), fields_of(kind).values()
    return [field.name for field in fields if around and field.mark(Ref) == Ref(around)]
