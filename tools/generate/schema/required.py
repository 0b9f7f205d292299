"""What has to be there, in JSON Schema: it holds only where nothing lies below that may have it.

These schemas say nothing about the form of what is there, which other ones describe.
"""

import typing
from collections.abc import Iterator
from itertools import chain

from providers.core.kind.conditions import Beside, Needed
from providers.core.kind.fields import Field, fields_of
from providers.core.kind.marks import NAME, Slots
from providers.core.kind.property_string import PropertyString
from providers.core.kind.spec import Spec
from tools.generate.schema.entries import condition, deciding, written
from tools.generate.schema.maps import required, said, spellings
from tools.generate.schema.plain import Schema, literally, whole
from tools.generate.schema.values import reference


def of_entry(kind: type[Spec], nested: dict[str, Schema]) -> Schema:
    """What an entry of the kind needs; `nested` is what the sections in its entries need."""
    found = written(kind)
    least = [field for field in found if field.required and not field.has(NAME)]
    rules = [*required(kind, least), *_in_turn(kind, found)]
    inside = dict(chain.from_iterable(_inside(kind, field) for field in found))
    inside |= {whole(literally(word)): schema for word, schema in nested.items()}
    return {
        **({"type": ["object", "string"], "allOf": rules} if rules else {}),
        **({"patternProperties": inside} if inside else {}),
    }


def of_map(model: type[PropertyString]) -> Schema:
    """What a property string needs that is written as a map; nothing may be empty."""
    needed = [field for field in fields_of(model).values() if field.required]
    return {"allOf": list(required(model, needed))} if needed else {}


def _inside(kind: type[Spec], field: Field) -> Iterator[tuple[str, Schema]]:
    """The keys of a field, and what its value needs."""
    slots = field.mark(Slots)
    form = (field.slot(0) if slots else field).form
    if isinstance(form, type) and issubclass(form, PropertyString) and of_map(form):
        names = "|".join(map(literally, spellings(kind, field)))
        pattern = rf"{literally(field.wire)}\d+" if slots else names
        yield whole(pattern), reference(f"{form.__name__}-required")


def _in_turn(kind: type[Spec], found: list[Field]) -> Iterator[Schema]:
    """What others need that are there."""
    named = {field.name: spellings(kind, field) for field in found}
    for field in found:
        beside = field.mark(Beside)
        if beside is not None:
            yield {"if": said(named[field.name]), "then": said(named[beside.other])}
    if kind.one_of and kind.notation is None:
        yield said(name for one in kind.one_of for name in named[one])
    decider = deciding(kind)
    for value in typing.get_args(decider.form) if decider else ():
        needed = [f for f in found if (mark := f.mark(Needed)) and value in mark.values]
        if decider and needed:
            yield {"if": condition(decider, value), "then": {"allOf": [*required(kind, needed)]}}
