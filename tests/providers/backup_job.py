"""Backup jobs."""

from tests.providers.contract.case import Calls, Case, Field, InPlace, Replaces, Row

NEEDED = [
    ("POST /pools", {"poolid": "jobs-one"}),
    ("POST /pools", {"poolid": "jobs-two"}),
]
ELSEWHERE = {"all": "test_backup_job.py: the ways to choose guests exclude each other"}
CALLS = Calls(
    create="POST /cluster/backup",
    read="GET /cluster/backup/{id}",
    change="PUT /cluster/backup/{id}",
    remove="DELETE /cluster/backup/{id}",
)
PATTERNS = (["/tmp/?*", "/var/cache"], ["/srv/a b"])
STORED = {"storage": "local"}
CHOSEN: Row = {"along": {"all": None}, "hands": {"": ("PUT /cluster/backup/{id} all=1",)}}
TIMES: dict[str, Field] = {
    "id": Replaces("{name}", "{name}-2"),
    "schedule": InPlace("sat 03:00", "mon..fri 22:15"),
    "enabled": InPlace(False, True),
    "comment": InPlace("on call", "asleep", edges=("",)),
    "repeat_missed": InPlace(True, False),
    "node": InPlace("pve02", "pve03"),
}
CONTENT: dict[str, Field] = {
    "storage": InPlace("local", "local-lvm"),
    "mode": InPlace("suspend", "stop", edges=("snapshot",)),
    "compress": InPlace("zstd", "gzip", edges=("0", "1")),
    "prune_backups": InPlace("keep-last=3", "keep-daily=7,keep-last=1", edges=("keep-all=1",)),
    "remove": InPlace(False, True),
    "protected": InPlace(True, False, along=STORED, beside=STORED),
    "notes_template": InPlace("{{guestname}}", "{{node}}: {{vmid}}", along=STORED, beside=STORED),
    "fleecing": InPlace(
        "enabled=1,storage=local-lvm", "enabled=1,storage=local", edges=("enabled=0",)
    ),
    "pbs_change_detection_mode": InPlace("data", "metadata"),
    "exclude_path": InPlace(*PATTERNS, texts=PATTERNS),
    "stdexcludes": InPlace(False, True),
}
BURDEN: dict[str, Field] = {
    "bwlimit": InPlace(1000, 20000, edges=(0,)),
    "ionice": InPlace(8, 5, edges=(0,)),
    "pigz": InPlace(1, 4, edges=(0,)),
    "zstd": InPlace(2, 4, edges=(0,)),
    "performance": InPlace("max-workers=4", "max-workers=2,pbs-entries-max=2000000"),
    "lockwait": InPlace(10, 20, edges=(0,)),
    "stopwait": InPlace(5, 6, edges=(0,)),
}
MAIL: dict[str, Field] = {
    "mailto": InPlace(["ops@example.org", "root"], ["root"]),
    "mailnotification": InPlace("failure", "always"),
    "notification_mode": InPlace("notification-system", "legacy-sendmail", edges=("auto",)),
}
CASES = [
    Case(
        form="all",
        calls=CALLS,
        minimal={"id": "{name}", "schedule": "02:30", "all": True},
        fields={
            **TIMES,
            **CONTENT,
            **BURDEN,
            **MAIL,
            "exclude": InPlace(["100", "101"], ["101"]),
            "vmid": InPlace(["100", "101"], ["101"], **CHOSEN),
            "pool": InPlace("jobs-one", "jobs-two", **CHOSEN),
        },
        emptied={"enabled": "1"},
    )
]
