"""Types of PVE's values: how each is written, read in every form the server uses, and compared.

Validation is the normal form: two values are equal exactly if their validated forms are.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    ValidatorFunctionWrapHandler,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError, ValidationError

from providers.core.fields import field_of_wire, fields_of
from providers.core.marks import Flag

UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


@dataclass(frozen=True)
class Joined:
    """A list that PVE takes and shows as one text."""

    separator: str = ","


def _split(value: Any) -> Any:
    return (
        [part for part in re.split(r"[,;\s]+", value) if part] if isinstance(value, str) else value
    )


def _unordered(values: list[Any]) -> list[Any]:
    return sorted(set(values))


Names = Annotated[list[str], Joined(), BeforeValidator(_split), AfterValidator(_unordered)]
"""A set of names: order and doubles mean nothing."""

Ordered = Annotated[list[str], Joined(), BeforeValidator(_split)]
"""A list whose order counts."""

Numbers = Annotated[list[int], Joined(), BeforeValidator(_split), AfterValidator(_unordered)]
"""A set of numbers, such as vmids."""


def _tags(values: list[str]) -> list[str]:
    return sorted({value.lower() for value in values})


Tags = Annotated[list[str], Joined(";"), BeforeValidator(_split), AfterValidator(_tags)]
"""PVE's normal form of tags: lower case, sorted, unique."""


def size_in_bytes(text: str) -> int:
    """Bytes of a size as PVE writes it (`32G`, `528K`; a bare number is bytes)."""
    number, unit = text.rstrip("KMGT"), text.lstrip("0123456789.")
    return int(float(number) * UNITS[unit])


def size_text(size: int) -> str:
    """A size as PVE writes it: in the largest unit that divides it."""
    for unit in ("T", "G", "M", "K"):
        if size and size % UNITS[unit] == 0:
            return f"{size // UNITS[unit]}{unit}"
    return str(size)


def _size(value: Any) -> Any:
    text = str(value)
    if not re.fullmatch(r"\d+(\.\d+)?[KMGT]?", text):
        raise PydanticCustomError("size", "a size such as 32G or 512M")
    return size_text(size_in_bytes(text))


Size = Annotated[str, BeforeValidator(_size)]
"""A size with unit K, M, G or T."""


def _stripped(value: str) -> str:
    return value.rstrip()


Text = Annotated[str, AfterValidator(_stripped)]
"""Text over which PVE drops or adds white space at the end."""


def tolerant(value: Any, handler: ValidatorFunctionWrapHandler, from_server: bool) -> Any:
    """Validate a value; what comes from the server is never refused.

    The server may write a text that looks like a number as a number, and a newer one may know
    values that we do not; such a value stays as it is and is thereby different from ours.
    """
    if not from_server:
        return handler(value)
    for form in (value, str(value)):
        try:
            return handler(form)
        except ValidationError:
            continue
    return value


def is_from_server(info: Any) -> bool:
    """Whether the data under validation came from PVE rather than from the user."""
    return bool(info.context and info.context.get("from_server"))


class PropertyString(BaseModel):
    """A PVE property string: written as PVE's own text or as a map.

    The class variable `default_key` names the field that may be given without its key.
    """

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)
    default_key: ClassVar[str | None] = None

    @field_validator("*", mode="wrap")
    @classmethod
    def _tolerant(cls, value: Any, handler: ValidatorFunctionWrapHandler, info: Any) -> Any:
        return tolerant(value, handler, is_from_server(info))

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, value: Any, info: Any) -> Any:
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            value = cls.parts(str(value))
        if isinstance(value, bool) and cls.default_key:
            value = {cls.default_key: value}
        if not isinstance(value, dict):
            raise PydanticCustomError("property_string", "a map, or text such as key=value,…")
        named = cls.folded(_named(cls, value))
        return _known(cls, named) if is_from_server(info) else named

    @classmethod
    def parts(cls, text: str) -> dict[str, Any]:
        """The map behind the text."""
        found: dict[str, Any] = {}
        for part in filter(None, text.split(",")):
            key, equals, value = part.partition("=")
            if not equals and not cls.default_key:
                raise PydanticCustomError("property_string", "parts of the form key=value")
            found[key if equals else str(cls.default_key)] = value if equals else part
        return found

    @classmethod
    def folded(cls, parts: dict[str, Any]) -> dict[str, Any]:
        """A place for what a property string writes in several ways; nothing by default."""
        return parts

    def text(self) -> str:
        """PVE's text: the default key first and bare, then key=value."""
        return ",".join(self.written())

    def written(self) -> list[str]:
        """The parts of the text."""
        fields = fields_of(type(self))
        given = {key: plain(value) for key, value in self if value is not None}
        first = [str(given.pop(self.default_key))] if self.default_key in given else []
        return first + [f"{fields[key].wire}={value}" for key, value in sorted(given.items())]

    def values(self) -> dict[str, Any]:
        """The declared values by name: the canonical form in state."""
        return {key: value for key, value in self if value is not None}


def _named(cls: type[PropertyString], parts: Mapping[str, Any]) -> dict[str, Any]:
    """The parts under the names of their fields, from any spelling."""
    return {_name(cls, str(key)): value for key, value in parts.items()}


def _name(cls: type[PropertyString], key: str) -> str:
    field = field_of_wire(cls, key)
    return field.name if field else key.replace("-", "_")


def _known(cls: type[PropertyString], parts: dict[str, Any]) -> dict[str, Any]:
    """What comes from a newer server may have parts that we do not know."""
    return {name: value for name, value in parts.items() if name in fields_of(cls)}


def marked(form: Any, flag: Flag) -> set[str]:
    """The keys of a property string that carry a mark."""
    if not (isinstance(form, type) and issubclass(form, PropertyString)):
        return set()
    return {name for name, field in fields_of(form).items() if field.has(flag)}


def plain(value: Any) -> str | int | float:
    """A scalar as PVE takes it: 0 and 1 for a boolean."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, list):
        return ";".join(str(plain(item)) for item in value)
    return value if isinstance(value, int | float) else str(value)
