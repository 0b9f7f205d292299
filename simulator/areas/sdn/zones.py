"""/cluster/sdn/zones: how vnets are made on the nodes."""

from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.routes import route
from simulator.sdn.config import SUBNETS, ZONES, declared, editing, view
from simulator.sdn.zones import TYPES, check_references, check_unused, settle, tidied
from simulator.sections import Section, check_digest, digest, options_sent

BASE = "/cluster/sdn"
COLLECTION = BASE + "/zones"
ONE = COLLECTION + "/{zone}"
PRIVILEGES = ("SDN.Audit", "SDN.Allocate")


def with_digest(call: Call, file: str, section: Section) -> Section:
    """Only what is declared has one."""
    other = call.params.get("pending") or call.params.get("running")
    return {**section, "digest": None if other else digest(declared(call.state, file))}


@route("GET", COLLECTION)
def list_zones(call: Call) -> list[Section]:
    kind = call.params.get("type")
    return [
        with_digest(call, ZONES, {**zone, "zone": name})
        for name, zone in sorted(view(call, "zones").items())
        if call.permissions.has_any(f"/sdn/zones/{name}", *PRIVILEGES)
        and kind in (None, zone["type"])
    ]


@route("GET", ONE)
def show_zone(call: Call) -> Section:
    name, zones = call.params["zone"], view(call, "zones")
    return with_digest(call, ZONES, {**find_zone(zones, name), "zone": name})


def find_zone(zones: dict[str, Section], name: str) -> Section:
    if name not in zones:
        raise failed(f"sdn zone '{name}' does not exist")
    return zones[name]


@route("POST", COLLECTION)
def create_zone(call: Call) -> None:
    name, kind = call.params["zone"], TYPES[call.params["type"]]
    zone = tidied(kind.checked(options_sent(call, "zone", "type", "lock-token"), create=True))
    if kind.name == "vxlan" and not (zone.get("peers") or zone.get("fabric")):
        raise failed("missing value for required option 'peers'")
    with editing(call, "create sdn zone object failed"):
        if name in declared(call.state, ZONES):
            raise failed(f"sdn zone object ID '{name}' already defined")
        check_references(call.state, zone)
        settle(call.state, name, zone)
        declared(call.state, ZONES)[name] = zone


@route("PUT", ONE)
def update_zone(call: Call) -> None:
    name, zones = call.params["zone"], declared(call.state, ZONES)
    with editing(call, "update sdn zone object failed"):
        check_digest(call, zones)
        old = find_zone(zones, name)
        kind = TYPES[old["type"]]
        changes = tidied(kind.checked(options_sent(call, "zone", "lock-token"), create=False))
        zone = {**old}
        kind.unset(zone, split_list(call.params.get("delete")), changes)
        zone |= changes
        if zone.get("ipam") != old.get("ipam") and has_subnets(call, name):
            reason = "can't change ipam if a subnet is already defined in this zone"
            raise invalid(ipam=reason)
        check_references(call.state, changes)
        settle(call.state, name, zone)
        zones[name] = zone


def has_subnets(call: Call, name: str) -> bool:
    return any(subnet.startswith(f"{name}-") for subnet in declared(call.state, SUBNETS))


@route("DELETE", ONE)
def delete_zone(call: Call) -> None:
    name = call.params["zone"]
    with editing(call, "delete sdn zone object failed"):
        find_zone(declared(call.state, ZONES), name)
        check_unused(call.state, name)
        del declared(call.state, ZONES)[name]
