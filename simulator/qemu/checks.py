"""What PVE refuses in the parameters of a machine before anything is done."""

import re
from typing import Any
from urllib.parse import unquote

from simulator.call import Call
from simulator.errors import failed, forbidden, invalid
from simulator.permissions import ROOT
from simulator.qemu.drives import NEW_DISK, Drive, is_slot
from simulator.storage.names import VOLUME_ID
from simulator.storage.volumes import Volumes

Options = dict[str, Any]

SSH_KEY = re.compile(r"(?:sk-)?(?:ssh|ecdsa)-\S+ [A-Za-z0-9+/=]{40,}(?: .*)?")


def check_ssh_keys(options: Options) -> None:
    """Every line of the percent-encoded text has to be a public key."""
    lines = unquote(options.get("sshkeys", "")).split("\n")
    if not all(SSH_KEY.match(line) for line in lines if line.strip()):
        raise failed("SSH public key validation error")


def check_pool(call: Call, pool: str | None) -> None:
    if pool and pool not in call.state.users["pools"]:
        raise forbidden(f"pool '{pool}' does not exist")


def refuse_root_only(call: Call, *names: str) -> None:
    """Raise if a parameter was sent that only the login of root@pam may use."""
    for name in names:
        if call.params.get(name) and call.who != ROOT:
            raise invalid({name: "Only root may use this option."})


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
