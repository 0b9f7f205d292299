"""/cluster/firewall/groups: security groups, rules to be referred to by name."""

from typing import Any

from simulator.areas.firewall.places import CLUSTER
from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.firewall.files import FOLDER, FirewallFile, check_digest, with_digest
from simulator.firewall.text import FirewallConfig, Named
from simulator.routes import route

GROUPS = CLUSTER + "/groups"


@route("GET", GROUPS)
def list_groups(call: Call) -> list[dict[str, Any]]:
    return with_digest(rows("group", FirewallFile.of(call).read().groups))


def rows(key: str, found: dict[str, Named]) -> list[dict[str, Any]]:
    """What a list tells of named sections."""
    return [
        {key: name, **({"comment": named.comment} if named.comment else {})}
        for name, named in sorted(found.items())
    ]


@route("POST", GROUPS)
def create_group(call: Call) -> None:
    file = FirewallFile.of(call)
    config = file.read()
    name, old = call.params["group"], call.params.get("rename")
    enter(call, config.groups, "group", "Security group")
    file.save(config)
    if old and old != name:
        rename_in_rules(call, old, name)


def enter(call: Call, found: dict[str, Named], key: str, word: str) -> None:
    """Add a section, or rename one, as the request asks; `word` is what PVE calls it."""
    name, old = call.params[key], call.params.get("rename")
    if old:
        check_digest(call, rows(key, found))
        if old not in found:
            raise invalid({key: f"{word} '{old}' does not exist"})
        if name in found and name != old:
            raise invalid({key: f"{word} '{name}' does already exist"})
    elif name in found:
        raise invalid({key: f"{word} '{name}' already exists"})
    found[name] = found.pop(old) if old else Named()
    found[name].comment = call.params.get("comment", found[name].comment)


def rename_in_rules(call: Call, old: str, new: str) -> None:
    """Rules refer to a group by its name, wherever they are."""
    for file in all_files(call):
        config = file.read()
        if replace_group(config, old, new):
            file.save(config)


def all_files(call: Call) -> list[FirewallFile]:
    guests = (key.removesuffix(".fw") for key in call.state[FOLDER] if key[0].isdigit())
    return [
        FirewallFile(call.cluster, "cluster", "cluster"),
        *(FirewallFile(call.cluster, "host", node) for node in call.world.nodes),
        *(FirewallFile(call.cluster, "vm", guest) for guest in guests),
    ]


def replace_group(config: FirewallConfig, old: str, new: str) -> bool:
    """Whether a rule had to be changed."""
    referring = [r for r in config.rules if r["type"] == "group" and r["action"] == old]
    for rule in referring:
        rule["action"] = new
    return bool(referring)


@route("DELETE", GROUPS + "/{group}")
def delete_group(call: Call) -> None:
    file, name = FirewallFile.of(call), call.params["group"]
    config = file.read()
    if name not in config.groups:
        raise failed(f"no such security group '{name}'")
    if config.groups[name].items:
        raise failed(f"Security group '{name}' is not empty")
    del config.groups[name]
    file.save(config)
