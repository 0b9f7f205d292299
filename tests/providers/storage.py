"""Storages, one case for each type."""

from tests.providers.contract.case import Calls, Case, Field, InPlace, Replaces, Row, WriteOnly
from tests.providers.contract.lab import BACKUP_SERVER, FILE_SERVER, FINGERPRINT, OTHER_SERVER

ELSEWHERE = {"generated_encryption_key": "test_storage.py: only with `encryption_key: autogen`"}
KEYS = (
    '{"kdf":null,"data":"geheim-one","fingerprint":"11:00"}',
    '{"kdf":null,"data":"geheim-two","fingerprint":"22:00"}',
)
FLAG = (True, False)
CALLS = Calls(
    create="POST /storage",
    read="GET /storage/{storage}",
    change="PUT /storage/{storage}",
    remove="DELETE /storage/{storage}",
)

EVERY: dict[str, Field] = {
    "nodes": InPlace(["pve01", "pve02"], ["pve02"], edges=(["pve02", "pve01"],)),
    "disable": InPlace(True, False, shown=("1", None)),
}
LIMITED: dict[str, Field] = {
    "bwlimit": InPlace("clone=100,default=50", "default=50", edges=("migration=7.5",)),
}
BACKUPS: dict[str, Field] = {
    "prune_backups": InPlace("keep-last=3", "keep-daily=7,keep-last=1", edges=("keep-all=1",)),
    "max_protected_backups": InPlace(5, -1, edges=(0,)),
}
FOLDERS: dict[str, Field] = {
    **BACKUPS,
    "format": InPlace("qcow2", "raw"),
    "create_base_path": InPlace(False, True),
    "create_subdirs": InPlace(False, True),
    "mkdir": InPlace(False, True),
}
PREALLOCATED: dict[str, Field] = {
    "preallocation": InPlace("off", "full", edges=("metadata",)),
}
MOUNTED: dict[str, Field] = {
    **LIMITED,
    **FOLDERS,
    "path": Replaces("/mnt/{name}", "/mnt/{name}-2"),
    "content_dirs": InPlace("backup=dumps", "backup=dumps,iso=images/iso"),
    "options": InPlace("vers=4.2", "vers=4.1,soft"),
}
CHAINED: dict[str, Field] = {"snapshot_as_volume_chain": Replaces(*FLAG)}


def content(initial: list[str], changed: list[str], *others: list[str]) -> dict[str, Field]:
    """What a storage may hold, in any order."""
    return {"content": InPlace(initial, changed, edges=(*others, list(reversed(initial))))}


def case(type_: str, least: Row, fields: dict[str, Field]) -> Case:
    return Case(
        form=type_,
        calls=CALLS,
        minimal={"storage": "{name}", "type": type_, **least},
        fields={**EVERY, **fields},
    )


FILES = content(["iso", "vztmpl", "backup"], ["snippets", "import", "images", "rootdir"])
DISKS = content(["rootdir"], ["images", "rootdir"], ["rootdir", "images"])

