"""/nodes/{node}/lxc/{vmid}/snapshot and feature: earlier states of a container."""

from collections.abc import Callable
from typing import Any

from simulator.call import Call
from simulator.errors import failed
from simulator.guests.snapshots import check_new, drop, put_back, rows, take
from simulator.guests.volumes import can_snapshot
from simulator.lxc import power
from simulator.lxc.container import Container
from simulator.lxc.options import ONE
from simulator.lxc.tidy import as_written
from simulator.lxc.volumes import can_link
from simulator.routes import route
from simulator.tasks import Task

SNAPSHOTS = ONE + "/snapshot"
SNAPSHOT = SNAPSHOTS + "/{snapname}"
RESERVED = ("current", "vzdump")


@route("GET", SNAPSHOTS)
def list_snapshots(call: Call) -> list[dict[str, Any]]:
    return rows(Container.existing(call))


@route("POST", SNAPSHOTS)
def create_snapshot(call: Call) -> str:
    name = call.params["snapname"]
    if name in RESERVED or name.lower() == "pending":
        raise failed(f"unable to use snapshot name '{name}' (reserved name)")

    def work(_task: Task) -> None:
        container = Container.existing(call)
        check_new(container, name, container.volumes_in(container.config))
        take(container, name, **as_written(call.given("description")))

    return _in_worker(call, "vzsnapshot", work)


@route("GET", SNAPSHOT)
def show_index(_call: Call) -> list[dict[str, str]]:
    return [{"cmd": "rollback"}, {"cmd": "config"}]


@route("GET", SNAPSHOT + "/config")
def show_snapshot(call: Call) -> dict[str, Any]:
    return dict(Container.existing(call).snapshot(call.params["snapname"]))


@route("PUT", SNAPSHOT + "/config")
def update_snapshot(call: Call) -> None:
    if "description" in call.params:
        container, name = Container.existing(call), call.params["snapname"]
        container.require_unlocked()
        changed = {**container.snapshot(name), **call.given("description")}
        container.snapshots[name] = as_written(changed)


@route("DELETE", SNAPSHOT)
def delete_snapshot(call: Call) -> str:
    def work(_task: Task) -> None:
        container = Container.existing(call)
        container.require_unlocked()
        container.snapshot(call.params["snapname"])
        drop(container, call.params["snapname"])

    return _in_worker(call, "vzdelsnapshot", work)


@route("POST", SNAPSHOT + "/rollback")
def roll_back(call: Call) -> str:
    def work(_task: Task) -> None:
        container = Container.existing(call)
        container.require_unlocked()
        container.snapshot(call.params["snapname"])
        power.stop(container)
        put_back(container, call.params["snapname"])
        if call.params.get("start"):
            power.start(container)

    return _in_worker(call, "vzrollback", work)


def _in_worker(call: Call, kind: str, work: Callable[[Task], None]) -> str:
    return call.tasks.start(call.node, kind, call.params["vmid"], call.who, work)


@route("GET", ONE + "/feature")
def show_feature(call: Call) -> dict[str, int]:
    """Whether the volumes can be copied, cloned or snapshotted."""
    container, name = Container.existing(call), call.params.get("snapname")
    config = container.snapshot(name) if name else container.config
    tests: dict[str, Callable[[str], bool]] = {
        "snapshot": lambda volume: can_snapshot(container.volumes, volume),
        "clone": lambda volume: can_link(container.volumes, volume, bool(name)),
        "copy": lambda _volume: True,
    }
    volumes = container.volumes_in(config)
    return {"hasFeature": int(all(map(tests[call.params["feature"]], volumes)))}
