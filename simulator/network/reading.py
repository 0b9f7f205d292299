"""/etc/network/interfaces as PVE reads it: options by interface, and what it only passes on."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from simulator.network.kinds import Interface, classify, name_cidrs

FIRST_PRIORITY = 2
"""Of the first interface in a file; lower ones are for what every node has."""
BOND_MODES = (
    "balance-rr", "active-backup", "balance-xor", "broadcast", "802.3ad", "balance-tlb",
    "balance-alb",
)  # fmt: skip
"""Modes of Linux bonds, in the order of the numbers that may stand for them."""
ADDRESSES = ("address", "netmask", "broadcast", "gateway")
"""Options that exist once for each family."""
KNOWN = frozenset(
    """
    mtu ovs_type ovs_options ovs_bridge ovs_bonds ovs_ports bridge_fd bridge_vids bridge-access
    bridge-learning bridge-arp-nd-suppress bridge-unicast-flood bridge-multicast-flood
    bridge-disable-mac-learning bond_miimon bond_xmit_hash_policy bond-primary link-type uplink-id
    vlan-protocol vlan-raw-device vlan-id vxlan-id vxlan-svcnodeip vxlan-physdev
    vxlan-local-tunnelip
    """.split()  # noqa: SIM905
)
"""Options that are kept as they are."""
OTHER_NAMES = {
    "ovs_mtu": "mtu",
    "bond-slaves": "slaves",
    "bond_slaves": "slaves",
    **{
        name: name.replace("-", "_")
        for name in (
            "bond-xmit-hash-policy", "bond-mode", "bond-miimon", "bridge-vlan-aware", "bridge-fd",
            "bridge-stp", "bridge-ports", "bridge-vids",
        )
    },
}  # fmt: skip
_AUTO = re.compile(r"\s*(?:allow-auto|auto|allow-ovs|allow-hotplug)\s+(.*)")
_IFACE = re.compile(r"\s*iface\s+(\S+)(?:\s+(inet6?)\s+(\S+))?\s*")
_COMMENT = re.compile(r"\s*#(.*?)\s*")
_NEXT = re.compile(r"\s*(?:(?:iface|mapping|auto|source|source-directory)\s|allow-)")
_OPTION = re.compile(r"\s*((\S+)\s+(.+))")


@dataclass(slots=True)
class Network:
    """One version of the file."""

    interfaces: dict[str, Interface] = field(default_factory=dict)
    other_lines: list[tuple[int, str]] = field(default_factory=list)
    """Lines that PVE keeps without a look at them, each with its place among the interfaces."""


def read(text: str, nics: Collection[str] = (), active: Collection[str] = ()) -> Network:
    """The network that a file describes, on a machine with those network cards and with those
    interfaces up."""
    network = _Reader().read(text)
    interfaces = network.interfaces
    for nic in nics:
        interfaces.setdefault(nic, {})["exists"] = 1
    for name in active:
        if name in interfaces:
            interfaces[name]["active"] = 1
    loopback = {"priority": 1, "method": "loopback", "autostart": 1}
    interfaces.setdefault("lo", loopback)
    for name in sorted(interfaces):
        classify(name, interfaces, nics)
        _complete(interfaces[name])
    network.other_lines = list(_without_bridge_ports(network))
    return network


def _complete(interface: Interface) -> None:
    name_cidrs(interface)
    interface.setdefault("method", "manual")
    interface.setdefault("method6", "manual")
    if "comments6" in interface:
        comments = interface.get("comments", "") + interface.pop("comments6")
        interface["comments"] = comments
    interface.setdefault("families", ["inet"])


def _without_bridge_ports(network: Network) -> Iterable[tuple[int, str]]:
    """Lines `allow-BRIDGE PORT` follow from the ports of the bridge, and are written anew."""
    for place, line in network.other_lines:
        match = re.fullmatch(r"allow-(\S+)\s+(.*)", line)
        bridge = network.interfaces.get(match[1]) if match else None
        if not (match and bridge):
            yield place, line
            continue
        ports = str(bridge.get("ovs_ports", "")).split()
        others = [port for port in match[2].split() if port not in ports]
        if others:
            yield place, f"allow-{match[1]} {' '.join(others)}"


class _Reader:
    """Goes through the lines of a file."""

    def __init__(self) -> None:
        self._network = Network()
        self._priority = FIRST_PRIORITY
        self._stanza: _Stanza | None = None

    def read(self, text: str) -> Network:
        for line in text.splitlines():
            if not (self._stanza and self._stanza.take(line.rstrip())):
                self._stanza = None
                self._take(line)
        return self._network

    def _take(self, line: str) -> None:
        if _COMMENT.fullmatch(line):
            return
        if auto := _AUTO.fullmatch(line):
            for name in auto[1].split():
                self._interface(name)["autostart"] = 1
        elif iface := _IFACE.fullmatch(line):
            self._begin(iface[1], iface[2], iface[3])
        elif line.strip():
            self._network.other_lines.append((self._next_priority(), line))

    def _begin(self, name: str, family: str | None, method: str | None) -> None:
        interface = self._interface(name)
        if "priority" not in interface:
            interface["priority"] = self._next_priority()
        interface.setdefault("families", []).append(family)
        self._stanza = _Stanza(interface, family, method)

    def _interface(self, name: str) -> Interface:
        return self._network.interfaces.setdefault(name, {})

    def _next_priority(self) -> int:
        self._priority += 1
        return self._priority - 1


class _Stanza:
    """The lines below `iface`. What PVE does not know is kept for its family."""

    def __init__(self, interface: Interface, family: str | None, method: str | None) -> None:
        self._interface = interface
        self._suffix = (family or "").removeprefix("inet")
        self._has_family = family is not None
        if method:
            interface[f"method{self._suffix}"] = method

    def take(self, line: str) -> bool:
        """Whether the line belongs here."""
        if comment := _COMMENT.fullmatch(line):
            name = f"comments{self._suffix}"
            self._interface[name] = f"{self._interface.get(name, '')}{comment[1]}\n"
            return True
        option = None if _NEXT.match(line) else _OPTION.fullmatch(line)
        if option:
            name = OTHER_NAMES.get(option[2], option[2])
            self._set(name, option[3], option[1])
        return option is not None

    def _set(self, name: str, value: str, line: str) -> None:
        if name in ADDRESSES:
            self._interface[self._address_option(name, value)] = value
        elif name in KNOWN:
            self._interface[name] = value
        elif name in ("slaves", "bridge_ports"):
            devices = sorted({device for device in value.split() if device != "none"})
            self._interface[name] = " ".join([*self._interface.get(name, "").split(), *devices])
        elif name == "bridge_stp":
            self._interface[name] = "on" if value.lower() in ("on", "yes") else "off"
        elif name == "bridge_vlan_aware":
            self._interface[name] = 1
        elif name == "bond_mode":
            self._interface[name] = BOND_MODES[int(value)] if value in "0123456" else value
        elif name == "vxlan-remoteip":
            self._interface.setdefault(name, []).append(value)
        else:
            self._interface.setdefault(f"options{self._suffix}", []).append(line)

    def _address_option(self, name: str, value: str) -> str:
        """Without a family, the address itself tells it."""
        if self._has_family or name == "netmask":
            return f"{name}{self._suffix}"
        return f"{name}6" if ":" in value else name
