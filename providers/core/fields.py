"""What the engine knows of the fields of a spec, read once from the annotations."""

import functools
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from providers.core.marks import Absent, Flag, Slots, Wire

M = TypeVar("M")


@dataclass(frozen=True)
class Field:
    """One declared field, or one slot of a numbered family."""

    name: str
    wire: str
    form: Any
    marks: tuple[Any, ...]
    required: bool
    doc: str

    def has(self, *flags: Flag) -> bool:
        """Whether the field carries one of `flags`."""
        return any(flag in self.marks for flag in flags)

    def mark(self, kind: type[M]) -> M | None:
        """The mark of this class, if the field carries one."""
        return next((mark for mark in self.marks if isinstance(mark, kind)), None)

    @property
    def absent(self) -> Any:
        """What PVE means where it shows no value; None if that is simply "not set"."""
        declared = self.mark(Absent)
        if declared is not None:
            return declared.value
        return {bool: False, str: "", list: []}.get(typing.get_origin(self.form) or self.form)

    def slot(self, number: int) -> "Field":
        """The field of one slot of this family."""
        name, wire = f"{self.name}{number}", f"{self.wire}{number}"
        _, item = typing.get_args(self.form)
        return Field(name, wire, item, self.marks, False, self.doc)


@functools.cache
def fields_of(model: type[BaseModel]) -> Mapping[str, Field]:
    """The fields of a spec or property string by name, in order of declaration."""
    return {name: _field(name, info) for name, info in model.model_fields.items()}


@functools.cache
def field_at(model: type[BaseModel], key: str) -> Field | None:
    """The field behind a flat key: `memory`, or `scsi0` of the family `scsi`."""
    fields = fields_of(model)
    if key in fields and fields[key].mark(Slots) is None:
        return fields[key]
    family = fields.get(key.rstrip("0123456789"))
    number = key[len(family.name) :] if family else ""
    slots = family.mark(Slots) if family else None
    if family is None or slots is None or not number or number != str(int(number)):
        return None
    return family.slot(int(number)) if int(number) < slots.count else None


def _field(name: str, info: Any) -> Field:
    type_, inner = _unwrap(info.annotation)
    marks = (*info.metadata, *inner)
    wire = next((mark.name for mark in marks if isinstance(mark, Wire)), None)
    dashed = name.replace("_", "-") if Flag.DASHED in marks else name
    return Field(name, wire or dashed, type_, marks, info.is_required(), info.description or "")


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
