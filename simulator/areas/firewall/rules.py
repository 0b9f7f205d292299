"""Rules of the cluster, a node, a guest and a security group."""

from collections.abc import Callable
from typing import Any

from simulator.areas.firewall.places import EVERYWHERE, route_at
from simulator.call import Call
from simulator.errors import failed
from simulator.firewall import rules
from simulator.firewall.checks import check_new
from simulator.firewall.files import FirewallFile, check_digest, with_digest
from simulator.firewall.rules import Rule
from simulator.firewall.text import FirewallConfig, names_for
from simulator.params import split_list
from simulator.routes import Handler, route

GROUP = "/cluster/firewall/groups/{group}"


def route_rules(method: str, rest: str = "") -> Callable[[Handler], Handler]:
    """Serve all lists of rules; a group's are right below it."""

    def register(handler: Handler) -> Handler:
        route(method, GROUP + rest)(handler)
        return route_at(EVERYWHERE, method, "/rules" + rest)(handler)

    return register


class RuleList:
    """The rules that a path means, and the file that they are in."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self.file = FirewallFile.of(call)
        self.config: FirewallConfig = self.file.read()
        self.rules = self._find()

    def _find(self) -> list[Rule]:
        group = self._call.params.get("group")
        if group is None:
            return self.config.rules
        if group not in self.config.groups:
            raise failed(f"no such security group '{group}'")
        return self.config.groups[group].items

    def at(self, position: int) -> Rule:
        if position >= len(self.rules):
            raise failed(f"no rule at position {position}")
        return self.rules[position]

    def check(self, rule: Rule) -> None:
        place = "group" if "group" in self._call.params else self.file.place
        cluster = self.config if self.file.place == "cluster" else self.file.read_cluster()
        check_new(rule, place, names_for(self.config, cluster))

    def save(self) -> None:
        self.file.save(self.config)


def numbered(found: list[Rule]) -> list[Rule]:
    return [{**rule, "pos": position} for position, rule in enumerate(with_digest(found))]


@route_rules("GET")
def list_rules(call: Call) -> list[Rule]:
    return numbered(RuleList(call).rules)


@route_rules("GET", "/{pos}")
def show_rule(call: Call) -> Rule:
    found = RuleList(call)
    position: int = call.params["pos"]
    found.at(position)
    return numbered(found.rules)[position]


@route_rules("POST")
def create_rule(call: Call) -> None:
    """A new rule comes first, wherever it was asked to be."""
    found = RuleList(call)
    rule: Rule = {}
    rules.merge(rule, fields_of(call))
    found.check(rule)
    rule.setdefault("enable", 0)
    found.rules.insert(0, rule)
    found.save()


def fields_of(call: Call) -> dict[str, Any]:
    return {name: value for name, value in call.params.items() if name not in ("pos", "digest")}


@route_rules("PUT", "/{pos}")
def update_rule(call: Call) -> None:
    found, position = RuleList(call), call.params["pos"]
    check_digest(call, found.rules)
    rule = found.at(position)
    target = call.params.get("moveto", position)
    if target != position:
        move(found.rules, position, target)
    else:
        rules.merge(rule, fields_of(call))
        rules.unset(rule, split_list(call.params.get("delete")))
        found.check(rule)
    found.save()


def move(found: list[Rule], position: int, target: int) -> None:
    """Put a rule in front of the one that is now at the target; behind all if none is."""
    rule = found.pop(position)
    found.insert(target - 1 if target > position and target <= len(found) else target, rule)


@route_rules("DELETE", "/{pos}")
def delete_rule(call: Call) -> None:
    found = RuleList(call)
    check_digest(call, found.rules)
    found.at(call.params["pos"])
    del found.rules[call.params["pos"]]
    found.save()
