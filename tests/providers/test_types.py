"""Kinds of several types: what each type of PVE's takes, needs, and cannot change."""

from collections.abc import Callable

import pytest

from providers.core.kind.conditions import Fixed, Needed, Only
from providers.core.kind.fields import Field
from providers.core.kind.marks import FIXED
from providers.core.kind.registry import kinds
from providers.storage.types import CONTENT
from simulator.areas.access import realms
from simulator.storage.types import TYPES
from tests.providers.contract.schema import Kind

STORAGE, REALM = Kind(kinds()["storage"]), Kind(kinds()["realm"])
FILLED_IN = {"nfs": {"path"}, "cifs": {"path"}, "cephfs": {"path"}}
"""What PVE makes up itself where it is not given."""
NOT_YET = {"on-volume-remove"}
"""Options of the newest storages, which the API does not take."""

each_storage = pytest.mark.parametrize("type_", TYPES)
each_realm = pytest.mark.parametrize("type_", realms.OPTIONS)


def chosen(kind: Kind, holds: Callable[[Field], bool]) -> set[str]:
    """Parameters of the kind, but for those that every object has."""
    found = {name for name, field in kind.sent().items() if holds(field)}
    return found - {"storage", "realm", "type"}


def is_for(field: Field, type_: str) -> bool:
    only = field.mark(Only)
    return only is None or type_ in only.values


def is_needed(field: Field, type_: str) -> bool:
    needed = field.mark(Needed)
    return needed is not None and type_ in needed.values


def is_fixed(field: Field, type_: str) -> bool:
    there = field.mark(Fixed)
    return field.has(FIXED) or (there is not None and type_ in there.values)


@each_storage
def test_storage_takes_what_its_type_has(type_: str) -> None:
    assert chosen(STORAGE, lambda field: is_for(field, type_)) == TYPES[type_].options - NOT_YET


@each_storage
def test_storage_needs_what_its_type_needs(type_: str) -> None:
    needed = TYPES[type_].required - FILLED_IN.get(type_, set())
    assert chosen(STORAGE, lambda field: is_needed(field, type_)) == needed


@each_storage
def test_storage_is_fixed_where_its_type_is(type_: str) -> None:
    fixed = chosen(STORAGE, lambda field: is_for(field, type_) and is_fixed(field, type_))
    assert fixed == TYPES[type_].fixed


@each_storage
def test_storage_holds_what_its_type_can(type_: str) -> None:
    assert CONTENT[type_] == {*TYPES[type_].content} - {"none"}


@each_realm
def test_realm_takes_what_its_type_has(type_: str) -> None:
    options = realms.OPTIONS[type_] - {"type"}
    assert chosen(REALM, lambda field: is_for(field, type_)) == options


@each_realm
def test_realm_needs_what_its_type_needs(type_: str) -> None:
    needed = {*realms.REQUIRED[type_]}
    assert chosen(REALM, lambda field: is_needed(field, type_)) == needed
