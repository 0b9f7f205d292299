"""Sections of the stack file in JSON Schema: the keys that lead to entries."""

from collections.abc import Mapping

from providers.core.kind.fields import fields_of
from providers.core.kind.forms import Form
from providers.core.kind.marks import NAME
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from tools.generate import docstrings
from tools.generate.schema import required
from tools.generate.schema.entries import definitions
from tools.generate.schema.plain import Schema, whole
from tools.generate.schema.values import reference, value


def entries() -> dict[str, Schema]:
    """The definitions of the entries of all kinds, and of what they need."""
    found: dict[str, Schema] = {}
    for kind in kinds().values():
        inner = _nested(kind)
        found |= definitions(kind, {word: section(k) for word, k in inner.items()})
        needed: dict[str, Schema] = {w: {"allOf": [names(k), needs(k)]} for w, k in inner.items()}
        found[f"{kind.kind}-required"] = required.of_entry(kind, needed)
        if kind.notation is not None:
            found[kind.kind] |= _bare(kind, kind.notation.bare)
    return found


def at_top() -> Mapping[str, type[Spec]]:
    """The kinds with a section of their own, by its name."""
    return {kind.section: kind for kind in kinds().values() if "." not in kind.section}


def section(kind: type[Spec]) -> Schema:
    """The section of a kind."""
    described: Schema = {"description": docstrings.of_class(kind), "type": ["object", "null"]}
    if kind.notation is None:
        return {**described, "additionalProperties": reference(kind.kind)}
    return described | _within(kind, kind.notation.keys)


def below(kind: type[Spec]) -> Schema:
    """What may lie below each entry of the section."""
    return reference(kind.kind) if kind.notation is None else _within(kind, kind.notation.keys[1:])


def needs(kind: type[Spec]) -> Schema:
    """What the entries of the section need."""
    entry = reference(f"{kind.kind}-required")
    if kind.notation is None:
        return {"additionalProperties": entry}
    several = {"type": "array", "items": entry}
    return {"additionalProperties": {"additionalProperties": {"anyOf": [entry, several]}}}


def names(kind: type[Spec]) -> Schema:
    """That each key of the section can be PVE's name, or has that one beside it."""
    named = [field for field in fields_of(kind).values() if field.has(NAME)]
    forms = [(field.name, form) for field in named if (form := field.mark(Form)) is not None]
    if not forms:
        return {}
    [(name, form)] = forms
    other = {"type": "object", "required": [name]}
    return {"patternProperties": {whole(form.pattern): True}, "additionalProperties": other}


def _within(kind: type[Spec], keys: tuple[Form, ...]) -> Schema:
    """Maps within maps, down to an entry or a list of entries."""
    if not keys:
        entry = reference(kind.kind)
        return {"anyOf": [entry, {"type": "array", "items": entry}]}
    return {
        "type": ["object", "null"],
        "patternProperties": {whole(keys[0].pattern): _within(kind, keys[1:])},
        "additionalProperties": False,
    }


def _bare(kind: type[Spec], name: str) -> Schema:
    """An entry that may be the value of one field instead of a map."""
    text = value(fields_of(kind)[name])
    rest = {key: given for key, given in text.items() if key.startswith("pattern")}
    return {"type": ["string", "object", "null"], **rest}


def _nested(kind: type[Spec]) -> dict[str, type[Spec]]:
    """The kinds whose sections stand in entries of the kind."""
    start = f"{kind.section}.*."
    inner = [k for k in kinds().values() if k.section.startswith(start)]
    return {k.section.removeprefix(start): k for k in inner}
