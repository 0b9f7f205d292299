"""Mount points: the root file system and what is mounted into it."""

import re
from dataclasses import dataclass, field
from typing import Any, Self

from simulator.guests.options import number_of
from simulator.guests.sizes import parse_size
from simulator.lxc.options import OPTIONS

Config = dict[str, Any]

ROOT = "rootfs"
NEW_VOLUME = re.compile(r"([^:\s]+):(\d+(?:\.\d+)?)")
"""`STORAGE:SIZE` asks for a new volume; the size is in GiB."""
_SLOT = re.compile(rf"{ROOT}|mp\d+")


def is_slot(option: str) -> bool:
    return _SLOT.fullmatch(option) is not None


@dataclass(slots=True)
class MountPoint:
    """What is mounted: a volume, or a directory or device of the node."""

    slot: str
    volume: str
    options: dict[str, str] = field(default_factory=dict)

    @classmethod
    def parse(cls, slot: str, text: Any) -> Self:
        parts = OPTIONS.parse(slot, text)
        return cls(slot, parts.pop("volume"), parts)

    def __str__(self) -> str:
        return OPTIONS.print(self.slot, {"volume": self.volume, **self.options})

    @property
    def kind(self) -> str:
        """`volume`, `bind` or `device`."""
        if not self.volume.startswith("/"):
            return "volume"
        return "device" if self.volume.startswith("/dev/") else "bind"

    @property
    def is_volume(self) -> bool:
        return self.kind == "volume"

    @property
    def size(self) -> int:
        """Bytes, as its configuration says."""
        return parse_size(self.options.get("size", "0"))


def mount_points(config: Config) -> list[MountPoint]:
    """Every mount point, the root file system first."""
    slots = sorted(filter(is_slot, config), key=lambda slot: (slot != ROOT, number_of(slot)))
    return [MountPoint.parse(slot, config[slot]) for slot in slots]
