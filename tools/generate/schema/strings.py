"""Property strings in JSON Schema: PVE's text, or a map."""

import typing
from typing import Literal

from providers.core.kind.fields import Field, fields_of
from providers.core.kind.forms import Form
from providers.core.kind.property_string import PropertyString
from tools.generate import docstrings
from tools.generate.models import unquoted
from tools.generate.schema.maps import aliases, members, spellings
from tools.generate.schema.plain import PLAIN, Schema, literally, name_of

YAML = {bool: "boolean", int: "integer", float: "number"}
ANYTHING, WORD = "[^,]*", "[^,=]+"
ONCE = r"(?!(?:.*,)?([^,=]+=)(?:.*,)?\1)"
"""No key is there twice."""


def definition(model: type[PropertyString]) -> Schema:
    """The schema of a property string."""
    place = f"#/$defs/{model.__name__}"
    found = fields_of(model).values()
    inside = members(model, found, place)
    inside["patternProperties"] |= aliases(place, model.more_keys)
    return {
        "description": docstrings.of_class(model),
        "type": ["string", "object", *map(YAML.get, unquoted(model)), "null"],
        "pattern": _text(model),
        "patternErrorMessage": f"must be a map, or text {_words(model)}",
        **inside,
        "additionalProperties": False,
    }


def _text(model: type[PropertyString]) -> str:
    """The pattern of the text: parts in any order, with those that are required among them."""
    found = list(fields_of(model).values())
    needed = [f"(?=(?:.*,)?(?:{_parts(model, [f])})(?:,|$))" for f in found if f.required]
    return f"^{ONCE}{''.join(needed)},*(?:(?:{_parts(model, found)})(?:,+|$))*$"


def _parts(model: type[PropertyString], found: list[Field]) -> str:
    """The pattern of the parts that give some fields, in each of their forms."""
    keys: dict[str, list[str]] = {}
    bare = []
    for field in found:
        keys.setdefault(_value(field), []).extend(spellings(model, field))
        if field.name == model.default_key:
            bare.append(model.bare.pattern if model.bare else _value(field).replace(ANYTHING, WORD))
            for key, name in model.more_keys.items():
                keys.setdefault(_value(fields_of(model)[name]), []).append(key)
    named = [f"(?:{'|'.join(map(literally, names))})=(?:{value})" for value, names in keys.items()]
    return "|".join([*bare, *named])


def _value(field: Field) -> str:
    """A pattern of the field's value within a text."""
    form = field.mark(Form)
    if form is not None:
        return form.pattern
    if typing.get_origin(field.form) is Literal:
        return "|".join(map(literally, typing.get_args(field.form)))
    name = name_of(field)
    return (name and PLAIN[name].pattern) or ANYTHING


def _words(model: type[PropertyString]) -> str:
    """What the text looks like."""
    first = next(iter(fields_of(model).values())).wire
    if model.bare is not None:
        return f"of the form {model.bare.words}, then key=value,…"
    return f"of the form {first},key=value,…" if model.default_key else f"of the form {first}=…"
