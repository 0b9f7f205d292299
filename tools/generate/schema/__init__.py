"""`schema/stack.json` and `schema/base.json`: stack files, and what they extend, in JSON Schema.

Editors complete, explain and check by it what is typed. Beside JSON Schema's own keywords it has
two that editors show in the place of their own words: `patternErrorMessage` and `errorMessage`.
"""

import json

import yaml

from components.layers import KEYS
from providers.core.pve.connection import NAMESPACE
from tools.generate import ROOT
from tools.generate.models import property_strings
from tools.generate.schema import config, required, sections
from tools.generate.schema.plain import PLAIN, Schema
from tools.generate.schema.strings import definition
from tools.generate.schema.values import reference

HEAD = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$comment": "Written by `make generate` from the kinds in providers/.",
}
STACK = "stack.json"


def files() -> dict[str, str]:
    """The schemas."""
    documents = {STACK: _stack(), "base.json": _base()}
    return {
        f"schema/{name}": json.dumps({**HEAD, **document}, indent=2, ensure_ascii=False) + "\n"
        for name, document in documents.items()
    }


def _stack() -> Schema:
    """A stack file; keys of Pulumi and of other programs may stand beside ours."""
    ours = {
        f"{NAMESPACE}:{name}": {"description": told, **reference(name)}
        for name, told in _keys().items()
    }
    is_part: Schema = {"required": [f"{NAMESPACE}:extends"]}
    return {
        "title": f"Stack file of {NAMESPACE}",
        "type": "object",
        "properties": {
            "config": {
                "type": ["object", "null"],
                "properties": ours,
                "if": is_part,
                "else": reference("complete"),
            }
        },
        "$defs": _apart(config.definitions(), sections.entries(), _values()),
    }


def _base() -> Schema:
    """A file that stacks extend."""
    told = {name: text for name, text in _keys().items() if name in KEYS}
    return {
        "title": f"Base file of stacks of {NAMESPACE}",
        "type": "object",
        "properties": {
            name: {"description": text, "$ref": f"{STACK}#/$defs/{name}"}
            for name, text in told.items()
        },
        "additionalProperties": False,
    }


def _apart(*parts: dict[str, Schema]) -> dict[str, Schema]:
    """The definitions of all parts, which must not hide each other."""
    joined = {name: schema for part in parts for name, schema in part.items()}
    assert len(joined) == sum(map(len, parts)), "two definitions have the same name"
    return joined


def _keys() -> dict[str, str]:
    """Our keys of the config, with what the project's file says of them."""
    declared = yaml.safe_load((ROOT / "Pulumi.yaml").read_text())["config"]
    return {key.partition(":")[2]: f"{told['description']}." for key, told in declared.items()}


def _values() -> dict[str, Schema]:
    """What fields have as their values."""
    plain = {name: kind.definition() for name, kind in PLAIN.items()}
    strings = property_strings().items()
    needs = {f"{name}-required": schema for name, f in strings if (schema := required.of_map(f))}
    return {**plain, **{name: definition(form) for name, form in strings}, **needs}
