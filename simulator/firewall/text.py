"""A file of the firewall (`cluster.fw`, `100.fw`, `host.fw`): read and written as PVE does."""

import re
from dataclasses import dataclass, field
from typing import Any

from simulator.errors import PveError
from simulator.firewall import fields, rules
from simulator.firewall.checks import Names, RuleCheck
from simulator.firewall.rules import Rule, commented
from simulator.schema import Properties

SECTION = re.compile(
    r"\[(options|aliases|rules|(?:group|ipset)\s+(\S+))\]\s*(?:#\s*(.*?)\s*)?", re.I
)
TRIAL = 60
"""Seconds for which a cluster's firewall that was switched on by a time stays on."""


@dataclass(slots=True)
class Named:
    """A security group or an IP set: its comment, and its rules or addresses."""

    comment: str = ""
    items: list[dict[str, Any]] = field(default_factory=list)


@dataclass(slots=True)
class FirewallConfig:
    """What a file holds. Aliases are by lower-case name."""

    options: dict[str, Any] = field(default_factory=dict)
    aliases: dict[str, dict[str, Any]] = field(default_factory=dict)
    sets: dict[str, Named] = field(default_factory=dict)
    groups: dict[str, Named] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)


class Reader:
    """Reads one file. What PVE cannot read is left out; rules with faults tell them."""

    def __init__(
        self, place: str, options: Properties, now: float, cluster: FirewallConfig | None = None
    ) -> None:
        self._place = place
        self._options = options
        self._now = now
        self._config = FirewallConfig()
        self._cluster = cluster or self._config

    def read(self, text: str) -> FirewallConfig:
        add = None
        for line in filter(None, (line.strip() for line in text.splitlines())):
            if line.startswith("#"):
                continue
            head = SECTION.fullmatch(line)
            if head:
                add = self._section(head[1].split()[0].lower(), (head[2] or "").lower(), head[3])
            elif add:
                add(line)
        return self._config

    def _section(self, kind: str, name: str, comment: str | None) -> Any:
        """What takes in the lines of a section."""
        config = self._config
        if kind == "group":
            config.groups[name] = group = Named(comment or "")
            return lambda line: self._add_rule(line, group.items, "group")
        if kind == "ipset":
            config.sets[name] = addresses = Named(comment or "")
            return lambda line: self._add_address(line, addresses.items)
        if kind == "rules":
            return lambda line: self._add_rule(line, config.rules, self._place)
        return self._add_option if kind == "options" else self._add_alias

    def _add_option(self, line: str) -> None:
        name, _, value = (part.strip() for part in line.partition(":"))
        declared = self._options.get(name.lower(), {}).get("type")
        if declared == "string":
            self._config.options[name.lower()] = value
        elif declared and value.isdigit():
            over = name == "enable" and 1 < int(value) < self._now - TRIAL
            self._config.options[name.lower()] = 0 if over else int(value)

    def _add_alias(self, line: str) -> None:
        text, _, comment = (part.strip() for part in line.partition("#"))
        name, _, cidr = text.partition(" ")
        version = 6 if ":" in cidr else 4
        alias = {"name": name, "cidr": fields.without_host_bits(cidr), "ipversion": version}
        self._config.aliases[name.lower()] = alias | ({"comment": comment} if comment else {})

    def _add_rule(self, line: str, into: list[Rule], place: str) -> None:
        rule = rules.read(line)
        if rule is None:
            return
        try:
            errors = RuleCheck(rule, place, names_for(self._config, self._cluster)).run()
        except PveError:
            return
        into.append(rule | ({"errors": errors} if errors else {}))

    def _add_address(self, line: str, into: list[dict[str, Any]]) -> None:
        text, _, comment = (part.strip() for part in line.partition("#"))
        cidr = text.removeprefix("!").strip()
        entry: dict[str, Any] = {"cidr": fields.without_host_bits(cidr)}
        if text.startswith("!"):
            entry["nomatch"] = 1
        if comment:
            entry["comment"] = comment
        into.append(entry)


def names_for(config: FirewallConfig, cluster: FirewallConfig) -> Names:
    return Names(config.aliases, config.sets, cluster.aliases, cluster.sets)


def write(config: FirewallConfig) -> str:
    """The file's text; empty where nothing is left."""
    options = [f"{name}: {config.options[name]}" for name in sorted(config.options)]
    aliases = [_alias_line(config.aliases[name]) for name in sorted(config.aliases)]
    lines = [rules.write(rule, with_interface=True) for rule in config.rules]
    return "".join(
        (
            _section("OPTIONS", options) if options else "",
            _section("ALIASES", aliases) if aliases else "",
            *(
                _named("IPSET", name, named, _addresses(named))
                for name, named in _each(config.sets)
            ),
            _section("RULES", lines) if lines else "",
            *(_named("group", name, named, _rules(named)) for name, named in _each(config.groups)),
        )
    )


def _each(found: dict[str, Named]) -> list[tuple[str, Named]]:
    return sorted(found.items())


def _alias_line(alias: dict[str, Any]) -> str:
    return f"{alias['name']} {alias['cidr']}" + commented(alias.get("comment"))


def _addresses(addresses: Named) -> list[str]:
    by_cidr = {entry["cidr"]: entry for entry in reversed(addresses.items)}
    return [_address_line(by_cidr[cidr]) for cidr in sorted(by_cidr)]


def _address_line(entry: dict[str, Any]) -> str:
    mark = "!" if entry.get("nomatch") else ""
    return f"{mark}{entry['cidr']}" + commented(entry.get("comment"))


def _rules(group: Named) -> list[str]:
    return [rules.write(rule, with_interface=False) for rule in group.items]


def _named(kind: str, name: str, named: Named, lines: list[str]) -> str:
    return _section(f"{kind} {name}", lines, f" # {named.comment}" if named.comment else "")


def _section(title: str, lines: list[str], comment: str = "") -> str:
    return f"[{title}]{comment}\n\n" + "".join(f"{line}\n" for line in lines) + "\n"
