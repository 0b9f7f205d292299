"""What a caller may do with a machine's options and with the volumes that they name."""

import re
from typing import Any

from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.guests.access import GuestAccess, check_bridge
from simulator.qemu.drives import NEW_DISK, Drive, is_slot
from simulator.qemu.network import cards_of
from simulator.qemu.options import (
    CHECKED_BY_VALUE,
    CLOUD_INIT,
    NUMBERED_PRIVILEGES,
    PRIVILEGE_OF,
    parse_option,
)
from simulator.storage.access import check_volume_access
from simulator.storage.config import contents, get_storage
from simulator.storage.names import VOLUME_ID
from simulator.storage.volumes import Volumes

Options = dict[str, Any]


class OptionAccess(GuestAccess):
    """Privileges for the options of one machine."""

    def check_names(self, names: list[str]) -> None:
        """Raise unless the caller may set or delete the options, whatever their values."""
        if self.is_root:
            return
        for name in sorted(names):
            if not (is_slot(name) or name == "cdrom" or CHECKED_BY_VALUE.fullmatch(name)):
                self._check_name(name)

    def _check_name(self, name: str) -> None:
        base = re.sub(r"\d+$", "", name)
        if base == "ipconfig" or name in CLOUD_INIT:
            self.require("VM.Config.Cloudinit", "VM.Config.Network", some=True)
        elif name == "vmstate":
            self.require("VM.Config.Disk", "VM.PowerMgmt")
        elif name in PRIVILEGE_OF:
            self.require(PRIVILEGE_OF[name])
        elif base != name and base in NUMBERED_PRIVILEGES:
            self.require(NUMBERED_PRIVILEGES[base])
        else:
            raise failed(f"only root can set '{name}' config")
        if name == "startup":
            self._call.permissions.require("/", "Sys.Modify")

    def check_value(self, name: str, value: Any, verb: str = "set") -> None:
        """Raise unless the caller may set (or give up) this value of a device."""
        if self.is_root:
            return
        kind = re.sub(r"\d+$", "", name)
        if kind == "serial" and value != "socket":
            raise failed(f"only root can {verb} '{name}' config for real devices")
        if kind in ("serial", "usb", "rng"):
            self.require("VM.Config.HWType")
        if kind in ("usb", "hostpci"):
            self._check_host_device(kind, name, parse_option(name, value))
        if kind == "virtiofs":
            self.require("VM.Config.Disk")
            directory = parse_option(name, value)["dirid"]
            self._call.permissions.require(f"/mapping/dir/{directory}", "Mapping.Use")

    def _check_host_device(self, kind: str, name: str, parts: dict[str, str]) -> None:
        what = "non-mapped" if kind == "hostpci" else "real"
        if "mapping" in parts:
            path = f"/mapping/{'pci' if kind == 'hostpci' else 'usb'}/{parts['mapping']}"
            self._call.permissions.require(path, "Mapping.Use")
            self.require("VM.Config.HWType")
        elif "host" not in parts:
            raise failed("either 'host' or 'mapping' must be set.")
        elif kind == "hostpci" or parts["host"].lower() != "spice":
            raise failed(f"only root can set '{name}' config for {what} devices")

    def check_drive(self, drive: Drive) -> None:
        if drive.is_cloud_init:
            self.require("VM.Config.Cloudinit", "VM.Config.CDROM")
        else:
            self.require("VM.Config.CDROM" if drive.is_cdrom else "VM.Config.Disk")


def check_bridges(call: Call, options: Options) -> None:
    """Raise unless the caller may use the bridges (and VLANs) of all network cards."""
    for card in cards_of(options).values():
        check_bridge(call, card)


def check_storages(call: Call, node: str, vmid: int, options: Options, default: str | None) -> None:
    """Raise unless the caller may use all volumes and storages that the drives name."""
    for slot in sorted(filter(is_slot, options)):
        drive = Drive.parse(slot, options[slot])
        _check_file(call, node, vmid, drive, default)
        source = drive.options.get("import-from")
        if source:
            _check_source(call, node, vmid, slot, source)
    if "vmstatestorage" in options:
        path = f"/storage/{options['vmstatestorage']}"
        call.permissions.require(path, "Datastore.AllocateSpace")


def _check_file(call: Call, node: str, vmid: int, drive: Drive, default: str | None) -> None:
    if drive.file == "none" or drive.file.endswith("cloudinit"):
        return
    new = NEW_DISK.fullmatch(drive.file)
    if drive.file == "cdrom":
        call.permissions.require("/", "Sys.Console")
    elif new and not drive.is_cdrom:
        check_image_storage(call, new[1] or default)
    else:
        check_volume_access(call, vmid, drive.file)
        if VOLUME_ID.fullmatch(drive.file):
            _, _, name = Volumes(call.cluster, node).parse(drive.file)
            if name.content not in ("images", "iso"):
                raise invalid({drive.slot: "content type needs to be 'images' or 'iso'"})


def check_image_storage(call: Call, storage: str | None) -> None:
    """Raise unless the caller may put disks there, and disks may be there."""
    if not storage:
        raise failed("no storage ID specified (and no default storage)")
    call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    if "images" not in contents(get_storage(call.state, storage)):
        raise invalid(storage=f"storage '{storage}' does not support vm images")


def _check_source(call: Call, node: str, vmid: int, slot: str, source: str) -> None:
    if not VOLUME_ID.fullmatch(source):
        check_volume_access(call, vmid, source)
        return
    _, _, name = Volumes(call.cluster, node).parse(source)
    if name.content not in ("images", "import"):
        needed = "needs to be 'images' or 'import'"
        raise invalid({slot: f"{source} has wrong type '{name.content}' - {needed}"})
    if name.vmid:
        call.permissions.require(f"/vms/{name.vmid}", "VM.Clone")
    else:
        check_volume_access(call, vmid, source)
