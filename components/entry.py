"""One declared object, as the components register it."""

from dataclasses import dataclass, replace

from pulumi.output import UNKNOWN
from pydantic import BaseModel

from providers.core.kind.flat import Row
from providers.core.kind.identity import identity_fields, is_complete, key_of
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from providers.core.kind.written import Written
from providers.core.life.ownership import is_guarded


class Options(BaseModel):
    """What an entry tells the engine rather than PVE."""

    formerly: list[str] = []
    """Logical names that the entry had: its object stays."""
    protect: bool | None = None
    """Whether the object is protected from deletion and replacement; default: that of its kind."""


@dataclass(frozen=True)
class Entry:
    """The fields of an object, and what concerns the engine.

    `place` and `steps` say where it was written: in the whole file, and within its section.
    `spec` is what was read; None if that has faults.
    """

    kind: str
    name: str
    place: str
    steps: tuple[str, ...]
    fields: Row
    options: Options
    spec: Spec | None

    @property
    def key(self) -> str | None:
        """PVE's key of the object, as far as it is known."""
        declared = self.spec.declared() if self.spec else {}
        kind = kinds()[self.kind]
        return key_of(kind, declared) if is_complete(kind, declared) else None

    @property
    def connection(self) -> str:
        """Name of the connection that it is on."""
        return self.spec.connection if self.spec else ""

    def protection(self, of_guests: bool) -> bool | None:
        """Whether it is protected, where guests are unless told otherwise."""
        if self.options.protect is not None:
            return self.options.protect
        return of_guests if is_guarded(kinds()[self.kind]) else None


def within(outer: Entry | None, kind: str, inner: Written) -> Written:
    """What was written in a section of another entry: it names that one, and is named after it."""
    if outer is None:
        return inner
    refers = next(
        field.name
        for field in identity_fields(kinds()[kind])
        if any(ref.kind == outer.kind for ref in field.refs())
    )
    named = identity_fields(kinds()[outer.kind])[0].name
    implied = {refers: outer.fields[named] if outer.spec else UNKNOWN, **inner.implied}
    return replace(inner, prefix=f"{outer.key or outer.name}!", implied=implied)
