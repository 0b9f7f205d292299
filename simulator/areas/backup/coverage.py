"""Which guests are backed up: /cluster/backup/{id}/included_volumes, /cluster/backup-info."""

from typing import Any

from simulator.areas.backup.jobs import JOB, find_job
from simulator.backup.coverage import covered_guests, uncovered_guests, volumes_of
from simulator.backup.jobs import FILE
from simulator.call import Call
from simulator.inventory import Guest
from simulator.routes import route


@route("GET", JOB + "/included_volumes")
def list_included_volumes(call: Call) -> dict[str, Any]:
    job = find_job(call, call.params["id"])
    return {"children": [_tree(guest) for guest in covered_guests(call.state, job)]}


def _tree(guest: Guest) -> dict[str, Any]:
    volumes = list(volumes_of(guest))
    row = {"id": guest.vmid, "type": guest.type, "children": volumes, "leaf": int(not volumes)}
    return {**row, "name": guest.name} if guest.name else row


@route("GET", "/cluster/backup-info")
def list_subdirectories(_call: Call) -> list[dict[str, str]]:
    return [{"subdir": "not-backed-up"}]


@route("GET", "/cluster/backup-info/not-backed-up")
def list_guests_without_backup(call: Call) -> list[dict[str, Any]]:
    jobs = (job for job in call.state[FILE].values() if job["type"] == "vzdump")
    return [
        {"vmid": guest.vmid, "name": guest.name, "type": guest.type}
        for guest in uncovered_guests(call.state, jobs)
        if call.permissions.has(f"/vms/{guest.vmid}", "VM.Audit")
    ]
