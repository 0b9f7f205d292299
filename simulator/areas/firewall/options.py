"""Indexes, options, macros and what rules can refer to."""

from typing import Any

from simulator.areas.firewall.places import (
    CLUSTER,
    EVERYWHERE,
    GUESTS,
    NODE,
    VNET,
    WITH_NAMES,
    route_at,
)
from simulator.call import Call
from simulator.errors import invalid
from simulator.firewall.files import FirewallFile, check_digest, digest_of
from simulator.firewall.macros import MACROS
from simulator.firewall.text import FirewallConfig
from simulator.params import split_list
from simulator.routes import route

INDEX = ("aliases", "rules", "options", "groups", "ipset", "macros", "refs")
VNET_INDEX = ("rules", "options")
GUEST_INDEX = ("rules", "aliases", "ipset", "refs", "options")
NODE_INDEX = ("rules", "options", "log")

Row = dict[str, Any]


@route("GET", CLUSTER)
def list_cluster(_call: Call) -> list[Row]:
    return [{"name": name} for name in INDEX]


@route("GET", NODE)
def list_node(_call: Call) -> list[Row]:
    return [{"name": name} for name in NODE_INDEX]


@route("GET", VNET)
def list_vnet(_call: Call) -> list[Row]:
    return [{"name": name} for name in VNET_INDEX]


@route_at(GUESTS, "GET", "")
def list_guest(_call: Call) -> list[Row]:
    return [{"name": name} for name in GUEST_INDEX]


@route_at(EVERYWHERE, "GET", "/options")
def show_options(call: Call) -> Row:
    options = FirewallFile.of(call).read().options
    return {**options, "digest": digest_of([options])}


@route_at(EVERYWHERE, "PUT", "/options")
def update_options(call: Call) -> None:
    file = FirewallFile.of(call)
    config, declared = file.read(), file.options
    check_digest(call, [config.options])
    for name in split_list(call.params.get("delete")):
        if name not in declared:
            raise invalid(delete=f"no such option '{name}'")
        config.options.pop(name, None)
    config.options.update(call.given(*declared))
    if call.params.get("enable", 0) > 1:
        config.options["enable"] = call.clock.seconds()
    file.save(config)


@route("GET", CLUSTER + "/macros")
def list_macros(_call: Call) -> list[Row]:
    """PVE's own descriptions are not known here."""
    return [{"macro": macro.name, "descr": macro.name} for macro in MACROS.values()]


@route_at(WITH_NAMES, "GET", "/refs")
def list_references(call: Call) -> list[Row]:
    file = FirewallFile.of(call)
    kind, config = call.params.get("type"), file.read()
    if file.place == "cluster":
        return references(config, kind, "dc")
    return references(file.read_cluster(), kind, "dc") + references(config, kind, "guest")


def references(config: FirewallConfig, kind: str | None, scope: str) -> list[Row]:
    sets = [reference("ipset", name, scope, found.comment) for name, found in config.sets.items()]
    aliases = [
        reference("alias", name, scope, alias.get("comment"))
        for name, alias in config.aliases.items()
    ]
    return [row for row in sets + aliases if kind in (None, row["type"])]


def reference(kind: str, name: str, scope: str, comment: str | None) -> Row:
    written = f"{scope}/{name}"
    row = {
        "type": kind,
        "name": name,
        "ref": f"+{written}" if kind == "ipset" else written,
        "scope": scope,
    }
    return {**row, "comment": comment} if comment else row
