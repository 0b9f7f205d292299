"""/nodes/{node}/qemu/{vmid}/config: options of a machine, those that wait included."""

from typing import Any

from simulator.call import Call
from simulator.errors import invalid
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
    """With pending changes, unless the current values or those of a snapshot are asked for."""
    current, snapshot = call.params.get("current"), call.params.get("snapshot")
    if current and snapshot:
        conflict = "cannot use 'snapshot' parameter with 'current'"
        raise invalid(snapshot=conflict, current=conflict)
    vm = Vm.existing(call)
    config = dict(vm.snapshot(snapshot) if snapshot else vm.config)
    if not (current or snapshot):
        config.update(vm.pending)
    shown = {name: masked(name, value) for name, value in config.items() if value is not None}
    return {**shown, "digest": vm.digest}


@route("GET", ONE + "/pending")
def show_pending(call: Call) -> list[dict[str, Any]]:
    vm = Vm.existing(call)
    config = {**vm.config, "digest": vm.digest}
    return [pending_row(name, config, vm.pending) for name in {**config, **vm.pending}]


def pending_row(name: str, config: dict[str, Any], pending: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {"key": name}
    if name in config:
        row["value"] = masked(name, config[name])
    if name in pending:
        deleted = pending[name] is None
        row.update({"delete": 1} if deleted else {"pending": masked(name, pending[name])})
    return row


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
