"""The lines of one interface: what its type says first, then every other option by name."""

import re
from collections.abc import Callable

from simulator.errors import failed
from simulator.network import ovs
from simulator.network.kinds import Interface

Lines = list[str]
Writer = Callable[[Interface, set[str]], Lines]
"""Gives the lines that a type has, and notes which options are done with."""

ALL_VLANS = "2-4094"
FORWARD_DELAYS = range(2, 31)
"""Seconds that a bridge with spanning tree may have."""
UNSET = (None, "", 0, "0")
"""Values of options that PVE does not write where it does not ask for them by name."""
WRITTEN_ELSEWHERE = frozenset(
    """
    type priority method active exists comments autostart options address netmask gateway broadcast
    method6 families options6 comments6 address6 netmask6 gateway6 broadcast6 uplink-id cidr cidr6
    """.split()  # noqa: SIM905
)


def lines_of(interface: Interface) -> Lines:
    """Everything but addresses, unknown options and comments."""
    done: set[str] = set()
    writer = _WRITERS.get(interface["type"])
    lines = writer(interface, done) if writer else []
    rest = sorted(interface.keys() - done - WRITTEN_ELSEWHERE)
    return lines + [f"\t{name} {interface[name]}" for name in rest if interface[name] not in UNSET]


def _bridge(interface: Interface, done: set[str]) -> Lines:
    done.update(("bridge_ports", "bridge_stp", "bridge_fd", "bridge_vlan_aware", "bridge_vids"))
    done.add("bridge-disable-mac-learning")
    stp = interface.get("bridge_stp", "off")
    delay = interface.get("bridge_fd", 0 if stp == "off" else None)
    lines = [f"\tbridge-ports {_devices(interface, 'bridge_ports')}", f"\tbridge-stp {stp}"]
    if stp == "off" or (delay is not None and int(delay) in FORWARD_DELAYS):
        lines.append(f"\tbridge-fd {delay}")
    if "bridge_vlan_aware" in interface:
        vlans = interface.get("bridge_vids") or ALL_VLANS
        lines += ["\tbridge-vlan-aware yes", f"\tbridge-vids {vlans}"]
    return lines + _mtu(interface, done)


def _bond(interface: Interface, done: set[str]) -> Lines:
    done.update(("slaves", "bond_miimon", "bond_mode", "bond_xmit_hash_policy", "bond-primary"))
    mode = interface.get("bond_mode")
    policy, primary = interface.get("bond_xmit_hash_policy"), interface.get("bond-primary")
    lines = [
        f"\tbond-slaves {_devices(interface, 'slaves')}",
        f"\tbond-miimon {interface.get('bond_miimon', 100)}",
        f"\tbond-mode {mode or 'balance-rr'}",
    ]
    if policy and mode in ("balance-xor", "802.3ad"):
        lines.append(f"\tbond-xmit-hash-policy {policy}")
    if primary and mode == "active-backup":
        lines.append(f"\tbond-primary {primary}")
    return lines + _mtu(interface, done)


def _vxlan(interface: Interface, done: set[str]) -> Lines:
    names = ("vxlan-id", "vxlan-svcnodeip", "vxlan-physdev", "vxlan-local-tunnelip")
    done.update((*names, "vxlan-remoteip"))
    lines = [f"\t{name} {interface[name]}" for name in names if name in interface]
    lines += [f"\tvxlan-remoteip {address}" for address in interface.get("vxlan-remoteip", ())]
    return lines + _mtu(interface, done)


def _ovs_bridge(interface: Interface, done: set[str]) -> Lines:
    done.update(("ovs_type", "ovs_ports"))
    ports = interface.get("ovs_ports")
    lines = [f"\tovs_type {interface['type']}", *([f"\tovs_ports {ports}"] if ports else [])]
    return lines + _mtu(interface, done, "ovs_mtu")


def _ovs_port(interface: Interface, done: set[str]) -> Lines:
    done.update(("ovs_type", "ovs_tag", "ovs_bridge"))
    if "ovs_tag" in interface:
        ovs.set_options(interface, tag=interface["ovs_tag"])
    lines = [f"\tovs_type {interface['type']}"]
    if interface.get("ovs_bridge"):
        lines.append(f"\tovs_bridge {interface['ovs_bridge']}")
    return lines + _mtu(interface, done, "ovs_mtu")


def _ovs_bond(interface: Interface, done: set[str]) -> Lines:
    done.update(("bond_mode", "ovs_bonds"))
    mode = interface["bond_mode"] = interface.get("bond_mode") or "active-backup"
    if mode not in ovs.BOND_MODES:
        raise failed(f"OVS does not support bond mode '{mode}")
    ovs.put_bond_mode(interface)
    slaves = interface.get("ovs_bonds")
    return [*([f"\tovs_bonds {slaves}"] if slaves else []), *_ovs_port(interface, done)]


def _devices(interface: Interface, option: str) -> str:
    return re.sub(r"[;,\s]+", " ", interface.get(option) or "") or "none"


def _mtu(interface: Interface, done: set[str], name: str = "mtu") -> Lines:
    done.add("mtu")
    return [f"\t{name} {interface['mtu']}"] if interface.get("mtu") else []


_WRITERS: dict[str, Writer] = {
    "bridge": _bridge,
    "bond": _bond,
    "vxlan": _vxlan,
    "OVSBridge": _ovs_bridge,
    "OVSPort": _ovs_port,
    "OVSIntPort": _ovs_port,
    "OVSBond": _ovs_bond,
}
