"""What a field takes, and what becomes of a change, in words."""

import typing
from typing import Literal

from annotated_types import Ge, Le, MaxLen, MinLen

from providers.core.check.problems import choices
from providers.core.kind.conditions import Fixed
from providers.core.kind.fields import Field
from providers.core.kind.forms import Form
from providers.core.kind.marks import (
    AT_CREATE,
    COMPUTED,
    CONTROL,
    FIXED,
    GIVEN_ONCE,
    IDENTITY,
    ONCE,
    ROOT_ONLY,
    SECRET,
    Slots,
    Via,
)
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Quoted
from tools.generate.reference.markdown import code, link

PLAIN = {str: "text", bool: "true or false", int: "whole number", float: "number"}


def keys(field: Field) -> str:
    """How the field is written: PVE's name, or the first and the last slot of a family."""
    slots = field.mark(Slots)
    if slots is None:
        return code(spelling(field))
    return f"`{field.wire}0` … `{field.wire}{slots.count - 1}`"


def spelling(field: Field) -> str:
    """PVE's name, unless ours is more than another spelling of it."""
    return field.wire if field.wire.replace("-", "_") == field.name.rstrip("_") else field.name


def value(field: Field) -> str:
    """What the field takes."""
    if field.mark(Slots) is not None:
        field = field.slot(0)
    form, shape = field.form, field.mark(Form)
    if isinstance(form, type) and issubclass(form, PropertyString):
        return link(form.__name__)
    if typing.get_origin(form) is Literal:
        return choices([code(option) for option in typing.get_args(form)])
    if typing.get_origin(form) is list:
        return _list(field)
    if typing.get_origin(form) is dict:
        return "map"
    if field.mark(Quoted) is not None:
        return "text, or a list of texts"
    return shape.words if shape else PLAIN.get(form, "text") + _limits(field)


def change(field: Field) -> str:
    """What another value does to an object that is there."""
    fixed = field.mark(Fixed)
    if field.has(IDENTITY, FIXED):
        words = "replaces"
    elif field.has(CONTROL) and field.mark(Via) is None:
        words = "steers this tool"
    elif field.has(AT_CREATE, ONCE):
        words = "nothing: it counts at creation"
    elif fixed is not None:
        words = f"replaces where `{fixed.by}` is {choices([code(plain(v)) for v in fixed.values])}"
    else:
        words = "in place"
    words += "; only as root@pam logged in by password" if field.has(ROOT_ONLY) else ""
    return f"{words}; secret" if field.has(*SECRET) else words


def plain(found: object) -> str:
    """A value as it is written in the stack file."""
    return str(found).lower() if isinstance(found, bool) else str(found)


def is_output(field: Field) -> bool:
    """Whether PVE determines the value."""
    return field.has(COMPUTED, GIVEN_ONCE)


def _list(field: Field) -> str:
    [item] = typing.get_args(field.form)
    inner = (typing.get_args(item) or [item])[0]
    return f"list of {PLAIN[inner]}s"


def _limits(field: Field) -> str:
    least, most = field.mark(Ge), field.mark(Le)
    short, long = field.mark(MinLen), field.mark(MaxLen)
    number = _span(least and least.ge, most and most.le)
    length = _span(short and short.min_length, long and long.max_length)
    return f", {number}" if number else f", {length} characters" if length else ""


def _span(low: object, high: object) -> str:
    if low is None and high is None:
        return ""
    if low is None or high is None:
        return f"at most {high}" if low is None else f"at least {low}"
    return f"{low} to {high}"
