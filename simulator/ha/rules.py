"""Rules on where resources are to be, and which of them cannot be kept together."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from simulator.params import split_list
from simulator.sections import Section, section_type
from simulator.state import State

FILE = "ha/rules.cfg"
TYPES = {
    "node-affinity": section_type(
        "node-affinity", "resources nodes", "affinity strict disable comment"
    ),
    "resource-affinity": section_type("resource-affinity", "resources affinity", "disable comment"),
}
NODES, RESOURCES = TYPES
PAIR = 2


class Fault(NamedTuple):
    """What is wrong with a rule, and with which of its options."""

    rule: str
    option: str
    reason: str


def rules(state: State) -> dict[str, Section]:
    found: dict[str, Section] = state[FILE]
    return found


def resources_of(rule: Section) -> set[str]:
    return set(split_list(rule["resources"]))


def nodes_of(rule: Section) -> dict[str, int]:
    """Nodes with their priorities."""
    parts = (node.partition(":") for node in split_list(rule.get("nodes")))
    return {name: int(priority or 0) for name, _, priority in parts}


def written(options: dict[str, Any]) -> dict[str, Any]:
    """Options as the file has them: lists in order, without priorities that say nothing."""
    changed = dict(options)
    if "resources" in options:
        changed["resources"] = ",".join(sorted(resources_of(options)))
    if "nodes" in options:
        names = sorted(nodes_of(options).items())
        changed["nodes"] = ",".join(f"{node}:{rank}" if rank else node for node, rank in names)
    return changed


def faults(found: dict[str, Section], nodes: int) -> list[Fault]:
    """All that keeps rules from being followed, in a cluster of that many nodes."""
    return list(Checks({n: r for n, r in found.items() if not r.get("disable")}, nodes).run())


class Checks:
    """Holds the rules that are in force against each other."""

    def __init__(self, found: dict[str, Section], nodes: int) -> None:
        self._nodes = nodes
        self._places = self._of(found, NODES)
        self._bonds = self._of(found, RESOURCES)
        self._apart = {n: r for n, r in self._bonds.items() if r["affinity"] == "negative"}
        self._together = {n: r for n, r in self._bonds.items() if r["affinity"] == "positive"}

    @staticmethod
    def _of(found: dict[str, Section], kind: str) -> dict[str, Section]:
        return {name: found[name] for name in sorted(found) if found[name]["type"] == kind}

    def run(self) -> Iterator[Fault]:
        for name, rule in self._places.items():
            yield from self._check_place(name, rule)
        for name, rule in self._bonds.items():
            yield from self._check_bond(name, rule)
        yield from self._check_contradictions()
        yield from self._check_priorities()
        yield from self._check_shared_places()
        yield from self._check_room()

    def _check_place(self, name: str, rule: Section) -> Iterator[Fault]:
        for other, there in self._places.items():
            for resource in sorted(resources_of(rule) & resources_of(there)):
                if other != name:
                    reason = f"resource '{resource}' is already used in another node affinity rule"
                    yield Fault(name, "resources", reason)
        if rule.get("affinity") == "negative":
            what = "negative node affinity rule must not specify"
            if len(nodes_of(rule)) >= self._nodes:
                yield Fault(name, "nodes", f"{what} all cluster nodes")
            if any(nodes_of(rule).values()):
                yield Fault(name, "nodes", f"{what} node priorities")

    def _check_bond(self, name: str, rule: Section) -> Iterator[Fault]:
        if len(resources_of(rule)) < PAIR:
            reason = "rule is ineffective as there are less than two resources"
            yield Fault(name, "resources", reason)
        if name in self._apart and len(resources_of(rule)) > self._nodes:
            yield Fault(name, "resources", "rule defines more resources than available nodes")

    def _check_contradictions(self) -> Iterator[Fault]:
        shares = "rule shares two or more resources with a {} resource affinity rule"
        for names, resources in self._joined():
            for other, rule in self._apart.items():
                if len(resources & resources_of(rule)) > 1:
                    yield Fault(other, "resources", shares.format("positive"))
                    for name in names:
                        yield Fault(name, "resources", shares.format("negative"))

    def _check_priorities(self) -> Iterator[Fault]:
        for name, rule in self._bonds.items():
            places = self._places_of(resources_of(rule))
            ranks = (list(nodes_of(self._places[place]).values()) for place in places)
            if any(one != other for rank in ranks for one, other in pairwise(rank)):
                reason = "resources are in node affinity rules with multiple priorities"
                yield Fault(name, "resources", reason)
                for place in places:
                    reason = "resources are in a resource affinity rule and cannot be in"
                    reason += " a node affinity rule with multiple priorities"
                    yield Fault(place, "resources", reason)

    def _check_shared_places(self) -> Iterator[Fault]:
        for names, resources in self._joined():
            places = self._places_of(resources)
            if len(places) > 1:
                for name in names:
                    yield Fault(name, "resources", "resources are in multiple node affinity rules")
                for place in places:
                    reason = "at least one resource is in a positive resource affinity rule and"
                    reason += " there are other resources in at least one other node affinity rule"
                    yield Fault(place, "resources", f"{reason} already")

    def _check_room(self) -> Iterator[Fault]:
        for name, rule in self._apart.items():
            places = self._places_of(resources_of(rule))
            bound = [self._places[place] for place in places]
            placed = {r for place in bound for r in resources_of(place) & resources_of(rule)}
            allowed = {node for place in bound for node in nodes_of(place)}
            if len(allowed) < len(placed):
                reason = "two or more resources are restricted to less nodes than"
                yield Fault(name, "resources", f"{reason} available to the resources")
                for place in places:
                    reason = "at least one resource is in a negative resource affinity rule and"
                    reason += " this rule would restrict these to less nodes than available"
                    yield Fault(place, "resources", f"{reason} to the resources")

    def _places_of(self, resources: set[str]) -> list[str]:
        """The rules on nodes that say something of any of these resources."""
        return [name for name, rule in self._places.items() if resources & resources_of(rule)]

    def _joined(self) -> list[tuple[list[str], set[str]]]:
        """Rules that keep together, joined where they have resources in common."""
        joined: list[tuple[list[str], set[str]]] = []
        for name, rule in self._together.items():
            names, resources = [name], resources_of(rule)
            for others, theirs in [group for group in joined if group[1] & resources]:
                joined.remove((others, theirs))
                names, resources = others + names, resources | theirs
            joined.append((names, resources))
        return joined
