"""Property strings of what a virtual machine has of its node: devices and folders."""

from typing import Annotated, ClassVar, Literal

from providers.core.kind.marks import DASHED
from providers.core.kind.property_string import PropertyString


class HostPci(PropertyString):
    """A PCI device of the node."""

    default_key: ClassVar = "host"
    host: str | None = None
    """Address, such as `0000:01:00.0`; several joined by `;`. For root@pam alone."""
    mapping: str | None = None
    """Name of a mapping of the cluster, in the place of `host`."""
    device_id: Annotated[str | None, DASHED] = None
    """Device id that the guest sees, such as `0x1234`."""
    vendor_id: Annotated[str | None, DASHED] = None
    """Vendor id that the guest sees."""
    sub_device_id: Annotated[str | None, DASHED] = None
    """Subsystem's device id that the guest sees."""
    sub_vendor_id: Annotated[str | None, DASHED] = None
    """Subsystem's vendor id that the guest sees."""
    driver: str | None = None
    """Whether the node keeps its own driver (`keep`) or vfio takes over (`vfio`); default: vfio."""
    legacy_igd: Annotated[bool | None, DASHED] = None
    """Whether it is Intel's graphics as the first display; default: false."""
    mdev: str | None = None
    """Type of a mediated device, such as a part of a graphics card."""
    pcie: bool | None = None
    """Whether it is on PCI Express, which needs q35; default: false."""
    rombar: bool | None = None
    """Whether the guest sees the card's firmware; default: true."""
    romfile: str | None = None
    """Other firmware: a file in /usr/share/kvm on the node."""
    x_vga: Annotated[bool | None, DASHED] = None
    """Whether it is the first display; default: false."""


class Usb(PropertyString):
    """A USB device of the node, or `spice`."""

    default_key: ClassVar = "host"
    host: str | None = None
    """Such as `046d:c52b`, a port like `1-2`, or `spice`. For root@pam alone, but for `spice`."""
    mapping: str | None = None
    """Name of a mapping of the cluster, in the place of `host`."""
    usb3: bool | None = None
    """Whether it is on USB 3; default: false."""


class VirtioFs(PropertyString):
    """A directory of the node, shared with the guest."""

    default_key: ClassVar = "dirid"
    dirid: str
    """Name of a mapping of the cluster to a folder of the node."""
    cache: Literal["auto", "always", "metadata", "never"] | None = None
    """How much the guest remembers; default: auto."""
    direct_io: Annotated[bool | None, DASHED] = None
    """Whether writes go past the node's memory; default: false."""
    expose_acl: Annotated[bool | None, DASHED] = None
    """Whether POSIX ACLs are passed on, and extended attributes with them; default: false."""
    expose_xattr: Annotated[bool | None, DASHED] = None
    """Whether extended attributes are passed on; default: false."""
