"""Aliases: names for an address or a network."""

from typing import Any

from simulator.areas.firewall.places import WITH_NAMES, route_at
from simulator.call import Call
from simulator.errors import invalid
from simulator.firewall.files import FirewallFile, check_digest, with_digest
from simulator.firewall.text import FirewallConfig

Alias = dict[str, Any]
ONE = "/aliases/{name}"


def in_order(config: FirewallConfig) -> list[Alias]:
    return [config.aliases[name] for name in sorted(config.aliases)]


@route_at(WITH_NAMES, "GET", "/aliases")
def list_aliases(call: Call) -> list[Alias]:
    return with_digest(in_order(FirewallFile.of(call).read()))


@route_at(WITH_NAMES, "GET", ONE)
def show_alias(call: Call) -> Alias:
    return find(call, FirewallFile.of(call).read())


def find(call: Call, config: FirewallConfig) -> Alias:
    alias = config.aliases.get(call.params["name"].lower())
    if alias is None:
        raise invalid(name="no such alias")
    return alias


@route_at(WITH_NAMES, "POST", "/aliases")
def create_alias(call: Call) -> None:
    file = FirewallFile.of(call)
    config = file.read()
    enter(config, call.params["name"], call)
    file.save(config)


def enter(config: FirewallConfig, name: str, call: Call) -> None:
    if name.lower() in config.aliases:
        raise invalid(name=f"alias '{name}' already exists")
    config.aliases[name.lower()] = {"name": name, **call.given("cidr", "comment")}


@route_at(WITH_NAMES, "PUT", ONE)
def update_alias(call: Call) -> None:
    file = FirewallFile.of(call)
    config = file.read()
    check_digest(call, in_order(config))
    find(call, config)
    del config.aliases[call.params["name"].lower()]
    enter(config, call.params.get("rename", call.params["name"]), call)
    file.save(config)


@route_at(WITH_NAMES, "DELETE", ONE)
def delete_alias(call: Call) -> None:
    """One that is not there is gone already."""
    file = FirewallFile.of(call)
    config = file.read()
    check_digest(call, in_order(config))
    config.aliases.pop(call.params["name"].lower(), None)
    file.save(config)
