"""The values of our keys of the config in JSON Schema."""

from collections.abc import Iterator

from pydantic import BaseModel

from providers.core.kind.fields import fields_of
from providers.core.kind.spec import Spec
from providers.core.nodes.settings import Login, Ssh
from providers.core.pve.connection import NAMESPACE, Connection
from tools.generate.schema import sections
from tools.generate.schema.maps import members, only
from tools.generate.schema.plain import Schema
from tools.generate.schema.values import reference

CLUSTER, DEFAULTS = f"{NAMESPACE}:cluster", f"{NAMESPACE}:defaults"


def definitions() -> dict[str, Schema]:
    """The value of each key, and what a stack needs that extends no other file."""
    kinds = sections.at_top().items()
    connection = members(Connection, fields_of(Connection).values(), "#/$defs/connection")
    inner = {model.__name__: _of_model(model) for model in (Ssh, Login)}
    return {
        "protect": reference("boolean"),
        "extends": {"type": ["array", "string", "null"], "items": {"type": "string"}},
        **inner,
        "connection": _map({**connection["properties"], "secure": {"type": "string"}}),
        "connections": {**_map({}), "additionalProperties": reference("connection")},
        "cluster": _map({name: sections.section(kind) for name, kind in kinds}),
        "defaults": _map({name: sections.below(kind) for name, kind in kinds}),
        "complete": {"allOf": [rule for name, kind in kinds for rule in _whole(name, kind)]},
    }


def _of_model(model: type[BaseModel]) -> Schema:
    """A map with the fields of a model."""
    inside = members(model, fields_of(model).values(), f"#/$defs/{model.__name__}")
    return {"type": "object", "properties": inside["properties"], "additionalProperties": False}


def _map(properties: dict[str, Schema]) -> Schema:
    return {"type": ["object", "null"], "properties": properties, "additionalProperties": False}


def _whole(section: str, kind: type[Spec]) -> Iterator[Schema]:
    """What is needed of a section; what defaults may give, only where it has none."""
    yield _within(CLUSTER, section, sections.names(kind))
    by_default = {"properties": {DEFAULTS: {"required": [section]}}, "required": [DEFAULTS]}
    yield {"if": by_default, "else": _within(CLUSTER, section, sections.needs(kind))}


def _within(key: str, section: str, schema: Schema) -> Schema:
    return only(key, only(section, schema))
