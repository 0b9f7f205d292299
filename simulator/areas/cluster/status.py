"""/cluster, /cluster/status and /cluster/nextid."""

import re

from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.inventory import vmids
from simulator.propertystring import split_parts
from simulator.routes import route
from simulator.schema import children_of
from simulator.statistics import Row

LOWEST_VMID, HIGHEST_VMID = 100, 1000000
_ADDRESS = re.compile(r"^\s*address\s+([0-9a-f.:]+)", re.MULTILINE)
_FALLBACK = "192.0.2.{}"
_FIRST_HOST = 11


@route("GET", "/cluster")
def list_subdirectories(_call: Call) -> list[Row]:
    return [{"name": name} for name in children_of("/cluster")]


@route("GET", "/cluster/status")
def show_status(call: Call) -> list[Row]:
    """A node that stands alone is no cluster."""
    nodes = call.world.nodes
    rows = [_node(call, index, node) for index, node in enumerate(nodes, start=len(nodes) > 1)]
    if len(nodes) == 1:
        return rows
    cluster = {"type": "cluster", "id": "cluster", "name": call.world.cluster_name, "nodes": len(nodes)}
    return [{**cluster, "quorate": 1, "version": len(nodes)}, *rows]


def _node(call: Call, number: int, node: str) -> Row:
    return {
        "type": "node",
        "id": f"node/{node}",
        "name": node,
        "nodeid": number,
        "local": int(node == call.world.local_node),
        "online": 1,
        "level": "",
        "ip": _address(call, node),
    }


def _address(call: Call, node: str) -> str:
    interfaces = call.state["nodes"][node].get("interfaces", "")
    match = _ADDRESS.search(interfaces)
    return match[1] if match else _FALLBACK.format(_FIRST_HOST + call.world.nodes.index(node))


@route("GET", "/cluster/nextid")
def next_vmid(call: Call) -> str:
    """The lowest free id, or the one asked for; it is not reserved."""
    used = vmids(call.state)
    wanted = call.params.get("vmid")
    if wanted is not None:
        if int(wanted) in used:
            raise invalid(vmid=f"VM {wanted} already exists")
        return str(wanted)
    limits = dict(split_parts(call.state["datacenter.cfg"].get("next-id", "")))
    lower, upper = int(limits.get("lower", LOWEST_VMID)), int(limits.get("upper", HIGHEST_VMID))
    free = next((vmid for vmid in range(lower, upper) if vmid not in used), None)
    if free is None:
        raise failed(f"unable to get any free VMID in range [{lower}, {upper}]")
    return str(free)
