"""/cluster/sdn/vnets: networks that guests are connected to."""

from simulator.areas.sdn.zones import BASE, PRIVILEGES, find_zone, with_digest
from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.routes import route
from simulator.sdn.config import SUBNETS, VNETS, ZONES, declared, editing, view
from simulator.sdn.zones import check_vnet
from simulator.sections import Section, check_digest, options_sent, section_type

COLLECTION = BASE + "/vnets"
ONE = COLLECTION + "/{vnet}"
TYPE = section_type("vnet", "zone", "tag alias vlanaware isolate-ports")
NO_ZONE = (
    "cannot lookup undefined type! at /usr/share/perl5/PVE/API2/Network/SDN/Vnets.pm line 326."
)


@route("GET", COLLECTION)
def list_vnets(call: Call) -> list[Section]:
    return [
        with_digest(call, VNETS, {**vnet, "vnet": name})
        for name, vnet in sorted(view(call, "vnets").items())
        if call.permissions.has_any(path_of(name, vnet), *PRIVILEGES)
    ]


def path_of(name: str, vnet: Section) -> str:
    zone = vnet.get("zone") or vnet.get("pending", {}).get("zone")
    return f"/sdn/zones/{zone}/{name}"


def require_access(call: Call, *privileges: str) -> Section:
    """The vnet that the path names, if the caller has one of the privileges on it."""
    name = call.params["vnet"]
    vnet = find_vnet(declared(call.state, VNETS), name)
    call.permissions.require_any(path_of(name, vnet), *privileges)
    return vnet


def find_vnet(vnets: dict[str, Section], name: str) -> Section:
    if name not in vnets:
        raise failed(f"sdn vnet '{name}' does not exist")
    return vnets[name]


@route("GET", ONE)
def show_vnet(call: Call) -> Section:
    name = call.params["vnet"]
    require_access(call, *PRIVILEGES)
    return with_digest(call, VNETS, {**find_vnet(view(call, "vnets"), name), "vnet": name})


@route("POST", COLLECTION)
def create_vnet(call: Call) -> None:
    name, vnets = call.params["vnet"], declared(call.state, VNETS)
    with editing(call, "create sdn vnet object failed"):
        vnet = TYPE.checked(options_sent(call, "vnet", "type", "lock-token"), create=True)
        if name in vnets:
            raise failed(f"sdn vnet object ID '{name}' already defined")
        zone = declared(call.state, ZONES).get(vnet["zone"])
        if zone is None:
            raise failed(NO_ZONE)
        check_vnet(call.state, name, vnet, zone["type"])
        vnets[name] = vnet


def has_subnets(call: Call, name: str) -> bool:
    return any(subnet["vnet"] == name for subnet in declared(call.state, SUBNETS).values())


@route("PUT", ONE)
def update_vnet(call: Call) -> None:
    name, vnets = call.params["vnet"], declared(call.state, VNETS)
    old = require_access(call, "SDN.Allocate")
    with editing(call, "update sdn vnet object failed"):
        check_digest(call, vnets)
        changes = TYPE.checked(options_sent(call, "vnet", "lock-token"), create=False)
        vnet = {**old}
        TYPE.unset(vnet, split_list(call.params.get("delete")), changes)
        vnet |= changes
        if vnet["zone"] != old["zone"] and has_subnets(call, name):
            raise invalid(zone="can't change zone if subnets exist")
        zone = find_zone(declared(call.state, ZONES), vnet["zone"])
        check_vnet(call.state, name, vnet, zone["type"])
        if vnet.get("vlanaware") and has_subnets(call, name):
            raise invalid(vlanaware="vlanaware vnet is not compatible with subnets")
        vnets[name] = vnet


@route("DELETE", ONE)
def delete_vnet(call: Call) -> None:
    name = call.params["vnet"]
    require_access(call, "SDN.Allocate")
    with editing(call, "delete sdn vnet object failed"):
        if has_subnets(call, name):
            raise invalid(vnet="Can't delete vnet if subnets exists")
        del declared(call.state, VNETS)[name]
