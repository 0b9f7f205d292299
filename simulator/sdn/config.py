"""What is declared, what is in force, and the lock on both."""

import contextlib
import copy
from collections.abc import Iterator
from typing import Any

from simulator.call import Call, Cluster
from simulator.errors import failed
from simulator.sections import Section
from simulator.state import State, errors_as

ZONES, VNETS, SUBNETS = "sdn/zones.cfg", "sdn/vnets.cfg", "sdn/subnets.cfg"
CONTROLLERS, IPAMS, DNS = "sdn/controllers.cfg", "sdn/ipams.cfg", "sdn/dns.cfg"
APPLIED = {"zones": ZONES, "vnets": VNETS, "subnets": SUBNETS, "controllers": CONTROLLERS}
"""What is put in force at once, and where it is declared."""
RUNNING, LOCK = "sdn/.running-config", "sdn/.lock"
LISTS = ("nodes", "exitnodes", "dhcp-range")
VERSION = "version"
NODE_VERSION = "sdn"
"""Key of a node's version of what is in force: it has reloaded its network since."""


def declared(state: State, file: str) -> dict[str, Section]:
    sections: dict[str, Section] = state[file]
    return sections


def running(state: State, kind: str) -> dict[str, Section]:
    """What is in force of zones, vnets, subnets or controllers."""
    sections: dict[str, Section] = state[RUNNING].get(kind, {})
    return sections


@contextlib.contextmanager
def editing(call: Call, failure: str) -> Iterator[None]:
    """A change under the lock: whoever took it tells its token. Errors start with `failure`."""
    with errors_as(failure):
        check_lock(call)
        yield


def check_lock(call: Call) -> None:
    token = call.state[LOCK].get("token")
    if token and token != call.params.get("lock-token"):
        raise failed("invalid lock token provided!")


def view(call: Call, kind: str) -> dict[str, Section]:
    """What a request wants to see: what is declared, what is in force, or the difference."""
    state = call.state
    if call.params.get("pending"):
        return pending(running(state, kind), declared(state, APPLIED[kind]))
    if call.params.get("running"):
        return running(state, kind)
    return declared(state, APPLIED[kind])


def pending(before: dict[str, Section], after: dict[str, Section]) -> dict[str, Section]:
    """Each object as it is in force; with what changes, and how, where something does."""
    return {
        name: difference(before.get(name), after.get(name)) for name in sorted({*before, *after})
    }


def difference(before: Section | None, after: Section | None) -> Section:
    if after is None:
        return {**(before or {}), "state": "deleted", "pending": {}}
    if before is None:
        changes = {name: flat(name, after[name]) for name in after if name != "type"}
        return {"type": after["type"], "pending": changes, "state": "new"}
    changes = {name: "deleted" for name in before if name not in after}
    for name, value in after.items():
        if name not in before or flat(name, before[name]) != flat(name, value):
            changes[name] = flat(name, value)
    return {**before, **({"pending": changes, "state": "changed"} if changes else {})}


def flat(name: str, value: Any) -> Any:
    return ",".join(sorted(value)) if name in LISTS and isinstance(value, list) else value


def has_changes(state: State) -> bool:
    files = APPLIED.items()
    return any(running(state, kind) != declared(state, file) for kind, file in files)


def commit(state: State) -> None:
    """Put in force what is declared. Nodes follow when they reload their network."""
    version = state[RUNNING].get(VERSION, 0) + 1
    state.document[RUNNING] = {
        VERSION: version,
        **{kind: copy.deepcopy(declared(state, file)) for kind, file in APPLIED.items()},
    }


def roll_back(state: State) -> None:
    """Declare again what is in force."""
    for kind, file in APPLIED.items():
        state.document[file] = copy.deepcopy(running(state, kind))


def reload_node(cluster: Cluster, node: str) -> None:
    """The node has what is in force from now on."""
    version = cluster.state[RUNNING].get(VERSION)
    if version:
        cluster.state["nodes"][node][NODE_VERSION] = {
            VERSION: version,
            "vnets": sorted(vnets_for(cluster.state, node)),
        }


def vnets_for(state: State, node: str) -> dict[str, Section]:
    """The vnets in force whose zone is for the node."""
    zones = running(state, "zones")
    return {
        name: vnet
        for name, vnet in running(state, "vnets").items()
        if vnet["zone"] in zones and is_for(zones[vnet["zone"]], node)
    }


def is_for(zone: Section, node: str) -> bool:
    nodes = zone.get("nodes")
    return not nodes or node in nodes.split(",")


def bridges_on(state: State, node: str) -> list[str]:
    """Vnets that a node has made: guests can be connected to them."""
    made: list[str] = state["nodes"][node].get(NODE_VERSION, {}).get("vnets", [])
    return made


def is_current(state: State, node: str) -> bool:
    """Whether a node has made what is in force."""
    own = state["nodes"][node].get(NODE_VERSION, {}).get(VERSION, 0)
    return bool(own >= state[RUNNING].get(VERSION, 0))


def zone_of(state: State, bridge: str) -> str:
    """The zone that a vnet is declared in; bridges of the nodes have one of their own."""
    vnet = declared(state, VNETS).get(bridge)
    return vnet["zone"] if vnet else "localnetwork"
