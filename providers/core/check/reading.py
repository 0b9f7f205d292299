"""The border to the engine: numbers, nothing and the unknown, normalised once on the way in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pulumi
from pulumi.output import Unknown
from pydantic import ValidationError

from providers.core.check import problems, rules
from providers.core.check.problems import Problem
from providers.core.kind.fields import field_at
from providers.core.kind.flat import UNKNOWN, Row
from providers.core.kind.spec import Spec


def clean(properties: Row) -> Row:
    """The properties without the engine's own keys, without nothing, with whole numbers whole."""
    return {
        key.replace("-", "_"): _plain(value)
        for key, value in properties.items()
        if not key.startswith("__") and value is not None
    }


def _hints(properties: Row) -> Row:
    return {key[2:]: properties[key] for key in properties if key.startswith("__")}


def is_deferred(value: Any) -> bool:
    """Whether the value, or a part of it, is only known later."""
    if isinstance(value, Mapping):
        return any(map(is_deferred, value.values()))
    if isinstance(value, list | tuple):
        return any(map(is_deferred, value))
    return isinstance(value, pulumi.Output | Unknown)


def _plain(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_plain(item) for item in value if item is not None]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items() if item is not None}
    return value


@dataclass(frozen=True)
class Reading:
    """Inputs as read: the spec if the known ones are valid, the unknown ones, the faults."""

    spec: Spec | None
    unknown: dict[str, Any]
    problems: list[Problem]

    def inputs(self) -> Row:
        """The canonical inputs, with what is unknown as it came."""
        return {**(self.spec.declared() if self.spec else {}), **self.unknown}


def read(kind: type[Spec], properties: Row) -> Reading:
    """Read the inputs of a resource of `kind`; all faults that they show by themselves."""
    raw = clean(properties)
    unknown = {key: value for key, value in raw.items() if is_deferred(value)}
    known = {key: value for key, value in raw.items() if key not in unknown}
    strangers = [problems.unknown_key(kind, key) for key in raw if field_at(kind, key) is None]
    ours = {key: value for key, value in known.items() if field_at(kind, key) is not None}
    stand_ins = {key: UNKNOWN for key in unknown if key in kind.model_fields}
    try:
        spec = kind.model_validate(ours | stand_ins)
    except ValidationError as error:
        return Reading(None, unknown, [*strangers, *problems.of_validation(kind, error)])
    spec._hints.update(_hints(properties))
    found = [*strangers, *rules.faults(_without(spec, stand_ins), frozenset(unknown))]
    return Reading(spec, unknown, found)


def _without(spec: Spec, stand_ins: Row) -> Spec:
    """What is unknown reads as unset: hooks and rules never see a stand-in."""
    for name in stand_ins:
        object.__setattr__(spec, name, None)
    return spec
