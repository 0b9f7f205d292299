"""What makes an object one: its key in PVE's notation, and the id of its resource."""

import functools
from typing import Any

from providers.core.kind.fields import Field, fields_of
from providers.core.kind.flat import Row
from providers.core.kind.marks import IDENTITY
from providers.core.kind.paths import Paths
from providers.core.kind.spec import Spec


@functools.cache
def identity_fields(kind: type[Spec]) -> tuple[Field, ...]:
    """The fields that make up the key."""
    return tuple(field for field in fields_of(kind).values() if field.has(IDENTITY))


def identity(kind: type[Spec], values: Row) -> Row:
    """The values of the key among others."""
    names = [field.name for field in identity_fields(kind)]
    return {name: values[name] for name in names if values.get(name) is not None}


def is_complete(kind: type[Spec], values: Row) -> bool:
    """Whether all parts of the key are known that are never without a value."""
    names = [field.name for field in identity_fields(kind)]
    needed = [name for name in names if kind.model_fields[name].default is not None]
    known = identity(kind, values)
    return bool(known) and known.keys() >= {*needed}


def key_of(kind: type[Spec], values: Row) -> str:
    """The key in PVE's own notation: `library`, `automation@pve!ansible`, `9001`."""
    parts = identity(kind, values)
    if kind.paths.key is not None:
        return kind.paths.key.format_map(parts)
    return ":".join(str(value) for value in parts.values())


def id_of(kind: type[Spec], values: Row) -> str:
    """The id of the resource: kind and key, without node or connection."""
    return f"{kind.paths.prefix or kind.kind}/{key_of(kind, values)}"


def key_of_row(kind: type[Spec], row: Row) -> str:
    """The key of an object as a list of PVE shows it."""
    told = kind.decode(row)
    named: dict[str, Any] = {field.name: told.get(field.wire) for field in identity_fields(kind)}
    return key_of(kind, named)


def unnested(rows: list[Row], paths: Paths) -> list[Row]:
    """The rows themselves, or those nested in each row with their parent's fields beside."""
    if paths.nested is None:
        return rows
    return [{**outer, **inner} for outer in rows for inner in outer.get(paths.nested) or []]
