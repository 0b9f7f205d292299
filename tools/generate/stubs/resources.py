"""The resource classes as stubs: every field as an argument, and as an output."""

from collections.abc import Iterator

from providers.core.kind.fields import Field
from providers.core.kind.marks import CLAIMED, COMPUTED, NAME, Slots
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from tools.generate import docstrings
from tools.generate.hints import hint
from tools.generate.models import own_first
from tools.generate.stubs.text import argument, attribute, docstring
from tools.generate.stubs.types import found, given

RESERVED = ("id", "urn")
"""What every resource has, by these names, from the engine."""


def stubs() -> Iterator[str]:
    """The classes of all kinds."""
    for kind in sorted(kinds().values(), key=lambda kind: kind.__name__):
        yield f"\nclass {kind.__name__}(Resource):"
        yield docstring(docstrings.of_class(kind))
        yield ""
        yield from _init(kind)
        yield ""
        for field, doc in _fields(kind):
            if field.name not in RESERVED:
                yield from attribute(field.name, _output(field), doc)


def _init(kind: type[Spec]) -> Iterator[str]:
    fields = [(field, doc) for field, doc in _fields(kind) if not field.has(COMPUTED)]
    yield "    def __init__("
    yield "        self, resource_name: str, /, opts: ResourceOptions | None = None, *,"
    for field, _ in fields:
        required = field.required and not field.has(NAME)
        yield f"        {field.name}: {_input(field, required)}{'' if required else ' = None'},"
    yield "    ) -> None:"
    yield '        """'
    yield "        Args:"
    yield argument("resource_name", "Logical name of the resource.")
    yield argument("opts", "The usual resource options.")
    yield from (argument(field.name, doc) for field, doc in fields if doc)
    yield '        """'


def _fields(kind: type[Spec]) -> Iterator[tuple[Field, str]]:
    """The fields, each slot of a family as one; only the first of these is described."""
    for field in own_first(kind):
        slots = field.mark(Slots)
        for number in range(slots.count if slots else 1):
            yield field.slot(number) if slots else field, hint(kind, field) if not number else ""


def _input(field: Field, required: bool) -> str:
    type_ = given(field, "inputs.")
    return type_ if required else f"{type_.removesuffix(']')} | None]"


def _output(field: Field) -> str:
    """The type of the output: it is nothing where the field was not declared."""
    is_there = field.required or field.has(NAME, CLAIMED)
    return f"Output[{found(field, 'outputs.')}{'' if is_there else ' | None'}]"
