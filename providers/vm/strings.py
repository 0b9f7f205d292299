"""Property strings of a virtual machine's network, cloud-init and starts."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from providers.core.guests.strings import Mac
from providers.core.kind.flat import Row
from providers.core.kind.marks import DASHED, VOLUME, Ref
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Semicolons

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


class Net(PropertyString):
    """A network card. A MAC address that is not declared is PVE's choice, and is kept."""

    default_key: ClassVar = "model"
    more_keys: ClassVar = dict.fromkeys(MODELS, "macaddr")
    model: Literal[MODELS]  # type: ignore[valid-type]
    """Emulated card; virtio is the fastest."""
    macaddr: Mac = None
    """Hardware address."""
    bridge: str | None = None
    """Bridge or vnet of the node, such as `vmbr0`; default: none, behind the node's address."""
    firewall: bool | None = None
    """Whether PVE's firewall watches it; default: false."""
    link_down: bool | None = None
    """Whether the cable is out; default: false."""
    host_tunnel: Annotated[bool | None, DASHED] = None
    """Whether segmentation in UDP tunnels is left to the node; only for virtio."""
    mtu: Annotated[int | None, Field(ge=1, le=65520)] = None
    """Bytes; 1 takes that of the bridge; only for virtio."""
    queues: Annotated[int | None, Field(ge=0, le=64)] = None
    """Queues for several cores; only for virtio."""
    rate: Annotated[float | None, Field(ge=0)] = None
    """Megabytes a second."""
    tag: Annotated[int | None, Field(ge=1, le=4094)] = None
    """VLAN."""
    trunks: Semicolons | None = None
    """VLANs that are let through."""

    @classmethod
    def folded(cls, parts: Row) -> Row:
        """`virtio=BC:24:…` is model and address in one."""
        for model in cls.more_keys:
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
    """Whether PVE speaks to it."""
    freeze_fs: Annotated[bool | None, DASHED] = None
    """Whether file systems are frozen for a backup; default: true."""
    fstrim_cloned_disks: bool | None = None
    """Whether space is freed after a clone, move or migration; default: false."""
    type: Literal["virtio", "isa"] | None = None
    """Default: virtio."""


class IpConfig(PropertyString):
    """Addresses that cloud-init gives to a network card."""

    ip: str | None = None
    """`192.0.2.10/24`, or `dhcp`."""
    gw: str | None = None
    """Gateway, such as `192.0.2.1`."""
    ip6: str | None = None
    """`2001:db8::10/64`, `dhcp` or `auto`."""
    gw6: str | None = None
    """Gateway for IPv6."""


class Boot(PropertyString):
    """Devices to boot from, in order."""

    order: Semicolons | None = None
    """Such as `scsi0;net0`."""
    legacy: str | None = None
    """Old form: `a`, `c`, `d` and `n` in order."""


Snippet = Annotated[str | None, Ref("storage", within=VOLUME)]


class CiCustom(PropertyString):
    """Volumes that take the place of generated cloud-init data."""

    user: Snippet = None
    """In place of the user data."""
    network: Snippet = None
    """In place of the network configuration."""
    meta: Snippet = None
    """In place of the meta data."""
    vendor: Snippet = None
    """Beside the user data."""
