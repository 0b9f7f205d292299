"""Sections of the stack file in JSON Schema: the keys that lead to entries."""

from providers.core.kind.fields import fields_of
from providers.core.kind.forms import Form
from providers.core.kind.marks import NAME
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from tools.generate import docstrings
from tools.generate.schema.entries import definitions
from tools.generate.schema.plain import Schema, whole
from tools.generate.schema.values import reference, value


def sections() -> dict[str, Schema]:
    """The sections at the top, by name."""
    return {k.section: _section(k) for k in kinds().values() if "." not in k.section}


def entries() -> dict[str, Schema]:
    """The definitions of the entries of all kinds."""
    found: dict[str, Schema] = {}
    for kind in kinds().values():
        found |= definitions(kind, _nested(kind))
        if kind.notation is not None:
            found[kind.kind] |= _bare(kind, kind.notation.bare)
    return found


def _section(kind: type[Spec]) -> Schema:
    schema = _keyed(kind) if kind.notation is None else _granted(kind, kind.notation.keys)
    return {"description": docstrings.of_class(kind), **schema}


def _keyed(kind: type[Spec]) -> Schema:
    """A map of entries by name; a key that cannot be PVE's name must have that one beside it."""
    entry = reference(kind.kind)
    named = [field for field in fields_of(kind).values() if field.has(NAME)]
    forms = [(field.name, form) for field in named if (form := field.mark(Form)) is not None]
    if not forms:
        return {"type": ["object", "null"], "additionalProperties": entry}
    [(name, form)] = forms
    return {
        "type": ["object", "null"],
        "patternProperties": {whole(form.pattern): entry},
        "additionalProperties": {**entry, "type": "object", "required": [name]},
    }


def _granted(kind: type[Spec], keys: tuple[Form, ...]) -> Schema:
    """Maps within maps, down to an entry or a list of entries."""
    if not keys:
        entry = reference(kind.kind)
        return {"anyOf": [entry, {"type": "array", "items": entry}]}
    return {
        "type": ["object", "null"],
        "patternProperties": {whole(keys[0].pattern): _granted(kind, keys[1:])},
        "additionalProperties": False,
    }


def _bare(kind: type[Spec], name: str) -> Schema:
    """An entry that may be the value of one field instead of a map."""
    text = value(fields_of(kind)[name])
    rest = {key: given for key, given in text.items() if key.startswith("pattern")}
    return {"type": ["string", "object"], **rest}


def _nested(kind: type[Spec]) -> dict[str, Schema]:
    """The sections within entries of the kind."""
    start = f"{kind.section}.*."
    inner = [k for k in kinds().values() if k.section.startswith(start)]
    return {k.section.removeprefix(start): _section(k) for k in inner}
