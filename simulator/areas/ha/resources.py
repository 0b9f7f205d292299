"""/cluster/ha/resources: the guests that the manager looks after."""

from simulator.call import Call
from simulator.errors import failed
from simulator.ha import resources as ha
from simulator.ha.manager import guest_of, service_of
from simulator.ha.resources import TYPES, parse_sid, resources
from simulator.ha.rules import resources_of, rules
from simulator.params import split_list
from simulator.routes import route
from simulator.sections import Section, check_digest, digest, options_sent
from simulator.state import errors_as

BASE = "/cluster/ha"
RESOURCES = BASE + "/resources"
RESOURCE = RESOURCES + "/{sid}"
GROUPS = BASE + "/groups"
NO_GROUPS = "ha groups have been migrated to rules"


@route("GET", BASE)
def list_children(_call: Call) -> list[dict[str, str]]:
    return [{"id": name} for name in ("status", "resources", "groups", "rules")]


@route("GET", RESOURCES)
def list_resources(call: Call) -> list[Section]:
    wanted = call.params.get("type")
    return [
        shown(call, sid)
        for sid, resource in resources(call.state).items()
        if wanted in (None, resource["type"])
    ]


def shown(call: Call, sid: str) -> Section:
    found = resources(call.state)
    if sid not in found:
        raise failed(f"no such resource '{sid}'")
    return {**found[sid], "sid": sid, "digest": digest(found)}


@route("GET", RESOURCE)
def show_resource(call: Call) -> Section:
    return shown(call, parse_sid(call.state, call.params["sid"]))


@route("POST", RESOURCES)
def create_resource(call: Call) -> None:
    sid = parse_sid(call.state, call.params["sid"])
    kind, _, vmid = sid.partition(":")
    if call.params.get("type", kind) != kind:
        raise failed("types does not match")
    refuse_group(call)
    if kind not in TYPES:
        raise failed(f"unknown PVE resource type '{kind}'")
    if not vmid.isdigit():
        raise failed("invalid VMID")
    if guest_of(call.cluster, sid) is None:
        raise failed(f"resource '{sid}' does not exist in cluster")
    options = TYPES[kind].checked(options_sent(call, "sid", "type"), create=True)
    with errors_as("create resource failed"):
        ha.add(call.state, sid, options)


def refuse_group(call: Call) -> None:
    if call.params.get("group"):
        raise failed(f"invalid parameter 'group': {NO_GROUPS}")


@route("PUT", RESOURCE)
def update_resource(call: Call) -> None:
    sid, found = parse_sid(call.state, call.params["sid"]), resources(call.state)
    refuse_group(call)
    service = service_of(call.cluster, sid)
    if service and service["state"] == "error" and call.params.get("state") != "disabled":
        raise failed(f"service '{sid}' in error state, must be disabled and fixed first")
    with errors_as("update resources config failed"):
        check_digest(call, found)
        if sid not in found:
            raise failed(f"no such resource '{sid}'")
        options = TYPES[found[sid]["type"]]
        resource = found[sid] | options.checked(options_sent(call, "sid"), create=False)
        options.unset(resource, split_list(call.params.get("delete")))
        found[sid] = resource


@route("DELETE", RESOURCE)
def delete_resource(call: Call) -> None:
    sid = parse_sid(call.state, call.params["sid"])
    if sid not in resources(call.state):
        raise failed(f"cannot delete service '{sid}', not HA managed!")
    if call.params.get("purge", 1):
        leave_rules(call, sid)
    del resources(call.state)[sid]


def leave_rules(call: Call, sid: str) -> None:
    """A rule that is for nothing else goes, too."""
    found = rules(call.state)
    for name, rule in list(found.items()):
        rest = resources_of(rule) - {sid}
        if not rest:
            del found[name]
        elif rest != resources_of(rule):
            found[name] = {**rule, "resources": ",".join(sorted(rest))}


@route("GET", GROUPS)
def list_groups(_call: Call) -> None:
    raise failed(f"cannot index groups: {NO_GROUPS}")


@route("POST", GROUPS)
def create_group(_call: Call) -> None:
    raise failed(f"cannot create group: {NO_GROUPS}")


@route("GET", GROUPS + "/{group}")
def show_group(_call: Call) -> None:
    raise failed(f"cannot read group: {NO_GROUPS}")


@route("PUT", GROUPS + "/{group}")
def update_group(_call: Call) -> None:
    raise failed(f"cannot update group: {NO_GROUPS}")


@route("DELETE", GROUPS + "/{group}")
def delete_group(_call: Call) -> None:
    raise failed(f"cannot delete group: {NO_GROUPS}")
