"""The schema of stack files in the hands of a validator that knows nothing of ours."""

import functools
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

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


def faults_of_part(names: Iterable[str], value: Any) -> list[str]:
    """What is wrong with a value by some of the schema's definitions."""
    found = document()["$defs"]
    parts = [{"$ref": f"#/$defs/{name}"} for name in names if name in found]
    part = validator().evolve(schema={"allOf": parts, "$defs": found})
    return [error.message for error in part.iter_errors(as_json(value))]


def as_json(value: Any) -> Any:
    """The value as editors see it: all keys are texts there."""
    if isinstance(value, Mapping):
        return {str(key): as_json(inner) for key, inner in value.items()}
    return [as_json(inner) for inner in value] if isinstance(value, list) else value


def faults_of_base(content: Any) -> list[str]:
    """What an editor would underline in a base file."""
    base = json.loads((ROOT / "schema/base.json").read_text())
    stack = Resource.from_contents(document())
    registry = Registry().with_resource("stack.json", stack)
    found = Draft202012Validator(base, registry=registry).iter_errors(as_json(content))
    return [f"{e.json_path}: {e.message}" for e in found]
