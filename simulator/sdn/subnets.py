"""Subnets of vnets: their names, and what PVE checks of gateways and ranges."""

import ipaddress
from typing import Any

from simulator.errors import invalid
from simulator.propertystring import split_parts
from simulator.sections import Section, section_type

TYPE = section_type("subnet", "vnet", "gateway snat dnszoneprefix dhcp-range dhcp-dns-server")


def name_of(zone: str, cidr: str) -> str:
    return f"{zone}-{cidr.replace('/', '-')}"


def shown(name: str, subnet: Section) -> Section:
    """A subnet with all that its name says of it."""
    zone, network, mask = name.split("-")
    texts = subnet.get("dhcp-range", [])
    return {
        **subnet,
        "id": name,
        "subnet": name,
        "zone": zone,
        "network": network,
        "mask": mask,
        "cidr": f"{network}/{mask}",
        "dhcp-range": [dict(split_parts(text)) for text in texts],
    }


def check(name: str, subnet: Section, vnet: Section | None) -> None:
    if vnet is None:
        raise invalid(vnet=f"{subnet['vnet']} don't exist")
    if vnet.get("vlanaware"):
        raise invalid(vnet="you can't add a subnet on a vlanaware vnet")
    cidr = shown(name, subnet)["cidr"]
    network, gateway = ipaddress.ip_network(cidr, strict=False), subnet.get("gateway")
    is_one_address = network.version == 4 and network.prefixlen == network.max_prefixlen
    if gateway and not is_one_address and ipaddress.ip_address(gateway) not in network:
        raise invalid(gateway=f"{gateway} is not in subnet {cidr}")
    check_ranges(cidr, network, shown(name, subnet)["dhcp-range"])


def check_ranges(cidr: str, network: Any, ranges: list[dict[str, str]]) -> None:
    found: list[tuple[Any, Any]] = []
    for entry in ranges:
        ends = []
        for which in ("start", "end"):
            text = entry.get(f"{which}-address", "")
            try:
                ends.append(ipaddress.ip_address(text))
            except ValueError:
                reason = f"{which}-address is not a valid IP {text}"
                raise invalid({"dhcp-range": reason}) from None
        check_range(cidr, network, *ends)
        for first, last in found:
            if ends[0] <= last and first <= ends[1]:
                raise invalid({"dhcp-range": "dhcp ranges must not overlap"})
        found.append((ends[0], ends[1]))


def check_range(cidr: str, network: Any, first: Any, last: Any) -> None:
    if first > last:
        reason = f"start-address {first} must be smaller than end-address {last}"
        raise invalid({"dhcp-range": reason})
    for which, address in (("start", first), ("end", last)):
        if address not in network:
            raise invalid({"dhcp-range": f"{which}-address {address} is not in subnet {cidr}"})
