"""Maps of fields in JSON Schema, each key in every spelling that is read."""

from collections.abc import Iterable, Iterator, Mapping

from pydantic import BaseModel

from providers.core.kind.fields import Field
from providers.core.kind.flat import FlatModel
from providers.core.kind.marks import DASHED, Slots
from providers.core.kind.property_string import PropertyString
from providers.core.kind.written import Several
from tools.generate.hints import hint
from tools.generate.schema.plain import Schema, literally, whole
from tools.generate.schema.values import given, value

FALSY: Schema = {"enum": [None, False, 0, "", [], "0", "false", "no", "off", "f", "n"]}


SEVERAL: Schema = {"type": ["array", "string", "null"], "items": {"type": "string"}}


def spellings(model: type[BaseModel], field: Field) -> list[str]:
    """The keys of a field of the model, PVE's own first."""
    if not issubclass(model, FlatModel | PropertyString):
        return [field.name]
    by_pve = field.has(DASHED) or issubclass(model, PropertyString)
    first = field.wire if by_pve else field.name
    return list(dict.fromkeys([first, field.name, field.name.rstrip("_").replace("_", "-")]))


def keys(model: type[BaseModel], field: Field) -> list[str]:
    """All keys by which a field is given."""
    if issubclass(model, PropertyString) and field.name == model.default_key:
        return [*spellings(model, field), *model.more_keys]
    several = field.mark(Several)
    return [*spellings(model, field), several.name] if several else spellings(model, field)


def members(
    model: type[BaseModel], found: Iterable[Field], place: str
) -> dict[str, dict[str, Schema]]:
    """`properties` and `patternProperties` for some fields of the model.

    `place` is where they will stand: what is not to be proposed to a writer, such as a spelling
    beside PVE's own, is a pattern that refers to what is.
    """
    properties: dict[str, Schema] = {}
    patterns: dict[str, Schema] = {}
    for field in found:
        slots, text = field.mark(Slots), hint(model, field)
        name, *others = [field.slot(0).name] if slots else spellings(model, field)
        described = {"description": text} if text else {}
        properties[name] = described | value(field.slot(0) if slots else field)
        patterns |= aliases(place, dict.fromkeys(others, name))
        several = field.mark(Several)
        if several is not None:
            properties[several.name] = described | SEVERAL
        if slots is not None:
            numbers = "|".join(map(str, range(1, slots.count)))
            patterns[whole(f"{literally(field.wire)}(?:{numbers})")] = refer(place, name)
    return {"properties": properties, "patternProperties": patterns}


def aliases(place: str, names: Mapping[str, str]) -> dict[str, Schema]:
    """`patternProperties` for other keys of properties at `place`."""
    return {whole(literally(other)): refer(place, name) for other, name in names.items()}


def refer(place: str, name: str) -> Schema:
    """The property of that name at `place`."""
    return {"$ref": f"{place}/properties/{name}"}


def required(model: type[BaseModel], found: Iterable[Field]) -> Iterator[Schema]:
    """That fields are there, each by one of its keys."""
    for field in found:
        name, *others = keys(model, field)
        options = [{"required": [name], **only(name, given(field))}]
        options += [{"required": [other]} for other in others]
        yield {"anyOf": options} if others else options[0]


def said(names: Iterable[str]) -> Schema:
    """That one of the keys is there with a value that says something."""
    return {"anyOf": [{"required": [name], **only(name, {"not": FALSY})} for name in names]}


def unsaid(names: Iterable[str], words: str) -> Schema:
    """That none of the keys says anything."""
    return {"allOf": [only(name, {**FALSY, "errorMessage": words}) for name in names]}


def only(name: str, schema: Schema) -> Schema:
    """What holds for the value of a key, without that editors propose it."""
    return {"patternProperties": {whole(literally(name)): schema}}
