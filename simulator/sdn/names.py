"""Names of subnets: a zone and a network."""

import ipaddress

SMALLEST_PREFIX = 8


def refuse_identifier(text: str) -> str | None:
    """What is wrong with a network, or with a subnet's name."""
    cidr = text if "/" in text else "/".join(text.split("-")[1:3])
    try:
        network = ipaddress.ip_network(cidr, strict=False)
    except ValueError:
        return "value does not look like a valid CIDR network"
    fits = "/" in cidr and network.prefixlen >= SMALLEST_PREFIX
    return None if fits else "value does not look like a valid CIDR network"
