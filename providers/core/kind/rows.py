"""Rows of PVE beside declarations: what is actual of what is declared."""

from collections.abc import Iterable, Mapping

from providers.core.kind.fields import Field, field_at, field_of_wire, fields_of
from providers.core.kind.flat import UNKNOWN, Row
from providers.core.kind.marker import unsigned
from providers.core.kind.marks import AT_CREATE, FILLED, MARKER
from providers.core.kind.property_string import PropertyString, marked
from providers.core.kind.spec import Spec


def decode(spec: type[Spec], row: Row) -> Row:
    """The canonical form of all that a row of PVE says about the spec's fields."""
    named = {}
    for wire, value in spec.decode(row).items():
        field = field_of_wire(spec, wire)
        if field is not None and value is not None:
            named[field.name] = unsigned(value) if field.has(MARKER) else value
    found = spec.model_validate(named | _placeholders(spec, named), context={"from_server": True})
    return found.declared()


def merged(spec: Spec, actual: Row, keys: Iterable[str]) -> Spec:
    """The spec with what PVE has filled into the property strings of `keys`, where undeclared."""
    changes = {}
    for key in keys:
        value, seen = spec.at(key), actual.get(key)
        if isinstance(value, PropertyString) and isinstance(seen, Mapping):
            kept = {name: seen[name] for name in marked(type(value), FILLED) & seen.keys()}
            changes[key] = type(value).model_validate({**kept, **value.values()})
    return spec.with_values(changes)


def filled(field: Field, actual: Row) -> str | None:
    """PVE's text of what it has filled into a field by itself; None if that is nothing."""
    form, seen = field.form, actual.get(field.name)
    if not (field.has(FILLED) and isinstance(seen, Mapping)):
        return None
    kept = {name: seen[name] for name in marked(form, FILLED) & seen.keys()}
    return str(form.model_validate(kept).text()) if kept else None


def reduce_to(declared: Row, actual: Row, spec: type[Spec]) -> Row:
    """The actual values of the declared fields, without what PVE merely filled in."""
    found = {}
    for key, value in declared.items():
        field = field_at(spec, key)
        if field is None:
            continue
        seen = actual.get(key, field.absent)
        if isinstance(seen, Mapping) and isinstance(value, Mapping):
            model = field.form
            filled = marked(model, FILLED) - value.keys()
            kept = {name: value[name] for name in marked(model, AT_CREATE) & value.keys()}
            seen = {name: part for name, part in {**seen, **kept}.items() if name not in filled}
        if seen is not None:
            found[key] = seen
    return found


def _placeholders(spec: type[Spec], named: Row) -> Row:
    return {
        name: UNKNOWN
        for name, field in fields_of(spec).items()
        if field.required and name not in named
    }
