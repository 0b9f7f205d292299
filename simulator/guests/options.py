"""Options of guests: which there are, and the parts that they are made of."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from simulator.propertystring import parse, parts_by_name
from simulator.schema import Properties, parameters_of
from simulator.validation import find_declaration


@dataclass(frozen=True)
class OptionSet:
    """The options of one kind of guest, as the creation in its collection declares them."""

    collection: str
    not_stored: frozenset[str]
    """Parameters that tell what to do, and are no options of the guest."""
    also: tuple[str, ...]
    """Options that nobody can set, but that can be deleted."""

    def has(self, name: str) -> bool:
        """Whether a guest can have an option of that name."""
        known = self._declaration(name) is not None and name not in self.not_stored
        return known or name in self.also or re.fullmatch(r"unused\d+", name) is not None

    def stored(self, params: dict[str, Any]) -> dict[str, Any]:
        """Those of the parameters that become options."""
        return {name: value for name, value in params.items() if name not in self.not_stored}

    def _declaration(self, name: str) -> dict[str, Any] | None:
        return find_declaration(parameters_of(self.collection, "POST"), name)

    def parts_of(self, option: str) -> Properties:
        """The declared parts of an option that is a property string."""
        return _parts_of(self, option)

    def parse(self, option: str, text: Any) -> dict[str, str]:
        """The parts by their full names; booleans as 0 or 1."""
        return dict(_parsed(self, option, str(text)))

    def print(self, option: str, parts: dict[str, str]) -> str:
        """The text that PVE stores: the default part bare, then those that must be there, then
        the others, each by name."""
        declared = self.parts_of(option)
        first = next((name for name, part in declared.items() if part.get("default_key")), "")
        names = sorted(
            (name for name in parts if name != first),
            key=lambda name: (name not in declared or "optional" in declared[name], name),
        )
        rest = [f"{name}={parts[name]}" for name in names]
        return ",".join(([parts[first]] if first in parts else []) + rest)


@lru_cache(maxsize=1 << 12)
def _parts_of(options: OptionSet, option: str) -> Properties:
    declaration = options._declaration(option) or {}
    named = declaration.get("format") or {}
    return named if isinstance(named, dict) else parts_by_name(named) or {}


@lru_cache(maxsize=1 << 14)
def _parsed(options: OptionSet, option: str, text: str) -> dict[str, str]:
    return parse(options.parts_of(option), text)


def number_of(option: str) -> int:
    return int(re.sub(r"\D", "", option) or 0)
