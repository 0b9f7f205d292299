"""Entries of the stack file in JSON Schema, one definition for each kind.

Where the value of one field (`type`) decides about others, each of its values has a definition of
its own, so that an editor proposes just the fields that it allows.
"""

import typing
from collections.abc import Collection, Iterator

from providers.core.kind.fields import Field, fields_of
from providers.core.kind.marks import COMPUTED, NAME, Allowed, Beside, Needed, Only, Without
from providers.core.kind.spec import Spec
from tools.generate import docstrings
from tools.generate.nesting import implied
from tools.generate.schema.maps import (
    aliases,
    members,
    refer,
    required,
    said,
    spellings,
    unsaid,
)
from tools.generate.schema.plain import Schema, literally, whole
from tools.generate.schema.values import reference

OPTIONS: dict[str, Schema] = {
    "formerly": {
        "type": ["array", "null"],
        "items": {"type": "string"},
        "description": "Former names of the entry in this file: its object stays.",
    },
    "protect": {
        "type": ["boolean", "null"],
        "description": "Whether the object is protected from deletion and replacement; "
        "default: guests are, unless the stack says otherwise.",
    },
}


def definitions(kind: type[Spec], nested: dict[str, Schema]) -> dict[str, Schema]:
    """The definitions of a kind; `nested` are the sections in its entries."""
    said_already = implied(kind)
    found = [f for f in fields_of(kind).values() if not f.has(COMPUTED)]
    found = [field for field in found if field.name not in said_already]
    also = {**OPTIONS, **nested}
    by = {mark.by for field in found for mark in _deciding(field)}
    if by:
        [decider] = by
        return _by_value(kind, fields_of(kind)[decider], found, also)
    inside = members(kind, found, f"#/$defs/{kind.kind}")
    inside["properties"] |= also
    rules = [*_required(kind, found), *_relations(kind, found)]
    return {kind.kind: _entry(kind, rules) | inside | {"additionalProperties": False}}


def _by_value(
    kind: type[Spec], decider: Field, found: list[Field], also: dict[str, Schema]
) -> dict[str, Schema]:
    """The fields, what all entries have, and what is special to each value of the deciding one."""
    fields, place = f"{kind.kind}-fields", f"#/$defs/{kind.kind}-fields"
    general = [field for field in found if field.mark(Only) is None]
    rules = [*_required(kind, general), *_relations(kind, found)]
    definitions: dict[str, Schema] = {fields: {**members(kind, found, place)}}
    for value in typing.get_args(decider.form):
        name = f"{kind.kind}-{value}"
        definitions[name] = _special(kind, found, value, place, also)
        condition = {"properties": {decider.name: {"const": value}}, "required": [decider.name]}
        rules.append({"if": condition, "then": reference(name)})
    shape = _references(kind, general, place, also)
    return {kind.kind: _entry(kind, rules) | shape, **definitions}


def _special(
    kind: type[Spec], found: list[Field], value: str, place: str, also: dict[str, Schema]
) -> Schema:
    """An entry whose deciding field has this value."""
    there = [f for f in found if (only := f.mark(Only)) is None or value in only.values]
    needed = [f for f in there if (mark := f.mark(Needed)) is not None and value in mark.values]
    shape = _references(kind, there, place, also)
    for field in there:
        allowed = field.mark(Allowed)
        if allowed is not None and value in allowed.table:
            shape["properties"][field.name] |= _items(sorted(allowed.table[value]))
    rules = list(required(spellings(kind, field) for field in needed))
    return {**shape, "additionalProperties": False, **({"allOf": rules} if rules else {})}


def _items(words: Collection[str]) -> Schema:
    """A list, or PVE's text of one, of these words only."""
    one_of = "|".join(map(literally, words))
    return {"items": {"enum": [*words]}, "pattern": whole(rf"[,;\s]*((?:{one_of})([,;\s]+|$))*")}


def _references(
    kind: type[Spec], found: list[Field], place: str, also: dict[str, Schema]
) -> dict[str, dict[str, Schema]]:
    """`properties` and `patternProperties` of fields that are described at `place`."""
    names = {name: others for name, *others in (spellings(kind, field) for field in found)}
    others = {other: name for name, aliased in names.items() for other in aliased}
    properties = {name: refer(place, name) for name in names} | also
    return {"properties": properties, "patternProperties": aliases(place, others)}


def _entry(kind: type[Spec], rules: list[Schema]) -> Schema:
    """What every entry of the kind is; one of which nothing is required may be left empty."""
    types = ["object"] if rules else ["object", "null"]
    described: Schema = {"description": docstrings.of_class(kind), "type": types}
    return described | ({"allOf": rules} if rules else {})


def _deciding(field: Field) -> Iterator[Only | Needed | Allowed]:
    return (mark for mark in field.marks if isinstance(mark, Only | Needed | Allowed))


def _required(kind: type[Spec], found: list[Field]) -> Iterator[Schema]:
    """The required fields, but for the one that the entry's key is the default of."""
    return required(spellings(kind, f) for f in found if f.required and not f.has(NAME))


def _relations(kind: type[Spec], found: list[Field]) -> Iterator[Schema]:
    """Fields that exclude or need each other."""
    named = {field.name: spellings(kind, field) for field in found}
    for field in found:
        without, beside = field.mark(Without), field.mark(Beside)
        for other in without.others if without else ():
            words = f"cannot stand beside {field.name}"
            yield {"if": said(named[field.name]), "then": unsaid(named[other], words)}
        if beside is not None:
            yield {"if": said(named[field.name]), "then": said(named[beside.other])}
    if kind.one_of and kind.notation is None:
        yield said(name for field in kind.one_of for name in named[field])
