"""Property strings of a container's network, devices and features."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from providers.core.guests.strings import Mac
from providers.core.kind.forms import Form
from providers.core.kind.marks import DASHED, FILLED
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Semicolons

OCTAL = Form(r"0[0-7]{3}", "four octal digits in quotes, such as '0660'")


class Interface(PropertyString):
    """A network card of a container, as a virtual Ethernet pair."""

    name: str
    """Name of the card in the container, such as `eth0`."""
    bridge: str | None = None
    """Bridge or vnet of the node, such as `vmbr0`."""
    ip: str | None = None
    """`192.0.2.10/24`, `dhcp` or `manual`."""
    gw: str | None = None
    """Gateway, such as `192.0.2.1`."""
    ip6: str | None = None
    """`2001:db8::10/64`, `auto`, `dhcp` or `manual`."""
    gw6: str | None = None
    """Gateway for IPv6."""
    hwaddr: Mac = None
    """Hardware address."""
    firewall: bool | None = None
    """Whether PVE's firewall watches it; default: false."""
    host_managed: Annotated[bool | None, DASHED] = None
    """Whether the node sets its addresses rather than the container; default: false."""
    link_down: bool | None = None
    """Whether the cable is out; default: false."""
    mtu: Annotated[int | None, Field(ge=64, le=65535)] = None
    """Bytes; default: that of the bridge."""
    rate: float | None = None
    """Megabytes a second."""
    tag: Annotated[int | None, Field(ge=1, le=4094)] = None
    """VLAN."""
    trunks: Semicolons | None = None
    """VLANs that are let through."""
    type: Annotated[Literal["veth"] | None, FILLED] = None
    """The only kind of card there is."""


class Device(PropertyString):
    """A device of the node in the container."""

    default_key: ClassVar = "path"
    path: str | None = None
    """Such as `/dev/ttyUSB0`."""
    mode: Annotated[str | None, OCTAL] = None
    """Permissions of its file, in octal: quote it."""
    uid: Annotated[int | None, Field(ge=0)] = None
    """Its owner in the container; default: 0."""
    gid: Annotated[int | None, Field(ge=0)] = None
    """Its group in the container; default: 0."""
    deny_write: Annotated[bool | None, DASHED] = None
    """Whether it can only be read; default: false."""


class Features(PropertyString):
    """What a container may do beyond the usual. All but `nesting` is for root@pam alone."""

    nesting: bool | None = None
    """Whether containers may run in it, as systemd needs it, too; default: false."""
    keyctl: bool | None = None
    """Whether an unprivileged one has the call keyctl, as Docker needs it; default: false."""
    fuse: bool | None = None
    """Whether it may mount file systems of FUSE; default: false."""
    mknod: bool | None = None
    """Whether an unprivileged one may make some device files; default: false."""
    mount: Semicolons | None = None
    """Types of file systems that it may mount, such as `nfs;cifs`."""
    force_rw_sys: bool | None = None
    """Whether an unprivileged one may write to /sys; default: false."""
