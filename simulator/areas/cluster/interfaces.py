"""GET /nodes/{node}/network: the interfaces of a node, and the vnets that are for it."""

from simulator.areas.cluster.network import NETWORK
from simulator.call import Call
from simulator.network.files import NetworkFiles
from simulator.network.kinds import Interface
from simulator.routes import route
from simulator.sdn.config import running, vnets_for

BRIDGES = ("bridge", "OVSBridge")
WITH_VNETS = ("any_bridge", "include_sdn", "vnet")
ZONE = "/sdn/zones/localnetwork"


@route("GET", NETWORK)
def list_interfaces(call: Call) -> list[Interface]:
    """The staged ones, with their differences from those in force as `changes`."""
    files = NetworkFiles(call.cluster, call.node)
    if changes := files.changes():
        call.answer_extras["changes"] = changes
    rows = [
        {"iface": name, **interface}
        for name, interface in files.read().interfaces.items()
        if name != "lo"
        and _is_wanted(call.params.get("type"), interface.get("type"))
        and (interface.get("type") not in BRIDGES or _may_see(call, ZONE, name))
    ]
    return rows + (_vnets(call) if call.params.get("type") in WITH_VNETS else [])


def _vnets(call: Call) -> list[Interface]:
    """The vnets in force that are for this node."""
    return [
        {
            "iface": name,
            "type": "vnet",
            "active": "1",
            "ipam": int("ipam" in running(call.state, "zones")[vnet["zone"]]),
            "vlanaware": vnet.get("vlanaware", 0),
            "comments": vnet.get("alias"),
        }
        for name, vnet in vnets_for(call.state, call.node).items()
        if _may_see(call, f"/sdn/zones/{vnet['zone']}", name)
    ]


def _is_wanted(wanted: str | None, kind: str | None) -> bool:
    if wanted in ("any_bridge", "any_local_bridge"):
        return kind in BRIDGES
    return wanted in (None, "include_sdn", kind)


def _may_see(call: Call, zone: str, bridge: str) -> bool:
    """Whoever may use or see a bridge, or one of its VLANs."""
    path = f"{zone}/{bridge}"
    below = [other for other in call.state.users["acl"] if other.startswith(f"{path}/")]
    return any(call.permissions.has_any(p, "SDN.Audit", "SDN.Use") for p in (path, *below))
