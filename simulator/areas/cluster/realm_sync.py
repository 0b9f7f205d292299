"""/cluster/jobs/realm-sync: scheduled synchronizations of realms. None ever runs."""

from typing import Any

from simulator.areas.access.realms import type_of
from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.routes import route
from simulator.schedule import parse as parse_schedule
from simulator.sections import Section, options_sent, section_type
from simulator.state import errors_as

BASE = "/cluster/jobs"
JOBS = BASE + "/realm-sync"
JOB = JOBS + "/{id}"
FILE = "jobs.cfg"
OPTIONS = section_type(
    "realm-sync",
    "realm",
    "comment enabled enable-new remove-vanished schedule scope",
    fixed="realm",
)
SYNCHRONIZED = ("ldap", "ad")


@route("GET", BASE)
def list_kinds(_call: Call) -> list[dict[str, str]]:
    return [{"subdir": name} for name in ("schedule-analyze", "realm-sync")]


@route("GET", JOBS)
def list_jobs(call: Call) -> list[Section]:
    return [
        {**job, "id": name, **runs(call, job)}
        for name, job in call.state[FILE].items()
        if job["type"] == OPTIONS.name
    ]


def runs(call: Call, job: Section) -> dict[str, Any]:
    moment = parse_schedule(job["schedule"]).next_after(call.clock.seconds())
    return {"last-run": None, **({} if moment is None else {"next-run": moment})}


@route("GET", JOB)
def show_job(call: Call) -> Section:
    return find_job(call)


def find_job(call: Call) -> Section:
    job: Section | None = call.state[FILE].get(call.params["id"])
    if job is None or job["type"] != OPTIONS.name:
        raise invalid(id=f"No such job '{call.params['id']}'")
    return job


@route("POST", JOB)
def create_job(call: Call) -> None:
    name, sent = call.params["id"], options_sent(call, "id")
    with errors_as():
        if name in call.state[FILE]:
            raise failed(f"Job '{name}' already exists")
        job = OPTIONS.checked({"enabled": 1, **sent}, create=True)
        kind = type_of(call.state, job["realm"])
        if kind is None:
            raise invalid(realm=f"No such realm '{job['realm']}'")
        if kind not in SYNCHRONIZED:
            raise invalid(realm="Only LDAP/AD realms can be synced.")
        call.state[FILE][name] = job


@route("PUT", JOB)
def update_job(call: Call) -> None:
    name, sent = call.params["id"], options_sent(call, "id")
    with errors_as():
        changes = OPTIONS.checked(sent, create=False)
        job = {**call.state[FILE].get(name, {})}
        if job.get("type") != OPTIONS.name:
            raise failed("no such realm-sync job")
        OPTIONS.unset(job, split_list(call.params.get("delete")), changes)
        call.state[FILE][name] = job | changes


@route("DELETE", JOB)
def delete_job(call: Call) -> None:
    with errors_as():
        find_job(call)
        del call.state[FILE][call.params["id"]]
