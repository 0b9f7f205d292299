"""/nodes/{node}/network: interfaces, changed in a copy of the file until it is applied."""

import difflib
from datetime import UTC, datetime
from typing import Any

from simulator.areas.storage.nodes import node_of
from simulator.call import Call
from simulator.errors import invalid
from simulator.network.checks import check_file, check_new, with_addresses
from simulator.network.interfaces import Interface, Interfaces, read, write
from simulator.network.kinds import base_of
from simulator.params import split_list
from simulator.routes import route
from simulator.state import Document
from simulator.tasks import Task

PATH = "/nodes/{node}/network"
ONE = PATH + "/{iface}"
FILE, STAGED = "interfaces", "interfaces.new"
BRIDGES = ("bridge", "OVSBridge")
FILTERS = {"any_bridge": BRIDGES, "any_local_bridge": BRIDGES, "include_sdn": None}
"""Filters that are no type of their own; None lets everything through."""
FAMILIES = (("inet", "address"), ("inet6", "address6"))
PARTS_OF = {
    "cidr": ("cidr", "address", "netmask"),
    "cidr6": ("cidr6", "address6", "netmask6"),
}
"""What goes along when an option is deleted."""


def _files(call: Call) -> Document:
    files: Document = call.state["nodes"][node_of(call)]
    return files


def _current(call: Call) -> Interfaces:
    files = _files(call)
    return read(files.get(STAGED) or files.get(FILE, ""))


def _stage(call: Call, interfaces: Interfaces) -> None:
    for interface in interfaces.by_name.values():
        for slave in split_list(interface.get("slaves")):
            if interface["type"] == "bond" and slave in interfaces.by_name:
                interfaces.by_name[slave]["autostart"] = 1
    check_file(interfaces)
    _files(call)[STAGED] = write(interfaces)


@route("GET", PATH)
def list_interfaces(call: Call) -> list[Interface]:
    wanted = call.params.get("type")
    types = FILTERS.get(wanted, (wanted,)) if wanted else None
    if STAGED in _files(call):
        call.answer_extras["changes"] = _changes(call)
    return [
        {"iface": name, **interface}
        for name, interface in _shown(call).items()
        if name != "lo"
        and (types is None or interface["type"] in types)
        and _may_see(call, name, interface)
    ]


def _may_see(call: Call, name: str, interface: Interface) -> bool:
    if interface["type"] not in BRIDGES:
        return True
    path = f"/sdn/zones/localnetwork/{name}"
    return call.permissions.has_any(path, "SDN.Audit", "SDN.Use")


def _changes(call: Call) -> str:
    """What is staged, as a diff; both files carry the time of the look."""
    files, now = _files(call), datetime.fromtimestamp(call.clock.seconds(), UTC)
    time = f"{now:%Y-%m-%d %H:%M:%S.000000000 +0000}"
    lines = difflib.unified_diff(
        files.get(FILE, "").splitlines(keepends=True),
        files[STAGED].splitlines(keepends=True),
        f"/etc/network/{FILE}",
        f"/etc/network/{STAGED}",
        time,
        time,
    )
    return "".join(lines)


def _shown(call: Call) -> dict[str, Interface]:
    """All interfaces with what the machine says of them: network cards are there without a file."""
    cards, applied = call.world.network_cards, read(_files(call).get(FILE, "")).by_name
    up = {name for name, interface in applied.items() if interface.get("autostart")}
    shown = _current(call).by_name
    for card in cards:
        shown.setdefault(card, {"families": ["inet"], "method": "manual", "method6": "manual"})
        shown[card] |= {"type": "eth", "exists": 1}
    for name, interface in shown.items():
        if name in up or name in cards:
            interface["active"] = 1
        base = base_of(name, interface)
        if base in shown:
            interface["exists"] = shown[base].get("exists")
    return shown


@route("GET", ONE)
def show_interface(call: Call) -> Interface:
    return _find(_shown(call), call.params["iface"])


def _find(by_name: dict[str, Interface], name: str) -> Interface:
    if name not in by_name:
        raise invalid(iface="interface does not exist")
    return by_name[name]


@route("POST", PATH)
def create_interface(call: Call) -> None:
    interfaces, name = _current(call), call.params["iface"]
    if name in interfaces.by_name:
        raise invalid(iface="interface already exists")
    sent = _sent(call)
    check_new(name, sent, interfaces)
    families = [family for family, key in FAMILIES if sent.get(key)] or ["inet"]
    interfaces.by_name[name] = {**sent, **_methods(sent), "families": families}
    _stage(call, interfaces)


def _sent(call: Call) -> dict[str, Any]:
    """What the file keeps of the parameters."""
    kept = {k: v for k, v in call.params.items() if k not in ("node", "iface", "delete")}
    if "bridge_vids" in kept:
        kept["bridge_vids"] = " ".join(split_list(kept["bridge_vids"]))
    return with_addresses(kept)


def _methods(sent: dict[str, Any]) -> dict[str, str]:
    """An interface is static if this very request gives it an address."""
    return {
        "method": "static" if sent.get("address") else "manual",
        "method6": "static" if sent.get("address6") else "manual",
    }


@route("PUT", ONE)
def update_interface(call: Call) -> None:
    interfaces, name = _current(call), call.params["iface"]
    interface = _find(interfaces.by_name, name)
    for option in split_list(call.params.get("delete")):
        for part in PARTS_OF.get(option, (option,)):
            interface.pop(part, None)
    sent = _sent(call)
    check_new(name, sent, interfaces)
    added = [f for f, key in FAMILIES if sent.get(key) and f not in interface["families"]]
    interface |= {**sent, **_methods(sent), "families": [*interface["families"], *added]}
    _stage(call, interfaces)


@route("DELETE", ONE)
def delete_interface(call: Call) -> None:
    interfaces, name = _current(call), call.params["iface"]
    _find(interfaces.by_name, name)
    del interfaces.by_name[name]
    _stage(call, interfaces)


@route("DELETE", PATH)
def revert(call: Call) -> None:
    _files(call).pop(STAGED, None)


@route("PUT", PATH)
def apply(call: Call) -> str:
    """The task puts the staged file in place of the other."""

    def work(_task: Task) -> None:
        files = _files(call)
        if STAGED in files:
            files[FILE] = files.pop(STAGED)

    return call.tasks.start(node_of(call), "srvreload", "networking", call.who, work)
