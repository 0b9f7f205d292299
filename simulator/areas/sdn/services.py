"""/cluster/sdn/controllers, ipams and dns: what zones can refer to."""

from typing import NamedTuple

from simulator.areas.sdn.zones import BASE, PRIVILEGES, with_digest
from simulator.call import Call
from simulator.errors import failed
from simulator.params import split_list
from simulator.routes import route
from simulator.sdn.config import CONTROLLERS, DNS, IPAMS, declared, editing, view
from simulator.sections import Section, SectionType, check_digest, options_sent, section_type

BUILT_IN: dict[str, dict[str, Section]] = {IPAMS: {"pve": {"type": "pve"}}}


class Kind(NamedTuple):
    """One kind of service."""

    word: str
    file: str
    types: dict[str, SectionType]


def _types(*types: SectionType) -> dict[str, SectionType]:
    return {kind.name: kind for kind in types}


KINDS = {
    "controllers": Kind(
        "controller",
        CONTROLLERS,
        _types(
            section_type(
                "evpn",
                "asn",
                "peers fabric nodes peer-group-name route-map-in route-map-out bgp-mode",
            ),
            section_type(
                "bgp",
                "node asn",
                "peers bgp-multipath-as-path-relax ebgp ebgp-multihop loopback "
                "route-map-in route-map-out",
            ),
            section_type("isis", "node isis-domain isis-ifaces isis-net", "loopback"),
            section_type("faucet", "", ""),
        ),
    ),
    "ipams": Kind(
        "ipam",
        IPAMS,
        _types(
            section_type("pve", "", ""),
            section_type("netbox", "url token", "fingerprint"),
            section_type("phpipam", "url token section", "fingerprint"),
        ),
    ),
    "dns": Kind(
        "dns",
        DNS,
        _types(section_type("powerdns", "url key", "ttl reversemaskv6 reversev6mask fingerprint")),
    ),
}


def serve(kind: str) -> None:
    """All methods of one kind."""
    collection = f"{BASE}/{kind}"
    one = f"{collection}/{{{KINDS[kind].word}}}"
    route("GET", collection)(lambda call: list_services(call, kind))
    route("POST", collection)(lambda call: create_service(call, kind))
    route("GET", one)(lambda call: show_service(call, kind))
    route("PUT", one)(lambda call: update_service(call, kind))
    route("DELETE", one)(lambda call: delete_service(call, kind))


def services(call: Call, kind: str) -> dict[str, Section]:
    """Controllers are put in force with the rest; the others are at once."""
    file = KINDS[kind].file
    found = view(call, kind) if kind == "controllers" else declared(call.state, file)
    return {**BUILT_IN.get(file, {}), **found}


def list_services(call: Call, kind: str) -> list[Section]:
    word, file, _ = KINDS[kind]
    wanted = call.params.get("type")
    return [
        with_digest(call, file, {**service, word: name})
        for name, service in sorted(services(call, kind).items())
        if wanted in (None, service["type"])
        and call.permissions.has_any(f"/sdn/{kind}/{name}", *PRIVILEGES)
    ]


def show_service(call: Call, kind: str) -> Section:
    word, file, _ = KINDS[kind]
    name, found = call.params[word], services(call, kind)
    return with_digest(call, file, {**find_service(word, found, name), word: name})


def find_service(word: str, found: dict[str, Section], name: str) -> Section:
    if name not in found:
        raise failed(f"sdn {word} '{name}' does not exist")
    return found[name]


def create_service(call: Call, kind: str) -> None:
    word, file, types = KINDS[kind]
    name, options = call.params[word], types[call.params["type"]]
    service = options.checked(options_sent(call, word, "type", "lock-token"), create=True)
    with editing(call, f"create sdn {word} object failed"):
        if name in declared(call.state, file) or name in BUILT_IN.get(file, {}):
            raise failed(f"sdn {word} object ID '{name}' already defined")
        declared(call.state, file)[name] = service


def update_service(call: Call, kind: str) -> None:
    word, file, types = KINDS[kind]
    name, found = call.params[word], declared(call.state, file)
    with editing(call, f"update sdn {word} object failed"):
        check_digest(call, found)
        service = {**find_service(word, {**BUILT_IN.get(file, {}), **found}, name)}
        options = types[service["type"]]
        changes = options.checked(options_sent(call, word, "lock-token"), create=False)
        options.unset(service, split_list(call.params.get("delete")), changes)
        found[name] = service | changes


def delete_service(call: Call, kind: str) -> None:
    word, file, _ = KINDS[kind]
    with editing(call, f"delete sdn {word} object failed"):
        find_service(
            word, {**BUILT_IN.get(file, {}), **declared(call.state, file)}, call.params[word]
        )
        declared(call.state, file).pop(call.params[word], None)


for _kind in KINDS:
    serve(_kind)
