"""Types of network interfaces: told by name and options, and their order in the file."""

import re
from collections.abc import Mapping
from typing import Any

CARD = re.compile(r"eth\d+|en[^:.]+|ib[^:.]+|nic\d+|if\d+")
_CHILD = re.compile(r"(\S+)[.:]\d+")
_GROUPS = {"loopback": 1, "eth": 2, "bond": 3, "bridge": 4, "vlan": 5}
_UNKNOWN_GROUP = 6


def type_of(name: str, interface: Mapping[str, Any]) -> str:
    """The type that PVE sees when it reads the file; the one that was asked for is not kept."""
    if name == "lo":
        return "loopback"
    if re.fullmatch(r"\S+:\d+", name):
        return "alias"
    if re.fullmatch(r"\S+\.\d+|vlan\d+", name) or "vlan-raw-device" in interface:
        return "vlan"
    if CARD.fullmatch(name):
        return "eth"
    if re.fullmatch(r"bond\d+", name):
        return "bond"
    return "bridge" if "bridge_ports" in interface else "unknown"


def base_of(name: str, interface: Mapping[str, Any]) -> str | None:
    """The interface that a VLAN or an alias stands on."""
    match = _CHILD.fullmatch(name)
    device: str | None = match[1] if match else interface.get("vlan-raw-device")
    return device


def rank(name: str, by_name: Mapping[str, Mapping[str, Any]]) -> tuple[int, float]:
    """The place in the file; what is new comes last among its like."""
    match = _CHILD.fullmatch(name)
    like = by_name.get(match[1] if match else name, {})
    group = _GROUPS.get(like.get("type", ""), _UNKNOWN_GROUP)
    return group, by_name[name].get("priority", float("inf"))
