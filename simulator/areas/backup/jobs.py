"""/cluster/backup: scheduled backup jobs."""

import uuid
from functools import lru_cache
from typing import Any

from simulator.backup.jobs import FILE, Job, check_selection, implied, kept, schedule_of, shown
from simulator.call import Call
from simulator.errors import failed, forbidden, invalid
from simulator.params import split_list
from simulator.permissions import ROOT
from simulator.routes import route
from simulator.schedule import parse as parse_schedule
from simulator.schema import parameters_of
from simulator.state import errors_as

JOBS = "/cluster/backup"
JOB = "/cluster/backup/{id}"
ROOT_ONLY = ("tmpdir", "dumpdir", "script")
NOT_VZDUMP = ("schedule", "enabled", "id", "starttime", "dow")
"""Parameters of a job that a single backup does not have; they cannot be unset either."""
WHERE = "/usr/share/perl5/PVE/API2/Backup.pm line 85."


@route("GET", JOBS)
def list_jobs(call: Call) -> list[Job]:
    now = call.clock.seconds()
    return [
        {**shown(job_id, job), **_next_run(job["schedule"], now)}
        for job_id, job in call.state[FILE].items()
        if job["type"] == "vzdump"
    ]


@lru_cache(maxsize=1024)
def _next_run(schedule: str, now: int) -> dict[str, int]:
    """Calculated from now, for disabled jobs as well."""
    moment = parse_schedule(schedule).next_after(now)
    return {} if moment is None else {"next-run": moment}


@route("GET", JOB)
def show_job(call: Call) -> Job:
    job_id = call.params["id"]
    return shown(job_id, find_job(call, job_id))


def find_job(call: Call, job_id: str) -> Job:
    job: Job | None = call.state[FILE].get(job_id)
    if job is None or job["type"] != "vzdump":
        raise invalid(id=f"No such job '{job_id}'")
    return job


@route("POST", JOBS)
def create_job(call: Call) -> None:
    sent = dict(call.params)
    job_id = sent.pop("id", None) or str(uuid.uuid4())
    check_options(call, sent)
    if call.who != ROOT and not sent.get("dumpdir"):
        _require_storage(call, sent.get("storage"))
    _check_pool(call, sent)
    job = {"enabled": 1, **schedule_of(sent, required=True)}
    with errors_as():
        if job_id in call.state[FILE]:
            raise failed(f"Job '{job_id}' already exists")
        check_selection(job, complete=True)
        call.state[FILE][job_id] = {"type": "vzdump", **kept(implied(job))}


def check_options(call: Call, sent: dict[str, Any]) -> None:
    """Refuse what only root, or who administers the node, may ask of a backup."""
    if call.who == ROOT:
        return
    for name in ROOT_ONLY:
        if name in sent:
            raise invalid({name: "Only root may set this option."})
    if any(name in sent for name in ("bwlimit", "ionice", "performance")):
        call.permissions.require("/", "Sys.Modify")
    fleecing = dict(part.partition("=")[::2] for part in str(sent.get("fleecing", "")).split(","))
    if fleecing.get("storage"):
        call.permissions.require(f"/storage/{fleecing['storage']}", "Datastore.AllocateSpace")


def _require_storage(call: Call, storage: str | None) -> None:
    call.permissions.require(f"/storage/{storage or 'local'}", "Datastore.Allocate")


def _check_pool(call: Call, sent: dict[str, Any]) -> None:
    pool = sent.get("pool")
    if not pool:
        return
    if pool not in call.state.users["pools"]:
        raise forbidden(f"pool '{pool}' does not exist")
    call.permissions.require(f"/pool/{pool}", "VM.Backup")


@route("PUT", JOB)
def update_job(call: Call) -> None:
    sent = dict(call.params)
    job_id, deleted = sent.pop("id"), split_list(sent.pop("delete", None))
    check_options(call, dict.fromkeys(deleted, "") | sent)
    if call.who != ROOT and ("storage" in sent or "storage" in deleted):
        _require_storage(call, sent.get("storage"))
    _check_pool(call, sent)
    changes = schedule_of(sent, required=False)
    if not changes and not deleted:
        raise failed("no options specified")
    with errors_as():
        job = call.state[FILE].get(job_id)
        if job is None:
            raise failed("no such vzdump job")
        _check_right_to_edit(call, job)
        check_selection(changes, complete=False)
        changed = _without(_unset(job, deleted) | implied(changes), changes)
        check_selection(changed, complete=True)
        call.state[FILE][job_id] = kept(changed)


def _check_right_to_edit(call: Call, job: Job) -> None:
    if call.who == ROOT:
        return
    for name in ROOT_ONLY:
        if name in job:
            raise failed(f"only root@pam may edit jobs with a '{name}' option. at {WHERE}")
    _require_storage(call, job.get("storage"))


def _unset(job: Job, deleted: list[str]) -> Job:
    deletable = parameters_of(JOBS, "POST").keys() - set(NOT_VZDUMP)
    for name in deleted:
        if name not in deletable:
            raise invalid(delete=f"unknown option '{name}'")
    return {name: value for name, value in job.items() if name not in deleted}


def _without(job: Job, changes: Job) -> Job:
    """A new selection of guests takes the place of the old one, whatever form that had."""
    if "vmid" in changes:
        dropped = ["all", "exclude", "pool"]
    elif implied(changes).get("all"):
        dropped = ["vmid", "pool"]
    elif job.get("pool"):
        dropped = ["vmid", "all", "exclude"]
    else:
        dropped = []
    return {name: value for name, value in job.items() if name not in dropped}


@route("DELETE", JOB)
def delete_job(call: Call) -> None:
    with errors_as():
        find_job(call, call.params["id"])
        del call.state[FILE][call.params["id"]]
