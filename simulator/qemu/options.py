"""Options of a virtual machine: which there are, their parts, who may set them."""

import re
from typing import Any

from simulator.guests.options import OptionSet

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


_OPTIONS = OptionSet(COLLECTION, NOT_STORED, ALSO_OPTIONS)
is_option = _OPTIONS.has
parse_option = _OPTIONS.parse
print_option = _OPTIONS.print


def stored_options(params: dict[str, Any]) -> dict[str, Any]:
    """Those of the parameters that become options; `cdrom` is another name for a slot."""
    options = _OPTIONS.stored(params)
    if "cdrom" in options:
        medium = str(options.pop("cdrom"))
        options[CDROM_SLOT] = medium if "media=" in medium else f"{medium},media=cdrom"
    return options
