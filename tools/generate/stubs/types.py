"""The types of fields in Python, as a program gives them and as it finds them in outputs."""

import typing
from pathlib import Path
from typing import Literal

from pydantic import SecretStr

from providers.core.kind.fields import Field
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Quoted
from tools.generate.models import unquoted

PLAIN: dict[object, str] = {
    **dict.fromkeys((str, SecretStr, Path), "str"),
    bool: "bool",
    int: "int",
    float: "float",
}


def given(field: Field, module: str = "") -> str:
    """The type of what may be given for the field; property strings are named in `module`."""
    return f"Input[{' | '.join(_given(field, module))}]"


def found(field: Field, module: str = "") -> str:
    """The type of the field's value in state: its normal form."""
    form = field.form
    if isinstance(form, type) and issubclass(form, PropertyString):
        return f"{module}{form.__name__}"
    return _literal(form) or PLAIN.get(form) or str(form)


def _given(field: Field, module: str) -> list[str]:
    form = field.form
    if isinstance(form, type) and issubclass(form, PropertyString):
        return ["str", f"{module}{form.__name__}", *(t.__name__ for t in unquoted(form))]
    if typing.get_origin(form) is list:
        [item] = typing.get_args(form)
        several = f"Sequence[Input[{PLAIN[item]}]]"
        return [several, *(["int", "str"] if item is int else [])]
    lines = ["Sequence[Input[str]]"] if field.mark(Quoted) else []
    return [found(field), *lines]


def _literal(form: object) -> str:
    choices = ", ".join(map(repr, typing.get_args(form)))
    return f"Literal[{choices}]" if typing.get_origin(form) is Literal else ""
