"""/cluster/sdn/vnets/{vnet}/subnets: address ranges of vnets."""

from simulator.areas.sdn.vnets import ONE as VNET
from simulator.areas.sdn.vnets import require_access
from simulator.areas.sdn.zones import PRIVILEGES, with_digest
from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.routes import route
from simulator.sdn.config import SUBNETS, VNETS, declared, editing, view
from simulator.sdn.subnets import TYPE, check, name_of, shown
from simulator.sections import Section, check_digest, options_sent

COLLECTION = VNET + "/subnets"
ONE = COLLECTION + "/{subnet}"


@route("GET", COLLECTION)
def list_subnets(call: Call) -> list[Section]:
    require_access(call, *PRIVILEGES)
    return [
        with_digest(call, SUBNETS, shown(name, subnet))
        for name, subnet in sorted(view(call, "subnets").items())
        if subnet.get("vnet") == call.params["vnet"]
    ]


@route("GET", ONE)
def show_subnet(call: Call) -> Section:
    require_access(call, *PRIVILEGES)
    subnet = find_subnet(view(call, "subnets"), call.params["subnet"])
    if subnet.get("vnet") != call.params["vnet"]:
        raise invalid(vnet="wrong vnet")
    return with_digest(call, SUBNETS, shown(call.params["subnet"], subnet))


def find_subnet(subnets: dict[str, Section], name: str) -> Section:
    if name not in subnets:
        raise failed(f"sdn subnet '{name}' does not exist")
    return subnets[name]


@route("POST", COLLECTION)
def create_subnet(call: Call) -> None:
    vnet = require_access(call, "SDN.Allocate")
    subnets = declared(call.state, SUBNETS)
    with editing(call, "create sdn subnet object failed"):
        name = name_of(vnet["zone"], call.params["subnet"])
        sent = options_sent(call, "subnet", "type", "lock-token")
        subnet = TYPE.checked(sent, create=True)
        if name in subnets:
            raise failed(f"sdn subnet object ID '{name}' already defined")
        check(name, subnet, vnet)
        subnets[name] = subnet


@route("PUT", ONE)
def update_subnet(call: Call) -> None:
    require_access(call, "SDN.Allocate")
    name, subnets = call.params["subnet"], declared(call.state, SUBNETS)
    with editing(call, "update sdn subnet object failed"):
        subnet = {**find_subnet(subnets, name)}
        check_digest(call, subnets)
        changes = TYPE.checked(options_sent(call, "subnet", "lock-token"), create=False)
        TYPE.unset(subnet, split_list(call.params.get("delete")), changes)
        subnet |= changes
        check(name, subnet, declared(call.state, VNETS).get(subnet["vnet"]))
        subnets[name] = subnet


@route("DELETE", ONE)
def delete_subnet(call: Call) -> None:
    """One that is not there is gone already."""
    require_access(call, "SDN.Allocate")
    with editing(call, "delete sdn subnet object failed"):
        declared(call.state, SUBNETS).pop(call.params["subnet"], None)
