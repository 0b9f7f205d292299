"""Virtual machines."""

import re
from collections.abc import Iterator
from typing import Annotated, ClassVar, Self
from urllib.parse import unquote

from pydantic import Field

from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.guests import calls, finding
from providers.core.guests.guest import Guest
from providers.core.guests.volumes import summary
from providers.core.kind.flat import Row
from providers.core.kind.forms import DNS_NAME
from providers.core.kind.marks import AT_CREATE, COMPUTED, CONTROL, NAME, PROOF
from providers.vm import addresses, hardware, strings
from providers.vm.clone import Clone
from providers.vm.cloudinit import faults_of_cloudinit
from providers.vm.drives import Drives
from providers.vm.library import origins
from providers.vm.options import Options

DRIVE = re.compile(r"(ide|sata|scsi|virtio|efidisk|tpmstate)\d+")


class Vm(Guest, Drives, Options):
    """A virtual machine. API: /nodes/{node}/qemu

    A guest is known by its number. Without `vmid` the creation claims a free one, which stays.
    """

    section: ClassVar = "vms"
    paths: ClassVar = calls.paths("qemu")
    differs: ClassVar = calls.Differences(
        name="name", move="move_disk", volume="disk", rests=False, forces=True
    )
    left_out: ClassVar = calls.LEFT_OUT | {
        "archive": "restores a backup",
        "autostart": "ignored by PVE",
        "bootdisk": "old form of `boot`",
        "cdrom": "old form of `ide2`",
        "import-working-storage": "belongs to an import",
        "live-restore": "belongs to a restore",
        "reboot": "steers the update call",
        "skiplock": "never by force",
        "smp": "old form of `cores` and `sockets`",
        "storage": "belongs to a restore",
    }

    clone: Annotated[Clone | None, AT_CREATE] = None
    """Make it from another machine or a template; what is declared here wins over its settings."""
    name: Annotated[str | None, NAME, DNS_NAME] = None
    """Host name of the guest; default: the key of its entry."""
    with_local_disks: Annotated[bool | None, CONTROL] = None
    """Whether a migration may copy disks that are on local storage."""
    retries: Annotated[int, CONTROL, Field(ge=1)] = 12
    """How often an image to import from is looked for."""
    delay: Annotated[float, CONTROL, Field(ge=0)] = 5
    """Seconds between two looks."""
    ask_agent: Annotated[bool | None, CONTROL] = None
    """Whether the guest agent is asked, once, for addresses."""
    uuid: Annotated[str | None, COMPUTED, PROOF] = None
    """The uuid that PVE gave the machine."""
    macaddrs: Annotated[dict[str, str] | None, COMPUTED] = None
    """MAC addresses by network card."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The configuration of the guest, wherever it is now, and its addresses."""
        row = super().find(view, key, look)
        if row is None:
            return None
        asked = addresses.told(cls, view, row) if key.get("ask_agent") else []
        return {**row, "addresses": [*addresses.given(row), *asked]}

    @classmethod
    def decode(cls, row: Row) -> Row:
        """State, uuid and addresses beside the configuration."""
        return finding.decoded(row) | _hardware(row)

    def build(self, view: View) -> object:
        """Create it once the volumes are there that its disks are made from."""
        with origins(view, self):
            return super().build(view)

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What cannot be done in place, before anything is changed."""
        yield from super().problems(old, view)
        yield from faults_of_cloudinit(self)

    def migration(self) -> Row:
        """Further parameters of a migration."""
        return {"with-local-disks": 1} if self.with_local_disks else {}


def _hardware(row: Row) -> Row:
    cards = {key: row[key] for key in row if key.startswith("net") and key[3:].isdigit()}
    found: Row = {}
    if "smbios1" in row:
        found["uuid"] = hardware.Smbios.model_validate(row["smbios1"]).uuid
        found["macaddrs"] = {
            key: strings.Net.model_validate(text).macaddr for key, text in cards.items()
        }
        found["disks"] = {key: summary(row[key]) for key in row if DRIVE.fullmatch(key)}
    if "sshkeys" in row:
        found["sshkeys"] = unquote(row["sshkeys"])
    return found
