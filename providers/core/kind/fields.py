"""What the engine knows of the fields of a spec, read once from the annotations."""

import functools
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from providers.core.kind.marks import Absent, Flag, Ref, Slots, Wire

M = TypeVar("M")


@dataclass(frozen=True)
class Field:
    """One declared field, or one slot of a numbered family."""

    name: str
    wire: str
    form: Any
    marks: tuple[Any, ...]
    required: bool

    @functools.cached_property
    def flags(self) -> frozenset[Flag]:
        """The marks without a parameter."""
        return frozenset(mark for mark in self.marks if isinstance(mark, Flag))

    def has(self, *flags: Flag) -> bool:
        """Whether the field carries one of `flags`."""
        return not self.flags.isdisjoint(flags)

    @functools.cached_property
    def by_class(self) -> Mapping[type[Any], Any]:
        """The first mark of each class."""
        return {type(mark): mark for mark in reversed(self.marks)}

    def mark(self, kind: type[M]) -> M | None:
        """The mark of this class, if the field carries one."""
        return self.by_class.get(kind)

    def refs(self) -> list[Ref]:
        """The references that its value holds."""
        return [mark for mark in self.marks if isinstance(mark, Ref)]

    @property
    def absent(self) -> Any:
        """What PVE means where it shows no value; None if that is simply "not set"."""
        declared = self.mark(Absent)
        if declared is not None:
            return declared.value
        return {bool: False, str: "", list: []}.get(typing.get_origin(self.form) or self.form)

    def slot(self, number: int) -> "Field":
        """The field of one slot of this family."""
        name = f"{self.wire}{number}"
        _, item = typing.get_args(self.form)
        item, inner = _unwrap(item)
        return Field(name, name, item, (*self.marks, *inner), False)


@functools.cache
def fields_of(model: type[BaseModel]) -> Mapping[str, Field]:
    """The fields of a spec or property string by name, in order of declaration."""
    return {name: _field(name, info) for name, info in model.model_fields.items()}


class Slot(typing.NamedTuple):
    """A flat key such as `scsi0`: the field of its family and its number."""

    family: str
    number: int


@functools.cache
def slot_at(model: type[BaseModel], key: str) -> Slot | None:
    """The slot behind a flat key; None if it is not one, or beyond the last."""
    if key in fields_of(model):
        return None
    prefix = key.rstrip("0123456789")
    number = key[len(prefix) :]
    for field in fields_of(model).values():
        slots = field.mark(Slots)
        if slots is not None and field.wire == prefix and number == str(int(number or -1)):
            return Slot(field.name, int(number)) if int(number) < slots.count else None
    return None


def family_of(model: type[BaseModel], key: str) -> str:
    """The name of the model's field that a flat key belongs to."""
    slot = slot_at(model, key)
    return slot.family if slot else key


@functools.cache
def field_at(model: type[BaseModel], key: str) -> Field | None:
    """The field behind a flat key: `memory`, or `scsi0` of the family `scsi`."""
    if (slot := slot_at(model, key)) is not None:
        return fields_of(model)[slot.family].slot(slot.number)
    field = fields_of(model).get(key)
    return field if field is not None and field.mark(Slots) is None else None


def carries(model: type[BaseModel], key: str, *flags: Flag) -> bool:
    """Whether the field behind a flat key carries one of `flags`."""
    field = field_at(model, key)
    return field is not None and field.has(*flags)


@functools.cache
def field_of_wire(model: type[BaseModel], wire: str) -> Field | None:
    """The field, or slot, behind PVE's name of a parameter."""
    for field in fields_of(model).values():
        if field.wire == wire and field.mark(Slots) is None:
            return field
    slot = slot_at(model, wire)
    return field_at(model, wire) if slot is not None else None


def _field(name: str, info: Any) -> Field:
    type_, inner = _unwrap(info.annotation)
    marks = (*info.metadata, *inner)
    wire = next((mark.name for mark in marks if isinstance(mark, Wire)), None)
    dashed = name.replace("_", "-") if Flag.DASHED in marks else name
    return Field(name, wire or dashed, type_, marks, info.is_required())


def _unwrap(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    """The type without `| None` and `Annotated`, and the marks found on the way."""
    if typing.get_origin(annotation) is typing.Annotated:
        inner, *marks = typing.get_args(annotation)
        type_, more = _unwrap(inner)
        return type_, (*marks, *more)
    if typing.get_origin(annotation) in (types.UnionType, typing.Union):
        options = [option for option in typing.get_args(annotation) if option is not type(None)]
        if len(options) == 1:
            return _unwrap(options[0])
    return annotation, ()
