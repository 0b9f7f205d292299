"""What the cluster stands on and cannot create: machines, disks, other hosts."""

from dataclasses import dataclass, field
from typing import Any

from simulator.appliances import APPLIANCES, Appliance

LIBRARY = "192.0.2.5:/srv/library"
"""An NFS server's export that a fresh lab can attach."""
LIBRARY_FILES = {
    "import/debian-13-genericcloud-amd64.qcow2": {
        "size": 3 << 30,
        "file_size": 341 << 20,
        "used": 341 << 20,
        "ctime": 1757894400,
    },
}


@dataclass(slots=True)
class PbsServer:
    """A Proxmox Backup Server that answers."""

    fingerprint: str
    password: str
    datastores: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WebFile:
    """A file that a web server offers. `disk_size` is the size in bytes of the disk in a qcow2
    image, `unpacked` that of a compressed file's content; `digests` are hexadecimal, by
    algorithm."""

    size: int
    disk_size: int | None = None
    unpacked: int | None = None
    digests: dict[str, str] = field(default_factory=dict)
    media_type: str = "application/octet-stream"


IMAGE_URL = "https://images.example/debian-13-genericcloud-amd64.qcow2"
"""What a fresh lab can download."""
IMAGE = WebFile(341 << 20, 3 << 30, digests={"sha256": "1d" * 32})


def _downloads() -> dict[str, WebFile | str]:
    """The image, and the archives of all appliances."""
    archives = {a.location: WebFile(a.size, digests=a.digests) for a in APPLIANCES}
    return {IMAGE_URL: IMAGE, **archives}


@dataclass(slots=True)
class World:
    """Facts that the API can meet, but not change."""

    nodes: tuple[str, ...] = ("pve01", "pve02", "pve03")
    cluster_name: str = "lab"
    """A single node is no cluster, and has no such name."""
    cpus: int = 8
    memory: int = 32 << 30
    qemu_version: str = "11.0.0"
    network_cards: tuple[str, ...] = ("eno1", "eno2")
    has_open_vswitch: bool = False
    directories: tuple[str, ...] = ("/", "/etc", "/home", "/mnt", "/opt", "/root", "/srv", "/tmp")
    pci_devices: dict[str, str] = field(default_factory=dict)
    """Vendor and device by place, such as "0000:01:00.0": "10de:2204"."""
    usb_devices: dict[str, str] = field(default_factory=dict)
    """Vendor and product by port, such as "1-2": "0483:2016"."""
    hosts: tuple[str, ...] = ("192.0.2.5",)
    """Addresses of file servers and iSCSI portals that answer."""
    volume_groups: tuple[str, ...] = ("pve",)
    zfs_datasets: tuple[str, ...] = ()
    btrfs_paths: tuple[str, ...] = ()
    pbs_servers: dict[str, PbsServer] = field(default_factory=dict)
    exports: dict[str, dict[str, Any]] = field(default_factory=lambda: {LIBRARY: LIBRARY_FILES})
    """Files on shared exports: "server:/export" to volume name to its facts."""
    appliances: tuple[Appliance, ...] = APPLIANCES
    downloads: dict[str, WebFile | str] = field(default_factory=_downloads)
    """What web servers have, by URL; a text is the URL that is answered with a redirect."""

    @property
    def local_node(self) -> str:
        """The node that answers requests."""
        return self.nodes[0]
