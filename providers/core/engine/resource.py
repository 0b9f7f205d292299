"""The Pulumi resources: one class for each kind, derived from its spec."""

import functools
import types
from collections.abc import Mapping
from typing import Any, ClassVar

import pulumi
from pulumi.dynamic import Resource

from providers.core.engine.tracing import without_stack
from providers.core.kind.fields import field_at, fields_of
from providers.core.kind.marks import CLAIMED, COMPUTED, GIVEN_ONCE, NAME, SECRET, TOLD
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from providers.core.life.crud import CrudProvider

OUTPUTS = (CLAIMED, COMPUTED, GIVEN_ONCE)

MODULE = "proxmox"
"""Part of each type token, and so of every URN: `pulumi-python:dynamic/proxmox:Storage`."""


class DeclaredResource(Resource):
    """A resource whose arguments and outputs are the fields of a spec.

    Arguments are plain or Outputs; `None` counts as not given.
    """

    _spec: ClassVar[type[Spec]]

    def __init__(
        self,
        resource_name: str,
        /,
        opts: pulumi.ResourceOptions | None = None,
        **fields: Any,
    ) -> None:
        registered = properties(self._spec, resource_name, fields)
        with without_stack():
            super().__init__(CrudProvider(self._spec.kind), resource_name, registered, opts)

    def __getattr__(self, name: str) -> pulumi.Output[None]:
        """A field that was not declared is nothing, but an output all the same."""
        if field_at(self._spec, name) is None:
            raise AttributeError(f"{type(self).__name__} has no {name!r}")
        return pulumi.Output.from_input(None)


@functools.cache
def resource_class(kind: str) -> type[DeclaredResource]:
    """The resource class of a kind: `Storage("library", type="nfs", …)`."""
    spec = kinds()[kind]
    body = {"_spec": spec, "__doc__": spec.__doc__, "__module__": "proxmox_lab"}
    options = {"module": MODULE, "name": spec.__name__}
    return types.new_class(
        spec.__name__, (DeclaredResource,), options, lambda space: space.update(body)
    )


def properties(spec: type[Spec], name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What is registered: the given fields, with secrets as such, and a place for each output."""
    fields = {key: value for key, value in given.items() if value is not None}
    fields = {**_default_name(spec, name), **fields}
    hidden: dict[str, bool] = {}
    for key, value in fields.items():
        field = field_at(spec, key.replace("-", "_"))
        if field is not None and field.has(*SECRET):
            fields[key] = pulumi.Output.secret(value)
        if field is not None and field.has(TOLD) and isinstance(value, pulumi.Output):
            hidden["__veiled"] = True  # an Output may be a secret
    return {**dict.fromkeys([*spec.shown, *_outputs(spec)]), **fields, **hidden}


def _default_name(spec: type[Spec], name: str) -> dict[str, str]:
    """The logical name, for the field that has it as its default."""
    return {field.name: name for field in fields_of(spec).values() if field.has(NAME)}


def _outputs(spec: type[Spec]) -> list[str]:
    return [field.name for field in fields_of(spec).values() if field.has(*OUTPUTS)]
