"""The order of entries: each comes after those that it names."""

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

import pulumi

from components.entry import Entry
from providers.core.check.references import references
from providers.core.kind.marks import Ref
from providers.core.kind.registry import kinds

Target = tuple[str, str, str]
"""Connection, kind or series, and PVE's key or the name in the stack file."""


def targets(entry: Entry) -> Iterator[tuple[Ref, Target]]:
    """What the entry names, by each of its references."""
    if entry.spec is not None:
        for _, ref, name in references(entry.spec, entry.spec.declared()):
            yield ref, (entry.connection, ref.kind, name)


def names(entry: Entry) -> list[Target]:
    """What the entry may be named by."""
    declared = entry.spec.declared() if entry.spec else {}
    others = [declared.get(field) for field in kinds()[entry.kind].names]
    known = dict.fromkeys(str(name) for name in (entry.key, entry.name, *others) if name)
    spaces = filter(None, (entry.kind, kinds()[entry.kind].series))
    return [(entry.connection, space, name) for space in spaces for name in known]


def in_order(entries: list[Entry]) -> list[Entry]:
    """The entries, each after those that it names, else as they were written."""
    place = {name: number for number, entry in enumerate(entries) for name in names(entry)}
    needs = {
        number: {place[target] for _, target in targets(entry) if target in place} - {number}
        for number, entry in enumerate(entries)
    }
    try:
        return [entries[number] for number in TopologicalSorter(needs).static_order()]
    except CycleError as cycle:
        ring = " → ".join(entries[number].place for number in cycle.args[1])
        raise pulumi.RunError(f"these entries name each other in a ring: {ring}") from None
