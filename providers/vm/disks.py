"""Volumes of virtual machines."""

import re
from typing import Annotated, ClassVar, Literal, Self

from pydantic import ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from providers.core.kind.flat import Row
from providers.core.kind.forms import Form
from providers.core.kind.marks import AT_CREATE, DASHED, FILLED, VOLUME, Ref
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Size, is_from_server, size_in_bytes

GIB = 1 << 30
PLACE = ("file", "storage", "volume", "format", "media")
ORIGIN = ("import_from", "source")
ASIDE = ("size", "format", "media", *ORIGIN)
LIBRARY = Ref("storage", within=VOLUME)
IMAGE = Ref("image", soft=True, within=r"(?:[^:]*:)?(?:.*/)?([^/]+)")
"""A file that this run may bring, by its name."""
EMPTY = ("none", "cdrom")
_UNIT = r"\d+(\.\d+)?[KMGTkmgt][Ii]?[Bb]?"
FILE = r"none|cdrom|/[^,]*"
WHERE = Form(rf"{FILE}|[^:,]+:(?!{_UNIT}(,|$))[^,]*", "storage:GIB, storage:volume, none or a path")
_CLOUDINIT = re.compile(r"(.*/)?vm-\d+-cloudinit(\.\w+)?$")


class Volume(PropertyString):
    """Where the data of a drive is.

    `storage:8` is a new volume of 8 GiB, `storage:volume` one that exists, `storage:cloudinit`
    the drive that cloud-init reads, `none` an empty CD drive.
    """

    default_key: ClassVar = "file"
    bare: ClassVar = WHERE
    file: str | None = None
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: Annotated[str | None, Ref("storage")] = None
    """Storage that the volume is on."""
    volume: Annotated[str | None, FILLED, IMAGE] = None
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Annotated[Size | None, FILLED] = None
    """Such as `32G`; a larger one than before grows the disk."""
    format: Annotated[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"] | None, FILLED] = None
    """Format of a new volume; default: what the storage prefers."""
    import_from: Annotated[str | None, DASHED, AT_CREATE, LIBRARY, IMAGE] = None
    """Volume whose content the new one takes, and its size unless a larger one is declared."""
    source: Annotated[str | None, AT_CREATE, LIBRARY, IMAGE] = None
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`."""

    @classmethod
    def folded(cls, parts: Row) -> Row:
        """Split PVE's `storage:volume` or `storage:size`."""
        place = parts.pop("file", None)
        if place is None or isinstance(place, list | dict):
            return parts if place is None else {**parts, "file": place}
        storage, colon, volume = str(place).strip().partition(":")
        if not colon:
            return {**parts, "file": str(place)}
        if re.fullmatch(r"0+", volume):
            return {"storage": storage, **parts}
        if re.fullmatch(r"\d+(\.\d+)?", volume):
            return {"storage": storage, "size": f"{volume}G", **parts}
        name = "cloudinit" if _CLOUDINIT.fullmatch(volume) else volume
        return {"storage": storage, "volume": name, **parts}

    @model_validator(mode="after")
    def _placed(self, info: ValidationInfo) -> Self:
        is_file = self.file is None or re.fullmatch(FILE, self.file)
        is_wrong = not is_file or re.fullmatch(_UNIT, self.volume or "")
        if is_wrong and not is_from_server(info):
            raise PydanticCustomError("volume", WHERE.words)
        return self

    def is_whole(self) -> bool:
        """Whether it says which volume it means, or how a new one is made."""
        is_known = self.volume or self.size or self.import_from or self.source
        return bool(self.file or (self.storage and is_known))

    def over(self, there: Self) -> Self:
        """These options on the volume that is there."""
        kept = {name: value for name, value in there.values().items() if name in PLACE}
        mine = {name: value for name, value in self.values().items() if name not in ORIGIN}
        return type(self).model_validate({**kept, **mine, "size": there.size})

    def options(self) -> Row:
        """What is not about where the data is and how much."""
        return {name: value for name, value in self.values().items() if name not in ASIDE}

    def place(self) -> str:
        """PVE's text for the volume, or for the wish for a new one."""
        if self.storage is None:
            return self.file or "none"
        if self.volume is not None:
            return f"{self.storage}:{self.volume}"
        size = 0 if self.import_from else size_in_bytes(self.size or "0")
        return f"{self.storage}:{size / GIB:.10g}"

    def written(self) -> list[str]:
        """The volume, then the options; its size is PVE's to tell."""
        hidden = ("storage", "volume", "size", "file")
        rest = [part for part in super().written() if part.partition("=")[0] not in hidden]
        return [self.place(), *(rest[1:] if self.file else rest)]


class FixedSize(Volume):
    """A volume of which PVE alone knows the size: the number of `storage:1` means nothing."""

    @classmethod
    def folded(cls, parts: Row) -> Row:
        """The parts without a size."""
        return {name: part for name, part in super().folded(parts).items() if name != "size"}

    def place(self) -> str:
        """PVE's text for the volume, or for the wish for a new one."""
        wanted = self.storage is not None and self.volume is None and self.import_from is None
        return f"{self.storage}:1" if wanted else super().place()

    def is_whole(self) -> bool:
        """Always, since PVE knows the size."""
        return True


def summary(text: str) -> dict[str, str]:
    """Volume id and size in PVE's text of a drive."""
    place, *options = text.strip().split(",")
    sizes = [option.partition("=")[2] for option in options if option.startswith("size=")]
    return {"volume": place, **({"size": sizes[0]} if sizes else {})}
