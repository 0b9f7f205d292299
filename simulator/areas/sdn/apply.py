"""/cluster/sdn: what is declared is put in force on all nodes, under a lock if one wants."""

import uuid

from simulator.areas.sdn.zones import BASE
from simulator.call import Call
from simulator.errors import failed
from simulator.network.files import NetworkFiles
from simulator.routes import route
from simulator.sdn.config import LOCK, check_lock, commit, has_changes, roll_back
from simulator.tasks import Task, Work

CHILDREN = ("vnets", "zones", "controllers", "ipams", "dns", "fabrics")


@route("GET", BASE)
def list_children(_call: Call) -> list[dict[str, str]]:
    return [{"id": name} for name in CHILDREN]


@route("PUT", BASE)
def apply(call: Call) -> str:
    """Each node reloads its network in a task of its own."""
    check_lock(call)
    commit(call.state)
    release_after(call)

    def work(task: Task) -> None:
        for node in call.world.nodes:
            task.log(f"{node}: reloading network config")
            files = NetworkFiles(call.cluster, node)
            call.tasks.start(node, "srvreload", "networking", call.who, reloading(files))

    return call.tasks.start(call.world.local_node, "reloadnetworkall", "", call.who, work)


def reloading(files: NetworkFiles) -> Work:
    return lambda _task: files.reload()


def release_after(call: Call) -> None:
    if call.params.get("release-lock", 1):
        call.state[LOCK].clear()


@route("POST", BASE + "/rollback")
def revert(call: Call) -> None:
    check_lock(call)
    roll_back(call.state)
    release_after(call)


@route("POST", BASE + "/lock")
def take_lock(call: Call) -> str:
    """The token has to be told with every change until the lock is released."""
    check_lock(call)
    if has_changes(call.state) and not call.params.get("allow-pending"):
        raise failed("configuration has pending changes")
    token = str(uuid.uuid4())
    call.state[LOCK]["token"] = token
    return token


@route("DELETE", BASE + "/lock")
def release_lock(call: Call) -> None:
    if not call.params.get("force"):
        check_lock(call)
    call.state[LOCK].clear()
