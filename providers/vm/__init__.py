"""Virtual machines."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Annotated, ClassVar, Literal, Self
from urllib.parse import unquote

from pydantic import Field

from providers.core import guests
from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.kind.flat import Row
from providers.core.kind.forms import DNS_NAME
from providers.core.kind.marks import (
    AT_CREATE,
    CLAIMED,
    COMPUTED,
    CONTROL,
    IDENTITY,
    LATER,
    MARKER,
    NAME,
    PROOF,
    Fixed,
    Ref,
    Slots,
    Via,
)
from providers.core.kind.values import Names, Ordered, Tags, Text
from providers.vm import addresses, hardware, strings
from providers.vm.buses import EfiDisk, IdeDisk, SataDisk, ScsiDisk, TpmState, VirtioDisk
from providers.vm.clone import Clone, faults_of_clone, make_clone
from providers.vm.cloudinit import faults_of_cloudinit
from providers.vm.disks import summary
from providers.vm.library import origins
from providers.vm.options import Options
from providers.vm.place import migrate
from providers.vm.problems import faults_of_drives
from providers.vm.steps import change_drives, change_pool, convert, power, restart, stop

DRIVE = re.compile(r"(ide|sata|scsi|virtio|efidisk|tpmstate)\d+")


class Vm(Options):
    """A virtual machine. API: /nodes/{node}/qemu

    A guest is known by its number. Without `vmid` the creation claims a free one, which stays.
    """

    section: ClassVar = "vms"
    shown: ClassVar = ("vmid", "node", "addresses")
    paths: ClassVar = guests.paths("qemu")
    adoption: ClassVar = "never"
    left_out: ClassVar = guests.LEFT_OUT | {
        "autostart": "ignored by PVE",
        "bootdisk": "old form of `boot`",
        "cdrom": "old form of `ide2`",
        "smp": "old form of `cores` and `sockets`",
        "unused[n]": "made by PVE itself",
        "reboot": "steers the update call",
    }

    vmid: Annotated[int | None, IDENTITY, CLAIMED, Field(ge=100, le=999999999)] = None
    """Number of the guest, unique in the cluster; default: the next free one."""
    clone: Annotated[Clone | None, AT_CREATE] = None
    """Make it from another machine or a template; what is declared here wins over its settings."""
    node: Annotated[str | None, Ref("node"), CLAIMED, Via(migrate)] = None
    """Node that it is on. Not declared: that of the source of its clone, or the first one, and
    later wherever it is."""
    name: Annotated[str | None, NAME, DNS_NAME] = None
    """Host name of the guest; default: the key of its entry."""
    description: Annotated[Text | None, MARKER] = None
    """Notes; a line that names the stack is added, and not shown here."""
    tags: Tags | None = None
    """Tags, in lower case."""
    pool: Annotated[str | None, Ref("pool"), Via(change_pool)] = None
    """Pool that it is in."""

    ide: Annotated[dict[int, IdeDisk], Slots(4), Via(change_drives)] = {}
    sata: Annotated[dict[int, SataDisk], Slots(6), Via(change_drives)] = {}
    scsi: Annotated[dict[int, ScsiDisk], Slots(31), Via(change_drives)] = {}
    virtio: Annotated[dict[int, VirtioDisk], Slots(16), Via(change_drives)] = {}
    efidisk0: Annotated[EfiDisk | None, Via(change_drives)] = None
    tpmstate0: Annotated[TpmState | None, Via(change_drives)] = None
    template: Annotated[bool | None, LATER, Fixed("template", True), Via(convert)] = None
    """Whether it is a template; there is no way back."""
    state: Annotated[Literal["started", "stopped"] | None, LATER, Via(power, ending=stop)] = None
    """Whether it runs; not declared: not managed."""
    reboot: Annotated[Literal["allowed"] | None, CONTROL, Via(restart, last=True)] = None
    """Whether a running guest may be restarted for changes that wait for it; else they wait."""
    force_stop: Annotated[bool | None, CONTROL] = None
    """Whether a guest that does not shut down within `timeout` is stopped."""
    removed_disks: Annotated[Literal["destroy", "keep"] | None, CONTROL] = None
    """What becomes of the volume of a disk that is not declared any more; default: destroy."""
    with_local_disks: Annotated[bool | None, CONTROL] = None
    """Whether a migration may copy disks that are on local storage."""
    retries: Annotated[int, CONTROL, Field(ge=1)] = 12
    """How often an image to import from is looked for."""
    delay: Annotated[float, CONTROL, Field(ge=0)] = 5
    """Seconds between two looks."""
    ask_agent: Annotated[bool | None, CONTROL] = None
    """Whether the guest agent is asked, once, for addresses."""
    addresses: Annotated[Ordered | None, COMPUTED] = None
    """Addresses of `ipconfig` and, if it was asked, of the agent."""
    pending: Annotated[Names | None, COMPUTED] = None
    """Fields whose change waits for a restart."""
    disks: Annotated[dict[str, dict[str, str]] | None, COMPUTED] = None
    """Volume id and size by drive."""
    uuid: Annotated[str | None, COMPUTED, PROOF] = None
    """The uuid that PVE gave the machine."""
    macaddrs: Annotated[dict[str, str] | None, COMPUTED] = None
    """MAC addresses by network card."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The configuration of the guest, wherever it is now, and its addresses."""
        row = guests.find(view, cls, key, look)
        if row is None:
            return None
        asked = addresses.told(view, row) if key.get("ask_agent") else []
        return {**row, "addresses": [*addresses.given(row), *asked]}

    @classmethod
    def decode(cls, row: Row) -> Row:
        """State, uuid and addresses beside the configuration."""
        return guests.decoded(row) | _hardware(row)

    def make(self, view: View) -> object:
        """Create the guest under its number, or under the next free one."""
        if self.clone is not None:
            return guests.claimed(view, self, partial(make_clone, spec=self))
        self.node = self.node or guests.first_node(view)
        with origins(view, self):
            return guests.claimed(view, self, super().make)

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What cannot be done in place, before anything is changed."""
        yield from faults_of_drives(self, old)
        yield from faults_of_cloudinit(self)
        if old is None:
            yield from faults_of_clone(self, view)
        if self.template and self.state == "started":
            yield Problem("state", "cannot be started: a template does not run")


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
