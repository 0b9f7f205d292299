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
