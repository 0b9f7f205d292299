"""The schema of stack files in the hands of a validator that knows nothing of ours."""

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

ROOT = Path(__file__).parents[2]


@functools.cache
def document() -> dict[str, Any]:
    """The schema itself."""
    return dict(json.loads((ROOT / "schema/stack.json").read_text()))


@functools.cache
def validator() -> Draft202012Validator:
    Draft202012Validator.check_schema(document())
    return Draft202012Validator(document())


def faults(content: Any) -> list[str]:
    """What an editor would underline in a stack file."""
    return [f"{e.json_path}: {e.message}" for e in validator().iter_errors(as_json(content))]


def faults_of(config: Mapping[str, Any]) -> list[str]:
    """The same for our keys of its config, without the project's name."""
    return faults({"config": {f"proxmox-lab:{key}": value for key, value in config.items()}})


def faults_of_part(name: str, value: Any) -> list[str]:
    """What is wrong with a value by one of the schema's definitions."""
    part = validator().evolve(schema={"$ref": f"#/$defs/{name}", "$defs": definitions()})
    return [error.message for error in part.iter_errors(as_json(value))]


def definitions() -> dict[str, Any]:
    """The definitions in the schema."""
    return dict(document()["$defs"])


def as_json(value: Any) -> Any:
    """The value as editors see it: all keys are texts there."""
    if isinstance(value, Mapping):
        return {str(key): as_json(inner) for key, inner in value.items()}
    return [as_json(inner) for inner in value] if isinstance(value, list) else value
