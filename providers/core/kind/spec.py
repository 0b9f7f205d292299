"""The base of all specs: what a kind declares, read and written in every form.

Four forms of the same values:

- *raw*: what a user or the engine gives; both spellings, property strings as text or map
- *declared*: the canonical form in state: flat, normalised, only what was declared
- *params*: what PVE takes
- *row*: what PVE shows
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    PrivateAttr,
    ValidatorFunctionWrapHandler,
    field_validator,
    model_validator,
)

from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.kind.codec import canonical, encode
from providers.core.kind.fields import field_at, fields_of, slot_at
from providers.core.kind.marks import (
    AT_CREATE,
    COMPUTED,
    CONTROL,
    GIVEN_ONCE,
    IDENTITY,
    LATER,
    MARKER,
    NAME,
    Slots,
)
from providers.core.kind.paths import Call, Paths
from providers.core.kind.property_string import PropertyString, marked
from providers.core.kind.values import is_from_server, tolerant

if TYPE_CHECKING:
    from providers.core.cluster.view import View

Row = dict[str, Any]
Adopt = Literal["never", "same", "always"]

UNSENT = (CONTROL, COMPUTED, GIVEN_ONCE, AT_CREATE)

UNKNOWN = object()
"""Stands for a value that is not known yet, in preview."""


class Spec(BaseModel):
    """Declared fields of one kind. A kind sets `paths` and its fields; hooks have a default."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True, defer_build=True)

    kind: ClassVar[str] = ""
    section: ClassVar[str] = ""
    """Where the kind stands in the stack file; `users.*.tokens` is nested in another kind's."""
    shown: ClassVar[tuple[str, ...]] = ()
    """Fields that stand in the outputs of the stack."""
    paths: ClassVar[Paths]
    adoption: ClassVar[Adopt] = "same"
    builtin: ClassVar[frozenset[str]] = frozenset()
    """Keys of objects that PVE itself brings: released by a delete, never removed."""

    left_out: ClassVar[Mapping[str, str]] = {}
    """Parameters of PVE's calls that are no fields, each with the reason."""

    connection: Annotated[str, CONTROL] = "default"
    """Name of the connection, that is the cluster, that the object is on."""
    adopt: Annotated[Adopt | None, CONTROL] = None
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Annotated[int, CONTROL] = 300
    """Seconds to wait for a task of this object."""
    cluster: Annotated[str | None, COMPUTED] = None
    """Fingerprint of the cluster that the object is on."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        cls.kind = cls.__dict__.get("kind") or _module_of(cls.__module__)

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
        marker = [f.name for f in fields_of(type(self)).values() if f.has(MARKER)]
        taken = [key for key in self.declared() if not self.is_later(key)]
        return view.write(self, type(self).paths.creation, [*marker, *taken])

    def problems(self, old: Self | None, view: "View") -> Iterator[Problem]:  #
        """Faults that the marks cannot tell; unknown fields are unset here."""
        return iter(())

    @classmethod
    def entries(cls, section: Row) -> Iterator[tuple[str, object]]:
        """Logical name and fields of each entry of the section in the stack file."""
        name = next((field.name for field in fields_of(cls).values() if field.has(NAME)), None)
        for key, fields in section.items():
            is_map = isinstance(fields, Mapping) or fields is None
            yield str(key), {name: str(key), **(fields or {})} if is_map and name else fields

    # ---- reading -----------------------------------------------------------------------------

    @field_validator("*", mode="wrap")
    @classmethod
    def _tolerant(cls, value: Any, handler: ValidatorFunctionWrapHandler, info: Any) -> Any:
        if value is UNKNOWN:
            return value
        return tolerant(value, handler, is_from_server(info))

    @model_validator(mode="before")
    @classmethod
    def _folded(cls, raw: Any) -> Any:
        """One spelling, and the slots of a family in one map."""
        if not isinstance(raw, dict):
            return raw
        folded: Row = {}
        for key, value in raw.items():
            name = str(key).replace("-", "_")
            place = slot_at(cls, name)
            if value is None:
                continue
            if place is not None:
                folded.setdefault(place.family, {})[place.number] = value
            else:
                folded[name] = value
        return folded

    # ---- writing -----------------------------------------------------------------------------

    def declared(self) -> Row:
        """The canonical form: flat, normalised, without what was not declared."""
        found: Row = {}
        for name in fields_of(type(self)):
            value = getattr(self, name)
            if name not in self.model_fields_set or value is None or value is UNKNOWN:
                continue
            field = fields_of(type(self))[name]
            if field.mark(Slots) is not None:
                found.update(
                    {field.slot(n).name: canonical(item) for n, item in sorted(value.items())}
                )
            else:
                found[name] = canonical(value)
        return found

    def params(self, call: Call, keys: Iterable[str]) -> Row:
        """What PVE takes for the fields of `keys` and the identity, unless they are in the path."""
        found: Row = dict(call.fixed)
        for key in dict.fromkeys([*self._identity(), *keys]):
            field = field_at(type(self), key)
            if field is not None and not field.has(*UNSENT) and field.name not in call.in_path:
                found[field.wire] = encode(field, self.at(key))
        return found

    def put(self, key: str, value: Any) -> None:
        """Put a value behind a flat key."""
        place = slot_at(type(self), key)
        if place is not None:
            getattr(self, place.family)[place.number] = value
        else:
            setattr(self, key, value)

    def is_later(self, key: str) -> bool:
        """Whether the creation does not take the field."""
        field = field_at(type(self), key)
        return field is not None and field.has(LATER)

    def is_unfinished(self, key: str) -> bool:
        """Whether the creation may leave the field other than declared: it does not take it, or
        the object, or a part of it, is made from another one."""
        field = field_at(type(self), key)
        if field is None:
            return False
        parts = self.at(key).values() if isinstance(self.at(key), PropertyString) else {}
        origins = marked(field.form, AT_CREATE) & parts.keys()
        return field.has(LATER, AT_CREATE) or bool(origins)

    def with_values(self, changes: Row) -> Self:
        """A copy with other values behind some flat keys."""
        return type(self).model_validate({**self.declared(), **changes})

    def _identity(self) -> list[str]:
        fields = fields_of(type(self)).values()
        return [f.name for f in fields if f.has(IDENTITY) and self.at(f.name) is not None]

    def at(self, key: str) -> Any:
        """The value behind a flat key."""
        place = slot_at(type(self), key)
        return getattr(self, place.family).get(place.number) if place else getattr(self, key)


def _module_of(path: str) -> str:
    """The file's name; that of the folder where a kind is one (`providers.vm.spec` → `vm`)."""
    return [*path.split("."), "", ""][1]
