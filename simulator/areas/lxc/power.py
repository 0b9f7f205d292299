"""/nodes/{node}/lxc/{vmid}/status: start, stop and what lies between."""

from collections.abc import Callable

from simulator.call import Call
from simulator.errors import PveError, failed
from simulator.guests.availability import request_power
from simulator.guests.checks import refuse_root_only
from simulator.lxc import power
from simulator.lxc.container import Container
from simulator.lxc.options import ONE
from simulator.routes import route
from simulator.tasks import Task

STATUS = ONE + "/status"
CHILDREN = ("current", "start", "stop", "shutdown", "migrate")
NO_CHECKPOINTS = "simulator: a container cannot be kept as a checkpoint"


@route("GET", STATUS)
def show_index(call: Call) -> list[dict[str, str]]:
    Container.existing(call)
    return [{"subdir": name} for name in CHILDREN]


@route("POST", STATUS + "/start")
def start(call: Call) -> str:
    refuse_root_only(call, "skiplock")
    refuse_running(call)
    skip_lock = bool(call.params.get("skiplock"))
    requested = request_power(call, Container.of(call), on=True)
    return requested or in_worker(
        call, "vzstart", lambda container: power.start(container, skip_lock=skip_lock)
    )


@route("POST", STATUS + "/stop")
def stop(call: Call) -> str:
    refuse_root_only(call, "skiplock")
    require_running(call)

    def work(container: Container) -> None:
        if not call.params.get("skiplock") and container.config.get("lock") != "mounted":
            container.require_unlocked()
        power.stop(container)

    requested = request_power(call, Container.of(call), on=False)
    return requested or in_worker(call, "vzstop", work)


@route("POST", STATUS + "/shutdown")
def shutdown(call: Call) -> str:
    """The container obeys at once."""
    require_running(call)

    def work(container: Container) -> None:
        container.require_unlocked()
        power.stop(container)

    requested = request_power(call, Container.of(call), on=False)
    return requested or in_worker(call, "vzshutdown", work)


@route("POST", STATUS + "/reboot")
def reboot(call: Call) -> str:
    """A full stop and start for the container: what was pending is applied."""
    if not is_running(call):
        raise failed(f"VM {call.params['vmid']} not running")

    def work(container: Container) -> None:
        power.stop(container)
        power.start(container, skip_lock=True)

    return in_worker(call, "vzreboot", work)


@route("POST", STATUS + "/suspend")
def suspend(call: Call) -> None:
    require_running(call)
    raise PveError(501, NO_CHECKPOINTS)


@route("POST", STATUS + "/resume")
def resume(call: Call) -> None:
    refuse_running(call)
    raise PveError(501, NO_CHECKPOINTS)


def is_running(call: Call) -> bool:
    container = Container.of(call)
    return container.exists and bool(container.run)


def require_running(call: Call) -> None:
    if not is_running(call):
        raise failed(f"CT {call.params['vmid']} not running")


def refuse_running(call: Call) -> None:
    if is_running(call):
        raise failed(f"CT {call.params['vmid']} already running")


def in_worker(call: Call, kind: str, work: Callable[[Container], None]) -> str:
    """Do it in a task; a container that is not there fails there."""

    def checked(_task: Task) -> None:
        work(Container.existing(call))

    return call.tasks.start(call.node, kind, call.params["vmid"], call.who, checked)
