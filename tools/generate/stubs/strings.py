"""Property strings as typed maps: what may be given for them, and what outputs hold."""

from collections.abc import Callable, Iterator

from providers.core.kind.fields import Field, fields_of
from tools.generate import docstrings
from tools.generate.hints import hint
from tools.generate.models import property_strings
from tools.generate.stubs.text import attribute, docstring
from tools.generate.stubs.types import found, given


def inputs() -> Iterator[str]:
    """The module of what may be given."""
    yield '"""Property strings as a program may give them in the place of PVE\'s text."""\n'
    yield "from collections.abc import Sequence"
    yield "from typing import Literal, Required, TypedDict\n"
    yield "from pulumi import Input\n"
    yield from _classes(_given)


def outputs() -> Iterator[str]:
    """The module of what outputs hold."""
    yield '"""Property strings as outputs hold them: what was declared of them."""\n'
    yield "from typing import Literal, TypedDict\n"
    yield from _classes(found)


def _given(field: Field) -> str:
    return f"Required[{given(field)}]" if field.required else given(field)


def _classes(type_of: Callable[[Field], str]) -> Iterator[str]:
    for model in property_strings().values():
        yield f"\nclass {model.__name__}(TypedDict, total=False):"
        yield docstring(docstrings.of_class(model))
        yield ""
        for name, field in fields_of(model).items():
            yield from attribute(name, type_of(field), hint(model, field))
