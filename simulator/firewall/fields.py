"""What a rule says of addresses, ports and protocols: read, and refused in PVE's words."""

import ipaddress
import re

from simulator.firewall.services import ICMP_TYPES, ICMPV6_TYPES, PROTOCOLS, SERVICES

NAME = r"[A-Za-z][A-Za-z0-9\-_]+"
ALIAS = re.compile(rf"(dc/|guest/)?({NAME})")
IP_SET = re.compile(rf"\+(guest/|dc/|sdn/)?({NAME})")
MAX_NAME = 64
MAX_PORT = 65535
MAX_PORTS = 15

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class FieldError(ValueError):
    """A value is refused; the message is PVE's."""


def address_version(text: str) -> int | None:
    """The version of IP of an address, a range or a list; None for a name of some."""
    if text.startswith("+") and " " not in text:
        _require(len(text) <= MAX_NAME + 1, "ipset name too long")
        return None
    if ALIAS.fullmatch(text):
        _require(len(text) <= MAX_NAME, "alias name too long")
        return None
    items = split_items(text)
    versions = {_element_version(item, alone=len(items) == 1) for item in items}
    mixed = f"detected mixed ipv4/ipv6 addresses in address list '{text}'"
    _require(len(versions) == 1, mixed)
    return versions.pop()


def _element_version(text: str, *, alone: bool) -> int:
    ends = text.split("-")
    _require(len(ends) <= 2, "not a valid ip or ip range")
    if len(ends) == 1:
        return _network(text).version
    _require(alone, "you can't use a range in a list")
    first, last = (_network(end) for end in ends)
    _require("/" not in text, "element in IP range must be a single IP")
    if first.version != last.version:
        raise FieldError(f"detected mixed ipv4/ipv6 addresses in address list '{text}'")
    in_order = int(first.network_address) <= int(last.network_address)
    _require(in_order, "invalid IP address: Last IP address is before first IP address")
    return first.version


def _network(text: str) -> Network:
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise FieldError(f"not a valid IP or CIDR: {text}") from None
    stands = text.partition("/")[0] == text or _is_first(network, text)
    _require(stands, f"invalid IP address: Invalid prefix {text}")
    return network


def _is_first(network: Network, text: str) -> bool:
    return network.network_address == ipaddress.ip_address(text.partition("/")[0])


def split_items(text: str) -> list[str]:
    items = text.split(",")
    _require(items[-1] != "", "extraneous commas in list")
    return items


def check_ports(text: str, *, icmp: bool = False) -> None:
    """Port numbers, ranges and names of services; types of ICMP where the protocol is that."""
    items = split_items(text)
    counts = [_check_port(item, icmp=icmp) for item in items]
    count = sum(counts)
    _require(not count or 0 not in counts or not icmp, "ICMP ports not allowed in port range")
    _require(count <= MAX_PORTS, f"too many entries in port list (> {MAX_PORTS} numbers)")


def _check_port(item: str, *, icmp: bool) -> int:
    """How many numbers it names."""
    numbers = item.split(":")
    if len(numbers) > 2 or not all(re.fullmatch("[0-9]+", number) for number in numbers):
        known = item in SERVICES or (icmp and item in ICMP_TYPES | ICMPV6_TYPES)
        _require(known, f"invalid port '{item}'")
        return 0
    for number in numbers:
        _require(int(number) <= MAX_PORT, f"invalid port '{number}'")
    if int(numbers[0]) > int(numbers[-1]):
        backwards = ":".join(reversed(numbers))
        raise FieldError(f"backwards range '{item}' not allowed, did you mean '{backwards}'?")
    return len(numbers)


def check_protocol(text: str) -> None:
    numbers = {str(number) for number in PROTOCOLS.values()}
    _require(text in PROTOCOLS or text in numbers, f"unknown protocol '{text}'")


def check_icmp_type(text: str) -> None:
    _require(text in ICMP_TYPES | ICMPV6_TYPES, f"invalid icmp-type value '{text}'")


def without_host_bits(cidr: str) -> str:
    """An address or network as PVE writes it: no bits behind the prefix, no prefix of one host."""
    try:
        network = ipaddress.ip_network(cidr, strict=False)
    except ValueError:
        return cidr
    if network.prefixlen == network.max_prefixlen:
        return cidr.partition("/")[0]
    return cidr if _is_first(network, cidr) else str(network)


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise FieldError(message)
