"""Reads sections in the form of the stack file, and gathers all their faults."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from components.entry import Entry, within
from components.faults import Faults
from components.order import in_order
from components.reading import entry_of
from providers.core.check.problems import choices, nearest
from providers.core.kind.registry import kinds
from providers.core.kind.written import Written


@dataclass
class Reader:
    """Reads the sections of some kinds (default: of all)."""

    only: Collection[str] = field(default_factory=kinds)
    faults: Faults = field(default_factory=Faults)

    def read(self, cluster: Mapping[str, object]) -> dict[str, list[Entry]]:
        """The entries of each kind in an object such as `proxmox-lab:cluster`."""
        found: dict[str, list[Entry]] = {kind: [] for kind in self.only}
        known = {kinds()[kind].section: kind for kind in found if "." not in kinds()[kind].section}
        for name, section in self.faults.map("cluster", cluster).items():
            if name not in known:
                hint = nearest(name, known) or f"; there are {choices(sorted(known), 'and')}"
                self.faults.add(name, f"is no section{hint}")
                continue
            for entry in self._section(known[name], name, section):
                found[entry.kind].append(entry)
        self._tell_doubles([entry for entries in found.values() for entry in entries])
        return found

    def _section(
        self, kind: str, place: str, section: object, outer: Entry | None = None
    ) -> Iterator[Entry]:
        for written in kinds()[kind].entries(self.faults.map(place, section)):
            here = ".".join([place, *map(_legible, written.steps)])
            fields = self.faults.map(here, written.fields)
            if isinstance(written.fields, Mapping):
                whole = within(outer, kind, replace(written, fields=fields))
                yield from self._entry(kind, here, whole)

    def _entry(self, kind: str, place: str, written: Written) -> Iterator[Entry]:
        nested = _nested(kind)
        entry, faults = entry_of(kind, place, written, nested)
        # An entry that is several objects has the same faults in each.
        self.faults += [fault for fault in faults if fault not in self.faults]
        yield entry
        for word, inner in nested.items():
            yield from self._section(inner, f"{place}.{word}", written.fields.get(word), entry)

    def _tell_doubles(self, entries: list[Entry]) -> None:
        first: dict[tuple[str, str, str], Entry] = {}
        for entry in entries:
            if entry.key is not None:
                space = kinds()[entry.kind].series or entry.kind
                before = first.setdefault((entry.connection, space, entry.key), entry)
                if before is not entry:
                    what = (entry.kind if before.kind == entry.kind else space).replace("_", " ")
                    self.faults.add(entry.place, f"means the same {what} as {before.place}")


def read_in_order(only: Collection[str], sections: Mapping[str, object]) -> list[Entry]:
    """The entries, each after those that it names; ends the program if there are faults."""
    reader = Reader(only)
    found = reader.read(sections)
    reader.faults.raise_all()
    return in_order([entry for kind in only for entry in found[kind]])


def _legible(step: str) -> str:
    """A key as a part of a place; one that cannot be seen as such is quoted."""
    return step if step and step == step.strip() else repr(step)


def _nested(kind: str) -> dict[str, str]:
    """The kinds whose sections stand within entries of the kind, by the key that holds them."""
    start = f"{kinds()[kind].section}.*."
    sections = {spec.section: name for name, spec in kinds().items()}
    return {s.removeprefix(start): name for s, name in sections.items() if s.startswith(start)}
