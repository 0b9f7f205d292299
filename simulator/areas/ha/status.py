"""/cluster/ha/status: what the manager makes of it."""

import time
from typing import Any

from simulator.areas.ha.resources import BASE
from simulator.call import Call
from simulator.ha.manager import CYCLE, STATUS, guest_of, service_of, shown_state
from simulator.ha.resources import requested_state, resources
from simulator.routes import route

Row = dict[str, Any]
SHOWN = ("max_restart", "max_relocate", "failback", "auto-rebalance", "comment")


@route("GET", BASE + "/status")
def list_children(_call: Call) -> list[dict[str, str]]:
    names = ("current", "manager_status", "disarm-ha", "arm-ha")
    return [{"name": name} for name in names]


@route("GET", BASE + "/status/current")
def show_current(call: Call) -> list[Row]:
    """As long as there is nothing to look after, no manager is at work."""
    node, found = call.world.local_node, resources(call.state)
    quorum = {"id": "quorum", "type": "quorum", "node": node, "status": "OK", "quorate": 1}
    state, watchdog = ("armed", "active") if found else ("standby", "standby")
    fencing = {
        "id": "fencing",
        "type": "fencing",
        "node": node,
        "armed-state": state,
        "status": f"{state} (CRM watchdog {watchdog})",
    }
    if not found:
        return [quorum, fencing]
    nodes = [node_row(call, name) for name in sorted(call.world.nodes)]
    return [quorum, master_row(call), fencing, *nodes, *(service_row(call, sid) for sid in found)]


def last_round(call: Call) -> int:
    return call.clock.seconds() // CYCLE * CYCLE


def master_row(call: Call) -> Row:
    node, moment = call.world.local_node, last_round(call)
    return {
        "id": "master",
        "type": "master",
        "node": node,
        "status": f"{node} (active, {time.asctime(time.gmtime(moment))})",
        "timestamp": moment,
    }


def node_row(call: Call, node: str) -> Row:
    services = call.state[STATUS].get("services", {}).values()
    busy = any(service.get("node") == node for service in services)
    word = "active, watchdog active" if busy else "idle, watchdog standby"
    moment = last_round(call)
    return {
        "id": f"lrm:{node}",
        "type": "lrm",
        "node": node,
        "status": f"{node} ({word}, {time.asctime(time.gmtime(moment))})",
        "timestamp": moment,
    }


def service_row(call: Call, sid: str) -> Row:
    resource, service = resources(call.state)[sid], service_of(call.cluster, sid)
    guest = guest_of(call.cluster, sid)
    state, node = shown_state(call.cluster, sid, resource), guest.node if guest else "---"
    return {
        "id": f"service:{sid}",
        "type": "service",
        "sid": sid,
        "node": node,
        "state": state,
        "status": f"{sid} ({node}, {state})",
        "request_state": requested_state(resource),
        "max_restart": 1,
        "max_relocate": 1,
        **{name: resource[name] for name in SHOWN if name in resource},
        **({"crm_state": service["state"]} if service else {}),
    }


@route("GET", BASE + "/status/manager_status")
def show_manager(call: Call) -> Row:
    node, status = call.world.local_node, call.state[STATUS]
    shown: Row = {}
    if status.get("services") or resources(call.state):
        shown = {
            "master_node": node,
            "timestamp": last_round(call),
            "node_status": dict.fromkeys(call.world.nodes, "online"),
            "service_status": {
                sid: {"node": service.get("node"), "state": service["state"]}
                for sid, service in status.get("services", {}).items()
            },
        }
    return {"manager_status": shown, "quorum": {"node": node, "quorate": 1}}
