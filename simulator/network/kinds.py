"""What an interface is: its type follows from its name and its options."""

import re
from collections.abc import Collection
from ipaddress import ip_network
from typing import Any

from simulator.network import ovs

Interface = dict[str, Any]
"""Options by PVE's own names, and what it adds: `type`, `priority`, `families`, `exists` …"""

PHYSICAL = re.compile(r"eth\d+|en[^:.]+|ib[^:.]+|(?:nic|if)\d+")
_ALIAS = re.compile(r"\S+:\d+")
_VLAN = re.compile(r"(\S+)\.(\d+)")
_NAMED_VLAN = re.compile(r"vlan(\d+)")


def classify(name: str, interfaces: dict[str, Interface], nics: Collection[str]) -> None:
    """Set the interface's type and what comes with it."""
    interface = interfaces[name]
    kind = interface["type"] = _kind_of(name, interface, nics)
    if kind == "bridge":
        _complete_bridge(interface)
    elif kind == "alias":
        _exist_as(interface, name.rpartition(":")[0], interfaces)
    elif kind == "vlan":
        _complete_vlan(name, interface, interfaces)
    elif kind in ovs.PORTS:
        if kind == "OVSBond":
            ovs.take_bond_mode(interface)
        ovs.take_tag(interface)


def _kind_of(name: str, interface: Interface, nics: Collection[str]) -> str:
    if "bridge_ports" in interface:
        return "bridge"
    if interface.get("ovs_type") == "OVSBridge":
        return "OVSBridge"
    if re.fullmatch(r"bond\d+", name):
        return _one_of(interface, "bond", "OVSBond")
    if _ALIAS.fullmatch(name):
        return "alias"
    if _VLAN.fullmatch(name) or interface.get("vlan-raw-device"):
        return "vlan"
    if name in nics or PHYSICAL.fullmatch(name):
        return _one_of(interface, "eth", "OVSPort")
    return "loopback" if name == "lo" else _virtual(interface)


def _one_of(interface: Interface, linux: str, open_vswitch: str) -> str:
    ovs_kind = interface.get("ovs_type")
    if not ovs_kind:
        return linux
    return open_vswitch if ovs_kind == open_vswitch else "unknown"


def _virtual(interface: Interface) -> str:
    if interface.get("vxlan-id"):
        return "vxlan"
    if "ovs_type" in interface:
        return _one_of(interface, "unknown", "OVSIntPort")
    return "dummy" if interface.get("link-type") == "dummy" else "unknown"


def _complete_bridge(interface: Interface) -> None:
    interface.setdefault("bridge_stp", "off")
    if interface["bridge_stp"] == "off":
        interface.setdefault("bridge_fd", 0)


def _complete_vlan(name: str, interface: Interface, interfaces: dict[str, Interface]) -> None:
    dotted, named = _VLAN.fullmatch(name), _NAMED_VLAN.fullmatch(name)
    if dotted:
        interface["vlan-raw-device"] = interface.get("vlan-raw-device") or dotted[1]
    number = dotted[2] if dotted else named[1] if named else None
    if number and number != "0":
        interface["vlan-id"] = number
    _exist_as(interface, interface["vlan-raw-device"], interfaces)


def _exist_as(interface: Interface, parent: str, interfaces: dict[str, Interface]) -> None:
    """What stands on another interface is there if that one is."""
    interface["exists"] = interfaces.setdefault(parent, {"exists": 0}).get("exists")


def name_cidrs(interface: Interface) -> None:
    """Tell each address by its prefix length, too."""
    for suffix, longest in (("", 32), ("6", 128)):
        address = interface.get(f"address{suffix}")
        if not address:
            continue
        base, slash, length = address.partition("/")
        bits = length if slash else prefix_length(interface.get(f"netmask{suffix}"))
        interface[f"address{suffix}"] = base
        interface[f"cidr{suffix}"] = f"{base}/{bits or longest}"
        if bits:
            interface[f"netmask{suffix}"] = bits


def prefix_length(mask: Any) -> str | None:
    """The length that a mask in either form has, as text; None without a mask."""
    if not mask:
        return None
    text = str(mask)
    return text if text.isdigit() else str(ip_network(f"0.0.0.0/{text}").prefixlen)
