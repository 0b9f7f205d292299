"""Where PVE serves the same of the firewall: for the cluster, a node, a guest."""

from collections.abc import Callable

from simulator.routes import Handler, route

CLUSTER = "/cluster/firewall"
NODE = "/nodes/{node}/firewall"
GUESTS = ("/nodes/{node}/qemu/{vmid}/firewall", "/nodes/{node}/lxc/{vmid}/firewall")
EVERYWHERE = (CLUSTER, NODE, *GUESTS)
WITH_NAMES = (CLUSTER, *GUESTS)
"""A node has no aliases and no IP sets of its own."""


def route_at(places: tuple[str, ...], method: str, rest: str) -> Callable[[Handler], Handler]:
    """Serve `method` on a path below each of the places."""

    def register(handler: Handler) -> Handler:
        for place in places:
            route(method, place + rest)(handler)
        return handler

    return register
