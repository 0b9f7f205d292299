"""What types of storage there are, what each may hold, and how that is written."""

from typing import Annotated, Literal

from pydantic import AfterValidator

from providers.core.kind.conditions import Only
from providers.core.kind.marks import Wire
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Names

StorageType = Literal[
    "dir",
    "nfs",
    "cifs",
    "iscsi",
    "iscsidirect",
    "zfspool",
    "zfs",
    "lvm",
    "lvmthin",
    "btrfs",
    "rbd",
    "cephfs",
    "pbs",
    "esxi",
]

FILES = frozenset({"images", "rootdir", "vztmpl", "iso", "backup", "snippets", "import"})
CONTENT = {
    **dict.fromkeys(("dir", "btrfs", "nfs", "cifs"), FILES),
    **dict.fromkeys(("lvm", "lvmthin", "zfspool", "rbd"), frozenset({"images", "rootdir"})),
    **dict.fromkeys(("iscsi", "iscsidirect", "zfs"), frozenset({"images"})),
    "cephfs": FILES - {"images", "rootdir"},
    "pbs": frozenset({"backup"}),
    "esxi": frozenset({"import"}),
}
"""What a storage of each type may hold."""

DIRECTORIES = Only("type", "dir", "btrfs", "nfs", "cifs", "cephfs")
LIMITED = Only(
    "type",
    *("dir", "nfs", "cifs", "cephfs", "lvm", "lvmthin", "zfspool", "zfs", "iscsi", "iscsidirect"),
    "rbd",
)
KEEPS_BACKUPS = Only("type", "dir", "btrfs", "nfs", "cifs", "cephfs", "pbs")
HOSTED = Only("type", "nfs", "cifs", "pbs", "esxi")
CEPH = Only("type", "rbd", "cephfs")
ISCSI = Only("type", "iscsi", "iscsidirect", "zfs")
ZFS = Only("type", "zfs", "zfspool")


def _held(values: list[str]) -> list[str]:
    """PVE writes `none` for a storage that holds nothing."""
    return [value for value in values if value != "none"]


Content = Annotated[Names, AfterValidator(_held)]


class Directories(PropertyString):
    """Folders, below the storage's path, for each kind of content (`content-dirs`)."""

    images: str | None = None
    """Disks of virtual machines; default: images."""
    rootdir: str | None = None
    """Disks of containers; default: private."""
    vztmpl: str | None = None
    """Templates of containers; default: template/cache."""
    iso: str | None = None
    """ISO images; default: template/iso."""
    backup: str | None = None
    """Backups; default: dump."""
    snippets: str | None = None
    """Snippets; default: snippets."""
    import_: Annotated[str | None, Wire("import")] = None
    """Images to import from; default: import."""
