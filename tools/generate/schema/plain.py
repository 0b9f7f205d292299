"""Plain values in JSON Schema, each with a definition of its own that fields refer to.

A schema speaks of texts, numbers and maps at once, since each of its keywords concerns one type of
value only. What the stack file leaves empty (`null`) counts as not given.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from annotated_types import Ge
from pydantic import SecretStr

from providers.core.kind.fields import Field
from providers.core.kind.values import Keys

Schema = dict[str, object]


@dataclass(frozen=True)
class Plain:
    """A plain value: the types that it may have in YAML, and how it is written as a text."""

    types: tuple[str, ...]
    pattern: str = ""
    words: str = ""
    more: Schema = field(default_factory=dict)

    def definition(self) -> Schema:
        """The schema, which also takes an empty value."""
        text = {"pattern": whole(self.pattern), "patternErrorMessage": f"must be {self.words}"}
        return {"type": [*self.types, "null"], **self.more, **(text if self.pattern else {})}


WORDS = ("true", "false", "yes", "no", "on", "off", "t", "f", "y", "n")
TRUTH = "|".join(dict.fromkeys(form for w in WORDS for form in (w, w.title(), w.upper())))
DECIMAL = r"(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
ENCRYPTED: Schema = {
    "properties": {"secure": {"type": "string", "description": "Ciphertext by Pulumi."}},
    "required": ["secure"],
    "additionalProperties": False,
}

PLAIN = {
    "text": Plain(("string", "object"), more=ENCRYPTED),
    "lines": Plain(("string", "array", "object"), more={**ENCRYPTED, "items": {"type": "string"}}),
    "boolean": Plain(
        ("boolean", "integer", "string"),
        f"[01]|{TRUTH}",
        "true or false",
        {"minimum": 0, "maximum": 1},
    ),
    "integer": Plain(("integer", "string"), r"[+-]?\d+", "a whole number"),
    "count": Plain(("integer", "string"), r"[+]?\d+", "a whole number"),
    "number": Plain(("number", "string"), rf"[+-]?{DECIMAL}", "a number"),
    "amount": Plain(("number", "string"), rf"[+]?{DECIMAL}", "a number"),
}
NAMES: dict[object, str] = {
    **dict.fromkeys((str, SecretStr, Path), "text"),
    bool: "boolean",
    int: "integer",
    float: "number",
}
UNSIGNED = {"integer": "count", "number": "amount"}


def name_of(field: Field) -> str | None:
    """The definition that a field refers to, if its value is a plain one."""
    least = field.mark(Ge)
    name = "lines" if field.mark(Keys) else NAMES.get(field.form)
    if name is not None and least is not None and not str(least.ge).startswith("-"):
        return UNSIGNED[name]
    return name


def whole(pattern: str) -> str:
    """The pattern, for the whole of a text."""
    return f"^(?:{pattern})$"


def literally(text: object) -> str:
    """A pattern of just this text. Python's own escapes are too many for ECMAScript."""
    return re.sub(r"([.^$*+?()\[\]{}|\\])", r"\\\1", str(text))
