"""/nodes/{node}/qemu/{vmid}/status: start, stop and what lies between."""

from collections.abc import Callable

from simulator.call import Call
from simulator.errors import PveError, failed
from simulator.guests.availability import request_power
from simulator.guests.checks import refuse_root_only
from simulator.qemu import power
from simulator.qemu.drives import drives_of
from simulator.qemu.options import COLLECTION, parse_option
from simulator.qemu.pending import apply_all
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.tasks import Task

STATUS = COLLECTION + "/{vmid}/status"
CHILDREN = ("current", "start", "stop", "reset", "shutdown", "suspend", "reboot", "resume")
NO_AGENT = "QEMU Guest Agent is not running - unable to open monitor socket"


@route("GET", STATUS)
def show_index(_call: Call) -> list[dict[str, str]]:
    return [{"subdir": name} for name in CHILDREN]


@route("POST", STATUS + "/start")
def start(call: Call) -> str:
    refuse_root_only(
        call, "skiplock", "stateuri", "migratedfrom", "migration_type", "migration_network"
    )

    def work(vm: Vm, task: Task) -> None:
        if any(drive.is_cloud_init for drive in drives_of(vm.config)):
            task.log("generating cloud-init ISO")
        power.start(vm, skip_lock=bool(call.params.get("skiplock")))

    return request_power(call, Vm.of(call), on=True) or in_worker(call, "qmstart", work)


@route("POST", STATUS + "/stop")
def stop(call: Call) -> str:
    refuse_root_only(call, "skiplock", "migratedfrom", "keepActive")
    requested = request_power(call, Vm.of(call), on=False)
    return requested or in_worker(call, "qmstop", lambda vm, _task: stop_unlocked(call, vm))


@route("POST", STATUS + "/shutdown")
def shutdown(call: Call) -> str:
    """The guest obeys at once."""
    refuse_root_only(call, "skiplock", "keepActive")
    if not call.params.get("forceStop"):
        refuse_paused(Vm.of(call))

    def work(vm: Vm, task: Task) -> None:
        tell_agent(vm, task)
        stop_unlocked(call, vm)

    return request_power(call, Vm.of(call), on=False) or in_worker(call, "qmshutdown", work)


@route("POST", STATUS + "/reboot")
def reboot(call: Call) -> str:
    """A full stop and start for the machine: what was pending is applied."""
    refuse_paused(Vm.of(call))
    Vm.existing(call).require_running()

    def work(vm: Vm, task: Task) -> None:
        tell_agent(vm, task)
        apply_all(vm)

    return in_worker(call, "qmreboot", work)


@route("POST", STATUS + "/reset")
def reset(call: Call) -> str:
    refuse_root_only(call, "skiplock")
    Vm.existing(call).require_running()
    return in_worker(call, "qmreset", lambda vm, _task: vm.require_unlocked())


@route("POST", STATUS + "/suspend")
def suspend(call: Call) -> str:
    refuse_root_only(call, "skiplock")
    Vm.existing(call).require_running()
    if call.params.get("todisk"):
        raise PveError(501, "simulator: a machine cannot be suspended to disk")
    return in_worker(call, "qmpause", lambda vm, _task: power.set_state(vm, "paused"))


@route("POST", STATUS + "/resume")
def resume(call: Call) -> str:
    refuse_root_only(call, "skiplock", "nocheck")
    Vm.existing(call).require_running()
    return in_worker(call, "qmresume", lambda vm, _task: power.set_state(vm, "running"))


def in_worker(call: Call, kind: str, work: Callable[[Vm, Task], None]) -> str:
    """Do it in a task; a machine that is not there fails there."""
    vm = Vm.of(call)

    def checked(task: Task) -> None:
        work(Vm.existing(call), task)

    return call.tasks.start(vm.node, kind, vm.vmid, call.who, checked)


def stop_unlocked(call: Call, vm: Vm) -> None:
    if vm.run and not call.params.get("skiplock"):
        vm.require_unlocked()
    power.stop(vm)


def refuse_paused(vm: Vm) -> None:
    if vm.exists and vm.run and vm.run["qmp"] == "paused":
        raise failed("VM is paused - cannot shutdown")


def tell_agent(vm: Vm, task: Task) -> None:
    """No guest has an agent that answers; PVE says so where one is configured."""
    agent = parse_option("agent", vm.config.get("agent", "0"))
    if vm.run and agent["enabled"] == "1":
        task.log(NO_AGENT)
