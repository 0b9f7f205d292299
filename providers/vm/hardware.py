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
    """Model, such as `host` or `x86-64-v3`; `custom-NAME` is one of the cluster's own; default:
    kvm64."""
    flags: Semicolons | None = None
    """Such as `+aes;-pcid`."""
    hidden: bool | None = None
    """Whether the guest does not see that it is virtual; default: false."""
    guest_phys_bits: Annotated[int | None, DASHED, Field(ge=32, le=64)] = None
    """Bits of memory addresses that the guest uses."""
    hv_vendor_id: Annotated[str | None, DASHED] = None
    """Name of the hypervisor that Windows sees."""
    phys_bits: Annotated[str | None, DASHED] = None
    """Bits of memory addresses: a number of 8 to 64, or `host`."""
    reported_model: Annotated[str | None, DASHED] = None
    """Model that the guest sees; default: `cputype`, for a custom one kvm64."""


class Smbios(PropertyString):
    """What the guest reads of its machine; PVE makes up the uuid."""

    uuid: Annotated[str | None, FILLED] = None
    """Identity of the machine."""
    base64: bool | None = None
    """Whether the texts here are encoded so, as PVE itself writes them; default: false."""
    manufacturer: str | None = None
    """Maker of the machine."""
    product: str | None = None
    """Name of the product."""
    version: str | None = None
    """Version of the product."""
    serial: str | None = None
    """Serial number."""
    sku: str | None = None
    """Number of the product in its maker's list."""
    family: str | None = None
    """Family of products."""


class Vga(PropertyString):
    """The display."""

    default_key: ClassVar = "type"
    type: Display | None = None
    """Emulated card, or a serial terminal; default: std."""
    memory: Annotated[int | None, Field(ge=4, le=512)] = None
    """MiB."""
    clipboard: Literal["vnc"] | None = None
    """Whether the noVNC console has a clipboard."""


class NumaNode(PropertyString):
    """Topology of one NUMA node."""

    cpus: Semicolons | None = None
    """Cores of the guest, such as `0-3`."""
    hostnodes: Semicolons | None = None
    """NUMA nodes of the host that the memory is on, such as `0`."""
    memory: float | None = None
    """MiB."""
    policy: Literal["preferred", "bind", "interleave"] | None = None
    """How strictly `hostnodes` is meant."""


class Machine(PropertyString):
    """The emulated board."""

    default_key: ClassVar = "type"
    type: str | None = None
    """Such as `q35`, or a fixed version like `pc-q35-9.2+pve1`; default: i440fx."""
    viommu: Literal["intel", "virtio"] | None = None
    """IOMMU that the guest sees; intel needs q35."""
    aw_bits: Annotated[float | None, DASHED, Field(ge=32, le=64)] = None
    """Bits of addresses of the IOMMU."""
    enable_s3: Annotated[bool | None, DASHED] = None
    """Whether the guest may suspend to memory."""
    enable_s4: Annotated[bool | None, DASHED] = None
    """Whether the guest may suspend to disk."""


class Rng(PropertyString):
    """A source of random numbers."""

    default_key: ClassVar = "source"
    source: Literal["/dev/urandom", "/dev/random", "/dev/hwrng"]
    """Where the node takes them from."""
    max_bytes: int | None = None
    """Bytes in each `period`; 0 is no limit; default: 1024."""
    period: int | None = None
    """Milliseconds; default: 1000."""


class Watchdog(PropertyString):
    """A watchdog."""

    default_key: ClassVar = "model"
    model: Literal["i6300esb", "ib700"] | None = None
    """Default: i6300esb."""
    action: Literal["reset", "shutdown", "poweroff", "pause", "debug", "none"] | None = None
    """What happens to a guest that is silent."""


class Audio(PropertyString):
    """A sound card."""

    device: Literal["ich9-intel-hda", "intel-hda", "AC97"]
    """Emulated card."""
    driver: Literal["spice", "none"] | None = None
    """Where the sound goes; default: spice."""


class SpiceEnhancements(PropertyString):
    """Extensions of SPICE."""

    foldersharing: bool | None = None
    """Whether folders are shared with the viewer's machine; default: false."""
    videostreaming: Literal["off", "all", "filter"] | None = None
    """What is sent as a video; default: off."""


class SharedMemory(PropertyString):
    """Memory shared between guests."""

    size: Annotated[int, Field(ge=1)]
    """MiB."""
    name: str | None = None
    """Name by which guests share it; default: the number of the guest."""


class Sev(PropertyString):
    """AMD's encryption of a guest's memory."""

    default_key: ClassVar = "type"
    type: Literal["std", "es", "snp"]
    """Kind of encryption: memory (std), registers too (es), and integrity (snp)."""
    allow_smt: Annotated[bool | None, DASHED] = None
    """Whether cores may share a physical one; only for snp; default: true."""
    kernel_hashes: Annotated[bool | None, DASHED] = None
    """Whether kernel and initrd are measured; default: false."""
    no_debug: Annotated[bool | None, DASHED] = None
    """Whether debugging is ruled out; default: false."""
    no_key_sharing: Annotated[bool | None, DASHED] = None
    """Whether other guests cannot share the key; default: false."""


class Tdx(PropertyString):
    """Intel's encryption of a guest's memory."""

    default_key: ClassVar = "type"
    type: Literal["tdx"]
    """Kind of encryption."""
    attestation: bool | None = None
    """Whether the guest can prove what it is; default: true."""
    vsock_cid: Annotated[int | None, DASHED] = None
    """Where the service is that signs the proof; default: 2, the node."""
    vsock_port: Annotated[int | None, DASHED] = None
    """Port of that service; default: 4050."""
