"""The value of a field in JSON Schema."""

import typing
from collections.abc import Iterable, Iterator
from typing import Literal

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import AfterValidator, BaseModel, BeforeValidator, StringConstraints

from providers.core.kind import conditions, marks
from providers.core.kind.fields import Field
from providers.core.kind.forms import Form
from providers.core.kind.values import Joined, Keys, Quoted
from providers.core.kind.written import Several
from tools.generate.schema.plain import NAMES, PLAIN, Schema, name_of, whole

SILENT = (
    *(marks.Flag, Joined, Keys, Quoted, AfterValidator, BeforeValidator, StringConstraints),
    *(marks.Absent, conditions.Allowed, marks.Ref, marks.Slots, marks.Via, marks.Wire),
    *(
        conditions.Beside,
        conditions.Fixed,
        conditions.Needed,
        conditions.Only,
        conditions.Without,
        Several,
    ),
)
"""Marks that say nothing about a value by itself."""


def value(field: Field) -> Schema:
    """The schema of the field's value, or of none."""
    several = typing.get_origin(field.form) is list
    schema = _list(field) if several else _single(field)
    return schema | dict(_limits(field.marks, several))


def given(field: Field) -> Schema:
    """Any value of the type that the field takes, but not none."""
    name, choices = name_of(field), typing.get_args(field.form)
    if typing.get_origin(field.form) is Literal:
        return {"enum": [*choices]}
    return {"type": [*PLAIN[name].types]} if name else {"not": {"type": "null"}}


def reference(name: str) -> Schema:
    """The definition of that name."""
    return {"$ref": f"#/$defs/{name}"}


def _single(field: Field) -> Schema:
    form, name = field.form, name_of(field)
    if name is not None:
        return reference(name)
    if isinstance(form, type) and issubclass(form, BaseModel):
        return reference(form.__name__)
    if typing.get_origin(form) is dict:
        return {"type": "object", **_named(*typing.get_args(form))}
    if typing.get_origin(form) is Literal:
        return {"enum": [*typing.get_args(form), None]}
    raise TypeError(f"{field.name} is {form}: the schema has no words for that")


def _named(keys: object, form: object) -> Schema:
    """A map of names to values of one form."""
    limits = dict(_limits(typing.get_args(keys)[1:]))
    names: Schema = {"propertyNames": {"pattern": limits["pattern"]}} if limits else {}
    model = form if isinstance(form, type) and issubclass(form, BaseModel) else None
    return {"additionalProperties": reference(model.__name__ if model else NAMES[form]), **names}


def _list(field: Field) -> Schema:
    """A list that PVE joins to a text may be written as one; a single number, as itself."""
    [item] = typing.get_args(field.form)
    inner, *limits = typing.get_args(item) or [item]
    types = ["array", "null"]
    schema: Schema = {"items": reference(NAMES[inner]) | dict(_limits(limits))}
    if field.mark(Joined) is not None:
        types += ["string", "integer"] if inner is int else ["string"]
        number = PLAIN["integer"].pattern
        text = whole(rf"[,;\s]*(?:{number}(?:[,;\s]+|$))*")
        schema |= {"pattern": text} if inner is int else {}
    return {"type": types, **schema}


def _limits(found: Iterable[object], several: bool = False) -> Iterator[tuple[str, object]]:
    what = "Items" if several else "Length"
    for mark in found:
        match mark:
            case Ge(ge=limit):
                yield "minimum", limit
            case Le(le=limit):
                yield "maximum", limit
            case MinLen(min_length=limit):
                yield f"min{what}", limit
            case MaxLen(max_length=limit):
                yield f"max{what}", limit
            case Form(pattern=pattern, words=words):
                yield "pattern", whole(pattern)
                yield "patternErrorMessage", f"must be {words}"
            case _ if not isinstance(mark, SILENT):
                raise TypeError(f"the schema has no words for {mark}")
