"""/nodes/{node}/tasks and /cluster/tasks: what workers do and did."""

import re
from collections.abc import Callable
from typing import Any

from simulator.call import Call
from simulator.errors import invalid
from simulator.routes import route

Record = dict[str, Any]

TASKS = "/nodes/{node}/tasks"
TASK = TASKS + "/{upid}"
UPID = re.compile(
    r"UPID:[a-zA-Z0-9-]+:[0-9A-Fa-f]{8}:[0-9A-Fa-f]{8,9}:[0-9A-Fa-f]{8}:[^:\s]+:[^:\s]*:[^:\s]+:"
)
PAGE = 50
"""Entries or lines of an answer for which no limit was asked."""
SHOWN_OF_NODE = 25
"""Tasks of each node that /cluster/tasks shows."""
NOT_SHOWN = ("log", "exitstatus", "status")


@route("GET", TASKS)
def list_tasks(call: Call) -> list[Record]:
    everything = call.permissions.has(f"/nodes/{call.params['node']}", "Sys.Audit")
    found = [
        row(task)
        for task in reversed(call.state["tasks"].values())
        if task["node"] == call.params["node"]
        and (everything or is_own(call, task))
        and is_wanted(call.params, task)
    ]
    if found:
        call.answer_extras["total"] = len(found)
    start = call.params.get("start", 0)
    return found[start : start + call.params.get("limit", PAGE)]


@route("GET", "/cluster/tasks")
def list_cluster_tasks(call: Call) -> list[Record]:
    everything = call.permissions.has("/", "Sys.Audit")
    found: dict[str, list[Record]] = {}
    for task in reversed(call.state["tasks"].values()):
        if everything or is_own(call, task):
            found.setdefault(task["node"], []).append(row(task))
    return [task for tasks in found.values() for task in tasks[:SHOWN_OF_NODE]]


@route("GET", TASK)
def show_index(_call: Call) -> list[Record]:
    return [{"name": "log"}, {"name": "status"}]


@route("GET", TASK + "/status")
def show_status(call: Call) -> Record:
    task = find_task(call)
    if task is None:
        raise invalid(upid="no such task")
    require_own(call, task, "Sys.Audit")
    return {name: value for name, value in task.items() if name not in ("log", "endtime")}


@route("GET", TASK + "/log")
def show_log(call: Call) -> list[Record]:
    task = find_task(call)
    if task is not None:
        require_own(call, task, "Sys.Audit")
    lines = task["log"] if task else ["unable to open file - No such file or directory"]
    call.answer_extras["total"] = len(lines)
    start, limit = call.params.get("start", 0), call.params.get("limit", PAGE)
    numbered = [{"n": number, "t": line} for number, line in enumerate(lines, start=1)]
    return numbered[start : start + limit if limit else None]


@route("DELETE", TASK)
def stop_task(call: Call) -> None:
    task = find_task(call)
    if task is not None:
        require_own(call, task, "Sys.Modify")
        call.tasks.stop(task["upid"])


def find_task(call: Call) -> Record | None:
    upid = call.params["upid"]
    if not UPID.fullmatch(upid):
        raise invalid(upid="unable to parse worker upid")
    task: Record | None = call.state["tasks"].get(upid)
    return task


def require_own(call: Call, task: Record, privilege: str) -> None:
    if not is_own(call, task):
        call.permissions.require(f"/nodes/{call.params['node']}", privilege)


def is_own(call: Call, task: Record) -> bool:
    """A user's own are those of its tokens, too; a token has only those that it started."""
    token = task.get("tokenid")
    return call.who in (task["user"], f"{task['user']}!{token}" if token else None)


def is_wanted(params: dict[str, Any], task: Record) -> bool:
    """Whether a task passes the filters of the request."""
    running = task["status"] == "running"
    source = params.get("source", "archive")
    status = task.get("exitstatus", "")
    failed = not (running or status == "OK" or status.startswith("WARNINGS"))
    wanted: dict[str, Callable[[Any], bool]] = {
        "vmid": lambda vmid: task["id"] == str(vmid),
        "userfilter": lambda text: text.lower() in task["user"].lower(),
        "typefilter": lambda kind: task["type"] == kind,
        "errors": lambda errors: failed or not errors,
        "since": lambda time: task["starttime"] >= time,
        "until": lambda time: task["starttime"] <= time,
        "statusfilter": lambda kinds: status_kind(status) in kinds.split(","),
    }
    listed = source == "all" or (source == "active") == running
    return listed and all(test(params[name]) for name, test in wanted.items() if name in params)


def status_kind(exit_status: str) -> str:
    if exit_status == "OK":
        return "ok"
    if exit_status.startswith("WARNINGS"):
        return "warning"
    return "error" if exit_status else "unknown"


def row(task: Record) -> Record:
    shown = {name: value for name, value in task.items() if name not in NOT_SHOWN}
    return {**shown, "status": task["exitstatus"]} if "exitstatus" in task else shown
