"""One run of vzdump on a node: what becomes of each guest, in the words of its log."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from simulator.backup import retention
from simulator.backup.archives import marked
from simulator.backup.coverage import volumes_of
from simulator.backup.jobs import KEEP_ALL, Job, parse_option
from simulator.call import Cluster
from simulator.errors import PveError, failed
from simulator.inventory import Guest, find_guest
from simulator.propertystring import RETENTION
from simulator.storage.activation import activate
from simulator.storage.config import contents, get_storage
from simulator.storage.volumes import Volumes
from simulator.tasks import Task

ARCHIVE_SIZE = 512
"""Bytes of an archive: simulated disks hold no data."""
ENDINGS = {"zstd": ".zst", "gzip": ".gz", "1": ".lzo", "lzo": ".lzo", "0": ""}
_FORMATS = {"qemu": "vma", "lxc": "tar"}


@dataclass(frozen=True, slots=True)
class Run:
    """What a run of vzdump is asked for, as parameters of `/nodes/{node}/vzdump`."""

    cluster: Cluster
    node: str
    params: Job

    @property
    def storage(self) -> str:
        return str(self.params.get("storage") or "local")

    @property
    def volumes(self) -> Volumes:
        return Volumes(self.cluster, self.node)

    @property
    def keep(self) -> Job:
        """The rule that is given, else the storage's own, else to keep all."""
        section = get_storage(self.cluster.state, self.storage)
        text = self.params.get(RETENTION) or section.get(RETENTION)
        return parse_option(RETENTION, text) if text else KEEP_ALL


def back_up(run: Run, vmids: list[int], task: Task) -> None:
    """Back up every guest; the run fails at its end if one of them did."""
    check_storage(run)
    task.log(f"INFO: starting new backup job: vzdump {' '.join(map(str, vmids))}")
    failures = [vmid for vmid in vmids if not _is_backed_up(run, vmid, task)]
    if failures:
        task.log("INFO: Backup job finished with errors")
        raise failed("job errors")
    task.log("INFO: Backup job finished successfully")


def check_storage(run: Run) -> None:
    """Raise, in one error, all that is wrong with the storage."""
    troubles: list[str] = []
    try:
        activate(run.cluster, run.node, run.storage)
    except PveError as error:
        troubles.append(f"could not activate storage '{run.storage}': {error.message.strip()}")
    try:
        _check_content(run)
    except PveError as error:
        failure = f"could not get storage information for '{run.storage}'"
        troubles.append(f"{failure}: {error.message}")
    if troubles:
        raise failed(" ".join(troubles))


def _check_content(run: Run) -> None:
    if "backup" not in contents(get_storage(run.cluster.state, run.storage)):
        raise failed(f"can't use storage '{run.storage}' for backups - wrong content type")


def _is_backed_up(run: Run, vmid: int, task: Task) -> bool:
    moment = datetime.fromtimestamp(task.record["starttime"], UTC)
    try:
        _back_up_guest(run, vmid, moment, task)
    except PveError as error:
        task.log(f"ERROR: Backup of VM {vmid} failed - {error.flattened()}")
        task.log(f"INFO: Failed at {moment:%Y-%m-%d %H:%M:%S}")
        return False
    return True


def _back_up_guest(run: Run, vmid: int, moment: datetime, task: Task) -> None:
    guest = find_guest(run.cluster.state, vmid)
    if guest is None:
        raise failed(f"unable to find VM '{vmid}'")
    _check_limit(run, guest)
    task.log(f"INFO: Starting Backup of VM {vmid} ({guest.type})")
    task.log(f"INFO: status = {guest.status}")
    _check_guest(run, guest)
    ending = ENDINGS[str(run.params.get("compress", "0"))]
    name = f"vzdump-{guest.type}-{vmid}-{moment:%Y_%m_%d-%H_%M_%S}.{_FORMATS[guest.type]}{ending}"
    volume_id = f"{run.storage}:backup/{name}"
    task.log(f"INFO: creating vzdump archive '{run.volumes.path(volume_id)}'")
    made = int(moment.timestamp())
    run.volumes.put(volume_id, size=ARCHIVE_SIZE, ctime=made, **_attributes(run, guest))
    if run.params.get("remove", 1):
        _prune(run, guest, task)
    task.log(f"INFO: Finished Backup of VM {vmid} (00:00:00)")


def _check_limit(run: Run, guest: Guest) -> None:
    """Without removal of old backups there must be room for another."""
    most = retention.limit(run.keep)
    if run.params.get("remove", 1) or most is None:
        return
    backups = marked(run.volumes, run.storage, KEEP_ALL, guest.vmid, guest.type)
    if sum(backup["mark"] == "keep" for backup in backups) >= most:
        origin = "the target storage or the vzdump parameters"
        raise failed(
            f"There is a max backup limit of {most} enforced by {origin}. "
            "Either increase the limit or delete old backups."
        )


def _check_guest(run: Run, guest: Guest) -> None:
    lock = guest.config.get("lock")
    if lock:
        raise failed(f"{'VM' if guest.type == 'qemu' else 'CT'} is locked ({lock})")
    for volume in volumes_of(guest):
        if volume["included"] and run.volumes.find(volume["name"]) is None:
            raise failed(f"volume '{volume['name']}' does not exist")


def _attributes(run: Run, guest: Guest) -> dict[str, Any]:
    """Notes from the template, and protection."""
    attributes: dict[str, Any] = {}
    if run.params.get("notes-template"):
        attributes["notes"] = _notes(run, guest)
    if run.params.get("protected"):
        attributes["protected"] = 1
    return attributes


def _notes(run: Run, guest: Guest) -> str:
    values = {
        "cluster": run.cluster.world.cluster_name,
        "guestname": guest.name or f"{'VM' if guest.type == 'qemu' else 'CT'} {guest.vmid}",
        "node": run.node,
        "vmid": str(guest.vmid),
    }
    escapes = {r"\n": "\n", "\\\\": "\\"}
    text = re.sub(r"\\[n\\]", lambda match: escapes[match[0]], run.params["notes-template"])
    return re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], text)


def _prune(run: Run, guest: Guest, task: Task) -> None:
    if retention.limit(run.keep) is None:
        return
    backups = marked(run.volumes, run.storage, run.keep, guest.vmid, guest.type)
    removed = [backup["volid"] for backup in backups if backup["mark"] == "remove"]
    for volume_id in removed:
        task.log(f"INFO: removing backup '{volume_id}'")
        run.volumes.free(volume_id)
    task.log(f"INFO: pruned {len(removed)} backup(s)")
