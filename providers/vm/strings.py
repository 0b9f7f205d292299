"""Property strings of a virtual machine's network, cloud-init and starts."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints

from providers.core.kind.flat import Row
from providers.core.kind.forms import MAC
from providers.core.kind.marks import DASHED, FILLED, VOLUME, Ref
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


Mac = Annotated[
    str | None,
    FILLED,
    MAC,
    StringConstraints(to_upper=True),
]


class Net(PropertyString):
    """A network card. A MAC address that is not declared is PVE's choice, and is kept."""

    default_key: ClassVar = "model"
    more_keys: ClassVar = dict.fromkeys(MODELS, "macaddr")
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
    trunks: Semicolons | None = None

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


class Startup(PropertyString):
    """Order and pauses (seconds) of starts and stops with the node."""

    default_key: ClassVar = "order"
    order: Annotated[int | None, Field(ge=0)] = None
    up: Annotated[int | None, Field(ge=0)] = None
    down: Annotated[int | None, Field(ge=0)] = None


class Boot(PropertyString):
    """Devices to boot from, in order."""

    order: Semicolons | None = None
    legacy: str | None = None


Snippet = Annotated[str | None, Ref("storage", within=VOLUME)]


class CiCustom(PropertyString):
    """Volumes that take the place of generated cloud-init data."""

    user: Snippet = None
    network: Snippet = None
    meta: Snippet = None
    vendor: Snippet = None
