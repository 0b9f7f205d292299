"""What PVE refuses in the parameters of a machine before anything is done."""

from typing import Any
from urllib.parse import unquote

from simulator.call import Call
from simulator.errors import invalid
from simulator.guests.checks import check_public_keys
from simulator.qemu.drives import NEW_DISK, Drive, is_slot
from simulator.storage.names import VOLUME_ID
from simulator.storage.volumes import Volumes

Options = dict[str, Any]


def check_ssh_keys(options: Options) -> None:
    """Every line of the percent-encoded text has to be a public key."""
    check_public_keys(unquote(options.get("sshkeys", "")))


def check_drive_syntax(call: Call, node: str, options: Options) -> None:
    """What PVE refuses in a drive before anything is done."""
    for slot in sorted(filter(is_slot, options)):
        drive = Drive.parse(slot, options[slot])
        new = NEW_DISK.fullmatch(drive.file)
        if "import-from" in drive.options and not (new and float(new[2]) == 0):
            syntax = "use <storage ID>:0,import-from=<source>"
            raise invalid({slot: f"'import-from' requires special syntax - {syntax}"})
        if new or drive.file.endswith("cloudinit") or not VOLUME_ID.fullmatch(drive.file):
            continue
        _, _, name = Volumes(call.cluster, node).parse(drive.file)
        if name.content == "iso" and drive.options.get("media") != "cdrom":
            raise invalid({slot: "explicit 'media=cdrom' is required for iso images"})
