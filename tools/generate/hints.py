"""What a field is, in a few sentences: its docstring, and what its marks say."""

from collections.abc import Iterator

from pydantic import BaseModel

from providers.core.check.problems import choices
from providers.core.kind.conditions import Fixed, Needed, Only
from providers.core.kind.fields import Field
from providers.core.kind.marks import FIXED, IDENTITY, NAME, SECRET, Absent, Ref, Slots
from providers.core.kind.property_string import PropertyString
from providers.core.kind.written import Several
from tools.generate import docstrings


def hint(model: type[BaseModel], field: Field) -> str:
    """All that an editor shows of a field of the model."""
    text = docstrings.of_fields(model).get(field.name) or _of_form(field)
    return " ".join([*filter(None, [text]), *about(model, field), *_change(field)])


def about(model: type[BaseModel], field: Field) -> Iterator[str]:
    """What a field of the model is by default, and where it belongs."""
    text = docstrings.of_fields(model).get(field.name, "")
    yield from _default(text, field, model.model_fields[field.name].default)
    yield from _place(field)


def _of_form(field: Field) -> str:
    form = (field.slot(0) if field.mark(Slots) else field).form
    is_ours = isinstance(form, type) and issubclass(form, PropertyString)
    return docstrings.of_class(form) if is_ours else ""


def _default(text: str, field: Field, default: object) -> Iterator[str]:
    absent = field.mark(Absent)
    value = default if isinstance(default, int | float | str) else absent and absent.value
    if value is not None and "default" not in text.lower():
        yield f"Default: {str(value).lower() if isinstance(value, bool) else value}."


def _place(field: Field) -> Iterator[str]:
    only, needed = field.mark(Only), field.mark(Needed)
    is_all = only and needed and only.values == needed.values
    if only is not None:
        there = ", and required there" if is_all else ""
        yield f"Only for {only.by} {choices(only.values)}{there}."
    if needed is not None and not is_all:
        yield f"Required for {needed.by} {choices(needed.values)}."
    several = field.mark(Several)
    if several is not None:
        yield f"In the stack file, `{several.name}` may name several, with an object for each."
    refs = [mark for mark in field.marks if isinstance(mark, Ref)]
    if refs and not field.has(NAME):
        named = choices([ref.kind.replace("_", " ") for ref in refs])
        yield f"{'May name' if refs[0].soft else 'Names'} a {named}."


def _change(field: Field) -> Iterator[str]:
    fixed = field.mark(Fixed)
    if field.has(FIXED, IDENTITY):
        yield "Another value replaces the object."
    if fixed is not None:
        yield f"For {fixed.by} {choices(fixed.values)}, another value replaces the object."
    if field.has(*SECRET):
        yield "Secret."
