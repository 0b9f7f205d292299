"""Volumes of guests: where their data is, and how much."""

import re
from typing import Annotated, ClassVar, Self

from providers.core.kind.flat import Row
from providers.core.kind.marks import AT_CREATE, FILLED, Ref
from providers.core.kind.property_string import PropertyString, marked
from providers.core.kind.values import Size, size_in_bytes

GIB = 1 << 30
UNIT = r"\d+(\.\d+)?[KMGTkmgt][Ii]?[Bb]?"
"""What nobody may mean as the name of a volume: PVE's number has no unit."""


class Volume(PropertyString):
    """A volume: `storage:8` is a new one of 8 GiB, `storage:volume` one that exists."""

    kept: ClassVar[tuple[str, ...]] = ("storage", "volume")
    """What stays of a volume that is there."""
    aside: ClassVar[tuple[str, ...]] = ("size",)
    """What is not changed by a new text of the volume."""

    storage: Annotated[str | None, Ref("storage")] = None
    """Storage that the volume is on."""
    volume: Annotated[str | None, FILLED] = None
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Annotated[Size | None, FILLED] = None
    """Such as `32G`; a larger one than before grows the disk."""

    @classmethod
    def folded(cls, parts: Row) -> Row:
        """Split PVE's `storage:volume` or `storage:size`."""
        key = str(cls.default_key)
        place = parts.get(key)
        if place is None or isinstance(place, list | dict):
            return parts
        rest = {name: part for name, part in parts.items() if name != key}
        storage, colon, volume = str(place).strip().partition(":")
        found = cls.split(storage, volume) if colon else {key: str(place)}
        return {**found, **rest}

    @classmethod
    def split(cls, storage: str, volume: str) -> Row:
        """The parts behind `storage:volume` or `storage:size`."""
        if re.fullmatch(r"\d+(\.\d+)?", volume):
            return {"storage": storage, "size": f"{volume}G"}
        return {"storage": storage, "volume": volume}

    def is_whole(self) -> bool:
        """Whether it says which volume it means, or how a new one is made."""
        return bool(not self.storage or self.volume or self.size)

    def is_new(self) -> bool:
        """Whether it asks for a volume without content."""
        return self.volume is None and self.size is not None

    def over(self, there: Self) -> Self:
        """These options on the volume that is there."""
        origin = marked(type(self), AT_CREATE)
        kept = {name: value for name, value in there.values().items() if name in self.kept}
        mine = {name: value for name, value in self.values().items() if name not in origin}
        return type(self).model_validate({**kept, **mine, "size": there.size})

    def options(self) -> Row:
        """What a new text of the volume changes."""
        return {name: value for name, value in self.values().items() if name not in self.aside}

    def bytes(self) -> int:
        """The declared size, 0 if there is none."""
        return size_in_bytes(self.size or "0")

    def place(self) -> str:
        """PVE's text for the volume, or for the wish for a new one."""
        return f"{self.storage}:{self.volume or self.gibibytes()}"

    def gibibytes(self) -> str:
        """The size of a new volume as PVE takes it."""
        return f"{self.bytes() / GIB:.10g}"

    def written(self) -> list[str]:
        """The volume, then the options; its size is PVE's to tell."""
        own, hidden = super().written(), ("storage", "volume", "size")
        options = own[1:] if getattr(self, str(self.default_key)) is not None else own
        return [self.place(), *(o for o in options if o.partition("=")[0] not in hidden)]


def summary(text: str) -> dict[str, str]:
    """Volume id and size in PVE's text of a volume."""
    place, *options = text.strip().split(",")
    sizes = [option.partition("=")[2] for option in options if option.startswith("size=")]
    return {"volume": place, **({"size": sizes[0]} if sizes else {})}
