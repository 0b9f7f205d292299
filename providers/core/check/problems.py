"""Faults of a declaration: each with its place, the value and what would be right."""

import difflib
import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ValidationError

from providers.core.check.places import Place, locate
from providers.core.kind.fields import fields_of
from providers.core.kind.marks import SECRET, Flag, Slots

LONGEST = 80
FEW = 12

_EXPECTED = {
    "string_type": "a text",
    "bool_parsing": "true or false",
    "bool_type": "true or false",
    "int_parsing": "a whole number",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_parsing": "a number",
    "float_type": "a number",
    "path_type": "a path",
    "list_type": "a list",
    "dict_type": "a map",
    "model_type": "a map",
    "greater_than_equal": "at least {ge}",
    "less_than_equal": "at most {le}",
    "too_short": "a list of at least {min_length}",
    "string_too_short": "at least {min_length} characters long",
    "string_too_long": "at most {max_length} characters long",
}
"""What would be right, by pydantic's name of the fault."""


@dataclass(frozen=True)
class Problem:
    """One fault (or, with `warning`, one thing to know) at the field `place`."""

    place: str
    sentence: str
    warning: bool = False


@dataclass(frozen=True)
class Note(Problem):
    """What is no fault at all, but good to know before it is done."""

    warning: bool = True


def of_validation(model: type[BaseModel], error: ValidationError) -> list[Problem]:
    """The problems behind a validation error, one for each place."""
    found: dict[str, Problem] = {}
    for fault in error.errors(include_url=False, include_context=True):
        place = locate(model, fault["loc"])
        found.setdefault(place.text, Problem(place.text, _sentence(place, fault)))
    return list(found.values())


def unknown_key(model: type[BaseModel], key: str, also: Iterable[str] = ()) -> Problem:
    """The problem of a key that the model does not have, with the nearest one that it has."""
    for field in fields_of(model).values():
        slots = field.mark(Slots)
        if slots is not None and key.rstrip("0123456789") == field.wire:
            last = slots.count - 1
            return Problem(key, f"is not known; there are {field.wire}0 to {field.wire}{last}")
    known = [*_keys(model), *also]
    few = f"; there are {choices(known, 'and')}" if len(known) <= FEW else ""
    return Problem(key, f"is not known{nearest(key, known) or few}")


def _keys(model: type[BaseModel]) -> list[str]:
    """The keys that may be written, the first slot for each family."""
    return [
        f"{name}0" if field.mark(Slots) else name
        for name, field in fields_of(model).items()
        if not field.has(Flag.COMPUTED)
    ]


def nearest(word: str, words: Iterable[str]) -> str:
    """`; did you mean …?` if one of `words` is near, else ""."""
    close = difflib.get_close_matches(word, list(words), n=1, cutoff=0.6)
    return f"; did you mean {close[0]}?" if close else ""


def shown(value: Any) -> str:
    """The value for a message, never endless."""
    text = (
        repr(value)
        if isinstance(value, str)
        else json.dumps(value, default=str, ensure_ascii=False)
    )
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def choices(values: Collection[Any], conjunction: str = "or") -> str:
    """`a, b or c`."""
    *words, last = (str(value) for value in values)
    return f"{', '.join(words)} {conjunction} {last}" if words else last


def _sentence(place: Place, fault: Any) -> str:
    kind, value = fault["type"], fault["input"]
    if kind == "missing":
        return "is required"
    if kind == "extra_forbidden":
        return unknown_key(place.model, str(fault["loc"][-1])).sentence
    expected = _expected(fault)
    if place.field is not None and place.field.has(*SECRET):
        return f"must be {expected} (its value is not shown)"
    hint = f': quote it ("{shown(value)}")' if _lacks_quotes(fault) else ""
    return f"is {shown(value)}, must be {expected}{hint}"


def _expected(fault: Any) -> str:
    """What would be right."""
    kind, context = fault["type"], fault.get("ctx") or {}
    if kind == "literal_error":
        return str(context["expected"]).replace("'", "")
    limits = {name: f"{v:.12g}" if isinstance(v, float) else v for name, v in context.items()}
    return _EXPECTED[kind].format_map(limits) if kind in _EXPECTED else str(fault["msg"])


def _lacks_quotes(fault: Any) -> bool:
    """Whether YAML took for a number, or for true or false, what is a text here."""
    value, choices = fault["input"], (fault.get("ctx") or {}).get("expected", "")
    would_do = fault["type"] == "string_type" or f"'{value}'" in choices
    return isinstance(value, int | float) and would_do
