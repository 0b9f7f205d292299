"""Volumes of virtual machines."""

import re
from typing import Annotated, ClassVar, Literal, Self

from pydantic import ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from providers.core.guests.volumes import UNIT, Volume
from providers.core.kind.flat import Row
from providers.core.kind.forms import Form
from providers.core.kind.marks import AT_CREATE, DASHED, FILLED, VOLUME, Ref
from providers.core.kind.values import is_from_server

LIBRARY = Ref("storage", within=VOLUME)
IMAGE = Ref("image", soft=True, within=r"(?:[^:]*:)?(?:.*/)?([^/]+)")
"""A file that this run may bring, by its name."""
FILE = r"none|cdrom|/[^,]*"
WHERE = Form(rf"{FILE}|[^:,]+:(?!{UNIT}(,|$))[^,]*", "storage:GIB, storage:volume, none or a path")
_CLOUDINIT = re.compile(r"(.*/)?vm-\d+-cloudinit(\.\w+)?$")


class Drive(Volume):
    """Where the data of a drive is.

    `storage:8` is a new volume of 8 GiB, `storage:volume` one that exists, `storage:cloudinit`
    the drive that cloud-init reads, `none` an empty CD drive.
    """

    default_key: ClassVar = "file"
    bare: ClassVar = WHERE
    kept: ClassVar = ("file", "storage", "volume", "format", "media")
    aside: ClassVar = ("size", "format", "media", "import_from", "source")

    volume: Annotated[str | None, FILLED, IMAGE] = None
    """Name of the volume; one that is not declared is made, with `size`."""
    file: str | None = None
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    format: Annotated[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"] | None, FILLED] = None
    """Format of a new volume; default: what the storage prefers."""
    import_from: Annotated[str | None, DASHED, AT_CREATE, LIBRARY, IMAGE] = None
    """Volume whose content the new one takes, and its size unless a larger one is declared."""
    source: Annotated[str | None, AT_CREATE, LIBRARY, IMAGE] = None
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`."""

    @classmethod
    def split(cls, storage: str, volume: str) -> Row:
        """The parts; a size of 0 means that of the volume to import."""
        if re.fullmatch(r"0+", volume):
            return {"storage": storage}
        found = super().split(storage, volume)
        is_cloudinit = _CLOUDINIT.fullmatch(found.get("volume", ""))
        return {**found, "volume": "cloudinit"} if is_cloudinit else found

    @model_validator(mode="after")
    def _placed(self, info: ValidationInfo) -> Self:
        is_file = self.file is None or re.fullmatch(FILE, self.file)
        is_wrong = not is_file or re.fullmatch(UNIT, self.volume or "")
        if is_wrong and not is_from_server(info):
            raise PydanticCustomError("volume", WHERE.words)
        return self

    def is_whole(self) -> bool:
        """Whether it says which volume it means, or how a new one is made."""
        is_known = self.volume or self.size or self.import_from or self.source
        return bool(self.file or (self.storage and is_known))

    def is_new(self) -> bool:
        """Whether it asks for a volume without content."""
        return super().is_new() and not (self.import_from or self.source)

    def place(self) -> str:
        """PVE's text for the volume, or for the wish for a new one."""
        return (self.file or "none") if self.storage is None else super().place()

    def gibibytes(self) -> str:
        """The size of a new volume as PVE takes it."""
        return "0" if self.import_from else super().gibibytes()


class FixedSize(Drive):
    """A volume of which PVE alone knows the size: the number of `storage:1` means nothing."""

    @classmethod
    def folded(cls, parts: Row) -> Row:
        """The parts without a size."""
        return {name: part for name, part in super().folded(parts).items() if name != "size"}

    def gibibytes(self) -> str:
        """What PVE takes for its own size."""
        return "0" if self.import_from else "1"

    def is_whole(self) -> bool:
        """Always, since PVE knows the size."""
        return True
