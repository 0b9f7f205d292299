"""Faults of a declaration: each with its place, the value and what would be right."""

import difflib
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ValidationError

from providers.core.kind.fields import field_at, fields_of
from providers.core.kind.marks import Flag

SECRET = (Flag.WRITE_ONLY, Flag.GIVEN_ONCE)

_EXPECTED = {
    "string_type": "a text",
    "bool_parsing": "true or false",
    "bool_type": "true or false",
    "int_parsing": "a whole number",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_parsing": "a number",
    "float_type": "a number",
    "list_type": "a list",
    "dict_type": "a map",
    "model_type": "a map",
}


@dataclass(frozen=True)
class Problem:
    """One fault (or, with `warning`, one thing to know) at the field `place`."""

    place: str
    sentence: str
    warning: bool = False


def of_validation(model: type[BaseModel], error: ValidationError) -> list[Problem]:
    """The problems behind a validation error, one for each place."""
    found: dict[str, Problem] = {}
    for fault in error.errors(include_url=False, include_context=True):
        place = ".".join(str(step) for step in fault["loc"])
        found.setdefault(place, Problem(place, _sentence(model, fault)))
    return list(found.values())


def unknown_key(model: type[BaseModel], key: str) -> Problem:
    """The problem of a key that the kind does not have, with the nearest one that it has."""
    return Problem(key, f"is not known{nearest(key, fields_of(model))}")


def nearest(word: str, words: Iterable[str]) -> str:
    """`; did you mean …?` if one of `words` is near, else ""."""
    close = difflib.get_close_matches(word, list(words), n=1, cutoff=0.6)
    return f"; did you mean {close[0]}?" if close else ""


def shown(value: Any, is_secret: bool) -> str:
    """The value for a message: never a secret's, never endless."""
    if is_secret:
        return "the value given"
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "…"


def choices(values: Collection[Any]) -> str:
    """`one of a, b or c`."""
    words = [str(value) for value in values]
    return words[0] if len(words) == 1 else f"one of {', '.join(words[:-1])} or {words[-1]}"


def _sentence(model: type[BaseModel], fault: Any) -> str:
    kind, value, loc = fault["type"], fault.get("input"), fault["loc"]
    if kind == "missing":
        return "is required"
    if kind == "extra_forbidden":
        return unknown_key(model, str(loc[-1])).sentence
    field = field_at(model, str(loc[0])) if loc else None
    value = shown(value, field is not None and field.has(*SECRET))
    return f"is {value}, must be {_expected(kind, fault)}"


def _expected(kind: str, fault: Any) -> str:
    context, value = fault.get("ctx") or {}, fault.get("input")
    if kind == "string_type" and isinstance(value, int | float):
        return f'a text: quote it ("{value}")'
    if kind == "literal_error":
        return str(context["expected"]).replace("'", "")
    if kind == "string_pattern_mismatch":
        return f"of the form {context['pattern']}"
    for bound in ("ge", "gt", "le", "lt"):
        if bound in context:
            return _bound(bound, context[bound])
    return _EXPECTED.get(kind) or str(fault["msg"]).removeprefix("Value error, ")


def _bound(bound: str, limit: Any) -> str:
    words = {"ge": "at least", "gt": "more than", "le": "at most", "lt": "less than"}
    return f"{words[bound]} {limit}"
