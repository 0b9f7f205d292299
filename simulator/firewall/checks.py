"""A rule held against what PVE accepts at its place."""

import re
from typing import Any, NamedTuple

from simulator.errors import failed, invalid
from simulator.firewall import fields
from simulator.firewall.fields import FieldError
from simulator.firewall.macros import MACROS
from simulator.firewall.rules import Rule
from simulator.firewall.services import ICMP_TYPES, ICMPV6_TYPES, WITH_PORTS

Errors = dict[str, str]

DIRECTIONS = {
    "cluster": ("in", "out", "forward", "group"),
    "host": ("in", "out", "forward", "group"),
    "group": ("in", "out", "forward"),
    "vm": ("in", "out", "group"),
    "vnet": ("forward", "group"),
}
"""Types of rule that each kind of place has."""
ICMP = {"icmp": 4, "1": None, "icmpv6": 6, "ipv6-icmp": 6, "58": None}
"""Protocols that have types in place of ports, and the version of IP that PVE takes from them."""


class Names(NamedTuple):
    """Aliases and IP sets that a rule can refer to: those beside it, and the cluster's."""

    own_aliases: dict[str, Any]
    own_sets: dict[str, Any]
    aliases: dict[str, Any]
    sets: dict[str, Any]

    def alias(self, scope: str | None, name: str) -> Any:
        own = None if scope == "dc/" else self.own_aliases.get(name)
        return own or (None if scope == "guest/" else self.aliases.get(name))


def check_new(rule: Rule, place: str, names: Names) -> None:
    """Refuse a rule for the first fault it has; what follows from its fields is added to it."""
    for name, reason in RuleCheck(rule, place, names).run().items():
        raise invalid({name: reason})


class RuleCheck:
    """Looks for every fault of a rule."""

    def __init__(self, rule: Rule, place: str, names: Names) -> None:
        self._rule = rule
        self._place = place
        self._names = names
        self._errors: Errors = {}
        self._version: int | None = None

    def run(self) -> Errors:
        """What is wrong, by field, in the order in which PVE finds it."""
        rule = self._rule
        self._check_type(rule.get("type"), rule.get("action"))
        self._check_interface(rule.get("iface"))
        self._check_macro_name(rule.get("macro"))
        self._check_protocol(rule.get("proto"))
        self._check_icmp_type(rule.get("icmp-type"))
        self._check_source_port(rule.get("sport"))
        for name in ("source", "dest"):
            self._check_address(name, rule.get(name))
        if self._version:
            rule["ipversion"] = self._version
        if rule.get("macro") and not self._errors:
            self._check_macro(rule["macro"])
        return self._errors

    def _refuse(self, name: str, reason: str) -> None:
        self._errors.setdefault(name, reason)

    def _take_version(self, version: int | None) -> None:
        if version and self._version and version != self._version:
            raise FieldError("detected mixed ipv4/ipv6 addresses in rule")
        self._version = version or self._version

    def _check_type(self, kind: str | None, action: str | None) -> None:
        for name, value in (("type", kind), ("action", action)):
            if not value:
                self._refuse(name, "missing property")
        if kind and kind not in DIRECTIONS[self._place]:
            self._refuse("type", f"invalid rule type '{kind}' for rule_env '{self._place}'")
        if kind == "forward" and action == "REJECT":
            self._refuse("action", "cannot define REJECT rules on forward chain")
        if kind == "group":
            if action and not re.fullmatch(fields.NAME, action):
                self._refuse("action", "invalid characters in security group name")
        elif action and action not in ("ACCEPT", "DROP", "REJECT"):
            self._refuse("action", f"unknown action '{action}'")

    def _check_interface(self, name: str | None) -> None:
        if not name:
            return
        if self._place in ("group", "vnet"):
            self._refuse("type", "parameter -i not allowed for this rule type")
        if self._place == "vm" and not re.fullmatch(r"net\d+", name):
            self._refuse("iface", r"value does not match the regex pattern 'net\d+'")

    def _check_macro_name(self, name: str | None) -> None:
        if name and name.lower() not in MACROS:
            self._refuse("macro", f"unknown macro '{name}'")
        elif name:
            self._rule["macro"] = MACROS[name.lower()].name

    def _check_protocol(self, protocol: str | None) -> None:
        if protocol:
            self._catch("proto", lambda: fields.check_protocol(protocol))
            self._take_version(ICMP.get(protocol))
        ports = self._rule.get("dport")
        if ports:
            self._catch("dport", lambda: fields.check_ports(ports, icmp=protocol in ICMP))
            self._check_has_ports("dport", protocol, also=tuple(ICMP))

    def _check_source_port(self, ports: str | None) -> None:
        if ports:
            self._catch("sport", lambda: fields.check_ports(ports))
            self._check_has_ports("sport", self._rule.get("proto"))

    def _check_has_ports(self, name: str, protocol: str | None, also: tuple[str, ...] = ()) -> None:
        if not protocol:
            self._refuse("proto", f"missing property - '{name}' requires this property")
        elif protocol not in WITH_PORTS and protocol not in also:
            self._refuse(name, f"protocol '{protocol}' does not support ports")

    def _check_icmp_type(self, icmp_type: str | None) -> None:
        if not icmp_type:
            return
        protocol = self._rule.get("proto")
        if protocol not in ICMP:
            self._refuse("proto", "missing property - 'icmp-type' requires this property")
        if self._rule.get("dport"):
            reason = "'icmp-type' cannot be specified together with 'dport'"
            self._refuse("icmp-type", reason)
        known = {4: ICMP_TYPES, 6: ICMPV6_TYPES}.get(ICMP.get(str(protocol)) or 0)
        if known and icmp_type not in known:
            self._refuse("icmp-type", f"invalid icmp-type '{icmp_type}' for proto '{protocol}'")

    def _check_address(self, name: str, text: str | None) -> None:
        if not text:
            return
        self._catch(name, lambda: self._take_version(fields.address_version(text)))
        if text.startswith("+"):
            self._check_set(name, text)
        elif alias := fields.ALIAS.fullmatch(text):
            self._check_alias(name, text, alias[1], alias[2].lower())

    def _check_set(self, name: str, text: str) -> None:
        reference = fields.IP_SET.fullmatch(text)
        if not reference:
            self._refuse(name, f"invalid ipset name '{text}'")
        elif reference[2] not in self._names.sets and reference[2] not in self._names.own_sets:
            self._refuse(name, f"no such ipset '{reference[2]}'")

    def _check_alias(self, name: str, text: str, scope: str | None, alias: str) -> None:
        if alias not in self._names.aliases and alias not in self._names.own_aliases:
            self._refuse(name, f"no such alias '{text}'")
            return
        try:
            self._take_version((self._names.alias(scope, alias) or {}).get("ipversion"))
        except FieldError as error:
            if not self._errors:
                raise failed(str(error)) from error

    def _check_macro(self, name: str) -> None:
        for template in MACROS[name.lower()].rules_for(self._version):
            for field, value in template.items():
                if self._rule.get(field, value) != value:
                    reason = f"parameter '{field}' already define in macro (value = '{value}')"
                    self._refuse(field, reason)

    def _catch(self, name: str, check: Any) -> None:
        try:
            check()
        except FieldError as error:
            self._refuse(name, str(error))
