"""Options of a virtual machine: which there are, their parts, who may set them."""

import re
from functools import cache, lru_cache
from typing import Any

from simulator.propertystring import parse, parts_by_name
from simulator.schema import Properties, parameters_of
from simulator.validation import find_declaration

COLLECTION = "/nodes/{node}/qemu"
NOT_STORED = frozenset(
    """
    archive background_delay bwlimit delete digest force ha-managed import-working-storage
    live-restore node pool revert skip_cloud_init skiplock start storage unique vmid
    """.split()  # noqa: SIM905
)
"""Parameters that tell what to do, and are no options of the machine."""
CDROM_SLOT = "ide2"
ALSO_OPTIONS = ("lock", "vmstate", "parent", "snaptime", "meta", "runningmachine", "runningcpu")
"""Options that nobody can set, but that can be deleted."""

PRIVILEGES = {
    "VM.Config.CPU": "cores cpu cpulimit cpuunits numa smp sockets vcpus",
    "VM.Config.Memory": "memory balloon shares",
    "VM.Config.HWType": "acpi hotplug kvm machine scsihw smbios1 tablet vga watchdog audio0 rng0",
    "VM.Config.Options": "agent autostart bios description keyboard localtime migrate_downtime"
    " migrate_speed name onboot ostype protection reboot startdate startup tdf template",
    "VM.PowerMgmt": "freeze",
    "VM.Config.Disk": "boot bootdisk vmstatestorage",
    "VM.Config.Cloudinit": "cicustom cipassword citype ciuser ciupgrade nameserver searchdomain"
    " sshkeys",
}
PRIVILEGE_OF = {option: name for name, options in PRIVILEGES.items() for option in options.split()}
NUMBERED_PRIVILEGES = {"numa": "VM.Config.CPU", "net": "VM.Config.Network"}
CHECKED_BY_VALUE = re.compile(r"(unused|serial|usb|hostpci|virtiofs)\d+|rng0|tags")
"""Options whose privilege depends on what they are set to."""
CLOUD_INIT = tuple(PRIVILEGES["VM.Config.Cloudinit"].split())


def is_option(name: str) -> bool:
    """Whether a machine can have an option of that name."""
    declared = parameters_of(COLLECTION, "POST")
    known = find_declaration(declared, name) is not None and name not in NOT_STORED
    return known or name in ALSO_OPTIONS or re.fullmatch(r"unused\d+", name) is not None


def stored_options(params: dict[str, Any]) -> dict[str, Any]:
    """Those of the parameters that become options; `cdrom` is another name for a slot."""
    options = {name: value for name, value in params.items() if name not in NOT_STORED}
    if "cdrom" in options:
        medium = str(options.pop("cdrom"))
        options[CDROM_SLOT] = medium if "media=" in medium else f"{medium},media=cdrom"
    return options


@cache
def parts_of(option: str) -> Properties:
    """The declared parts of an option that is a property string."""
    declaration = find_declaration(parameters_of(COLLECTION, "POST"), option) or {}
    named = declaration.get("format") or {}
    return named if isinstance(named, dict) else parts_by_name(named) or {}


def parse_option(option: str, text: Any) -> dict[str, str]:
    """The parts by their full names; booleans as 0 or 1."""
    return dict(_parsed(option, str(text)))


@lru_cache(maxsize=1 << 14)
def _parsed(option: str, text: str) -> dict[str, str]:
    return parse(parts_of(option), text)


def print_option(option: str, parts: dict[str, str]) -> str:
    """The text that PVE stores: the default part bare, then the others by name."""
    first = next((name for name, part in parts_of(option).items() if part.get("default_key")), "")
    rest = [f"{name}={parts[name]}" for name in sorted(parts) if name != first]
    return ",".join(([parts[first]] if first in parts else []) + rest)


def number_of(option: str) -> int:
    return int(re.sub(r"\D", "", option) or 0)
