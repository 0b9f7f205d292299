"""One object that a test has for itself: its declaration, its life, and PVE's view of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from providers.core.kind.fields import field_at
from providers.core.kind.identity import identity_fields
from providers.core.kind.registry import kinds
from simulator.requestlog import Request
from tests.host.harness import Host
from tests.providers.contract.case import Case, Field, Row, Steers
from tests.providers.contract.lab import CallError, Lab
from tests.providers.contract.life import Life
from tests.providers.contract.texts import named, parts, text


@dataclass(repr=False)
class Trial:
    """An object of a case under a name that no other test uses."""

    case: Case
    lab: Lab
    processes: Iterator[Host]
    number: int

    def __post_init__(self) -> None:
        self.name = f"o{self.number}"
        for call, params in self.case.before:
            self.lab.call(self.named(call), self.named(params), **self.minimal)
        self.life = Life(self.processes, self.lab, self.case.kind, self.name)

    @cached_property
    def minimal(self) -> Row:
        """The least that can be declared."""
        return dict(self.named(self.case.minimal))

    def with_field(self, name: str, value: Any) -> Row:
        """The least, and a field with what it needs."""
        field = self.case.field(name)
        then = field.then if value == field.changed else {}
        declared = {**self.minimal, **self.named({**field.along, **then, name: value})}
        return {key: value for key, value in declared.items() if value is not None}

    def without_field(self, name: str) -> Row:
        """The same, without the field."""
        along = self.named(self.case.field(name).along)
        return {**self.minimal, **{k: v for k, v in along.items() if v is not None}}

    def is_settled(self, declared: Row) -> bool:
        """Whether another run has nothing to do."""
        step = self.life.up(declared)
        return step.op == "same" and not step.writes

    # ---- as PVE sees it ----------------------------------------------------------------------

    def row(self, declared: Row | None = None) -> Row | None:
        """What PVE shows of the object and what it is asked by, None if it is not there."""
        declared, read = declared or self.minimal, self.case.calls.read
        try:
            calls = (read, *self.case.calls.also)
            answers = [self.lab.call(call, **declared) for call in calls]
        except CallError:
            return None
        row = self.case.row(declared, *answers)
        asked = {self.wire(key): value for key, value in declared.items() if f"{{{key}}}" in read}
        return None if row is None else {**asked, **row}

    def shown(self, name: str, declared: Row | None = None) -> set[str]:
        """The parts of a field's value as PVE shows it."""
        return parts((self.row(declared) or {}).get(self.wire(name)))

    def told(self, name: str, value: Any) -> set[str]:
        """The parts as which PVE should show a value of the field."""
        return parts(self.named(self.case.field(name).told(value)))

    def view(self, declared: Row | None = None, but: str | None = None) -> dict[str, set[str]]:
        """All that PVE shows of the object, without one of its fields."""
        ignored = ("digest", but and self.wire(but))
        row = self.row(declared) or {}
        return {key: parts(value) for key, value in row.items() if key not in ignored}

    def sent(self, write: Request) -> set[str]:
        """Names of the parameters of a write, without those that name the object and its state."""
        kind = kinds()[self.case.kind]
        return set(write.params) - {field.wire for field in identity_fields(kind)} - {"digest"}

    def expected(self, declared: Row) -> set[str]:
        """Names of the parameters that a creation sends, without those of the identity."""
        kind = kinds()[self.case.kind]
        steering = self.case.tried(Steers)
        sent = (n for n in declared if n not in steering and not self.case.in_path(n))
        told = {self.wire(name) for name in sent}
        return (told | self.case.always) - {field.wire for field in identity_fields(kind)}

    def wire(self, name: str) -> str:
        """PVE's own name of a field."""
        field = field_at(kinds()[self.case.kind], name)
        assert field
        return field.wire

    def named(self, value: Any) -> Any:
        """A value of the case with this object's name and number."""
        return named(value, self.name, self.number)

    # ---- by hand -----------------------------------------------------------------------------

    def make_by_hand(self, declared: Row | None = None) -> None:
        """Create the object as somebody else would."""
        declared, create = declared or self.minimal, self.case.calls.create
        if callable(create):
            create(self.lab.call, declared)
            return
        sent = [key for key in declared if not self.case.in_path(key)]
        params = {self.wire(key): self._taken(key, declared[key]) for key in sent}
        self.lab.call(create, params, **declared)

    def change_by_hand(self, name: str, value: Any) -> None:
        """Change a field, or add it."""
        field = self.case.field(name)
        taken = self.named(field.taken(value))
        if not self._call_hands(name, text(taken)):
            params = {self.wire(name): taken, **field.beside}
            self.lab.call(self.case.calls.change, params, **self.minimal)

    def empty_by_hand(self, name: str) -> None:
        """Take a field away."""
        wire, emptied = self.wire(name), self.case.emptied
        params = {wire: emptied[name]} if name in emptied else {"delete": wire}
        if not self._call_hands(name, ""):
            self.lab.call(self.case.calls.change, params, **self.minimal)

    def remove_by_hand(self) -> None:
        """Remove the object."""
        remove = self.case.calls.remove
        if callable(remove):
            remove(self.lab.call, self.minimal)
        else:
            self.lab.call(remove, **self.minimal)

    def _call_hands(self, name: str, taken: str) -> bool:
        """Make the calls that a field has for a text, if it has any."""
        calls = self.named(self.case.field(name).hands)
        for call in calls.get(taken, ()):
            self.lab.call(call, **self.minimal)
        return taken in calls

    def _taken(self, name: str, value: Any) -> Any:
        field = self.case.fields.get(name)
        return field.taken(value) if isinstance(field, Field) else text(value)
