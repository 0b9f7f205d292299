"""Addresses of interfaces: both ways to write them, and what cannot be a host's."""

from ipaddress import IPv6Address, ip_network

from simulator.errors import invalid
from simulator.network.kinds import Interface

KINDS = {
    "::1/128": "LOOPBACK",
    "::/128": "UNSPECIFIED",
    "::ffff:0:0/96": "IPV4MAP",
    "::/96": "IPV4COMP",
    "2001:db8::/32": "DOCUMENTATION",
    "fe80::/10": "LINK-LOCAL-UNICAST",
    "fc00::/7": "UNIQUE-LOCAL-UNICAST",
    "ff00::/8": "MULTICAST",
    "::/8": "RESERVED",
    "200::/7": "RESERVED",
    "fec0::/10": "RESERVED",
    "2000::/3": "GLOBAL-UNICAST",
}
"""Prefixes and what they are for, the narrow ones before those that hold them."""
OF_HOSTS = ("GLOBAL-UNICAST", "UNIQUE-LOCAL-UNICAST", "LINK-LOCAL-UNICAST")
_KINDS = [(ip_network(prefix), kind) for prefix, kind in KINDS.items()]


def split_cidrs(options: Interface) -> None:
    """Turn `cidr` and `cidr6` into an address and the length of its prefix."""
    for suffix in ("", "6"):
        cidr = options.get(f"cidr{suffix}")
        if not cidr:
            continue
        for name in (f"address{suffix}", f"netmask{suffix}"):
            if options.get(name):
                raise invalid({name: f"{name} conflicts with cidr{suffix}"})
        address, _, length = cidr.partition("/")
        options.update({f"address{suffix}": address, f"netmask{suffix}": length})
        del options[f"cidr{suffix}"]


def check_host_address(text: str, length: int) -> None:
    """Raise unless a host may have that IPv6 address."""
    address = IPv6Address(text)
    mask = ip_network(f"::/{length}").netmask
    kind = "ANYCAST" if address == mask else _kind_of(address)
    if kind not in OF_HOSTS:
        why = f"{text} with type '{kind}', cannot be used as host IPv6 address."
        raise invalid(address=why)


def _kind_of(address: IPv6Address) -> str:
    return next((kind for network, kind in _KINDS if address in network), "UNASSIGNED")
