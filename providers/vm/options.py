"""The plain options of a virtual machine: all that its one update call changes."""

from typing import Annotated, Literal

from pydantic import Field

from providers.core.guests.guest import Placed
from providers.core.kind.marks import (
    DASHED,
    FILLED,
    ROOT_ONLY,
    WRITE_ONLY,
    Absent,
    Ref,
    Slots,
    Via,
    Wire,
)
from providers.core.kind.values import Names, SshKeys
from providers.vm import choices, devices, hardware, strings
from providers.vm.cloudinit import change_cloudinit

ON = Absent(True)
CLOUDINIT = Via(change_cloudinit)


class Options(Placed):
    """Options of the hardware, the firmware, the display and cloud-init."""

    cores: Annotated[int | None, Field(ge=1)] = None
    """Cores for each socket; default: 1."""
    sockets: Annotated[int | None, Field(ge=1)] = None
    """Default: 1."""
    vcpus: Annotated[int | None, Field(ge=1)] = None
    """Cores that are plugged in at a start; default: all."""
    cpu: hardware.Cpu | None = None
    cpulimit: Annotated[float | None, Field(ge=0, le=128)] = None
    """Cores' worth of computing time; 0 (the default) is no limit."""
    cpuunits: Annotated[int | None, Field(ge=1, le=262144)] = None
    """Weight against other guests of the node; default: 100."""
    affinity: Annotated[str | None, ROOT_ONLY] = None
    """Cores of the node that it runs on, such as `0,5-7`."""
    numa: bool | None = None
    """Whether it sees the node's memory layout; default: false."""
    numa_nodes: Annotated[dict[int, hardware.NumaNode], Slots(8), Wire("numa")] = {}
    """NUMA nodes of the guest, each with its cores and memory."""
    memory: Annotated[int | None, Field(ge=16)] = None
    """MiB; default: 512."""
    balloon: Annotated[int | None, Field(ge=0)] = None
    """MiB that the guest keeps at least; 0 turns ballooning off."""
    shares: Annotated[int | None, Field(ge=0, le=50000)] = None
    """Weight when memory is taken back; default: 1000; 0 keeps its memory."""
    allow_ksm: Annotated[bool | None, DASHED, ROOT_ONLY, ON] = None
    """Whether equal pages of memory are shared between guests; default: true."""
    hugepages: Annotated[Literal["any", "2", "1024"] | None, ROOT_ONLY] = None
    """Size of the node's huge pages that its memory is in, in MiB."""
    keephugepages: Annotated[bool | None, ROOT_ONLY] = None
    """Whether huge pages stay reserved after it has stopped; default: false."""

    machine: hardware.Machine | None = None
    arch: Annotated[Literal["x86_64", "aarch64"] | None, ROOT_ONLY] = None
    """Default: that of the node."""
    bios: Literal["seabios", "ovmf"] | None = None
    """Default: seabios. With ovmf declare `efidisk0`, too."""
    ostype: choices.OsType | None = None
    """Kind of operating system, such as l26 for Linux."""
    scsihw: (
        Literal["lsi", "lsi53c810", "virtio-scsi-pci", "virtio-scsi-single", "megasas", "pvscsi"]
        | None
    ) = None
    """Controller of the disks `scsi0` …; default: lsi."""
    boot: strings.Boot | None = None
    """Such as `order=scsi0;net0`."""
    acpi: Annotated[bool | None, ON] = None
    """Whether it can be shut down by ACPI; default: true."""
    kvm: Annotated[bool | None, ON] = None
    """Whether the processor's virtualisation is used; default: true."""
    tablet: Annotated[bool | None, ON] = None
    """Whether the pointer is absolute, as VNC needs it; default: true."""
    localtime: bool | None = None
    """Whether its clock shows local time; default: for Windows."""
    freeze: bool | None = None
    """Whether it waits for a command before it begins."""
    tdf: bool | None = None
    """Whether lost ticks of the clock are made up for; default: false."""
    startdate: str | None = None
    """Its clock at a start: `now` (the default) or `2027-01-31T12:00:00`."""
    keyboard: choices.Keyboard | None = None
    """Layout of the keyboard over VNC."""
    args: Annotated[str | None, ROOT_ONLY] = None
    """Arguments for QEMU."""
    hotplug: Names | None = None
    """What can change while it runs, of disk, network, usb, memory, cpu, cloudinit; default: the
    first three."""
    smbios1: Annotated[hardware.Smbios | None, FILLED] = None
    vmgenid: Annotated[str | None, ROOT_ONLY] = None
    """Id that Windows knows copies of itself by; default: PVE's choice."""
    vmstatestorage: Annotated[str | None, Ref("storage")] = None
    """Where its memory goes in a snapshot or a suspension."""
    agent: strings.Agent | None = None
    vga: hardware.Vga | None = None
    audio0: hardware.Audio | None = None
    rng0: hardware.Rng | None = None
    watchdog: hardware.Watchdog | None = None
    spice_enhancements: Annotated[hardware.SpiceEnhancements | None, ROOT_ONLY] = None
    ivshmem: Annotated[hardware.SharedMemory | None, ROOT_ONLY] = None
    """Memory shared with other guests."""
    amd_sev: Annotated[hardware.Sev | None, DASHED, ROOT_ONLY] = None
    intel_tdx: Annotated[hardware.Tdx | None, DASHED, ROOT_ONLY] = None
    migrate_downtime: Annotated[float | None, Field(ge=0)] = None
    """Seconds that a migration may stop it at most; default: 0.1."""
    migrate_speed: Annotated[int | None, Field(ge=0)] = None
    """MB/s; 0 (the default) is no limit."""

    net: Annotated[dict[int, strings.Net], Slots(32)] = {}
    serial: Annotated[dict[int, str], Slots(4)] = {}
    """`socket`, or a device of the node such as `/dev/ttyS0`."""
    parallel: Annotated[dict[int, str], ROOT_ONLY, Slots(3)] = {}
    """A device of the node such as `/dev/parport0`."""
    usb: Annotated[dict[int, devices.Usb], Slots(14)] = {}
    hostpci: Annotated[dict[int, devices.HostPci], Slots(16)] = {}
    virtiofs: Annotated[dict[int, devices.VirtioFs], Slots(10)] = {}

    ciuser: Annotated[str | None, CLOUDINIT] = None
    """The user that cloud-init makes; default: that of the image."""
    cipassword: Annotated[str | None, WRITE_ONLY, CLOUDINIT] = None
    """Password of the cloud-init user. Debian's cloud image refuses logins by password over SSH."""
    sshkeys: Annotated[SshKeys | None, CLOUDINIT] = None
    """Public keys, one a line."""
    citype: Annotated[Literal["configdrive2", "nocloud", "opennebula"] | None, CLOUDINIT] = None
    """Form of the cloud-init data; default: by `ostype`."""
    ciupgrade: Annotated[bool | None, ON, CLOUDINIT] = None
    """Whether packages are upgraded at the first start; default: true."""
    cicustom: Annotated[strings.CiCustom | None, CLOUDINIT] = None
    ipconfig: Annotated[dict[int, strings.IpConfig], Slots(32), CLOUDINIT] = {}
    nameserver: Annotated[str | None, CLOUDINIT] = None
    """Name servers, with blanks between; default: those of the node."""
    searchdomain: Annotated[str | None, CLOUDINIT] = None
    """Domain that names are looked up in; default: that of the node."""
