"""What PVE refuses of a network interface."""

import ipaddress
from typing import Any

from simulator.errors import failed, invalid
from simulator.network.interfaces import Interface, Interfaces
from simulator.params import split_list

DEFAULT_MTU = 1500
_PORTS = {"bridge": "bridge_ports", "bond": "slaves"}
_WHERE = "/usr/share/perl5/PVE/Network/Interfaces.pm line 954."


def with_addresses(sent: dict[str, Any]) -> dict[str, Any]:
    """The parameters with CIDR, address and prefix length of each family, given any of them."""
    result = dict(sent)
    for suffix in ("", "6"):
        cidr, address = sent.get(f"cidr{suffix}"), sent.get(f"address{suffix}")
        if cidr and address:
            raise invalid({f"address{suffix}": f"address conflicts with cidr{suffix}"})
        if cidr or address:
            netmask = sent.get(f"netmask{suffix}")
            network = ipaddress.ip_interface(cidr or f"{address}/{netmask}")
            _check_host(network)
            result[f"cidr{suffix}"] = network.with_prefixlen
            result[f"address{suffix}"] = str(network.ip)
            result[f"netmask{suffix}"] = str(network.network.prefixlen)
    return result


def _check_host(network: ipaddress.IPv4Interface | ipaddress.IPv6Interface) -> None:
    if network.version == 6 and network.ip.is_multicast:
        trouble = "with type 'MULTICAST', cannot be used as host IPv6 address."
        raise invalid(address=f"{network.ip} {trouble}")


def check_new(name: str, sent: dict[str, Any], interfaces: Interfaces) -> None:
    """What an interface asks for that another has, or that nothing can give."""
    others = {other: i for other, i in interfaces.by_name.items() if other != name}
    for key in ("gateway", "gateway6"):
        for other, interface in others.items():
            if sent.get(key) and interface.get(key):
                raise invalid({key: f"Default gateway already exists on interface '{other}'."})
    for key in _PORTS.values():
        for port in split_list(sent.get(key)):
            _check_unused(key, port, others)
    if str(sent["type"]).startswith("OVS"):
        raise failed("Open VSwitch is not installed (need package 'openvswitch-switch')")
    if sent["type"] == "vlan" and "." not in name and not sent.get("vlan-raw-device"):
        raise failed(f"missing vlan-raw-device option at {_WHERE}")


def _check_unused(key: str, port: str, others: dict[str, Interface]) -> None:
    for other, interface in others.items():
        if any(port in split_list(interface.get(ports)) for ports in _PORTS.values()):
            raise invalid({key: f"{port} is already used on interface '{other}'."})


def check_file(interfaces: Interfaces) -> None:
    """What does not fit together in a file that is about to be written."""
    for name, interface in interfaces.by_name.items():
        kind = interface["type"]
        for port in split_list(interface.get(_PORTS.get(kind, ""))):
            _check_port(kind, name, port, interfaces.by_name)


def _check_port(kind: str, name: str, port: str, by_name: dict[str, Interface]) -> None:
    found = by_name.get(port) or by_name.get(port.rpartition(".")[0])
    if found is None:
        what = "bridge port" if kind == "bridge" else "slave"
        raise failed(f"{kind} '{name}' - unable to find {what} '{port}'")
    mtu, wanted = int(found.get("mtu", DEFAULT_MTU)), int(by_name[name].get("mtu", 0))
    if kind == "bridge" and wanted > mtu:
        trouble = f"mtu {mtu} is lower than '{name}' - mtu {wanted}"
        raise failed(f"interface '{port}' - {trouble}")
