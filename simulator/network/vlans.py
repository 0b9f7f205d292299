"""VLANs: the number and the interface below come from the name, or else from options."""

import re

from simulator.errors import failed
from simulator.network.kinds import Interface

HIGHEST = 4094
PARENTS = ("eth", "bond", "bridge", "vlan")
_WHERE = "at /usr/share/perl5/PVE/Network/Interfaces.pm line"


def check_vlan(name: str, vlan: Interface, interfaces: dict[str, Interface]) -> str:
    """The interface that a VLAN stands on; options that its name says already are dropped."""
    parent, number = _parent_and_number(name, vlan)
    if int(number) > HIGHEST:
        raise failed(f"vlan '{name}' - vlan-id {number} should be <= {HIGHEST}")
    if parent not in interfaces:
        raise failed(f"vlan '{name}' - unable to find parent '{parent}'")
    kind = interfaces[parent].get("type", "")
    if kind not in PARENTS:
        trouble = f"wrong interface type on parent '{parent}' ('{kind}' != 'eth|bond|bridge|vlan' )"
        raise failed(f"vlan '{name}' - {trouble}")
    return parent


def _parent_and_number(name: str, vlan: Interface) -> tuple[str, str]:
    if dotted := re.fullmatch(r"(\S+)\.(\d+)", name):
        vlan.pop("vlan-raw-device", None)
        vlan.pop("vlan-id", None)
        return dotted[1], dotted[2]
    if not vlan.get("vlan-raw-device"):
        raise failed(f"missing vlan-raw-device option {_WHERE} 954.")
    parent = str(vlan["vlan-raw-device"])
    if numbered := re.fullmatch(r"vlan(\d+)", name):
        vlan.pop("vlan-id", None)
        return parent, numbered[1]
    if not vlan.get("vlan-id"):
        raise failed(f"missing vlan-id option {_WHERE} 962.")
    return parent, str(vlan["vlan-id"])
