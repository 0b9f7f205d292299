"""Marks that tie a field to others: where it may stand, where it must, and with which values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Where:
    """Holds where the field `by` has one of `values`."""

    by: str
    values: tuple[Any, ...]

    def __init__(self, by: str, *values: Any) -> None:
        object.__setattr__(self, "by", by)
        object.__setattr__(self, "values", values)


class Only(Where):
    """Allowed only there."""


class Needed(Where):
    """Required there."""


class Fixed(Where):
    """PVE cannot change it there."""


@dataclass(frozen=True)
class Without:
    """Cannot stand beside any of the fields `others`."""

    others: tuple[str, ...]

    def __init__(self, *others: str) -> None:
        object.__setattr__(self, "others", others)


@dataclass(frozen=True)
class Beside:
    """Means nothing without the field `other`, which PVE wants sent along."""

    other: str


@dataclass(frozen=True)
class Allowed:
    """The values (of a list: each) that the value of the field `by` allows."""

    by: str
    table: Mapping[str, frozenset[str]]
