"""Values as PVE takes and shows them, told apart from how our own code does it."""

import re
from collections.abc import Iterable, Mapping
from typing import Any


def text(value: Any) -> str:
    """A value as PVE takes it, if nothing else is said."""
    if isinstance(value, bool):
        return str(int(value))
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def parts(value: Any) -> set[str]:
    """The parts of a value in any of PVE's spellings: their order means nothing."""
    if value is None:
        return set()
    if isinstance(value, Mapping):
        return {f"{key}={text(part)}" for key, part in value.items()}
    items: Iterable[Any] = value if isinstance(value, list) else re.split(r"[,;]", text(value))
    return {text(item).strip() for item in items} - {""}


def named(value: Any, name: str, number: int) -> Any:
    """The value with `{name}` and `{number}` filled in, at any depth."""
    if isinstance(value, str):
        if value == "{number}":
            return number
        return value.replace("{name}", name).replace("{number}", str(number))
    if isinstance(value, Mapping):
        return {named(k, name, number): named(v, name, number) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(named(part, name, number) for part in value)
    return value
