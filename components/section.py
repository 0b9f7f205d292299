"""The base of all components: registers entries as resources, in the order that they need."""

from collections.abc import Iterable, Mapping

import pulumi
from pulumi.dynamic import Resource

from components.entry import Entry
from components.order import Target, in_order, names, targets
from components.reader import Reader
from providers.core.engine.resource import resource_class
from providers.core.kind.flat import Row
from providers.core.kind.registry import kinds
from providers.core.life.ownership import is_guarded

Declared = dict[Target, Resource]
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
        self.resources: dict[str, dict[str, Resource]] = {}
        entries = self._read(sections)
        hints = self.hints(entries)
        for entry in entries:
            self._register(entry, hints.get(entry.place, {}))
        self.register_outputs(self.outputs())

    def _read(self, sections: Mapping[str, object]) -> list[Entry]:
        reader = Reader(self.kinds)
        found = reader.read(sections)
        reader.faults.raise_all()
        return in_order([entry for kind in self.kinds for entry in found[kind]])

    def hints(self, entries: list[Entry]) -> dict[str, Row]:
        """What the checks of entries have to know of the others, by place; nothing by default."""
        return {}

    def _register(self, entry: Entry, hints: Row) -> None:
        named = [(ref, target) for ref, target in targets(entry) if target in self.declared]
        options = pulumi.ResourceOptions(
            parent=self,
            depends_on=[self.declared[target] for _, target in named],
            replace_with=[self.declared[target] for ref, target in named if ref.falls],
            protect=self.protect if is_guarded(kinds()[entry.kind]) else None,
            aliases=[pulumi.Alias(name=name) for name in entry.formerly],
        )
        hidden = {f"__{name}": value for name, value in hints.items()}
        resource = resource_class(entry.kind)(entry.name, options, **entry.fields, **hidden)  # type: ignore[arg-type]
        self.resources.setdefault(entry.kind, {})[entry.name] = resource
        self.declared.update(dict.fromkeys(names(entry), resource))

    def outputs(self) -> Row:
        """For each kind and entry, the fields that a user wants to see."""
        return {
            kinds()[kind].section.rpartition(".")[2]: {
                name: _shown(resource, kinds()[kind].shown) for name, resource in found.items()
            }
            for kind, found in self.resources.items()
        }


def _shown(resource: Resource, fields: Iterable[str]) -> object:
    """The id, or the fields of the resource by name."""
    shown = {field: getattr(resource, field) for field in fields}
    return shown or resource.id
