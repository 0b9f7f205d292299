"""What storages have that hold volumes rather than files."""

from typing import Annotated, Literal

from providers.core.kind.conditions import Fixed, Needed, Only
from providers.core.kind.marks import DASHED, FIXED, WRITE_ONLY
from providers.core.kind.values import Names
from providers.storage.remote import RemoteStorage
from providers.storage.types import CEPH, ISCSI, ZFS


class BlockStorage(RemoteStorage):
    """Fields of iSCSI, ZFS, LVM and Ceph."""

    portal: Annotated[str | None, FIXED, ISCSI, Needed("type", *ISCSI.values)] = None
    """Address of the iSCSI portal, with a port if it is not 3260."""
    target: Annotated[str | None, FIXED, ISCSI, Needed("type", *ISCSI.values)] = None
    """Name of the iSCSI target, such as iqn.2003-01.net.example:lun."""
    iscsiprovider: Annotated[str | None, FIXED, Only("type", "zfs"), Needed("type", "zfs")] = None
    """comstar, istgt, iet or LIO."""
    nowritecache: Annotated[bool | None, Only("type", "zfs")] = None
    """Whether the target's write cache is off; default: false."""
    comstar_hg: Annotated[str | None, Only("type", "zfs")] = None
    """Host group for comstar views."""
    comstar_tg: Annotated[str | None, Only("type", "zfs")] = None
    """Target group for comstar views."""
    lio_tpg: Annotated[str | None, Only("type", "zfs")] = None
    """Target portal group for LIO."""
    zfs_base_path: Annotated[str | None, DASHED, Only("type", "zfs")] = None
    """Where the host has its ZFS devices; default: /dev/zvol."""
    pool: Annotated[
        str | None,
        Fixed("type", "zfs", "zfspool"),
        Only("type", "zfs", "zfspool", "rbd"),
        Needed("type", "zfs", "zfspool"),
    ] = None
    """Name of the pool, or of a dataset in it; default for rbd: rbd."""
    blocksize: Annotated[str | None, Fixed("type", "zfs"), ZFS, Needed("type", "zfs")] = None
    """Block size of new volumes, such as 16k."""
    sparse: Annotated[bool | None, ZFS] = None
    """Whether space is only taken when it is written."""
    mountpoint: Annotated[str | None, Only("type", "zfspool")] = None
    """Where the pool is mounted; default: below /, by its name."""

    vgname: Annotated[
        str | None, FIXED, Only("type", "lvm", "lvmthin"), Needed("type", "lvm", "lvmthin")
    ] = None
    """Volume group, which has to be there."""
    thinpool: Annotated[str | None, FIXED, Only("type", "lvmthin"), Needed("type", "lvmthin")] = (
        None
    )
    """Thin pool in the volume group."""
    base: Annotated[str | None, FIXED, Only("type", "lvm")] = None
    """Volume that the volume group is on: it is activated first."""
    saferemove: Annotated[bool | None, Only("type", "lvm")] = None
    """Whether removed volumes are wiped; default: false."""
    saferemove_stepsize: Annotated[
        Literal[1, 2, 4, 8, 16, 32] | None, DASHED, Only("type", "lvm")
    ] = None
    """MiB wiped at a time."""
    saferemove_throughput: Annotated[str | None, Only("type", "lvm")] = None
    """Limit of wiping in bytes a second."""
    tagged_only: Annotated[bool | None, Only("type", "lvm")] = None
    """Whether only volumes with the tag pve-vm-ID are seen; default: false."""

    monhost: Annotated[Names | None, CEPH] = None
    """Monitors of an external Ceph cluster."""
    keyring: Annotated[str | None, WRITE_ONLY, CEPH] = None
    """Keyring of an external Ceph cluster."""
    data_pool: Annotated[str | None, DASHED, Only("type", "rbd")] = None
    """Erasure coded pool that the data goes to."""
    krbd: Annotated[bool | None, Only("type", "rbd")] = None
    """Whether the kernel's driver is used for all; default: only for containers."""
    fuse: Annotated[bool | None, Only("type", "cephfs")] = None
    """Whether it is mounted by FUSE; default: by the kernel."""
    fs_name: Annotated[str | None, DASHED, Only("type", "cephfs")] = None
    """Name of the file system; default: the cluster's own."""
