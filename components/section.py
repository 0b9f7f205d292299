"""The base of all components: registers entries as resources, in the order that they need."""

from collections.abc import Iterable, Mapping

import pulumi
from pulumi.dynamic import Resource

from components.entry import Entry
from components.order import Target, names, targets
from components.outputs import outputs_of
from components.reader import read_in_order
from providers.core.engine.resource import DeclaredResource, resource_class
from providers.core.kind.flat import Row

Declared = dict[Target, list[Resource]]
"""Resources by what other entries may name them by."""


class Section(pulumi.ComponentResource):
    """A group of resources of a few kinds.

    Args:
        name: logical name of the component.
        sections: the entries by section, in the form of the stack file.
        declared: what other components have declared; this one adds its own.
        protect: whether guests are protected from deletion and replacement.
        opts: the usual resource options.
    """

    kinds: tuple[str, ...] = ()
    """The kinds of this component."""

    resources: dict[str, dict[str, Resource]]
    """The resources by kind and name in the stack file."""

    def __init__(
        self,
        name: str,
        opts: pulumi.ResourceOptions | None = None,
        *,
        declared: Declared | None = None,
        protect: bool = True,
        **sections: Mapping[str, object],
    ) -> None:
        super().__init__(f"proxmox-lab:index:{type(self).__name__}", name, None, opts)
        self.declared: Declared = {} if declared is None else declared
        self.protect = protect
        self.resources = {}
        self.entries = read_in_order(self.kinds, sections)
        self._hints = self.hints(self.entries)
        self.register_all()
        self.register_outputs(self.outputs())

    def hints(self, entries: list[Entry]) -> dict[str, Row]:
        """What the checks of entries have to know of the others, by place; nothing by default."""
        return {}

    def register_all(self) -> None:
        """Register all entries, which are in an order in which each comes after what it names."""
        for entry in self.entries:
            self.register(entry)

    def register(self, entry: Entry, after: Iterable[Resource] = ()) -> DeclaredResource:
        """Register an entry, which also waits for the resources `after`."""
        named = [(ref, target) for ref, target in targets(entry) if target in self.declared]
        options = pulumi.ResourceOptions(
            parent=self,
            depends_on=[*after, *(found for _, t in named for found in self.declared[t])],
            replace_with=[found for ref, t in named if ref.falls for found in self.declared[t]],
            protect=entry.protection(self.protect),
            aliases=[pulumi.Alias(name=name) for name in entry.options.formerly],
        )
        hints = self._hints.get(entry.place, {})
        hidden = {f"__{name}": value for name, value in hints.items()}
        resource = resource_class(entry.kind)(entry.name, options, **entry.fields, **hidden)
        self.resources.setdefault(entry.kind, {})[entry.name] = resource
        for name in names(entry):
            self.declared.setdefault(name, []).append(resource)
        return resource

    def outputs(self) -> Row:
        """For each section and entry, what a user wants to see."""
        return outputs_of(self.entries, self.resources)
