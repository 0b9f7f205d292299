"""Base files that a stack extends, each with those that it extends itself."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from components.faults import Faults
from components.merging import Layer, merged
from providers.core.check.problems import nearest

KEYS = ("cluster", "defaults", "extends")


@dataclass
class BaseFiles:
    """Reads base files and those that they extend, and notes what is wrong with them."""

    folder: Path
    faults: Faults

    def below(self, layer: Layer, place: str, above: tuple[Path, ...] = ()) -> Layer:
        """The layer with all that it extends below it."""
        found: dict[str, object] = {}
        for name in self._names(layer, place):
            found = merged(found, self._file(name, f"{place}extends", above))
        return merged(found, layer)

    def _names(self, layer: Layer, place: str) -> Iterator[str]:
        names = layer.get("extends") or []
        for name in names if isinstance(names, list) else [names]:
            if isinstance(name, str):
                yield name
            else:
                self.faults.add(f"{place}extends", f"is {name!r}, must be a list of file names")

    def _file(self, name: str, place: str, above: tuple[Path, ...]) -> Layer:
        file = (self.folder / name).resolve()
        if file in above:
            self.faults.add(place, f"comes back to {name}: files extend each other in a ring")
            return {}
        try:
            content = yaml.safe_load(file.read_text())
        except (OSError, UnicodeDecodeError, yaml.YAMLError) as fault:
            self.faults.add(place, f"names {name}, which cannot be read: {_first_line(fault)}")
            return {}
        layer = self.faults.map(name, content) or {}
        for key in layer.keys() - set(KEYS):
            self.faults.add(
                f"{name}: {key}", f"does not belong into a base file{nearest(key, KEYS)}"
            )
        return self.below(layer, f"{name}: ", (*above, file))


def _first_line(fault: Exception) -> str:
    return (getattr(fault, "strerror", None) or str(fault)).splitlines()[0]
