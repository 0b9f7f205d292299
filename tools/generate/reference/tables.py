"""The tables of a page: fields, outputs, types, parts of property strings, parameters left out."""

import typing
from collections.abc import Iterable, Iterator

from pydantic import BaseModel

from providers.core.check.problems import choices
from providers.core.kind.conditions import Allowed, Beside, Needed, Only, Without
from providers.core.kind.fields import Field, fields_of
from providers.core.kind.marks import AT_CREATE, FILLED, GIVEN_ONCE, MARKER, NAME
from providers.core.kind.spec import Spec
from tools.generate import docstrings, hints
from tools.generate.nesting import implied
from tools.generate.reference.markdown import code, table
from tools.generate.reference.words import change, is_output, keys, spelling, value

COMMON = frozenset(fields_of(Spec))
"""Fields that every kind has."""


def inputs(model: type[BaseModel], found: Iterable[Field]) -> str:
    """What may be declared."""
    rows = [(keys(f), value(f), change(f), meaning(model, f)) for f in found if not is_output(f)]
    return table(("field", "value", "another value", "meaning"), rows)


def outputs(model: type[BaseModel], found: Iterable[Field]) -> str:
    """What PVE determines."""
    told = [f for f in found if is_output(f)]
    rows = [(code(f.name), "secret" if f.has(GIVEN_ONCE) else "", meaning(model, f)) for f in told]
    return table(("output", "", "meaning"), rows)


def parts(model: type[BaseModel]) -> str:
    """What a property string, or another map, is made of."""
    found = fields_of(model).values()
    rows = [(keys(f), value(f), " ".join([meaning(model, f), *_part(f)]).strip()) for f in found]
    return table(("part", "value", "meaning"), rows)


def by_type(kind: type[Spec]) -> str:
    """What each value of the deciding field asks for and allows."""
    found = fields_of(kind).values()
    deciding = {mark.by for field in found if (mark := field.mark(Only)) is not None}
    if not deciding:
        return ""
    [by] = deciding
    options = typing.get_args(fields_of(kind)[by].form)
    rows = [(code(option), *_where(option, found)) for option in options]
    return table((code(by), "needs", "may have", "may hold"), rows)


def left_out(kind: type[Spec]) -> str:
    """Parameters of PVE that are no fields."""
    return table(("parameter", "why"), [(code(name), why) for name, why in kind.left_out.items()])


def meaning(model: type[BaseModel], field: Field) -> str:
    """What a field means, and what it has to do with others."""
    text = docstrings.of_fields(model).get(field.name, "")
    told = [*_need(model, field), text, *hints.about(model, field), *_relations(field)]
    return " ".join(filter(None, told))


def _need(model: type[BaseModel], field: Field) -> Iterator[str]:
    if issubclass(model, Spec) and field.name in implied(model):
        yield "In the stack file it follows from where the entry stands."
    elif field.has(NAME):
        yield "Default: the key of the entry."
    elif field.required:
        yield "Required."


def _relations(field: Field) -> Iterator[str]:
    without, beside = field.mark(Without), field.mark(Beside)
    if without is not None:
        yield f"Not beside {choices([code(other) for other in without.others])}."
    if beside is not None:
        yield f"Needs {code(beside.other)} beside it."
    if field.has(MARKER):
        yield "On PVE it ends with a line that names the stack; you never see that line here."


def _part(field: Field) -> Iterator[str]:
    if field.has(FILLED):
        yield "If not declared, PVE's choice stays."
    if field.has(AT_CREATE):
        yield "Counts at creation."


def _where(option: str, found: Iterable[Field]) -> tuple[str, str, str]:
    """The fields that are needed and possible there, and the values of the one that lists some."""
    there = [f for f in found if (only := f.mark(Only)) is not None and option in only.values]
    needed = [f for f in found if (mark := f.mark(Needed)) is not None and option in mark.values]
    lists = [allowed.table for f in found if (allowed := f.mark(Allowed)) is not None]
    held = sorted({word for words in lists for word in words.get(option, ())})
    possible = [spelling(f) for f in there if f not in needed]
    return code(*map(spelling, needed)), code(*possible), code(*held)
