"""The base of all specs: what every kind has, and the hooks that a kind may fill."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, PrivateAttr

from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.kind.fields import fields_of
from providers.core.kind.flat import FlatModel, Row
from providers.core.kind.marks import COMPUTED, CONTROL, MARKER, NAME
from providers.core.kind.paths import Paths
from providers.core.kind.written import Notation, Several, Written, one_by_one

if TYPE_CHECKING:
    from providers.core.cluster.view import View

Adopt = Literal["never", "same", "always"]


class Spec(FlatModel):
    """Declared fields of one kind. A kind sets `paths` and its fields; hooks have a default."""

    kind: ClassVar[str] = ""
    section: ClassVar[str] = ""
    """Where the kind stands in the stack file; `users.*.tokens` is nested in another kind's."""
    shown: ClassVar[tuple[str, ...]] = ()
    """Fields that stand in the outputs of the stack."""
    paths: ClassVar[Paths]
    adoption: ClassVar[Adopt] = "same"
    builtin: ClassVar[frozenset[str]] = frozenset()
    """Keys of objects that PVE itself brings: released by a delete, never removed."""

    series: ClassVar[str] = ""
    """What kinds have in common whose keys are of one series, as the numbers of guests are."""

    names: ClassVar[tuple[str, ...]] = ()
    """Fields by which others may name an object, beside its key."""
    one_of: ClassVar[tuple[str, ...]] = ()
    """Fields of which at least one has to be there."""
    notation: ClassVar[Notation | None] = None
    """How `entries` are written, if not as a map of fields under each name."""
    left_out: ClassVar[Mapping[str, str]] = {}
    """Parameters of PVE's calls that are no fields, each with the reason."""

    connection: Annotated[str, CONTROL] = "default"
    """Name of the connection, that is the cluster, that the object is on."""
    adopt: Annotated[Adopt | None, CONTROL] = None
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Annotated[int, CONTROL, Field(ge=1)] = 300
    """Seconds to wait for a task of this object, at least 1."""
    cluster: Annotated[str | None, COMPUTED] = None
    """Fingerprint of the cluster that the object is on."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        cls.kind = cls.__dict__.get("kind") or file_of(cls.__module__)

    _hints: Row = PrivateAttr(default_factory=dict)
    """What the program knows and the cluster does not yet: registered as `__name`, never stored."""

    # ---- hooks -------------------------------------------------------------------------------

    @classmethod
    def find(cls, view: "View", key: Row, look: Look) -> Row | None:
        """The row of the object, None if it positively does not exist."""
        return view.find(cls, key, look)

    @classmethod
    def decode(cls, row: Row) -> Row:
        """The row in the words of the spec's fields, where PVE's list uses others."""
        return row

    def make(self, view: "View") -> Any:
        """Create the object; returns PVE's answer."""
        return self.create(view)

    def problems(self, old: Self | None, view: "View") -> Iterator[Problem]:
        """Faults that the marks cannot tell; unknown fields are unset here."""
        return iter(())

    @classmethod
    def entries(cls, section: Mapping[str, object]) -> Iterator[Written]:
        """The entries of the kind's section in the stack file."""
        names = [field.name for field in fields_of(cls).values() if field.has(NAME)]
        several = {f.name: mark for f in fields_of(cls).values() if (mark := f.mark(Several))}
        for key, fields in section.items():
            implied = dict.fromkeys(names, key)
            written = Written((str(key),), str(key), {} if fields is None else fields, implied)
            yield from one_by_one(written, several)

    # ---- what hooks do -----------------------------------------------------------------------

    def create(self, view: "View", **instead: Any) -> Any:
        """The call that creates the object, some of its parameters `instead` of the fields'."""
        marker = [f.name for f in fields_of(type(self)).values() if f.has(MARKER)]
        taken = [key for key in self.declared() if not self.is_later(key)]
        return view.write(self, type(self).paths.creation, [*marker, *taken], instead)


def file_of(module: str) -> str:
    """The file's name; that of the folder where a kind is one (`providers.vm.spec` → `vm`).

    As a package, `providers` is within another one.
    """
    depth = __name__.split(".").index("core")
    return [*module.split("."), *[""] * depth][depth]
