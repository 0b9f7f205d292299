"""One entry of a section, as the stack file has it."""

from dataclasses import dataclass, field
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
class Notation:
    """A section whose entries stand in maps within maps, and imply fields by their keys.

    `keys` is what the keys of each map look like, `implied` names the fields that follow from
    them, `bare` the one that may stand in the place of the innermost map.
    """

    keys: tuple[Form, ...]
    implied: tuple[str, ...]
    bare: str
