"""A kind beside PVE's own schema of its calls, the one that each node serves."""

import typing
from collections.abc import Iterator
from typing import Any

from annotated_types import Ge, Le

from providers.core.kind.conditions import Beside, Fixed
from providers.core.kind.fields import Field, fields_of
from providers.core.kind.flat import UNSENT
from providers.core.kind.marks import ARRAY, FIXED, IDENTITY, ONCE, Slots, Via
from providers.core.kind.paths import NOTHING, Call
from providers.core.kind.property_string import PropertyString
from providers.core.kind.spec import Spec
from simulator import schema
from simulator.patterns import PROPERTY_STRINGS

Properties = schema.Properties
PLACE = ("storage", "volume", "source")
"""Parts of a volume's place, for which PVE has the one word `file`."""
REFUSED = {"unprivileged"}
"""Parameters of a change that PVE has, and always refuses."""
TYPES = {bool: "boolean", int: "integer", float: "number"}


class Kind:
    """A kind with the parameters that PVE declares for its creation and its change."""

    def __init__(self, spec: type[Spec]) -> None:
        self.spec = spec
        self.taken = parameters(spec.paths.creation)
        self.changed = parameters(spec.paths.change)
        self.fields = {wire(field): field for field in fields_of(spec).values()}

    def strangers(self) -> set[str]:
        """Parameters that are neither a field nor left out."""
        return {*self.taken, *self.changed} - {*self.fields, *self.spec.left_out}

    def vanished(self) -> set[str]:
        """Parameters that are left out, but that PVE does not have, or that are fields, too."""
        left_out = {*self.spec.left_out}
        return (left_out - {*self.taken, *self.changed}) | (left_out & self.sent().keys())

    def inventions(self) -> set[str]:
        """Fields that PVE does not take, and for which no step of ours makes another call."""
        stepless = {name for name, field in self.sent().items() if field.mark(Via) is None}
        return stepless - {*self.taken, *self.changed}

    def sent(self) -> dict[str, Field]:
        """The fields whose values PVE gets."""
        return {name: field for name, field in self.fields.items() if not field.has(*UNSENT)}

    def wrongly_fixed(self) -> set[str]:
        """Fields that are fixed although PVE changes them, or the other way round."""
        return {name for name, field in self.sent().items() if self._is_wrongly_fixed(name, field)}

    def _is_wrongly_fixed(self, name: str, field: Field) -> bool:
        if field.has(IDENTITY) or self.spec.paths.change is NOTHING:
            return False
        if field.has(ONCE):
            return name in self.changed
        if field.mark(Via) is not None or field.mark(Fixed) is not None:
            return field.has(FIXED)
        return field.has(FIXED) == (name in self.changed and name not in REFUSED)

    def differences(self) -> Iterator[str]:
        """What field and parameter say differently of the same value."""
        for name, field in self.sent().items():
            declared = self.changed.get(name) or self.taken.get(name)
            if declared is not None:
                form = typing.get_args(field.form)[1] if field.mark(Slots) else field.form
                yield from value_differences(name, field, form, declared)
                yield from needs_differences(name, field, declared)


def parameters(call: Call) -> Properties:
    """The parameters that PVE declares for a call."""
    return {} if call is NOTHING else schema.parameters_of(call.path, call.method)


def wire(field: Field) -> str:
    """The name of the parameter in the schema, which writes families as `net[n]`."""
    return f"{field.wire}[n]" if field.mark(Slots) is not None else field.wire


def needs_differences(name: str, field: Field, declared: dict[str, Any]) -> Iterator[str]:
    beside = field.mark(Beside)
    needed = declared.get("requires")
    if needed and needed.replace("-", "_") != (beside and beside.other):
        yield f"{name}: PVE takes it beside {needed} only"


def value_differences(
    name: str, field: Field, form: Any, declared: dict[str, Any]
) -> Iterator[str]:
    """Differences of type, choices and bounds, and those of the parts of a property string."""
    if isinstance(form, type) and issubclass(form, PropertyString):
        yield from part_differences(name, form, declared)
        return
    parts = parts_of(declared) or {}
    declared = next((part for part in parts.values() if part.get("default_key")), declared)
    expected = declared.get("type", "string")
    choices = {str(choice) for choice in choices_of(form)}
    if declared.get("enum") is not None and choices != {*map(str, declared["enum"])}:
        yield f"{name}: choices {choices ^ {*map(str, declared['enum'])}} differ"
    elif not choices and type_of(form, field) != expected:
        yield f"{name}: is {type_of(form, field)} with us, {expected} with PVE"
    yield from bound_differences(name, field, declared)


def part_differences(
    name: str, form: type[PropertyString], declared: dict[str, Any]
) -> Iterator[str]:
    parts = parts_of(declared)
    if parts is None:
        return
    fields = {field.wire: field for field in fields_of(form).values()}
    for part in sorted(parts.keys() - fields.keys()):
        yield f"{name}.{part}: is no field"
    for part, field in fields.items():
        if part in parts:
            yield from value_differences(f"{name}.{part}", field, field.form, parts[part])
        elif part not in PLACE:
            yield f"{name}.{part}: PVE does not know it"


def parts_of(declared: dict[str, Any]) -> Properties | None:
    """The parts of a property string without mere aliases; None if the schema has but a name."""
    named = declared.get("format")
    parts = named if isinstance(named, dict) else None
    if isinstance(named, str):
        parts = schema.property_string(named) or PROPERTY_STRINGS.get(named)
    if parts is None:
        return None
    return {name: part for name, part in parts.items() if "alias" not in part}


def bound_differences(name: str, field: Field, declared: dict[str, Any]) -> Iterator[str]:
    ours = {"minimum": limit(field, Ge, "ge"), "maximum": limit(field, Le, "le")}
    for bound, value in ours.items():
        theirs = declared.get(bound)
        if (None if theirs is None else float(theirs)) != value:
            yield f"{name}: {bound} is {value} with us, {theirs} with PVE"


def limit(field: Field, mark: type[Any], name: str) -> float | None:
    """The bound among the marks, also among those that a `Field(ge=…)` holds."""
    for found in field.marks:
        for item in (found, *getattr(found, "metadata", ())):
            if isinstance(item, mark):
                return float(getattr(item, name))
    return None


def choices_of(form: Any) -> list[Any]:
    """The values of a Literal, or of a union of several."""
    if typing.get_origin(form) is typing.Literal:
        return list(typing.get_args(form))
    return [choice for part in typing.get_args(form) for choice in choices_of(part)]


def type_of(form: Any, field: Field) -> str:
    if typing.get_origin(form) is list:
        return "array" if field.has(ARRAY) else "string"
    return TYPES.get(form, "string")