CASES = [
    case(
        "dir",
        {"path": "/srv/{name}"},
        {
            **content(["iso", "vztmpl", "backup"], ["snippets", "import"], ["images", "rootdir"]),
            **LIMITED,
            **FOLDERS,
            **PREALLOCATED,
            **CHAINED,
            "storage": Replaces("{name}", "{name}-2"),
            "type": Replaces("dir", "btrfs", then={"path": "/srv/btrfs"}),
            "path": Replaces("/srv/{name}", "/srv/{name}-2"),
            "shared": InPlace(*FLAG),
            "is_mountpoint": InPlace("no", "/srv/btrfs"),
            "create_base_path": InPlace(False, True, along={"path": "/srv/btrfs"}),
            "mkdir": InPlace(False, True, along={"path": "/srv/btrfs"}),
            "content_dirs": InPlace("backup=dumps", "backup=dumps,iso=images/iso"),
        },
    ),
    case(
        "nfs",
        {"server": FILE_SERVER, "export": "/srv/{name}"},
        {
            **FILES,
            **MOUNTED,
            **PREALLOCATED,
            **CHAINED,
            "server": Replaces(FILE_SERVER, OTHER_SERVER),
            "export": Replaces("/srv/{name}", "/srv/{name}-2"),
        },
    ),
    case(
        "cifs",
        {"server": FILE_SERVER, "share": "{name}"},
        {
            **FILES,
            **MOUNTED,
            **PREALLOCATED,
            **CHAINED,
            "server": Replaces(FILE_SERVER, OTHER_SERVER),
            "share": Replaces("{name}", "{name}-2"),
            "subdir": InPlace("/one", "/two"),
            "domain": InPlace("ONE", "TWO"),
            "smbversion": InPlace("3.11", "3.0", edges=("default", "3")),
            "username": InPlace("ada", "grace"),
            "password": WriteOnly("geheim-one", "geheim-two", along={"username": "ada"}),
        },
    ),
    case(
        "cephfs",
        {"monhost": [FILE_SERVER]},
        {
            **content(["backup", "iso"], ["vztmpl", "snippets", "import"]),
            **MOUNTED,
            "monhost": InPlace([FILE_SERVER, OTHER_SERVER], [OTHER_SERVER]),
            "subdir": InPlace("/one", "/two"),
            "username": InPlace("ada", "grace"),
            "keyring": WriteOnly("geheim-one", "geheim-two"),
            "fuse": InPlace(*FLAG),
            "fs_name": InPlace("one", "two"),
        },
    ),
    case(
        "btrfs",
        {"path": "/srv/btrfs"},
        {
            **FILES,
            **FOLDERS,
            **PREALLOCATED,
            "path": Replaces("/srv/btrfs", "/srv/btrfs2"),
            "shared": InPlace(*FLAG),
            "is_mountpoint": InPlace("yes", "no"),
            "nocow": InPlace(*FLAG),
        },
    ),
    case(
        "lvm",
        {"vgname": "{name}"},
        {
            **DISKS,
            **LIMITED,
            "vgname": Replaces("{name}", "{name}-2"),
            "base": Replaces("san:0.0.0.one", "san:0.0.0.two"),
            "shared": InPlace(*FLAG),
            "saferemove": InPlace(*FLAG),
            "saferemove_stepsize": InPlace(1, 16, edges=(32,)),
            "saferemove_throughput": InPlace("-1000", "-2000"),
            "tagged_only": InPlace(*FLAG),
            "snapshot_as_volume_chain": InPlace(*FLAG),
        },
    ),
    case(
        "lvmthin",
        {"vgname": "pve", "thinpool": "{name}"},
        {
            **DISKS,
            **LIMITED,
            "vgname": Replaces("pve", "data"),
            "thinpool": Replaces("{name}", "{name}-2"),
        },
    ),
    case(
        "zfspool",
        {"pool": "tank"},
        {
            **DISKS,
            **LIMITED,
            "pool": Replaces("tank", "tank/other"),
            "blocksize": InPlace("8k", "16k"),
            "sparse": InPlace(*FLAG),
            "mountpoint": InPlace("/one", "/two", filled=True),
        },
    ),
    case(
        "zfs",
        {
            "portal": FILE_SERVER,
            "target": "iqn.2024-01.org.example:{name}",
            "pool": "tank",
            "blocksize": "4k",
            "iscsiprovider": "comstar",
        },
        {
            **LIMITED,
            "portal": Replaces(FILE_SERVER, OTHER_SERVER),
            "target": Replaces("iqn.2024-01.org.example:a", "iqn.2024-01.org.example:b"),
            "pool": Replaces("tank", "other"),
            "blocksize": Replaces("4k", "8k"),
            "iscsiprovider": Replaces("comstar", "LIO", then={"lio_tpg": "tpg1"}),
            "nowritecache": InPlace(*FLAG),
            "sparse": InPlace(*FLAG),
            "comstar_hg": InPlace("one", "two"),
            "comstar_tg": InPlace("one", "two"),
            "lio_tpg": InPlace("one", "two"),
            "zfs_base_path": InPlace("/dev/one", "/dev/two"),
        },
    ),
    *(
        case(
            type_,
            {"portal": FILE_SERVER, "target": "iqn.2024-01.org.example:{name}"},
            {
                **LIMITED,
                "portal": Replaces(FILE_SERVER, OTHER_SERVER),
                "target": Replaces("iqn.2024-01.org.example:a", "iqn.2024-01.org.example:b"),
                "content": InPlace([], ["images"], shown=("none", "images")),
            },
        )
        for type_ in ("iscsi", "iscsidirect")
    ),
    case(
        "rbd",
        {},
        {
            **DISKS,
            **LIMITED,
            "monhost": InPlace([FILE_SERVER, OTHER_SERVER], [OTHER_SERVER]),
            "pool": InPlace("one", "two"),
            "data_pool": InPlace("one", "two"),
            "namespace": InPlace("one", "two"),
            "username": InPlace("ada", "grace"),
            "keyring": WriteOnly("geheim-one", "geheim-two"),
            "krbd": InPlace(*FLAG),
        },
    ),
    case(
        "pbs",
        {
            "server": BACKUP_SERVER,
            "datastore": "main",
            "username": "lab@pbs",
            "password": "geheim-pbs",
            "fingerprint": FINGERPRINT,
        },
        {
            **BACKUPS,
            "server": Replaces(BACKUP_SERVER, "192.0.2.9", then={"nodes": ["pve03"]}),
            "datastore": Replaces("main", "other"),
            "username": InPlace("lab@pbs", "other@pbs"),
            "namespace": InPlace("one", "two"),
            "port": InPlace(8007, 8008),
            "content": InPlace([], ["backup"], shown=("none", "backup")),
            "encryption_key": WriteOnly(*KEYS, shown=("11:00", "22:00")),
        },
    ),
    # For another node, so that PVE does not try out what is changed.
    Case(
        form="pbs-elsewhere",
        calls=CALLS,
        minimal={
            "storage": "{name}",
            "type": "pbs",
            "server": "192.0.2.9",
            "datastore": "main",
            "nodes": ["pve03"],
        },
        fields={
            "fingerprint": InPlace(FINGERPRINT, FINGERPRINT.replace("AB", "CD")),
            "username": InPlace("lab@pbs", "other@pbs"),
            "password": WriteOnly("geheim-one", "geheim-two", along={"username": "lab@pbs"}),
            "encryption_key": WriteOnly(*KEYS, shown=("11:00", "22:00")),
            "master_pubkey": WriteOnly(
                "geheim-one", "geheim-two", along={"encryption_key": KEYS[0]}, shown=("1", "1")
            ),
        },
    ),
    case(
        "esxi",
        {"server": FILE_SERVER, "username": "ada", "password": "geheim-esx"},
        {
            "server": InPlace(FILE_SERVER, OTHER_SERVER),
            "username": InPlace("ada", "grace"),
            "port": InPlace(443, 8443),
            "shared": InPlace(*FLAG),
            "skip_cert_verification": InPlace(*FLAG),
        },
    ),
]
