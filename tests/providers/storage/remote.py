"""Storages in other products: backup servers, hypervisors."""

from tests.providers.contract.case import Case, InPlace, Replaces, WriteOnly
from tests.providers.contract.lab import BACKUP_SERVER, FILE_SERVER, FINGERPRINT, OTHER_SERVER
from tests.providers.storage.common import BACKUPS, CALLS, FLAG, case

KEYS = (
    '{"kdf":null,"data":"geheim-one","fingerprint":"11:00"}',
    '{"kdf":null,"data":"geheim-two","fingerprint":"22:00"}',
)
CASES = [
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
