"""`schema/stack.json`: stack files in JSON Schema.

Editors complete, explain and check by it what is typed. Beside JSON Schema's own keywords it has
two that editors show in the place of their own words: `patternErrorMessage` and `errorMessage`.
"""

import json

import yaml

from providers.core.kind.fields import fields_of
from providers.core.pve.connection import Connection
from tools.generate import ROOT
from tools.generate.models import property_strings
from tools.generate.schema import sections
from tools.generate.schema.maps import members
from tools.generate.schema.plain import PLAIN, Schema
from tools.generate.schema.strings import definition
from tools.generate.schema.values import reference

FILE = "schema/stack.json"


def files() -> dict[str, str]:
    """The schema."""
    return {FILE: json.dumps(stack(), indent=2, ensure_ascii=False) + "\n"}


def stack() -> Schema:
    """A stack file as a whole; keys of Pulumi and of other programs may stand beside ours."""
    plain = {name: kind.definition() for name, kind in PLAIN.items()}
    strings = {name: definition(form) for name, form in property_strings().items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stack file of proxmox-lab",
        "type": "object",
        "properties": {"config": {"type": ["object", "null"], "properties": _keys()}},
        "$defs": {**plain, **_config(), **sections.entries(), **strings},
    }


def _keys() -> dict[str, Schema]:
    """The keys of the config, with what the project's file says of them."""
    project = yaml.safe_load((ROOT / "Pulumi.yaml").read_text())
    return {
        key: {"description": f"{about['description']}.", **reference(key.partition(":")[2])}
        for key, about in project["config"].items()
    }


def _config() -> dict[str, Schema]:
    """The values of the keys."""
    connection = members(Connection, fields_of(Connection).values(), "#/$defs/connection")
    connection["properties"]["secure"] = {"type": "string"}
    return {
        "protect": reference("truth"),
        "connection": {"type": ["object", "null"], **connection, "additionalProperties": False},
        "connections": {
            "type": ["object", "null"],
            "additionalProperties": reference("connection"),
        },
        "cluster": {
            "type": ["object", "null"],
            "properties": sections.sections(),
            "additionalProperties": False,
        },
    }
