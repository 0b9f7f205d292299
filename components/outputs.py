"""What a user wants to see of a resource."""

from pulumi.dynamic import Resource

from components.entry import Entry
from providers.core.engine.resource import OUTPUTS
from providers.core.kind.fields import fields_of
from providers.core.kind.identity import identity_fields
from providers.core.kind.registry import kinds


def shown(entry: Entry, resource: Resource) -> object:
    """PVE's name of the object, or by name the fields that its kind shows, as far as declared."""
    spec = kinds()[entry.kind]
    if not spec.shown:
        return getattr(resource, identity_fields(spec)[0].name)
    declared = {key.replace("-", "_") for key in entry.fields}
    known = [name for name in spec.shown if name in declared or fields_of(spec)[name].has(*OUTPUTS)]
    return {name: getattr(resource, name) for name in known}
