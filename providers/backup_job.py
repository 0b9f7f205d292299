"""Scheduled backup jobs."""

from typing import Annotated, ClassVar

from providers.core.kind.forms import CONFIG_ID
from providers.core.kind.marks import DASHED, IDENTITY, NAME, RESET, Absent
from providers.core.kind.paths import Paths
from providers.vzdump import LEFT_OUT, Vzdump


class BackupJob(Vzdump):
    """A scheduled backup of guests. API: /cluster/backup

    Guests are chosen by `all`, `vmid` or `pool`; `exclude` takes some of all out.
    """

    section: ClassVar = "backup_jobs"
    shown: ClassVar = ("schedule", "storage")
    paths: ClassVar = Paths("/cluster/backup", "/cluster/backup/{id}")
    left_out: ClassVar = {
        **LEFT_OUT,
        "starttime": "old form of `schedule`, which PVE turns into it",
        "dow": "old form of `schedule`, which PVE turns into it",
        "delete": "the way in which fields are removed",
    }

    id: Annotated[str, IDENTITY, NAME, CONFIG_ID]
    """Name of the job: a letter, then at least one more letter, digit, `-` or `_`."""
    schedule: str
    """Calendar event, such as `02:30` or `sat 03:00`."""
    enabled: Annotated[bool | None, RESET, Absent(True)] = None
    """Default: true."""
    comment: str | None = None
    """A description of the job."""
    repeat_missed: Annotated[bool | None, DASHED] = None
    """Whether a missed run is made up for as soon as possible."""

    all: Annotated[bool | None, Without("vmid")] = None
    """All guests, but those of `exclude`."""
    vmid: Annotated[Numbers | None, Ref("guest", soft=True, falls=True)] = None
    """Numbers of the guests."""
    exclude: Annotated[Numbers | None, Ref("guest", soft=True), Without("vmid")] = None
    """Numbers of the guests that are left out of all."""
    pool: Annotated[str | None, Ref("pool"), Without("vmid")] = None
    """The guests of a pool."""
    node: Annotated[str | None, Ref("node")] = None
    """Only when a guest is on this node."""

    storage: Annotated[str | None, Ref("storage")] = None
    """Where the archives go; its `content` must hold `backup`."""
    mode: Literal["snapshot", "suspend", "stop"] | None = None
    """Default: snapshot."""
    compress: Literal["0", "1", "gzip", "lzo", "zstd"] | None = None
    """Default: 0, none."""
    prune_backups: Annotated[Retention | None, DASHED] = None
    """Which archives are kept; default: all."""
    remove: Annotated[bool | None, Absent(True)] = None
    """Whether older archives are removed as `prune_backups` says; default: true."""
    protected: Annotated[bool | None, Beside("storage")] = None
    """Whether archives are protected from pruning and removal."""
    notes_template: Annotated[str | None, DASHED, Beside("storage")] = None
    """Notes of each archive; may hold {{cluster}}, {{guestname}}, {{node}} and {{vmid}}."""

    bwlimit: Annotated[int | None, Absent(0), Field(ge=0)] = None
    """KiB/s; 0 is no limit."""
    ionice: Annotated[int | None, Field(ge=0, le=8)] = None
    """Priority of reading and writing, 8 is the lowest; default: 7."""
    pigz: int | None = None
    """Threads of gzip; 0 (the default) is one, without pigz; 1 is half of the cores."""
    zstd: int | None = None
    """Threads of zstd; 0 is half of the cores; default: 1."""
    performance: Performance | None = None
    fleecing: Fleecing | None = None
    pbs_change_detection_mode: Annotated[Literal["legacy", "data", "metadata"] | None, DASHED] = (
        None
    )
    """How files of containers are compared with the last backup; for Proxmox Backup Server."""
    lockwait: Annotated[int | None, Field(ge=0)] = None
    """Minutes to wait for a guest's lock."""
    stopwait: Annotated[int | None, Field(ge=0)] = None
    """Minutes to wait until a guest has stopped."""
    exclude_path: Annotated[Ordered | None, DASHED, ARRAY] = None
    """Patterns of files that are left out."""
    stdexcludes: Annotated[bool | None, Absent(True)] = None
    """Whether temporary files of containers are left out; default: true."""

    mailto: Names | None = None
    """Addresses of the old way of notification."""
    mailnotification: Literal["always", "failure"] | None = None
    """Default: always."""
    notification_mode: Annotated[
        Literal["auto", "legacy-sendmail", "notification-system"] | None, DASHED
    ] = None
    """Default: auto, by mail if `mailto` is there."""
