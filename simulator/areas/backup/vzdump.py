"""/nodes/{node}/vzdump: backups that are made at once."""

from simulator.areas.backup.jobs import check_options
from simulator.backup.coverage import covered_guests
from simulator.backup.jobs import Job, check_selection, implied
from simulator.backup.run import Run, back_up
from simulator.call import Call
from simulator.errors import PveError, invalid
from simulator.inventory import vmids
from simulator.params import split_list
from simulator.permissions import ROOT
from simulator.routes import route
from simulator.storage.config import get_storage
from simulator.tasks import Task

PATH = "/nodes/{node}/vzdump"
NOTHING_TO_DO = "OK"
"""The answer where none of the guests is on the node."""


@route("POST", PATH)
def start_backup(call: Call) -> str:
    job = {name: value for name, value in call.params.items() if name != "node"}
    if job.get("stdout"):
        raise invalid(stdout="option is only allowed on the command line interface.")
    check_options(call, job)
    check_selection(job, complete=True)
    guests = _guests(call, implied(job))
    if not guests and not implied(job).get("all"):
        return NOTHING_TO_DO
    if job.get("storage"):
        call.permissions.require(f"/storage/{job['storage']}", "Datastore.AllocateSpace")
    if job.get("dumpdir"):
        raise PveError(501, "simulator: backups go to storages only")
    run = Run(call.cluster, call.node, job)

    def work(task: Task) -> None:
        back_up(run, _allowed(call, guests, job), task)

    object_id = guests[0] if len(guests) == 1 else ""
    return call.tasks.start(call.node, "vzdump", object_id, call.who, work)


def _guests(call: Call, job: Job) -> list[int]:
    """Those of this node, and those that are named but nowhere: they fail in the task."""
    here = [guest.vmid for guest in covered_guests(call.state, {**job, "node": call.node})]
    missing = set(map(int, split_list(job.get("vmid")))) - vmids(call.state)
    return sorted([*here, *missing])


def _allowed(call: Call, guests: list[int], job: Job) -> list[int]:
    """A selection of all means all that the caller may back up; any other must be allowed."""
    if call.who == ROOT:
        return guests
    if implied(job).get("all"):
        return [vmid for vmid in guests if call.permissions.has(f"/vms/{vmid}", "VM.Backup")]
    for vmid in guests:
        call.permissions.require(f"/vms/{vmid}", "VM.Backup")
    return guests


@route("GET", PATH + "/defaults")
def show_defaults(call: Call) -> Job:
    storage = call.params.get("storage", "local")
    call.permissions.require_any(
        f"/storage/{storage}", "Datastore.Audit", "Datastore.AllocateSpace"
    )
    section = get_storage(call.state, storage)
    kept = {name: section[name] for name in ("prune-backups",) if name in section}
    return {"storage": storage, **kept}
