"""Types of PVE's values: how each is written, read in every form the server uses, and compared.

Validation is the normal form: two values are equal exactly if their validated forms are.
"""

import re
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BeforeValidator,
    ValidatorFunctionWrapHandler,
)
from pydantic_core import PydanticCustomError, ValidationError

from providers.core.kind.forms import Form

UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


@dataclass(frozen=True)
class Joined:
    """A list that PVE takes and shows as one text."""

    separator: str = ","


def _split(value: Any) -> Any:
    return (
        [part for part in re.split(r"[,;\s]+", value) if part] if isinstance(value, str) else value
    )


def _parts(value: Any) -> Any:
    return value.split(";") if isinstance(value, str) else value


Semicolons = Annotated[list[str], Joined(";"), BeforeValidator(_parts)]
"""A list within a property string, where commas have another meaning."""


def _unordered(values: list[Any]) -> list[Any]:
    return sorted(set(values))


Names = Annotated[list[str], Joined(), BeforeValidator(_split), AfterValidator(_unordered)]
"""A set of names: order and doubles mean nothing."""

Spaced = Annotated[list[str], Joined(" "), BeforeValidator(_split), AfterValidator(_unordered)]
"""The same, parted by spaces."""


def _ranges(values: list[str]) -> list[str]:
    numbers: set[int] = set()
    for value in values:
        found = re.fullmatch(r"(\d+)(?:-(\d+))?", value)
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
        if not 1 <= first <= last <= LAST_VLAN:
            raise PydanticCustomError("ranges", "numbers from 1 to 4094 or ranges such as 10-20")
        numbers.update(range(first, last + 1))
    starts = sorted(number for number in numbers if number - 1 not in numbers)
    ends = sorted(number for number in numbers if number + 1 not in numbers)
    pairs = zip(starts, ends, strict=True)
    return [str(start) if start == end else f"{start}-{end}" for start, end in pairs]


LAST_VLAN = 4094
Vlans = Annotated[list[str], Joined(" "), BeforeValidator(_split), AfterValidator(_ranges)]
"""A set of VLAN tags, in the fewest ranges."""

Ordered = Annotated[list[str], Joined(), BeforeValidator(_split)]
"""A list whose order counts."""


def _several(value: Any) -> Any:
    return [value] if isinstance(value, int) and not isinstance(value, bool) else _split(value)


Numbers = Annotated[list[int], Joined(), BeforeValidator(_several), AfterValidator(_unordered)]
"""A set of numbers, such as vmids."""


def _tags(values: list[str]) -> list[str]:
    return sorted({value.lower() for value in values})


Tags = Annotated[list[str], Joined(";"), BeforeValidator(_split), AfterValidator(_tags)]
"""PVE's normal form of tags: lower case, sorted, unique."""


@dataclass(frozen=True)
class Keys:
    """Public keys, one a line, which may also be written as a list: nobody has to hide them."""


@dataclass(frozen=True)
class Quoted:
    """PVE wants the text percent-encoded, once, before the request is encoded."""


def _keys(value: Any) -> Any:
    is_several = isinstance(value, list) and all(isinstance(key, str) for key in value)
    return "\n".join(value) if is_several else value


def _trimmed(value: str) -> str:
    return "\n".join(line.strip() for line in value.splitlines() if line.strip())


PublicKeys = Annotated[str, Keys(), BeforeValidator(_keys), AfterValidator(_trimmed)]
"""Public keys, one a line (or a list)."""

SshKeys = Annotated[PublicKeys, Quoted()]
"""The same where PVE wants them percent-encoded."""


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


SIZE = Form(r"\d+(\.\d+)?[KMGT]?", "a size such as 32G or 512M")


def _size(value: Any) -> Any:
    # A bare number is bytes to PVE, which nobody means who writes `size: 32`.
    if not isinstance(value, str) or not re.fullmatch(SIZE.pattern, value):
        raise PydanticCustomError("size", "{words}", {"words": SIZE.words})
    return size_text(size_in_bytes(value))


Size = Annotated[str, SIZE, BeforeValidator(_size)]
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
        return _counted(value, handler(value))
    for form in (value, str(value)):
        try:
            return handler(form)
        except ValidationError:
            continue
    return value


def _counted(value: Any, read: Any) -> Any:
    """What was read, unless true or false was taken for a number."""
    if isinstance(value, bool) and isinstance(read, int | float) and not isinstance(read, bool):
        raise PydanticCustomError("number", "a number")
    return read


def is_from_server(info: Any) -> bool:
    """Whether the data under validation came from PVE rather than from the user."""
    return bool(info.context and info.context.get("from_server"))


def plain(value: Any) -> str | int | float:
    """A scalar as PVE takes it: 0 and 1 for a boolean."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, list):
        return ";".join(str(plain(item)) for item in value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if isinstance(value, int | float) else str(value)
