"""The root file system of a container, and what is mounted into it."""

import re
from typing import Annotated, ClassVar, Self

from pydantic import ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from providers.core.guests.guest import Placed
from providers.core.guests.steps import change_volumes
from providers.core.guests.volumes import UNIT, Volume
from providers.core.kind.flat import Row
from providers.core.kind.forms import Form
from providers.core.kind.marks import KEPT, Slots, Via
from providers.core.kind.values import Semicolons, is_from_server

WHERE = Form(rf"/[^,]*|[^:,]+:(?!{UNIT}(,|$))[^,]*", "storage:GIB, storage:volume or a path")


class RootFs(Volume):
    """The root file system.

    `storage:8` is a new volume of 8 GiB, `storage:volume` one that exists.
    """

    default_key: ClassVar = "volume"
    bare: ClassVar = WHERE

    acl: bool | None = None
    """Whether it has POSIX ACLs; default: that of the node."""
    idmap: Semicolons | None = None
    """How its users and groups are those of the node: `passthrough`, or `u:0:100000:65536` …"""
    mountoptions: Semicolons | None = None
    """Of discard, lazytime, noatime, nodev, noexec and nosuid."""
    quota: bool | None = None
    """Whether users may have quotas; only for privileged containers; default: false."""
    replicate: bool | None = None
    """Whether replication holds it; default: true."""
    ro: bool | None = None
    """Whether it is read-only; default: false."""
    shared: bool | None = None
    """Whether it is there on all nodes, though its storage is not; default: false."""

    @classmethod
    def parts(cls, text: str) -> Row:
        """In PVE's text, the volume always stands with its storage."""
        found = super().parts(text)
        if not re.fullmatch(WHERE.pattern, str(found.get("volume", "/"))):
            raise PydanticCustomError("volume", WHERE.words)
        return found

    @model_validator(mode="after")
    def _placed(self, info: ValidationInfo) -> Self:
        is_path = self.storage is None and (self.volume or "/").startswith("/")
        is_named = self.storage is not None and not re.fullmatch(UNIT, self.volume or "")
        if not (is_path or is_named) and not is_from_server(info):
            raise PydanticCustomError("volume", WHERE.words)
        return self

    def place(self) -> str:
        """PVE's text for the volume, or for the wish for a new one."""
        return str(self.volume) if self.storage is None else super().place()

    def written(self) -> list[str]:
        """The size of an existing volume stands in its text: PVE does not look at it again."""
        size = [f"size={self.size}"] if self.volume and self.size else []
        return [*super().written(), *size]


class MountPoint(RootFs):
    """A volume that is mounted into a container; a folder or device of the node by its path.

    Folders and devices are for root@pam alone.
    """

    mp: str
    """Where it is mounted, such as `/srv/data`."""
    backup: bool | None = None
    """Whether backups hold it; default: false."""
    keepattrs: bool | None = None
    """Whether a new volume takes owner and mode from the folder that it covers; default: false."""


class Mounts(Placed):
    """What is mounted."""

    rootfs: Annotated[RootFs | None, KEPT, Via(change_volumes)] = None
    """Default: that of the clone's source; a container from a template has to have one."""
    mp: Annotated[dict[int, MountPoint], Slots(256), Via(change_volumes)] = {}
