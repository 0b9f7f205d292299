"""Property strings of a virtual machine's hardware."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from providers.core.kind.marks import DASHED, FILLED
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Semicolons
from providers.vm.choices import Display


class Cpu(PropertyString):
    """The emulated processor."""

    default_key: ClassVar = "cputype"
    cputype: str | None = None
    flags: Semicolons | None = None
    hidden: bool | None = None
    guest_phys_bits: Annotated[int | None, DASHED, Field(ge=32, le=64)] = None
    hv_vendor_id: Annotated[str | None, DASHED] = None
    phys_bits: Annotated[str | None, DASHED] = None
    reported_model: Annotated[str | None, DASHED] = None


class Smbios(PropertyString):
    """What the guest reads of its machine; PVE makes up the uuid."""

    uuid: Annotated[str | None, FILLED] = None
    base64: bool | None = None
    manufacturer: str | None = None
    product: str | None = None
    version: str | None = None
    serial: str | None = None
    sku: str | None = None
    family: str | None = None


class Vga(PropertyString):
    """The display."""

    default_key: ClassVar = "type"
    type: Display | None = None
    memory: Annotated[int | None, Field(ge=4, le=512)] = None
    """MiB."""
    clipboard: Literal["vnc"] | None = None


class NumaNode(PropertyString):
    """Topology of one NUMA node."""

    cpus: Semicolons | None = None
    hostnodes: Semicolons | None = None
    memory: float | None = None
    """MiB."""
    policy: Literal["preferred", "bind", "interleave"] | None = None


class HostPci(PropertyString):
    """A PCI device of the node."""

    default_key: ClassVar = "host"
    host: str | None = None
    mapping: str | None = None
    device_id: Annotated[str | None, DASHED] = None
    vendor_id: Annotated[str | None, DASHED] = None
    sub_device_id: Annotated[str | None, DASHED] = None
    sub_vendor_id: Annotated[str | None, DASHED] = None
    driver: str | None = None
    legacy_igd: Annotated[bool | None, DASHED] = None
    mdev: str | None = None
    pcie: bool | None = None
    rombar: bool | None = None
    romfile: str | None = None
    x_vga: Annotated[bool | None, DASHED] = None


class Usb(PropertyString):
    """A USB device of the node, or `spice`."""

    default_key: ClassVar = "host"
    host: str | None = None
    mapping: str | None = None
    usb3: bool | None = None


class VirtioFs(PropertyString):
    """A directory of the node, shared with the guest."""

    default_key: ClassVar = "dirid"
    dirid: str
    cache: Literal["auto", "always", "metadata", "never"] | None = None
    direct_io: Annotated[bool | None, DASHED] = None
    expose_acl: Annotated[bool | None, DASHED] = None
    expose_xattr: Annotated[bool | None, DASHED] = None


class Machine(PropertyString):
    """The emulated board."""

    default_key: ClassVar = "type"
    type: str | None = None
    viommu: Literal["intel", "virtio"] | None = None
    aw_bits: Annotated[float | None, DASHED, Field(ge=32, le=64)] = None
    enable_s3: Annotated[bool | None, DASHED] = None
    enable_s4: Annotated[bool | None, DASHED] = None


class Rng(PropertyString):
    """A source of random numbers."""

    default_key: ClassVar = "source"
    source: Literal["/dev/urandom", "/dev/random", "/dev/hwrng"]
    max_bytes: int | None = None
    period: int | None = None


class Watchdog(PropertyString):
    """A watchdog."""

    default_key: ClassVar = "model"
    model: Literal["i6300esb", "ib700"] | None = None
    action: Literal["reset", "shutdown", "poweroff", "pause", "debug", "none"] | None = None


class Audio(PropertyString):
    """A sound card."""

    device: Literal["ich9-intel-hda", "intel-hda", "AC97"]
    driver: Literal["spice", "none"] | None = None


class SpiceEnhancements(PropertyString):
    """Extensions of SPICE."""

    foldersharing: bool | None = None
    videostreaming: Literal["off", "all", "filter"] | None = None


class SharedMemory(PropertyString):
    """Memory shared between guests."""

    size: Annotated[int, Field(ge=1)]
    """MiB."""
    name: str | None = None


class Sev(PropertyString):
    """AMD's encryption of a guest's memory."""

    default_key: ClassVar = "type"
    type: Literal["std", "es", "snp"]
    allow_smt: Annotated[bool | None, DASHED] = None
    kernel_hashes: Annotated[bool | None, DASHED] = None
    no_debug: Annotated[bool | None, DASHED] = None
    no_key_sharing: Annotated[bool | None, DASHED] = None


class Tdx(PropertyString):
    """Intel's encryption of a guest's memory."""

    default_key: ClassVar = "type"
    type: Literal["tdx"]
    attestation: bool | None = None
    vsock_cid: Annotated[int | None, DASHED] = None
    vsock_port: Annotated[int | None, DASHED] = None
