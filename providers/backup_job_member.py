"""Single guests in scheduled backup jobs."""

from typing import Annotated, ClassVar

from pydantic import Field

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.errors import Refused
from providers.core.kind.flat import Row
from providers.core.kind.marks import IDENTITY, Ref, Via
from providers.core.kind.paths import NOTHING, Paths, Seen, fill
from providers.core.kind.spec import Spec

COLLECTION, ITEM = "/cluster/backup", "/cluster/backup/{job}"


def leave(view: View, spec: "BackupJobMember", _actual: Row) -> None:
    """Take the guest out of the job. API: PUT /cluster/backup/{id}"""
    change(view, spec, present=False)


class BackupJobMember(Spec):
    """One guest in a backup job that chooses by `vmid`, whoever manages the job.

    API: /cluster/backup/{id}. The job's other guests and properties stay as they are.
    """

    section: ClassVar = "backup_job_members"
    shown: ClassVar = ("job", "vmid")
    paths: ClassVar = Paths(COLLECTION, ITEM, delete=NOTHING, seen=Seen("/", "Sys.Audit"))

    job: Annotated[str, IDENTITY, Ref("backup_job")]
    """Id of the job, such as `backup-b2adffdc-316e`."""
    vmid: Annotated[
        int,
        IDENTITY,
        Field(ge=100),
        Ref("guest", soft=True, falls=True),
        Via(ending=leave),
    ]
    """Number of the guest."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The membership, if the job lists the guest."""
        member = {"job": key["job"], "vmid": key["vmid"]}
        if look is not Look.FRESH and _is_in(view.once(COLLECTION), member):
            return member
        if look is Look.SEEN:
            return None
        return member if _is_in(view.api.rows(COLLECTION), member) else None

    def make(self, view: View) -> None:
        """Add the guest to the job."""
        change(view, self, present=True)


def change(view: View, spec: BackupJobMember, *, present: bool) -> None:
    """Add or take out the guest, and make sure that it has come about.

    Jobs have no digest: changes of this process go one after the other, and one that somebody
    else's overwrites at the same moment is noticed and made again.
    """
    path, number = fill(ITEM, spec.declared()), str(spec.vmid)
    with view.lock(path):
        for _ in range(3):
            members = _chosen(view, path, spec.job)
            if (number in members) == present:
                return
            changed = [*members, number] if present else [m for m in members if m != number]
            if not changed:
                raise Refused(
                    f"guest {number} is the last one of job {spec.job}, and PVE has no empty jobs",
                    "Give the job another guest, or remove it.",
                )
            view.api.call("PUT", path, {"vmid": ",".join(changed)})
    raise Refused(f"job {spec.job} is changed by somebody else at the same time", "Run again.")


def _chosen(view: View, path: str, name: str) -> list[str]:
    job = view.api.row(path)
    if "vmid" not in job:
        raise Refused(f"job {name} does not choose its guests by number", "Change the job.")
    return _members(job)


def _is_in(jobs: list[Row], member: Row) -> bool:
    job = next((job for job in jobs if job["id"] == member["job"]), None)
    return job is not None and str(member["vmid"]) in _members(job)


def _members(job: Row) -> list[str]:
    return [member for member in str(job.get("vmid") or "").split(",") if member]
