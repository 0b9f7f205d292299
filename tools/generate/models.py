"""The property strings that fields of the kinds are made of."""

from collections.abc import Iterator, Mapping

from providers.core.kind.fields import fields_of
from providers.core.kind.marks import Slots
from providers.core.kind.property_string import PropertyString
from providers.core.kind.registry import kinds


def property_strings() -> Mapping[str, type[PropertyString]]:
    """All property strings by name, in the order of their names."""
    found: dict[str, type[PropertyString]] = {}
    for form in _forms():
        if found.setdefault(form.__name__, form) is not form:
            other = found[form.__name__]
            raise TypeError(f"{form.__name__} is in {other.__module__} and in {form.__module__}")
    return dict(sorted(found.items()))


def _forms() -> Iterator[type[PropertyString]]:
    for kind in kinds().values():
        for field in fields_of(kind).values():
            form = (field.slot(0) if field.mark(Slots) else field).form
            if isinstance(form, type) and issubclass(form, PropertyString):
                yield form
