"""IP sets: addresses and networks under a name."""

import re
from typing import Any

from simulator.areas.firewall.groups import enter, rows
from simulator.areas.firewall.places import WITH_NAMES, route_at
from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.firewall import fields
from simulator.firewall.files import FirewallFile, check_digest, with_digest
from simulator.firewall.text import FirewallConfig, names_for

Entry = dict[str, Any]
SET = "/ipset/{name}"
ADDRESS = "/ipset/{name}/{cidr}"
ALL_ADDRESSES = re.compile(r".*/0+")


@route_at(WITH_NAMES, "GET", "/ipset")
def list_sets(call: Call) -> list[dict[str, Any]]:
    return with_digest(rows("name", FirewallFile.of(call).read().sets))


@route_at(WITH_NAMES, "POST", "/ipset")
def create_set(call: Call) -> None:
    file = FirewallFile.of(call)
    config = file.read()
    enter(call, config.sets, "name", "IPSet")
    file.save(config)


def entries_of(call: Call, config: FirewallConfig) -> list[Entry]:
    name = call.params["name"]
    if name not in config.sets:
        raise failed(f"no such IPSet '{name}'")
    return config.sets[name].items


@route_at(WITH_NAMES, "DELETE", SET)
def delete_set(call: Call) -> None:
    file = FirewallFile.of(call)
    config = file.read()
    if entries_of(call, config) and not call.params.get("force"):
        raise failed(f"IPSet '{call.params['name']}' is not empty")
    del config.sets[call.params["name"]]
    file.save(config)


@route_at(WITH_NAMES, "GET", SET)
def list_addresses(call: Call) -> list[Entry]:
    return with_digest(entries_of(call, FirewallFile.of(call).read()))


@route_at(WITH_NAMES, "POST", SET)
def add_address(call: Call) -> None:
    file = FirewallFile.of(call)
    config = file.read()
    entries, cidr = entries_of(call, config), call.params["cidr"]
    if alias := fields.ALIAS.fullmatch(cidr):
        check_alias(file, config, alias[1], alias[2])
    else:
        cidr = fields.without_host_bits(cidr)
    if any(entry["cidr"] == cidr for entry in entries):
        raise invalid(cidr=f"address '{cidr}' already exists")
    if ALL_ADDRESSES.fullmatch(cidr):
        raise invalid(cidr="a zero prefix is not allowed in ipset entries")
    entries.append({"cidr": cidr, **call.given("nomatch", "comment")})
    file.save(config)


def check_alias(file: FirewallFile, config: FirewallConfig, scope: str | None, name: str) -> None:
    cluster = config if file.place == "cluster" else file.read_cluster()
    found = names_for(config, cluster).alias(scope, name.lower())
    if not found:
        raise failed(f"no such alias '{name}'")
    if ALL_ADDRESSES.fullmatch(found["cidr"]):
        raise invalid(cidr="a zero prefix alias is not allowed in ipset entries")


@route_at(WITH_NAMES, "GET", ADDRESS)
def show_address(call: Call) -> Entry:
    entries = with_digest(entries_of(call, FirewallFile.of(call).read()))
    return find(call, entries)


def find(call: Call, entries: list[Entry]) -> Entry:
    for entry in entries:
        if entry["cidr"] == call.params["cidr"]:
            return entry
    raise invalid(cidr="no such IP/Network")


@route_at(WITH_NAMES, "PUT", ADDRESS)
def update_address(call: Call) -> None:
    """What is not sent is unset."""
    file = FirewallFile.of(call)
    config = file.read()
    entries = entries_of(call, config)
    check_digest(call, entries)
    entry = find(call, entries)
    cidr = entry["cidr"]
    entry.clear()
    entry.update({"cidr": cidr, **call.given("nomatch", "comment")})
    file.save(config)


@route_at(WITH_NAMES, "DELETE", ADDRESS)
def delete_address(call: Call) -> None:
    """One that is not there is gone already."""
    file = FirewallFile.of(call)
    config = file.read()
    entries = entries_of(call, config)
    check_digest(call, entries)
    entries[:] = [entry for entry in entries if entry["cidr"] != call.params["cidr"]]
    file.save(config)
