"""What a user wants to see of resources."""

from collections.abc import Iterable, Mapping

from pulumi.dynamic import Resource

from components.entry import Entry
from providers.core.engine.resource import OUTPUTS
from providers.core.kind.fields import fields_of
from providers.core.kind.identity import identity_fields
from providers.core.kind.registry import kinds


def outputs_of(
    entries: Iterable[Entry], resources: Mapping[str, Mapping[str, Resource]]
) -> dict[str, dict[str, object]]:
    """The entries by section and name."""
    found: dict[str, dict[str, object]] = {}
    for entry in entries:
        section = kinds()[entry.kind].section.rpartition(".")[2]
        resource = resources[entry.kind][entry.name]
        found.setdefault(section, {})[entry.name] = shown(entry, resource)
    return found


def shown(entry: Entry, resource: Resource) -> object:
    """PVE's name of the object, or by name the fields that its kind shows, as far as declared."""
    spec = kinds()[entry.kind]
    if not spec.shown:
        return getattr(resource, identity_fields(spec)[0].name)
    declared = {key.replace("-", "_") for key in entry.fields}
    known = [name for name in spec.shown if name in declared or fields_of(spec)[name].has(*OUTPUTS)]
    return {name: getattr(resource, name) for name in known}
