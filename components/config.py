"""The stack file: read into the kinds' own specs, with every fault told at once."""

import fnmatch
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pulumi

from providers.core.check.problems import Problem, nearest
from providers.core.check.reading import read
from providers.core.kind.flat import Row
from providers.core.kind.identity import identity_fields, key_of
from providers.core.kind.marks import Ref
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec

Section = Mapping[str, object]


@dataclass(frozen=True)
class Entry:
    """One declared object: the fields as they were written, and what concerns the engine."""

    kind: str
    name: str
    place: str
    fields: Section
    formerly: tuple[str, ...] = ()
    spec: Spec | None = None

    @property
    def key(self) -> str | None:
        """PVE's key of the object, as far as it is known."""
        return key_of(type(self.spec), self.spec.declared()) if self.spec else None


@dataclass
class Reader:
    """Reads sections and gathers the faults."""

    faults: list[Problem] = field(default_factory=list)

    def sections(self, cluster: Section) -> dict[str, list[Entry]]:
        """The entries of each kind in the whole object `proxmox-lab:cluster`."""
        known = {spec.section: name for name, spec in kinds().items() if "." not in spec.section}
        for name in cluster.keys() - known.keys():
            self._fault(name, f"is no section{nearest(name, known)}")
        found: dict[str, list[Entry]] = {name: [] for name in kinds()}
        for section, kind in known.items():
            for entry in self.entries(kind, cluster.get(section) or {}):
                found[entry.kind].append(entry)
        return found

    def entries(self, kind: str, section: object) -> Iterator[Entry]:
        """The entries of one section, those nested in them included."""
        spec = kinds()[kind]
        if not isinstance(section, Mapping):
            self._fault(spec.section, f"is {section!r}, must be a map of names")
            return
        for name, fields in spec.entries(dict(section)):
            place = f"{spec.section}.{name}"
            if not isinstance(fields, Mapping):
                self._fault(place, f"is {fields!r}, must be a map")
                continue
            own, nested = _split(spec.section, fields)
            entry = self._entry(kind, name, place, own)
            yield entry
            for inner, inside in nested.items():
                yield from self._nested(entry, inner, inside)

    def _nested(self, outer: Entry, kind: str, section: object) -> Iterator[Entry]:
        spec = kinds()[kind]
        place = f"{outer.place}.{spec.section.rpartition('.')[2]}"
        if not isinstance(section, Mapping):
            self._fault(place, f"is {section!r}, must be a map of names")
            return
        for name, fields in spec.entries(dict(section)):
            if not isinstance(fields, Mapping):
                self._fault(f"{place}.{name}", f"is {fields!r}, must be a map")
                continue
            whole = {_reference_to(outer.kind, spec): outer.key, **fields}
            yield self._entry(kind, f"{outer.key}!{name}", f"{place}.{name}", whole)

    def _entry(self, kind: str, name: str, place: str, fields: Section) -> Entry:
        own = {key: value for key, value in fields.items() if key != "formerly"}
        reading = read(kinds()[kind], own)
        for problem in reading.problems:
            self._fault(f"{place}.{problem.place}", problem.sentence)
        return Entry(kind, name, place, own, self._formerly(place, fields), reading.spec)

    def _formerly(self, place: str, fields: Section) -> tuple[str, ...]:
        names = fields.get("formerly") or []
        if not isinstance(names, list):
            self._fault(f"{place}.formerly", f"is {names!r}, must be a list of former names")
            return ()
        return tuple(str(name) for name in names)

    def _fault(self, place: str, sentence: str) -> None:
        self.faults.append(Problem(place, sentence))

    def raise_faults(self) -> None:
        """End the program with all faults, one a line, if there are any."""
        if self.faults:
            lines = [f"  {fault.place} {fault.sentence}" for fault in self.faults]
            count = "one fault" if len(lines) == 1 else f"{len(lines)} faults"
            raise pulumi.RunError(f"the stack's config has {count}:\n" + "\n".join(lines))


def _split(section: str, fields: Section) -> tuple[Row, Row]:
    """The fields of an entry itself, and the sections nested in it by kind."""
    inner = {
        spec.section.rpartition(".")[2]: name
        for name, spec in kinds().items()
        if fnmatch.fnmatch(spec.section, f"{section}.[*].*")
    }
    own = {key: value for key, value in fields.items() if key not in inner}
    return own, {inner[key]: fields[key] for key in inner if fields.get(key)}


def _reference_to(kind: str, spec: type[Spec]) -> str:
    """The field in which a nested kind names the object that it is nested in."""
    return next(
        found.name
        for found in identity_fields(spec)
        if (ref := found.mark(Ref)) is not None and ref.kind == kind
    )
