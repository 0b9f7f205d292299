"""Storage types as PVE's plugins declare them: their options and the content they hold.

An option is `fixed` (set at creation for good), `required`, or neither.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class StorageType:
    """One type. `required` and `fixed` are subsets of `options`; the first format is the default.

    `default` is the content of a storage that names none. A type in a `shared` system has the
    same content on each node, whatever its configuration says.
    """

    options: frozenset[str]
    required: frozenset[str]
    fixed: frozenset[str]
    content: tuple[str, ...]
    default: tuple[str, ...]
    formats: tuple[str, ...] = ("raw",)
    shared: bool = False

    @property
    def deletable(self) -> frozenset[str]:
        return self.options - self.required - self.fixed

    @property
    def keeps_files(self) -> bool:
        return "path" in self.options


def _type(
    required_fixed: str,
    optional: str,
    content: str,
    default: str,
    *,
    required: str = "",
    optional_fixed: str = "",
    formats: str = "raw",
    shared: bool = False,
) -> StorageType:
    needed = frozenset((required_fixed + " " + required).split())
    fixed = frozenset((required_fixed + " " + optional_fixed).split())
    return StorageType(
        options=needed | fixed | frozenset((optional + " nodes disable content").split()),
        required=needed,
        fixed=fixed,
        content=tuple(content.split()),
        default=tuple(default.split()),
        formats=tuple(formats.split()),
        shared=shared,
    )


_ALL_FILES = "images rootdir vztmpl iso backup snippets import"
_RETENTION = "prune-backups max-protected-backups"
_DIRECTORIES = f"format mkdir create-base-path create-subdirs {_RETENTION}"
_MOUNTED = f"content-dirs options bwlimit preallocation {_DIRECTORIES}"
_CHAIN = "snapshot-as-volume-chain"

TYPES = {
    "dir": _type(
        "path",
        f"shared is_mountpoint content-dirs bwlimit preallocation {_DIRECTORIES}",
        f"{_ALL_FILES} none",
        "images rootdir",
        optional_fixed=_CHAIN,
        formats="raw qcow2 vmdk subvol",
    ),
    "nfs": _type(
        "path server export",
        _MOUNTED,
        _ALL_FILES,
        "images",
        optional_fixed=_CHAIN,
        formats="raw qcow2 vmdk",
        shared=True,
    ),
    "cifs": _type(
        "path server share",
        f"subdir username password domain smbversion {_MOUNTED}",
        _ALL_FILES,
        "images",
        optional_fixed=_CHAIN,
        formats="raw qcow2 vmdk",
        shared=True,
    ),
    "cephfs": _type(
        "path",
        f"monhost subdir username fuse keyring fs-name content-dirs options bwlimit {_DIRECTORIES}",
        "vztmpl iso backup snippets import",
        "backup",
        shared=True,
    ),
    "btrfs": _type(
        "path",
        f"shared is_mountpoint nocow preallocation {_DIRECTORIES}",
        f"{_ALL_FILES} none",
        "images rootdir",
        formats="raw subvol",
    ),
    "lvm": _type(
        "vgname",
        "shared saferemove saferemove-stepsize saferemove_throughput on-volume-remove"
        f" tagged_only bwlimit {_CHAIN}",
        "images rootdir",
        "images",
        optional_fixed="base",
        formats="raw qcow2",
    ),
    "lvmthin": _type("vgname thinpool", "bwlimit", "images rootdir", "images rootdir"),
    "zfspool": _type(
        "pool",
        "blocksize sparse bwlimit mountpoint",
        "images rootdir",
        "images rootdir",
        formats="raw subvol",
    ),
    "zfs": _type(
        "portal target pool blocksize iscsiprovider",
        "nowritecache sparse comstar_hg comstar_tg lio_tpg bwlimit zfs-base-path",
        "images",
        "images",
        shared=True,
    ),
    "iscsi": _type("portal target", "bwlimit", "images none", "images", shared=True),
    "iscsidirect": _type("portal target", "bwlimit", "images none", "images", shared=True),
    "rbd": _type(
        "",
        "monhost pool data-pool namespace username krbd keyring bwlimit",
        "images rootdir",
        "images",
        shared=True,
    ),
    "pbs": _type(
        "server datastore",
        f"namespace port username password encryption-key master-pubkey fingerprint {_RETENTION}",
        "backup none",
        "backup",
        shared=True,
    ),
    "esxi": _type(
        "",
        "shared port password skip-cert-verification",
        "import",
        "import",
        required="server username",
        formats="raw qcow2 vmdk",
    ),
}

SECRETS = frozenset({"password", "keyring", "encryption-key", "master-pubkey"})
"""Options that go into files of their own and are never shown again."""
