"""Drives: slots, what is in them, and what a machine boots from."""

import re
from dataclasses import dataclass, field
from typing import Any, Self

from simulator.guests.options import number_of
from simulator.guests.sizes import parse_size
from simulator.qemu.options import parse_option, print_option

Config = dict[str, Any]

SLOT = re.compile(
    r"ide[0-3]|sata[0-5]|scsi([0-9]|[12][0-9]|30)|virtio([0-9]|1[0-5])|efidisk0|tpmstate0"
)
NEW_DISK = re.compile(r"(?:([^/:\s]+):)?(\d+(?:\.\d+)?)")
"""`STORAGE:SIZE` asks for a new disk; the size is in GiB."""
BUSES = ("ide", "sata", "scsi", "virtio")


def is_slot(option: str) -> bool:
    return SLOT.fullmatch(option) is not None


@dataclass(slots=True)
class Drive:
    """What is in a slot: a volume (or `none`, `cdrom`) and options."""

    slot: str
    file: str
    options: dict[str, str] = field(default_factory=dict)

    @classmethod
    def parse(cls, slot: str, text: Any) -> Self:
        parts = parse_option("ide0" if slot.startswith("unused") else slot, text)
        return cls(slot, parts.pop("file"), parts)

    def __str__(self) -> str:
        slot = "ide0" if self.slot.startswith("unused") else self.slot
        return print_option(slot, {"file": self.file, **self.options})

    @property
    def is_cloud_init(self) -> bool:
        return re.search(r"(:|-)cloudinit(\.\w+)?$|^cloudinit$", self.file) is not None

    @property
    def is_cdrom(self) -> bool:
        return self.options.get("media") == "cdrom" or self.file in ("none", "cdrom")

    @property
    def is_empty(self) -> bool:
        return self.file in ("none", "cdrom")

    @property
    def size(self) -> int:
        """Bytes, as its configuration says."""
        return parse_size(self.options.get("size", "0"))


def drives_of(config: Config) -> list[Drive]:
    """Every drive of a configuration, in the order of its slots' names."""
    return [Drive.parse(slot, config[slot]) for slot in sorted(config) if is_slot(slot)]


def disks_of(config: Config) -> list[Drive]:
    """The drives that hold data of the machine."""
    return [drive for drive in drives_of(config) if not drive.is_cdrom]


def default_boot_order(config: Config) -> str:
    """The first disk, the first CD-ROM drive, the first network card."""
    slots = sorted(
        (slot for slot in config if slot.startswith(BUSES) and is_slot(slot)),
        key=lambda slot: (BUSES.index(re.sub(r"\d", "", slot)), number_of(slot)),
    )
    drives = [Drive.parse(slot, config[slot]) for slot in slots]
    disks = [drive.slot for drive in drives if not drive.is_cdrom]
    cdroms = [drive.slot for drive in drives if drive.is_cdrom]
    cards = sorted((name for name in config if re.fullmatch(r"net\d+", name)), key=number_of)
    return print_boot_order(disks[:1] + cdroms[:1] + cards[:1])


def boot_order(config: Config) -> list[str]:
    """The devices that the option `boot` names."""
    match = re.match(r"order=(.*)", str(config.get("boot", "")))
    return [device for device in match[1].split(";") if device] if match else []


def print_boot_order(devices: list[str]) -> str:
    return f"order={';'.join(devices)}" if devices else " "


def boot_disk(config: Config) -> Drive | None:
    """The disk whose size PVE shows as the machine's: the first that it boots from."""
    order = boot_order(config if "boot" in config else {"boot": default_boot_order(config)})
    slots = (slot for slot in order if slot in config and is_slot(slot))
    drives = (Drive.parse(slot, config[slot]) for slot in slots)
    return next((drive for drive in drives if not drive.is_cdrom), None)
