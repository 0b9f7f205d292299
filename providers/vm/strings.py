"""Property strings of virtual machines."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field

from providers.core.marks import DASHED, FILLED
from providers.core.values import PropertyString

MODELS = (
    "e1000",
    "e1000-82540em",
    "e1000-82544gc",
    "e1000-82545em",
    "e1000e",
    "i82551",
    "i82557b",
    "i82559er",
    "ne2k_isa",
    "ne2k_pci",
    "pcnet",
    "rtl8139",
    "virtio",
    "vmxnet3",
)


def _upper(value: Any) -> Any:
    return value.upper() if isinstance(value, str) else value


def _semicolons(value: Any) -> Any:
    return value.split(";") if isinstance(value, str) else value


Mac = Annotated[
    str | None, FILLED, BeforeValidator(_upper), Field(pattern=r"^[0-9A-F]{2}(:[0-9A-F]{2}){5}$")
]
Listed = Annotated[list[str] | None, BeforeValidator(_semicolons)]


class Net(PropertyString):
    """A network card. A MAC address that is not declared is PVE's choice, and is kept."""

    default_key: ClassVar = "model"
    model: Literal[MODELS]  # type: ignore[valid-type]
    macaddr: Mac = None
    bridge: str | None = None
    firewall: bool | None = None
    link_down: bool | None = None
    host_tunnel: Annotated[bool | None, DASHED] = None
    mtu: Annotated[int | None, Field(ge=1, le=65520)] = None
    queues: Annotated[int | None, Field(ge=0, le=64)] = None
    rate: Annotated[float | None, Field(ge=0)] = None
    """Megabytes a second."""
    tag: Annotated[int | None, Field(ge=1, le=4094)] = None
    """VLAN."""
    trunks: Listed = None

    @classmethod
    def folded(cls, parts: dict[str, Any]) -> dict[str, Any]:
        """`virtio=BC:24:…` is model and address in one."""
        for model in MODELS:
            if model in parts:
                parts |= {"model": model, "macaddr": parts.pop(model)}
        return parts

    def written(self) -> list[str]:
        """The address goes with the model."""
        parts = [part for part in super().written() if not part.startswith("macaddr=")]
        return [f"{parts[0]}={self.macaddr}", *parts[1:]] if self.macaddr else parts


class Agent(PropertyString):
    """The guest agent."""

    default_key: ClassVar = "enabled"
    enabled: bool
    freeze_fs: Annotated[bool | None, DASHED] = None
    fstrim_cloned_disks: bool | None = None
    type: Literal["virtio", "isa"] | None = None


class IpConfig(PropertyString):
    """Addresses that cloud-init gives to a network card."""

    ip: str | None = None
    """`192.0.2.10/24`, or `dhcp`."""
    gw: str | None = None
    ip6: str | None = None
    gw6: str | None = None


class Cpu(PropertyString):
    """The emulated processor."""

    default_key: ClassVar = "cputype"
    cputype: str | None = None
    flags: Listed = None
    hidden: bool | None = None
    guest_phys_bits: Annotated[int | None, DASHED, Field(ge=32, le=64)] = None
    hv_vendor_id: Annotated[str | None, DASHED] = None
    phys_bits: Annotated[str | None, DASHED] = None
    reported_model: Annotated[str | None, DASHED] = None


class Vga(PropertyString):
    """The display."""

    default_key: ClassVar = "type"
    type: str | None = None
    memory: Annotated[int | None, Field(ge=4, le=512)] = None
    """MiB."""
    clipboard: Literal["vnc"] | None = None


class Startup(PropertyString):
    """Order and pauses (seconds) of starts and stops with the node."""

    default_key: ClassVar = "order"
    order: Annotated[int | None, Field(ge=0)] = None
    up: Annotated[int | None, Field(ge=0)] = None
    down: Annotated[int | None, Field(ge=0)] = None


class Boot(PropertyString):
    """Devices to boot from, in order."""

    order: Listed = None
    legacy: str | None = None


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


class CiCustom(PropertyString):
    """Volumes that take the place of generated cloud-init data."""

    user: str | None = None
    network: str | None = None
    meta: str | None = None
    vendor: str | None = None


class NumaNode(PropertyString):
    """Topology of one NUMA node."""

    cpus: Listed = None
    hostnodes: Listed = None
    memory: Annotated[float | None, Field(ge=0)] = None
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
    aw_bits: Annotated[int | None, DASHED, Field(ge=32, le=64)] = None
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
