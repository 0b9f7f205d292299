"""/cluster/resources: everything in one list."""

from collections.abc import Iterator

from simulator.call import Call
from simulator.ha.manager import shown_state
from simulator.ha.resources import resources, sid_of
from simulator.inventory import Guest, all_guests
from simulator.routes import route
from simulator.statistics import CGROUP_VERSION, Row, guest_row, node_row, storage_row
from simulator.storage.config import is_enabled, storages


@route("GET", "/cluster/resources")
def list_resources(call: Call) -> list[Row]:
    wanted = call.params.get("type")
    kinds = {"vm": _guests, "node": _nodes, "storage": _storages}
    rows = [] if wanted else list(_pools(call))
    for kind, list_kind in kinds.items():
        if wanted in (None, kind):
            rows.extend(list_kind(call))
    return rows


def _pools(call: Call) -> Iterator[Row]:
    for name in sorted(call.state.users["pools"]):
        if call.permissions.has(f"/pool/{name}", "Pool.Audit"):
            yield {"id": f"/pool/{name}", "pool": name, "type": "pool"}


def _guests(call: Call) -> Iterator[Row]:
    pools = {vmid: n for n, pool in call.state.users["pools"].items() for vmid in pool["vms"]}
    for guest in all_guests(call.state):
        if call.permissions.has(f"/vms/{guest.vmid}", "VM.Audit"):
            yield {**guest_row(call.cluster, guest), **_properties(call, guest, pools)}


def _properties(call: Call, guest: Guest, pools: dict[int, str]) -> Row:
    """What comes from the configuration, so at once."""
    found = {name: guest.config[name] for name in ("tags", "lock") if guest.config.get(name)}
    resource = resources(call.state).get(sid_of(guest))
    if resource:
        found["hastate"] = shown_state(call.cluster, sid_of(guest), resource)
    pool = pools.get(guest.vmid)
    if pool and call.permissions.has(f"/pool/{pool}", "Pool.Audit"):
        found["pool"] = pool
    return found


def _nodes(call: Call) -> Iterator[Row]:
    for node in call.world.nodes:
        can_audit = call.permissions.has(f"/nodes/{node}", "Sys.Audit")
        yield {**node_row(call.cluster, node, can_audit), "cgroup-mode": CGROUP_VERSION}


def _storages(call: Call) -> Iterator[Row]:
    for name, section in storages(call.state).items():
        if call.permissions.has(f"/storage/{name}", "Datastore.Audit"):
            for node in call.world.nodes:
                if is_enabled(section, node):
                    yield storage_row(call.cluster, node, name, section)
