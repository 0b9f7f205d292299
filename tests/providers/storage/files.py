"""Storages of files in directories."""

from tests.providers.contract.case import Field, InPlace, Replaces, WriteOnly
from tests.providers.contract.lab import FILE_SERVER, OTHER_SERVER
from tests.providers.storage.common import BACKUPS, FLAG, LIMITED, case, content

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
FILES = content(["iso", "vztmpl", "backup"], ["snippets", "import", "images", "rootdir"])
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
]
