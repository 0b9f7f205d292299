"""/nodes/{node}/sdn: what a node has made of zones and vnets."""

from typing import Any

from simulator.call import Call
from simulator.routes import route
from simulator.sdn.config import bridges_on, is_current, is_for, running, vnets_for
from simulator.sections import Section

BASE = "/nodes/{node}/sdn"
ZONES = BASE + "/zones"
ZONE = ZONES + "/{zone}"
TOO_OLD = "local sdn network configuration is too old, please reload"
NOT_MADE = "vnet is not generated. Please check the 'reload network' task log."
PRIVILEGES = ("SDN.Audit", "SDN.Allocate")


@route("GET", BASE)
def list_children(_call: Call) -> list[dict[str, str]]:
    return [{"name": name} for name in ("fabrics", "zones", "vnets")]


@route("GET", ZONES)
def list_zones(call: Call) -> list[dict[str, str]]:
    return [
        {"zone": name, "status": status(call, name)}
        for name in sorted(zones_here(call))
        if call.permissions.has_any(f"/sdn/zones/{name}", *PRIVILEGES)
    ]


def zones_here(call: Call) -> dict[str, Section]:
    zones = running(call.state, "zones")
    return {name: zone for name, zone in zones.items() if is_for(zone, call.node)}


def status(call: Call, zone: str) -> str:
    if not is_current(call.state, call.node):
        return "pending"
    return "error" if any(row["status"] == "error" for row in content(call, zone)) else "available"


@route("GET", ZONE)
def list_zone(_call: Call) -> list[dict[str, str]]:
    return [{"subdir": name} for name in ("content", "bridges", "ip-vrf")]


@route("GET", ZONE + "/content")
def show_content(call: Call) -> list[dict[str, Any]]:
    zone = call.params["zone"]
    return [
        row
        for row in content(call, zone)
        if call.permissions.has_any(f"/sdn/zones/{zone}/{row['vnet']}", *PRIVILEGES)
    ]


def content(call: Call, zone: str) -> list[dict[str, Any]]:
    """The vnets of a zone on the node, and what is wrong with them."""
    made = bridges_on(call.state, call.node)
    return [
        {"vnet": name, **vnet_status(call, made=name in made)}
        for name, vnet in sorted(vnets_for(call.state, call.node).items())
        if vnet["zone"] == zone
    ]


def vnet_status(call: Call, *, made: bool) -> dict[str, str]:
    if not is_current(call.state, call.node):
        return {"status": "pending", "statusmsg": TOO_OLD}
    return {"status": "available"} if made else {"status": "error", "statusmsg": NOT_MADE}
