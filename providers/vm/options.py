"""The plain options of a virtual machine: all that its one update call changes."""

from typing import Annotated, Literal

from pydantic import Field

from providers.core.kind.marks import (
    DASHED,
    FILLED,
    ROOT_ONLY,
    VOLUME,
    WRITE_ONLY,
    Absent,
    Ref,
    Slots,
    Via,
    Wire,
)
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names, SshKeys
from providers.vm import choices, hardware, strings
from providers.vm.cloudinit import change_cloudinit

ON = Absent(True)
CLOUDINIT = Via(change_cloudinit)


class Options(Spec):
    """Options of the hardware, the firmware, the display and cloud-init."""

    cores: Annotated[int | None, Field(ge=1)] = None
    """Cores for each socket; default: 1."""
    sockets: Annotated[int | None, Field(ge=1)] = None
    vcpus: Annotated[int | None, Field(ge=1)] = None
    cpu: hardware.Cpu | None = None
    cpulimit: Annotated[float | None, Field(ge=0, le=128)] = None
    cpuunits: Annotated[int | None, Field(ge=1, le=262144)] = None
    affinity: Annotated[str | None, ROOT_ONLY] = None
    numa: bool | None = None
    numa_nodes: Annotated[dict[int, hardware.NumaNode], Slots(8), Wire("numa")] = {}
    memory: Annotated[int | None, Field(ge=16)] = None
    """MiB; default: 512."""
    balloon: Annotated[int | None, Field(ge=0)] = None
    """MiB that the guest keeps at least; 0 turns ballooning off."""
    shares: Annotated[int | None, Field(ge=0, le=50000)] = None
    allow_ksm: Annotated[bool | None, DASHED, ROOT_ONLY, ON] = None
    hugepages: Annotated[Literal["any", "2", "1024"] | None, ROOT_ONLY] = None
    keephugepages: Annotated[bool | None, ROOT_ONLY] = None

    machine: hardware.Machine | None = None
    arch: Annotated[Literal["x86_64", "aarch64"] | None, ROOT_ONLY] = None
    bios: Literal["seabios", "ovmf"] | None = None
    ostype: choices.OsType | None = None
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
    keyboard: choices.Keyboard | None = None
    """Layout of the keyboard over VNC."""
    args: Annotated[str | None, ROOT_ONLY] = None
    """Arguments for QEMU."""
    hookscript: Annotated[str | None, ROOT_ONLY, Ref("storage", within=VOLUME)] = None
    """Volume of a script that runs at each start and stop."""
    hotplug: Names | None = None
    smbios1: Annotated[hardware.Smbios | None, FILLED] = None
    vmgenid: Annotated[str | None, ROOT_ONLY] = None
    vmstatestorage: Annotated[str | None, Ref("storage")] = None
    agent: strings.Agent | None = None
    vga: hardware.Vga | None = None
    audio0: hardware.Audio | None = None
    rng0: hardware.Rng | None = None
    watchdog: hardware.Watchdog | None = None
    spice_enhancements: Annotated[hardware.SpiceEnhancements | None, ROOT_ONLY] = None
    ivshmem: Annotated[hardware.SharedMemory | None, ROOT_ONLY] = None
    amd_sev: Annotated[hardware.Sev | None, DASHED, ROOT_ONLY] = None
    intel_tdx: Annotated[hardware.Tdx | None, DASHED, ROOT_ONLY] = None
    onboot: bool | None = None
    startup: strings.Startup | None = None
    protection: bool | None = None
    migrate_downtime: Annotated[float | None, Field(ge=0)] = None
    migrate_speed: Annotated[int | None, Field(ge=0)] = None

    net: Annotated[dict[int, strings.Net], Slots(32)] = {}
    serial: Annotated[dict[int, str], Slots(4)] = {}
    parallel: Annotated[dict[int, str], ROOT_ONLY, Slots(3)] = {}
    usb: Annotated[dict[int, hardware.Usb], Slots(14)] = {}
    hostpci: Annotated[dict[int, hardware.HostPci], Slots(16)] = {}
    virtiofs: Annotated[dict[int, hardware.VirtioFs], Slots(10)] = {}

    ciuser: Annotated[str | None, CLOUDINIT] = None
    cipassword: Annotated[str | None, WRITE_ONLY, CLOUDINIT] = None
    """Password of the cloud-init user. Debian's cloud image refuses logins by password over SSH."""
    sshkeys: Annotated[SshKeys | None, CLOUDINIT] = None
    """Public keys, one a line."""
    citype: Annotated[Literal["configdrive2", "nocloud", "opennebula"] | None, CLOUDINIT] = None
    ciupgrade: Annotated[bool | None, ON, CLOUDINIT] = None
    cicustom: Annotated[strings.CiCustom | None, CLOUDINIT] = None
    ipconfig: Annotated[dict[int, strings.IpConfig], Slots(32), CLOUDINIT] = {}
    nameserver: Annotated[str | None, CLOUDINIT] = None
    searchdomain: Annotated[str | None, CLOUDINIT] = None
