"""Storages of disks."""

from tests.providers.contract.case import InPlace, Replaces, WriteOnly
from tests.providers.contract.lab import FILE_SERVER, OTHER_SERVER
from tests.providers.storage.common import FLAG, LIMITED, case, content

DISKS = content(["rootdir"], ["images", "rootdir"], ["rootdir", "images"])
CASES = [
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
]
