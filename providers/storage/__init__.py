"""Storage definitions."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from providers.core.kind.flat import Row
from providers.core.kind.forms import FINGERPRINT, FOLDER, STORAGE
from providers.core.kind.marks import (
    DASHED,
    FIXED,
    GIVEN_ONCE,
    IDENTITY,
    NAME,
    WRITE_ONLY,
    Absent,
    Allowed,
    Fixed,
    Needed,
    Only,
    Ref,
)
from providers.core.kind.paths import Paths, Seen
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names
from providers.storage.types import (
    CEPH,
    CONTENT,
    DIRECTORIES,
    HOSTED,
    ISCSI,
    KEEPS_BACKUPS,
    LIMITED,
    ZFS,
    Content,
    Directories,
    StorageType,
)
from providers.strings import BandwidthLimits, Retention


class Storage(Spec):
    """One definition for the whole cluster; a node activates it at first use. API: /storage"""

    section: ClassVar = "storages"
    shown: ClassVar = ("type", "content", "nodes")
    paths: ClassVar = Paths(
        "/storage",
        "/storage/{storage}",
        seen=Seen("/storage/{storage}", "Datastore.Audit", "Datastore.AllocateSpace"),
    )
    builtin: ClassVar = frozenset({"local"})
    left_out: ClassVar = {
        "authsupported": "belongs to no type of storage",
        "digest": "guards a hand-made change",
        "delete": "the way in which fields are removed",
    }

    storage: Annotated[str, IDENTITY, NAME, STORAGE]
    """Name of the storage."""
    type: Annotated[StorageType, FIXED]
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

    path: Annotated[str | None, FIXED, FOLDER, DIRECTORIES, Needed("type", "dir", "btrfs")] = None
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
    format: Annotated[Literal["raw", "qcow2", "subvol", "vmdk"] | None, DIRECTORIES] = None
    """Format of new images."""
    preallocation: Annotated[
        Literal["off", "metadata", "falloc", "full"] | None,
        Only("type", "dir", "btrfs", "nfs", "cifs"),
    ] = None
    snapshot_as_volume_chain: Annotated[
        bool | None,
        DASHED,
        Fixed("type", "dir", "nfs", "cifs"),
        Only("type", "dir", "nfs", "cifs", "lvm"),
    ] = None
    prune_backups: Annotated[Retention | None, DASHED, KEEPS_BACKUPS] = None
    max_protected_backups: Annotated[int | None, DASHED, KEEPS_BACKUPS, Field(ge=-1)] = None
    nocow: Annotated[bool | None, Only("type", "btrfs")] = None

    server: Annotated[
        str | None,
        HOSTED,
        Fixed("type", "nfs", "cifs", "pbs"),
        Needed("type", "nfs", "cifs", "pbs", "esxi"),
    ] = None
    """Host name or address."""
    port: Annotated[int | None, Only("type", "pbs", "esxi"), Field(ge=1, le=65535)] = None
    export: Annotated[str | None, FIXED, FOLDER, Only("type", "nfs"), Needed("type", "nfs")] = None
    """Path that the server exports."""
    share: Annotated[str | None, FIXED, Only("type", "cifs"), Needed("type", "cifs")] = None
    """Name of the share."""
    options: Annotated[str | None, Only("type", "nfs", "cifs", "cephfs")] = None
    """Mount options, such as `vers=4.2`."""
    subdir: Annotated[str | None, Only("type", "cifs", "cephfs")] = None
    domain: Annotated[str | None, Only("type", "cifs")] = None
    smbversion: Annotated[
        Literal["default", "2.0", "2.1", "3", "3.0", "3.11"] | None, Only("type", "cifs")
    ] = None
    username: Annotated[
        str | None, Only("type", "cifs", "pbs", "rbd", "cephfs", "esxi"), Needed("type", "esxi")
    ] = None
    """For rbd and cephfs without `client.`; for a backup server with its realm, `pve@pbs`."""
    password: Annotated[str | None, WRITE_ONLY, Only("type", "cifs", "pbs", "esxi")] = None
    skip_cert_verification: Annotated[bool | None, DASHED, Only("type", "esxi")] = None

    datastore: Annotated[str | None, FIXED, Only("type", "pbs"), Needed("type", "pbs")] = None
    """Name of the datastore on the backup server."""
    namespace: Annotated[str | None, Only("type", "pbs", "rbd")] = None
    fingerprint: Annotated[str | None, Only("type", "pbs"), FINGERPRINT] = None
    """SHA-256 fingerprint of the backup server's certificate."""
    encryption_key: Annotated[str | None, DASHED, WRITE_ONLY, Only("type", "pbs")] = None
    """A key in JSON, or `autogen`: then PVE makes one and tells it once."""
    generated_encryption_key: Annotated[str | None, GIVEN_ONCE] = None
    """The key that PVE has made for `autogen`: without it the backups cannot be read."""
    master_pubkey: Annotated[str | None, DASHED, WRITE_ONLY, Only("type", "pbs")] = None

    portal: Annotated[str | None, FIXED, ISCSI, Needed("type", *ISCSI.values)] = None
    target: Annotated[str | None, FIXED, ISCSI, Needed("type", *ISCSI.values)] = None
    iscsiprovider: Annotated[str | None, FIXED, Only("type", "zfs"), Needed("type", "zfs")] = None
    """comstar, istgt, iet or LIO."""
    nowritecache: Annotated[bool | None, Only("type", "zfs")] = None
    comstar_hg: Annotated[str | None, Only("type", "zfs")] = None
    comstar_tg: Annotated[str | None, Only("type", "zfs")] = None
    lio_tpg: Annotated[str | None, Only("type", "zfs")] = None
    zfs_base_path: Annotated[str | None, DASHED, Only("type", "zfs")] = None
    pool: Annotated[
        str | None,
        Fixed("type", "zfs", "zfspool"),
        Only("type", "zfs", "zfspool", "rbd"),
        Needed("type", "zfs", "zfspool"),
    ] = None
    blocksize: Annotated[str | None, Fixed("type", "zfs"), ZFS, Needed("type", "zfs")] = None
    sparse: Annotated[bool | None, ZFS] = None
    """Whether space is only taken when it is written."""
    mountpoint: Annotated[str | None, Only("type", "zfspool")] = None

    vgname: Annotated[
        str | None, FIXED, Only("type", "lvm", "lvmthin"), Needed("type", "lvm", "lvmthin")
    ] = None
    """Volume group, which has to be there."""
    thinpool: Annotated[str | None, FIXED, Only("type", "lvmthin"), Needed("type", "lvmthin")] = (
        None
    )
    """Thin pool in the volume group."""
    base: Annotated[str | None, FIXED, Only("type", "lvm")] = None
    saferemove: Annotated[bool | None, Only("type", "lvm")] = None
    saferemove_stepsize: Annotated[
        Literal[1, 2, 4, 8, 16, 32] | None, DASHED, Only("type", "lvm")
    ] = None
    """MiB wiped at a time."""
    saferemove_throughput: Annotated[str | None, Only("type", "lvm")] = None
    tagged_only: Annotated[bool | None, Only("type", "lvm")] = None

    monhost: Annotated[Names | None, CEPH] = None
    """Monitors of an external Ceph cluster."""
    keyring: Annotated[str | None, WRITE_ONLY, CEPH] = None
    data_pool: Annotated[str | None, DASHED, Only("type", "rbd")] = None
    krbd: Annotated[bool | None, Only("type", "rbd")] = None
    fuse: Annotated[bool | None, Only("type", "cephfs")] = None
    fs_name: Annotated[str | None, DASHED, Only("type", "cephfs")] = None

    @classmethod
    def decode(cls, row: Row) -> Row:
        """The answer to a creation tells the key that was made, once."""
        key = (row.get("config") or {}).get("encryption-key")
        return {**row, "generated_encryption_key": key} if key else _readable(row)


def _readable(row: Row) -> Row:
    """PVE shows the fingerprint of the key in the place of the key."""
    return {key: value for key, value in row.items() if key != "encryption-key"}
