"""The Pulumi resources: one class for each kind, derived from its spec."""

import functools
import types
from collections.abc import Mapping
from typing import Any

import pulumi
from pulumi.dynamic import Resource

from providers.core.kind.fields import field_at, fields_of
from providers.core.kind.marks import CLAIMED, COMPUTED, GIVEN_ONCE, NAME, WRITE_ONLY
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from providers.core.life.crud import CrudProvider

OUTPUTS = (CLAIMED, COMPUTED, GIVEN_ONCE)

MODULE = "proxmox"
"""Part of each type token, and so of every URN: `pulumi-python:dynamic/proxmox:Storage`."""


@functools.cache
def resource_class(kind: str) -> type[Resource]:
    """The resource class of a kind: `Storage("library", type="nfs", …)`.

    Arguments are the fields of the spec, plain or Outputs; `None` counts as not given.
    """
    spec = kinds()[kind]

    def __init__(  # noqa: N807
        self: Resource, name: str, opts: pulumi.ResourceOptions | None = None, /, **fields: Any
    ) -> None:
        Resource.__init__(self, CrudProvider(kind), name, properties(spec, name, fields), opts)

    body = {"__init__": __init__, "__doc__": spec.__doc__, "__module__": "proxmox_lab"}
    name = spec.__name__
    return types.new_class(
        name, (Resource,), {"module": MODULE, "name": name}, lambda space: space.update(body)
    )


def properties(spec: type[Spec], name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What is registered: the given fields, with secrets as such, and a place for each output."""
    fields = {key: value for key, value in given.items() if value is not None}
    fields = {**_default_name(spec, name), **fields}
    for key, value in fields.items():
        field = field_at(spec, key.replace("-", "_"))
        if field is not None and field.has(WRITE_ONLY, GIVEN_ONCE):
            fields[key] = pulumi.Output.secret(value)
    return {**dict.fromkeys([*spec.shown, *_outputs(spec)]), **fields}


def _default_name(spec: type[Spec], name: str) -> dict[str, str]:
    """The logical name, for the field that has it as its default."""
    return {field.name: name for field in fields_of(spec).values() if field.has(NAME)}


def _outputs(spec: type[Spec]) -> list[str]:
    return [field.name for field in fields_of(spec).values() if field.has(*OUTPUTS)]
