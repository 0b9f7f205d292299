"""One entry of a section, as the stack file has it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from providers.core.kind.forms import Form


@dataclass(frozen=True)
class Written:
    """What was written, and where.

    `steps` are the keys that lead to it within its section, `implied` the fields that follow from
    them. Its logical name is `name` behind `prefix`. `fields` is no map if the writer erred.
    """

    steps: tuple[str, ...]
    name: str
    fields: Any
    implied: dict[str, Any] = field(default_factory=dict)
    prefix: str = ""


@dataclass(frozen=True)
class Several:
    """In the stack file, the key `name` may name several: the entry is then one object for each,
    in that order."""

    name: str


@dataclass(frozen=True)
class Notation:
    """A section whose entries stand in maps within maps, and imply fields by their keys.

    `keys` is what the keys of each map look like, `implied` names the fields that follow from
    them, `bare` the one that may stand in the place of the innermost map.
    """

    keys: tuple[Form, ...]
    implied: tuple[str, ...]
    bare: str


def one_by_one(written: Written, several: Mapping[str, Several]) -> Iterator[Written]:
    """The entry for each of the values that a field has in it; `several` are such fields.

    An object is named after its value, too, so that it stays when others come or go.
    """
    if not several or not isinstance(written.fields, Mapping):
        yield written
        return
    [(name, mark)] = several.items()
    given = written.fields.get(mark.name) or []
    values = given.replace(",", " ").split() if isinstance(given, str) else given
    rest = {key: value for key, value in written.fields.items() if key != mark.name}
    for value in values if isinstance(values, list) else [values]:
        implied = {**written.implied, name: value}
        yield replace(written, fields=rest, implied=implied, prefix=f"{value}:")
    if not values:
        only = rest.get(name)
        yield replace(written, fields=rest, prefix=f"{only}:" if isinstance(only, str) else "")
