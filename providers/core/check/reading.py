"""The border to the engine: numbers, nothing and the unknown, normalised once on the way in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pulumi
from pulumi.output import Unknown
from pydantic import ValidationError

from providers.core.check import problems
from providers.core.check.problems import Problem
from providers.core.check.rules import Declaration
from providers.core.kind.fields import family_of, field_at
from providers.core.kind.flat import UNKNOWN, Row
from providers.core.kind.marks import IDENTITY
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


def read(kind: type[Spec], properties: Row, also: Iterable[str] = ()) -> Reading:
    """Read the inputs of a resource of `kind`; all faults that they show by themselves.

    `also` are keys that the writer may have meant beside those of the kind.

    Fields that are wrong are set aside as unknown ones are, and the others judged all the same.
    """
    raw = clean(properties)
    unknown = {key: value for key, value in raw.items() if is_deferred(value)}
    ours = {key: value for key, value in raw.items() if field_at(kind, key) is not None}
    found = [problems.unknown_key(kind, key, also) for key in raw if key not in ours]
    spec, wrong = None, set()
    try:
        judged = spec = _validated(kind, ours, set(unknown))
    except ValidationError as error:
        found += problems.of_validation(kind, error)
        wrong = {str(fault["loc"][0]) for fault in error.errors()}
        judged = _validated(kind, ours, wrong | unknown.keys())
    judged._hints.update(_hints(properties))
    found += Declaration(judged, frozenset(wrong), frozenset(unknown)).faults()
    return Reading(spec, unknown, found)


def _validated(kind: type[Spec], ours: Row, aside: set[str]) -> Spec:
    """The spec without the fields set aside; hooks and rules see these as unset."""
    known = {key: value for key, value in ours.items() if not aside & {key, family_of(kind, key)}}
    stand_ins = {key: UNKNOWN for key in aside if key in kind.model_fields}
    spec = kind.model_validate(known | stand_ins)
    for name in stand_ins:
        info = kind.model_fields[name]
        is_none = info.is_required() or IDENTITY in info.metadata
        object.__setattr__(spec, name, None if is_none else info.get_default())
    return spec
