"""One rule: its fields, and as a line of a file."""

import re
from typing import Any

from simulator.errors import invalid

Rule = dict[str, Any]

FIELDS = (
    "type", "action", "macro", "iface", "source", "dest", "proto", "enable", "log", "sport",
    "dport", "comment", "icmp-type", "pos", "digest",
)  # fmt: skip
"""Parameters of a rule; the last two are no part of it, but PVE lets them be unset."""
ORDER = (
    ("source", "source"), ("dest", "dest"), ("proto", "p"), ("dport", "dport"),
    ("sport", "sport"), ("log", "log"), ("icmp-type", "icmp-type"),
)  # fmt: skip
"""Fields as the file has them, with the names that they have there."""
NAMES_IN_FILE = {short: name for name, short in ORDER} | {"proto": "proto"}


def merge(rule: Rule, sent: dict[str, Any]) -> None:
    """Take over the fields that were sent; an empty one goes."""
    for name in FIELDS:
        if name in sent and sent[name] in ("", "-"):
            rule.pop(name, None)
        elif name in sent:
            rule[name] = sent[name]


def unset(rule: Rule, names: list[str]) -> None:
    for name in names:
        if name not in FIELDS:
            raise invalid(delete=f"no such property ('{name}')")
        if name in ("type", "action"):
            raise invalid(delete=f"unable to delete required property '{name}'")
        rule.pop(name, None)


def write(rule: Rule, *, with_interface: bool) -> str:
    """A line of a file, without its end."""
    action = f"{rule['macro']}({rule['action']})" if rule.get("macro") else rule["action"]
    words = [("" if rule.get("enable", 1) else "|") + rule["type"].upper(), action]
    if with_interface and rule.get("iface"):
        words += ["-i", rule["iface"]]
    if rule["type"] != "group":
        for name, short in ORDER:
            words += [f"-{short}", str(rule[name])] if rule.get(name) else []
    return " ".join(words) + commented(rule.get("comment"))


def commented(comment: str | None) -> str:
    """The end of a line that has a comment."""
    return f" # {comment}" if comment and comment.strip() else ""


def read(line: str) -> Rule | None:
    """The rule of a line; None for one that PVE cannot read."""
    text, hash_sign, comment = line.partition("#")
    rule: Rule = {"comment": comment.strip()} if hash_sign else {}
    rule["enable"] = 0 if text.startswith("|") else 1
    words = text.removeprefix("|").split()
    if len(words) < 2 or len(words) % 2:
        return None
    rule |= {"type": words[0].lower(), "action": words[1]}
    macro = re.fullmatch(r"(\S+)\((ACCEPT|DROP|REJECT)\)", words[1])
    if macro:
        rule |= {"macro": macro[1], "action": macro[2]}
    for option, value in zip(words[2::2], words[3::2], strict=True):
        short = option.lstrip("-")
        name = "iface" if short == "i" else NAMES_IN_FILE.get(short)
        if name is None:
            return None
        rule[name] = value
    return rule
