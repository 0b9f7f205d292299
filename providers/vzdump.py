"""What a backup may be told, whether it is scheduled or made at once."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from providers.core.kind.conditions import Beside, Without
from providers.core.kind.marks import ARRAY, DASHED, Absent, Ref
from providers.core.kind.property_string import PropertyString
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names, Numbers, Ordered
from providers.strings import Retention

ROOT_ALONE = "only for root@pam logged in by password"

LEFT_OUT = {
    "dumpdir": f"{ROOT_ALONE}; `storage` is its successor",
    "tmpdir": ROOT_ALONE,
    "script": ROOT_ALONE,
    "stop": "stops running jobs, no property",
    "quiet": "concerns the output of the command, no property",
}


class Fleecing(PropertyString):
    """Where changed blocks of a running VM go during its backup."""

    default_key: ClassVar = "enabled"
    enabled: bool | None = None
    """Whether it is done; default: false."""
    storage: Annotated[str | None, Ref("storage")] = None
    """Where these blocks go; best on the same node."""


class Performance(PropertyString):
    """How much a backup may burden the node."""

    max_workers: Annotated[int | None, DASHED, Field(ge=1, le=256)] = None
    """Reads at once for a VM; default: 16."""
    pbs_entries_max: Annotated[int | None, DASHED, Field(ge=1)] = None
    """Entries of a folder that are kept in memory for a container; default: 1048576."""


class Vzdump(Spec):
    """Guests are chosen by `all`, `vmid` or `pool`; `exclude` takes some of all out."""

    one_of: ClassVar = ("all", "vmid", "pool", "exclude")

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
