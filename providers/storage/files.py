"""What storages of all types have, and those that keep files in folders."""

from typing import Annotated, Literal

from pydantic import Field

from providers.core.kind.conditions import Allowed, Fixed, Needed, Only
from providers.core.kind.forms import FOLDER, STORAGE
from providers.core.kind.marks import DASHED, FIXED, IDENTITY, NAME, Absent, Ref
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names
from providers.storage.types import (
    CONTENT,
    DIRECTORIES,
    KEEPS_BACKUPS,
    LIMITED,
    Content,
    Directories,
    StorageType,
)
from providers.strings import BandwidthLimits, Retention


class FileStorage(Spec):
    """Fields of all storages, and of those with folders."""

    storage: Annotated[str, IDENTITY, NAME, STORAGE]
    """Name of the storage."""
    type: Annotated[StorageType, FIXED]
    """Kind of storage."""
    content: Annotated[Content | None, Allowed("type", CONTENT)] = None
    """What it may hold; default: depends on the type. A storage without `backup` refuses
    backups, one without `images` or `rootdir` never holds a guest's disk."""
    nodes: Annotated[Names | None, Ref("node"), Field(min_length=1)] = None
    """Nodes that have it; default: all."""
    disable: bool | None = None
    """Whether it is out of use."""
    shared: Annotated[bool | None, Only("type", "dir", "btrfs", "lvm", "esxi")] = None
    """Whether all nodes see the same content by other means than PVE's."""
    bwlimit: Annotated[BandwidthLimits | None, LIMITED] = None
    """Limits in KiB/s, by kind of operation."""

    path: Annotated[
        str | None,
        FIXED,
        FOLDER,
        DIRECTORIES,
        Needed("type", "dir", "btrfs"),
        Ref("node_directory", soft=True, within="(.*?)/*"),
    ] = None
    """Folder on each node; of a share: where it is mounted, default: /mnt/pve/<storage>."""
    is_mountpoint: Annotated[str | None, Only("type", "dir", "btrfs")] = None
    """`yes`, or the mount point's path: without the mount the storage is offline."""
    create_base_path: Annotated[bool | None, DASHED, Absent(True), DIRECTORIES] = None
    """Whether a missing folder is made; default: true."""
    create_subdirs: Annotated[bool | None, DASHED, Absent(True), DIRECTORIES] = None
    """Whether missing folders for content are made; default: true."""
    mkdir: Annotated[bool | None, Absent(True), DIRECTORIES] = None
    """Old form of `create_base_path` and `create_subdirs` together."""
    content_dirs: Annotated[
        Directories | None, DASHED, Only("type", "dir", "nfs", "cifs", "cephfs")
    ] = None
    """Folders below the path, by kind of content."""
    format: Annotated[Literal["raw", "qcow2", "subvol", "vmdk"] | None, DIRECTORIES] = None
    """Format of new images."""
    preallocation: Annotated[
        Literal["off", "metadata", "falloc", "full"] | None,
        Only("type", "dir", "btrfs", "nfs", "cifs"),
    ] = None
    """How much space a new image takes at once; default: metadata."""
    snapshot_as_volume_chain: Annotated[
        bool | None,
        DASHED,
        Fixed("type", "dir", "nfs", "cifs"),
        Only("type", "dir", "nfs", "cifs", "lvm"),
    ] = None
    """Whether snapshots are volumes of their own, each on top of the last; default: false."""
    prune_backups: Annotated[Retention | None, DASHED, KEEPS_BACKUPS] = None
    """Which backups are kept when new ones are made; default: all."""
    max_protected_backups: Annotated[int | None, DASHED, KEEPS_BACKUPS, Field(ge=-1)] = None
    """Protected backups for each guest; -1 is no limit; default: 5, no limit with
    Datastore.Allocate."""
    nocow: Annotated[bool | None, Only("type", "btrfs")] = None
    """Whether copy-on-write is off, and with it the checksums; default: false."""
