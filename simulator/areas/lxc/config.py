"""/nodes/{node}/lxc/{vmid}/config and pending: options of a container."""

from typing import Any

from simulator.call import Call
from simulator.guests.shown import pending_rows, shown_config
from simulator.lxc.container import Container
from simulator.lxc.options import ONE
from simulator.lxc.update import Update
from simulator.routes import route

CONFIG = ONE + "/config"
CHILDREN = (
    "config", "pending", "status", "vncproxy", "termproxy", "vncwebsocket", "spiceproxy",
    "migrate", "clone", "rrd", "rrddata", "firewall", "snapshot", "resize", "interfaces",
)  # fmt: skip


@route("GET", ONE)
def show_index(call: Call) -> list[dict[str, str]]:
    Container.existing(call)
    return [{"subdir": name} for name in CHILDREN]


@route("GET", CONFIG)
def show_config(call: Call) -> dict[str, Any]:
    return shown_config(call, Container.existing(call))


@route("GET", ONE + "/pending")
def show_pending(call: Call) -> list[dict[str, Any]]:
    return pending_rows(Container.existing(call))


@route("PUT", CONFIG)
def update_config(call: Call) -> None:
    Update(call).run()
