"""Where PVE serves the same of the firewall: for the cluster, a node, a guest, a vnet."""

from collections.abc import Callable
from typing import Any

from simulator.call import Call
from simulator.errors import failed
from simulator.routes import Handler, route
from simulator.sdn.config import VNETS, declared

CLUSTER = "/cluster/firewall"
NODE = "/nodes/{node}/firewall"
GUESTS = ("/nodes/{node}/qemu/{vmid}/firewall", "/nodes/{node}/lxc/{vmid}/firewall")
VNET = "/cluster/sdn/vnets/{vnet}/firewall"
EVERYWHERE = (CLUSTER, NODE, *GUESTS, VNET)
WITH_NAMES = (CLUSTER, *GUESTS)
"""Nodes and vnets have no aliases and no IP sets of their own."""
NO_VNET = "invalid vnet specified at /usr/share/perl5/PVE/API2/Firewall/Helpers.pm line 55."


def route_at(places: tuple[str, ...], method: str, rest: str) -> Callable[[Handler], Handler]:
    """Serve `method` on a path below each of the places."""

    def register(handler: Handler) -> Handler:
        for place in places:
            served = for_vnet(handler, method) if place == VNET else handler
            route(method, place + rest)(served)
        return handler

    return register


def for_vnet(handler: Handler, method: str) -> Handler:
    """The handler for whoever may see the vnet, or change it. The schema lets everyone in."""
    privileges = ("SDN.Allocate", "SDN.Audit") if method == "GET" else ("SDN.Allocate",)

    def checked(call: Call) -> Any:
        name = call.params["vnet"]
        vnet = declared(call.state, VNETS).get(name)
        if vnet is None:
            raise failed(NO_VNET)
        call.permissions.require_any(f"/sdn/zones/{vnet['zone']}/{name}", *privileges)
        return handler(call)

    return checked
