"""Virtual machines."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, Self
from urllib.parse import unquote

from pydantic import Field

from providers.core import guests
from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.kind.marks import (
    CLAIMED,
    COMPUTED,
    DASHED,
    IDENTITY,
    LATER,
    MARKER,
    NAME,
    PROOF,
    WRITE_ONLY,
    Absent,
    Ref,
    Slots,
    Via,
    Wire,
)
from providers.core.kind.spec import Row, Spec
from providers.core.kind.values import Names, SshKeys, Tags, Text
from providers.vm import hardware, strings
from providers.vm.disks import Disk, EfiDisk, TpmState
from providers.vm.problems import faults_of_drives
from providers.vm.steps import change_drives, change_pool, power, stop

ON = Absent(True)


class Vm(Spec):
    """A virtual machine. API: /nodes/{node}/qemu

    A guest is known by its number. Without `vmid` the creation claims a free one, which stays.
    """

    section: ClassVar = "vms"
    shown: ClassVar = ("vmid", "node")
    paths: ClassVar = guests.paths("qemu")
    adoption: ClassVar = "never"
    left_out: ClassVar = guests.LEFT_OUT | {
        "autostart": "ignored by PVE",
        "bootdisk": "old form of `boot`",
        "cdrom": "old form of `ide2`",
        "smp": "old form of `cores` and `sockets`",
        "template": "conversion is a call of its own",
        "unused[n]": "made by PVE itself",
        "reboot": "steers the update call",
    }

    vmid: Annotated[int | None, IDENTITY, CLAIMED, Field(ge=100, le=999999999)] = None
    """Number of the guest, unique in the cluster; default: the next free one."""
    node: Annotated[str, Ref("node")]
    """Node that it is on."""
    name: Annotated[
        str | None, NAME, Field(pattern=r"^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$")
    ] = None
    description: Annotated[Text | None, MARKER] = None
    tags: Tags | None = None
    pool: Annotated[str | None, Ref("pool"), Via(change_pool)] = None

    cores: Annotated[int | None, Field(ge=1)] = None
    """Cores for each socket; default: 1."""
    sockets: Annotated[int | None, Field(ge=1)] = None
    vcpus: Annotated[int | None, Field(ge=1)] = None
    cpu: hardware.Cpu | None = None
    cpulimit: Annotated[float | None, Field(ge=0, le=128)] = None
    cpuunits: Annotated[int | None, Field(ge=1, le=262144)] = None
    affinity: str | None = None
    numa: bool | None = None
    numa_nodes: Annotated[dict[int, hardware.NumaNode], Slots(8), Wire("numa")] = {}
    memory: Annotated[int | None, Field(ge=16)] = None
    """MiB; default: 512."""
    balloon: Annotated[int | None, Field(ge=0)] = None
    """MiB that the guest keeps at least; 0 turns ballooning off."""
    shares: Annotated[int | None, Field(ge=0, le=50000)] = None
    allow_ksm: Annotated[bool | None, DASHED, ON] = None
    hugepages: Literal["any", "2", "1024"] | None = None
    keephugepages: bool | None = None

    machine: hardware.Machine | None = None
    arch: Literal["x86_64", "aarch64"] | None = None
    bios: Literal["seabios", "ovmf"] | None = None
    ostype: (
        Literal["other", "wxp", "w2k", "w2k3", "w2k8", "wvista", "win7", "win8", "win10", "win11"]
        | Literal["l24", "l26", "solaris"]
        | None
    ) = None
    """Kind of operating system, such as l26 for Linux."""
    scsihw: (
        Literal["lsi", "lsi53c810", "virtio-scsi-pci", "virtio-scsi-single", "megasas", "pvscsi"]
        | None
    ) = None
    boot: strings.Boot | None = None
    """Such as `order=scsi0;net0`."""
    acpi: Annotated[bool | None, ON] = None
    kvm: Annotated[bool | None, ON] = None
    tablet: Annotated[bool | None, ON] = None
    localtime: bool | None = None
    freeze: bool | None = None
    tdf: bool | None = None
    startdate: str | None = None
    keyboard: str | None = None
    args: str | None = None
    """Arguments for QEMU; only for root@pam logged in by password."""
    hookscript: str | None = None
    """Volume of a script; only for root@pam logged in by password."""
    hotplug: Names | None = None
    smbios1: hardware.Smbios | None = None
    vmgenid: str | None = None
    vmstatestorage: Annotated[str | None, Ref("storage")] = None
    agent: strings.Agent | None = None
    vga: hardware.Vga | None = None
    audio0: hardware.Audio | None = None
    rng0: hardware.Rng | None = None
    watchdog: hardware.Watchdog | None = None
    spice_enhancements: hardware.SpiceEnhancements | None = None
    ivshmem: hardware.SharedMemory | None = None
    amd_sev: Annotated[hardware.Sev | None, DASHED] = None
    intel_tdx: Annotated[hardware.Tdx | None, DASHED] = None
    onboot: bool | None = None
    startup: strings.Startup | None = None
    protection: bool | None = None
    migrate_downtime: Annotated[float | None, Field(ge=0)] = None
    migrate_speed: Annotated[int | None, Field(ge=0)] = None

    ide: Annotated[dict[int, Disk], Slots(4), Via(change_drives)] = {}
    sata: Annotated[dict[int, Disk], Slots(6), Via(change_drives)] = {}
    scsi: Annotated[dict[int, Disk], Slots(31), Via(change_drives)] = {}
    virtio: Annotated[dict[int, Disk], Slots(16), Via(change_drives)] = {}
    efidisk0: Annotated[EfiDisk | None, Via(change_drives)] = None
    tpmstate0: Annotated[TpmState | None, Via(change_drives)] = None
    net: Annotated[dict[int, strings.Net], Slots(32)] = {}
    serial: Annotated[dict[int, str], Slots(4)] = {}
    parallel: Annotated[dict[int, str], Slots(3)] = {}
    usb: Annotated[dict[int, hardware.Usb], Slots(14)] = {}
    hostpci: Annotated[dict[int, hardware.HostPci], Slots(16)] = {}
    virtiofs: Annotated[dict[int, hardware.VirtioFs], Slots(10)] = {}

    ciuser: str | None = None
    cipassword: Annotated[str | None, WRITE_ONLY] = None
    """Password of the cloud-init user. Debian's cloud image refuses logins by password over SSH."""
    sshkeys: SshKeys | None = None
    """Public keys, one a line."""
    citype: Literal["configdrive2", "nocloud", "opennebula"] | None = None
    ciupgrade: Annotated[bool | None, ON] = None
    cicustom: strings.CiCustom | None = None
    ipconfig: Annotated[dict[int, strings.IpConfig], Slots(32)] = {}
    nameserver: str | None = None
    searchdomain: str | None = None

    state: Annotated[Literal["started", "stopped"] | None, LATER, Via(power, ending=stop)] = None
    """Whether it runs; not declared: not managed."""
    uuid: Annotated[str | None, COMPUTED, PROOF] = None
    """The uuid that PVE gave the machine."""
    macaddrs: Annotated[dict[str, str] | None, COMPUTED] = None
    """MAC addresses by network card."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The configuration of the guest, wherever it is now."""
        return guests.find(view, cls, key, look)

    @classmethod
    def decode(cls, row: Row) -> Row:
        """State, uuid and addresses beside the configuration."""
        return guests.decoded(row) | _hardware(row)

    def make(self, view: View) -> object:
        """Create the guest under its number, or under the next free one."""
        return guests.claimed(view, self, super().make)

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What cannot be done in place, before anything is changed."""
        yield from faults_of_drives(self, old)
        if old is not None and old.node != self.node:
            yield Problem("node", f"is {old.node} now; move the guest there, then refresh")


def _hardware(row: Row) -> Row:
    cards = {key: row[key] for key in row if key.startswith("net") and key[3:].isdigit()}
    found: Row = {}
    if "smbios1" in row:
        found["uuid"] = hardware.Smbios.model_validate(row["smbios1"]).uuid
        found["macaddrs"] = {
            key: strings.Net.model_validate(text).macaddr for key, text in cards.items()
        }
    if "sshkeys" in row:
        found["sshkeys"] = unquote(row["sshkeys"])
    return found
