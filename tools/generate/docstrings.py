"""The docstrings of fields, which Python itself does not keep."""

import ast
import functools
import inspect
import textwrap
from collections.abc import Mapping
from itertools import pairwise


@functools.cache
def of_fields(model: type) -> Mapping[str, str]:
    """The docstring under each annotated name of a class, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(model.__mro__):
        if base.__module__.split(".")[0] == model.__module__.split(".")[0]:
            found |= _in_source(base)
    return found


def of_class(model: type) -> str:
    """The docstring of a class of ours."""
    paragraphs = inspect.cleandoc(model.__doc__ or "").split("\n\n")
    return "\n\n".join(map(_line, paragraphs))


def _in_source(model: type) -> dict[str, str]:
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(model))).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for statement, following in pairwise(definition.body):
        match statement, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = _line(text)
    return found


def _line(text: str) -> str:
    return " ".join(text.split())
