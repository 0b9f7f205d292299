"""Models whose fields lie flat in state and stack file: `scsi0` beside `memory`.

Four forms of the same values:

- *raw*: what a user or the engine gives; both spellings, property strings as text or map
- *declared*: the canonical form in state: flat, normalised, only what was declared
- *params*: what PVE takes
- *row*: what PVE shows
"""

from collections.abc import Iterable
from typing import Any, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    ValidatorFunctionWrapHandler,
    field_validator,
    model_validator,
)

from providers.core.kind.codec import canonical, encode
from providers.core.kind.fields import field_at, fields_of, slot_at
from providers.core.kind.marks import (
    AT_CREATE,
    COMPUTED,
    CONTROL,
    GIVEN_ONCE,
    IDENTITY,
    LATER,
    NEVER_FALSE,
    Slots,
)
from providers.core.kind.paths import Call
from providers.core.kind.property_string import PropertyString, marked
from providers.core.kind.values import is_from_server, tolerant

Row = dict[str, Any]

UNSENT = (CONTROL, COMPUTED, GIVEN_ONCE, AT_CREATE)

UNKNOWN = object()
"""Stands for a value that is not known yet, in preview."""


class FlatModel(BaseModel):
    """The fields of a kind, read and written in every form."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True, defer_build=True)

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

    def declared(self) -> Row:
        """The canonical form: flat, normalised, without what was not declared.

        The key of an object is whole, though a part of it may be as it is by default.
        """
        found: Row = {}
        given = self.model_fields_set
        for name, field in fields_of(type(self)).items():
            value = getattr(self, name) if name in given or field.has(IDENTITY) else None
            if value is None or value is UNKNOWN:
                continue
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
        number = getattr(self, "vmid", None)
        for key in dict.fromkeys([*self._identity(), *keys]):
            field = field_at(type(self), key)
            if field is None or field.has(*UNSENT) or field.name in call.in_path:
                continue
            if self.at(key) or not field.has(NEVER_FALSE):
                found[field.wire] = encode(field, self.at(key), number)
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
