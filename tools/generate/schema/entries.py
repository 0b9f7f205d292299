"""Entries of the stack file in JSON Schema, one definition for each kind.

Nothing is required here, since an entry may be a part of one in a layer below. Where the value of
one field (`type`) decides about others, each of its values has a definition of its own, so that an
editor proposes just the fields that it allows.
"""

import typing
from collections.abc import Collection, Iterator

from providers.core.kind.conditions import Allowed, Needed, Only, Without
from providers.core.kind.fields import Field, fields_of
from providers.core.kind.marks import COMPUTED
from providers.core.kind.spec import Spec
from tools.generate import docstrings
from tools.generate.models import own_first
from tools.generate.nesting import implied
from tools.generate.schema.maps import aliases, members, only, refer, said, spellings, unsaid
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
    found, also = written(kind), {**OPTIONS, **nested}
    decider = deciding(kind)
    if decider is not None:
        return _by_value(kind, decider, found, also)
    inside = members(kind, found, f"#/$defs/{kind.kind}")
    inside["properties"] |= also
    rules = list(_relations(kind, found))
    return {kind.kind: _entry(kind, rules) | inside | {"additionalProperties": False}}


def written(kind: type[Spec]) -> list[Field]:
    """The fields that an entry may have: not what PVE determines, nor what its place implies."""
    said_already = implied(kind)
    found = [field for field in own_first(kind) if not field.has(COMPUTED)]
    return [field for field in found if field.name not in said_already]


def deciding(kind: type[Spec]) -> Field | None:
    """The field whose value decides about others, if there is one."""
    marks = [mark for field in fields_of(kind).values() for mark in field.marks]
    found = {mark.by for mark in marks if isinstance(mark, Only | Needed | Allowed)}
    if not found:
        return None
    [name] = found
    return fields_of(kind)[name]


def condition(decider: Field, value: str) -> Schema:
    """That the deciding field has this value."""
    return {"required": [decider.name], **only(decider.name, {"const": value})}


def _by_value(
    kind: type[Spec], decider: Field, found: list[Field], also: dict[str, Schema]
) -> dict[str, Schema]:
    """The fields, what all entries have, and what is special to each value of the deciding one."""
    fields, place = f"{kind.kind}-fields", f"#/$defs/{kind.kind}-fields"
    general = [field for field in found if field.mark(Only) is None]
    rules = list(_relations(kind, found))
    special: dict[str, Schema] = {}
    for value in typing.get_args(decider.form):
        name = f"{kind.kind}-{value}"
        special[name] = _special(kind, found, value, place, also)
        rules.append({"if": condition(decider, value), "then": reference(name)})
    entry = _entry(kind, rules) | _references(kind, general, place, also)
    return {kind.kind: entry, fields: {**members(kind, found, place)}, **special}


def _special(
    kind: type[Spec], found: list[Field], value: str, place: str, also: dict[str, Schema]
) -> Schema:
    """An entry whose deciding field has this value."""
    there = [f for f in found if (only := f.mark(Only)) is None or value in only.values]
    shape = _references(kind, there, place, also)
    for field in there:
        allowed = field.mark(Allowed)
        if allowed is not None and value in allowed.table:
            shape["properties"][field.name] |= _items(sorted(allowed.table[value]))
    return {**shape, "additionalProperties": False}


def _items(words: Collection[str]) -> Schema:
    """A list, or PVE's text of one, of these words only."""
    one_of = "|".join(map(literally, words))
    text = whole(rf"[,;\s]*(?:(?:{one_of})(?:[,;\s]+|$))*")
    return {"items": {"enum": [*words]}, "pattern": text}


def _references(
    kind: type[Spec], found: list[Field], place: str, also: dict[str, Schema]
) -> dict[str, dict[str, Schema]]:
    """`properties` and `patternProperties` of fields that are described at `place`."""
    names = {name: others for name, *others in (spellings(kind, field) for field in found)}
    others = {other: name for name, aliased in names.items() for other in aliased}
    properties = {name: refer(place, name) for name in names} | also
    return {"properties": properties, "patternProperties": aliases(place, others)}


def _entry(kind: type[Spec], rules: list[Schema]) -> Schema:
    described: Schema = {"description": docstrings.of_class(kind), "type": ["object", "null"]}
    return described | ({"allOf": rules} if rules else {})


def _relations(kind: type[Spec], found: list[Field]) -> Iterator[Schema]:
    """Fields that exclude each other."""
    named = {field.name: spellings(kind, field) for field in found}
    for field in found:
        without = field.mark(Without)
        for other in without.others if without and not kind.notation else ():
            words = f"cannot stand beside {field.name}"
            yield {"if": said(named[field.name]), "then": unsaid(named[other], words)}
