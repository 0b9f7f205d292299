"""What PVE refuses to write, and what it puts right before it writes."""

from collections.abc import Iterator

from simulator.errors import failed
from simulator.network import ovs
from simulator.network.kinds import Interface
from simulator.network.vlans import check_vlan
from simulator.params import split_list

Interfaces = dict[str, Interface]

PORT_LISTS = ("bridge_ports", "ovs_ports", "slaves", "ovs_bonds")
DEFAULT_MTU = 1500
BRIDGE_PORT_OPTIONS = (
    "bridge-learning", "bridge-arp-nd-suppress", "bridge-unicast-flood", "bridge-multicast-flood",
    "bridge-access",
)  # fmt: skip
_PRIMARY = "at /usr/share/perl5/PVE/Network/Interfaces.pm line 908."
_UNUSED_PORT = {"type": "eth", "exists": 1, "method": "manual", "families": ["inet"]}


def settle(interfaces: Interfaces) -> None:
    """Raise PVE's error for the first thing that does not fit; leave what can be written."""
    users = _users_of_ports(interfaces)
    _drop_unused_ports(interfaces, users)
    for name, interface in _of_type(interfaces, "OVSBridge"):
        _attach_ports(name, interface, interfaces)
    for name, interface in _of_type(interfaces, "OVSBond"):
        _check_slaves(f"OVS bond '{name}'", name, ("eth",), interface.get("ovs_bonds"), interfaces)
    for name, interface in _of_type(interfaces, "bond"):
        _check_bond(name, interface, interfaces)
    for name, interface in _of_type(interfaces, "vlan"):
        parent = check_vlan(name, interface, interfaces)
        _check_mtu(interfaces, parent, name)
    _check_bridges(interfaces)


def ports_of(interface: Interface) -> list[str]:
    """The interfaces that another one is made of."""
    lists = (str(interface.get(name) or "") for name in PORT_LISTS)
    return split_list(" ".join(lists))


def _of_type(interfaces: Interfaces, kind: str) -> Iterator[tuple[str, Interface]]:
    yield from [item for item in interfaces.items() if item[1].get("type") == kind]


def _users_of_ports(interfaces: Interfaces) -> dict[str, str]:
    users: dict[str, str] = {}
    for name, interface in interfaces.items():
        for port in ports_of(interface):
            if users.setdefault(port, name) != name:
                raise failed(f"port '{port}' is already used on interface '{users[port]}'")
    return users


def _drop_unused_ports(interfaces: Interfaces, users: dict[str, str]) -> None:
    """A port that has left its bridge becomes a plain card again."""
    for name in list(interfaces):
        if interfaces[name].get("type") not in ovs.PORTS:
            continue
        bridge = interfaces.get(users.get(name, ""))
        if bridge is None:
            interfaces[name] = dict(_UNUSED_PORT)
        elif bridge["type"] != "OVSBridge":
            del interfaces[name]


def _attach_ports(name: str, bridge: Interface, interfaces: Interfaces) -> None:
    """The bridge starts its ports."""
    for port in str(bridge.get("ovs_ports") or "").split():
        if port not in interfaces:
            raise failed(f"OVS bridge '{name}' - unable to find port '{port}'")
        interface = interfaces[port]
        if interface["type"] == "eth":
            interface["type"] = "OVSPort"
        elif interface["type"] not in ovs.PORTS:
            raise failed(f"interface '{port}' is not defined as OVS port/bond")
        interface.update(autostart=0, ovs_bridge=name)
        _check_mtu(interfaces, name, port)


def _check_slaves(
    what: str, name: str, kinds: tuple[str, ...], slaves: str | None, interfaces: Interfaces
) -> None:
    for slave in (slaves or "").split():
        slave_type = interfaces.get(slave, {}).get("type", "")
        if slave_type not in kinds:
            trouble = f"wrong interface type on slave '{slave}' ('{slave_type}' != "
            raise failed(f"{what} - {trouble}'{' or '.join(kinds)}')")
        interfaces[slave]["autostart"] = 1
        _check_mtu(interfaces, name, slave)


def _check_bond(name: str, bond: Interface, interfaces: Interfaces) -> None:
    slaves, primary = bond.get("slaves"), bond.get("bond-primary")
    if not slaves:
        return
    _check_slaves(f"bond '{name}'", name, ("eth", "bond"), slaves, interfaces)
    if primary and primary not in slaves.split():
        raise failed(f"bond '{name}' - bond-primary interface is not a slave {_PRIMARY}")


def _check_mtu(interfaces: Interfaces, parent: str, child: str) -> None:
    wanted = interfaces[child].get("mtu")
    if not wanted:
        return
    carrier = interfaces[parent]
    default = wanted if carrier.get("type") == "bond" else DEFAULT_MTU
    most = carrier.get("mtu") or default
    if int(most) < int(wanted):
        raise failed(f"interface '{parent}' - mtu {most} is lower than '{child}' - mtu {wanted}")


def _check_bridges(interfaces: Interfaces) -> None:
    found = dict(interfaces)
    bridges: dict[str, Interface] = {}
    for name, bridge in _of_type(interfaces, "bridge"):
        for port in (bridge.get("bridge_ports") or "").split():
            _check_bridge_port(name, port, found)
            bridges[port] = bridge
    for name, interface in interfaces.items():
        for option in BRIDGE_PORT_OPTIONS:
            if interface.get(option) and name not in bridges:
                only = "can be used only on interfaces attached to a bridge"
                raise failed(f"iface {name} - {option}: bridge port specific options {only}")
        if interface.get("bridge-access") and "bridge_vlan_aware" not in bridges[name]:
            only = "can be only used if interface is in a vlan aware bridge"
            raise failed(f"iface {name} - bridge-access option {only}")


def _check_bridge_port(bridge: str, port: str, interfaces: Interfaces) -> None:
    """A VLAN of another interface needs no definition of its own to be a port."""
    parent, dot, _ = port.rpartition(".")
    if dot and port not in interfaces:
        mtu = interfaces.get(parent, {}).get("mtu")
        interfaces[port] = {"type": "vlan", **({"mtu": mtu} if mtu else {})}
    if port not in interfaces:
        raise failed(f"bridge '{bridge}' - unable to find bridge port '{port}'")
    for suffix, anywhere in (("", "0.0.0.0"), ("6", "::")):
        is_static = interfaces[port].get(f"method{suffix}") == "static"
        if is_static and interfaces[port].get(f"address{suffix}") != anywhere:
            trouble = "ip address can't be set on interface if bridged in"
            raise failed(f"iface {port} - {trouble} {bridge}")
    _check_mtu(interfaces, port, bridge)
