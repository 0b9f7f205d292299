"""The kinds' fields, and the property strings that they are made of."""

from collections.abc import Iterator, Mapping

from pydantic import ValidationError

from providers.core.kind.fields import Field, fields_of
from providers.core.kind.marks import Slots
from providers.core.kind.property_string import PropertyString
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec

SAMPLES: dict[type, tuple[object, ...]] = {bool: (True,), int: (0, 1, 486), float: (0.5,)}


def own_first(kind: type[Spec]) -> list[Field]:
    """The fields of a kind, those that every kind has at the end."""
    return sorted(fields_of(kind).values(), key=lambda field: field.name in Spec.model_fields)


def property_strings() -> Mapping[str, type[PropertyString]]:
    """All property strings by name, in the order of their names."""
    found: dict[str, type[PropertyString]] = {}
    for form in (form for kind in kinds().values() for form in strings_of(kind)):
        if found.setdefault(form.__name__, form) is not form:
            other = found[form.__name__]
            raise TypeError(f"{form.__name__} is in {other.__module__} and in {form.__module__}")
    return dict(sorted(found.items()))


def strings_of(kind: type[Spec]) -> list[type[PropertyString]]:
    """The property strings of a kind, in the order of its fields."""
    return list(dict.fromkeys(_forms(kind)))


def _forms(kind: type[Spec]) -> Iterator[type[PropertyString]]:
    for field in fields_of(kind).values():
        form = (field.slot(0) if field.mark(Slots) else field).form
        if isinstance(form, type) and issubclass(form, PropertyString):
            yield form


def unquoted(model: type[PropertyString]) -> list[type]:
    """The types beside text and map of which a value may stand for the whole property string."""
    return [type_ for type_, some in SAMPLES.items() if any(_is_taken(model, v) for v in some)]


def _is_taken(model: type[PropertyString], value: object) -> bool:
    try:
        model.model_validate(value)
    except ValidationError:
        return False
    return True
