"""What refers to a guest, and keeps it from being destroyed or is cleared with it."""

from simulator.call import Call
from simulator.errors import failed
from simulator.guests.handle import NodeGuest
from simulator.ha.resources import resources
from simulator.params import split_list
from simulator.tasks import Task

REPLICATION = "replication.cfg"


def check_unreferenced(call: Call, guest: NodeGuest) -> None:
    """Refuse to destroy a guest that is needed, unless all that refers to it is to be cleared."""
    if call.params.get("purge"):
        return
    if guest.sid in resources(call.state):
        where = "used in HA resources and purge parameter not set"
        raise failed(f"unable to remove {guest.WORD} {guest.vmid} - {where}.")
    for name in replication_jobs(call, guest):
        what = f"There is a replication job '{name}' for guest '{guest.vmid}'"
        raise failed(f"{what} - Please remove that first.")


def replication_jobs(call: Call, guest: NodeGuest) -> list[str]:
    return [name for name in call.state[REPLICATION] if name.startswith(f"{guest.vmid}-")]


def purge(call: Call, guest: NodeGuest, task: Task) -> None:
    """Clear what refers to a guest, if that is asked for."""
    if not call.params.get("purge"):
        return
    task.log(f"purging {guest.WORD} {guest.vmid} from related configurations..")
    for name in replication_jobs(call, guest):
        del call.state[REPLICATION][name]
    leave_backup_jobs(call, guest.vmid)
    if resources(call.state).pop(guest.sid, None):
        task.log(f"NOTE: removed {guest.WORD} {guest.vmid} from HA resource configuration.")


def leave_backup_jobs(call: Call, vmid: int) -> None:
    """A job that names no guest any more goes too."""
    jobs = call.state["jobs.cfg"]
    for name, job in list(jobs.items()):
        named = split_list(job.get("vmid"))
        if str(vmid) in named:
            rest = [other for other in named if other != str(vmid)]
            jobs[name] = {**job, "vmid": ",".join(rest)}
            if not rest:
                del jobs[name]
