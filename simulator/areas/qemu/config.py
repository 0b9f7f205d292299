"""/nodes/{node}/qemu/{vmid}/config: options of a machine, those that wait included."""

from typing import Any

from simulator.call import Call
from simulator.guests.shown import pending_rows, shown_config
from simulator.qemu.options import COLLECTION
from simulator.qemu.update import Update
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.tasks import Task

ONE = COLLECTION + "/{vmid}"
CONFIG = ONE + "/config"
CHILDREN = (
    "config", "cloudinit", "pending", "status", "unlink", "vncproxy", "termproxy", "migrate",
    "resize", "move", "rrd", "rrddata", "monitor", "agent", "snapshot", "spiceproxy", "sendkey",
    "firewall", "mtunnel", "remote_migrate",
)  # fmt: skip
MASK = "**********"


@route("GET", CONFIG)
def show_config(call: Call) -> dict[str, Any]:
    return shown_config(call, Vm.existing(call), masked)


@route("GET", ONE + "/pending")
def show_pending(call: Call) -> list[dict[str, Any]]:
    return pending_rows(Vm.existing(call), masked)


def masked(name: str, value: Any) -> Any:
    return MASK if name == "cipassword" else value


@route("PUT", CONFIG)
def update_config(call: Call) -> None:
    Update(call).run()


@route("POST", CONFIG)
def update_config_in_background(call: Call) -> str:
    update = Update(call)
    update.check()
    sent = sorted(name for name in call.params if name not in ("node", "vmid", "digest"))

    def work(task: Task) -> None:
        values = (f"-{name} {masked(name, call.params[name])}" for name in sent)
        task.log(f"update VM {update.vm.vmid}: {' '.join(values)}")
        update.apply(task)

    return call.tasks.start(update.vm.node, "qmconfig", update.vm.vmid, call.who, work)


@route("GET", ONE)
def show_index(_call: Call) -> list[dict[str, str]]:
    return [{"subdir": name} for name in CHILDREN]
