"""Kinds of zones: the options that they have, and what they ask of their vnets."""

from simulator.errors import failed, invalid
from simulator.guests.mac import random_mac
from simulator.params import split_list
from simulator.sdn.config import CONTROLLERS, DNS, IPAMS, VNETS, ZONES, declared
from simulator.sections import Section, section_type
from simulator.state import State

_COMMON = "nodes mtu dns reversedns dnszone ipam"
_TUNNEL = "vxlan-port fabric"
_EVPN = """
    exitnodes exitnodes-local-routing exitnodes-primary advertise-subnets mac rt-import
    disable-arp-nd-suppression bridge-disable-mac-learning secondary-controllers
"""
_BRIDGED = "bridge-disable-mac-learning"
TYPES = {
    "simple": section_type("simple", "", f"{_COMMON} dhcp"),
    "vlan": section_type("vlan", "bridge", f"{_COMMON} {_BRIDGED}"),
    "qinq": section_type("qinq", "bridge tag", f"{_COMMON} {_BRIDGED} vlan-protocol"),
    "vxlan": section_type("vxlan", "", f"{_COMMON} {_TUNNEL} peers"),
    "evpn": section_type("evpn", "controller vrf-vxlan", f"{_COMMON} {_TUNNEL} {_EVPN}"),
    "faucet": section_type("faucet", "bridge controller dp-id", f"{_COMMON}"),
}
LISTS_OF_NODES = ("nodes", "exitnodes")
MAX_VLAN = 4096
MAX_VXLAN = 16777216
OVERLAYS = ("vxlan", "evpn")
"""Kinds whose tags are unique in the whole cluster."""
IN_USE = "at /usr/share/perl5/PVE/Network/SDN/Zones/Plugin.pm line 149."


def tidied(options: Section) -> Section:
    """Lists of nodes in order."""
    tidy = dict(options)
    for name in LISTS_OF_NODES:
        if name in options:
            tidy[name] = ",".join(sorted(split_list(options[name])))
    return tidy


def check_references(state: State, sent: Section) -> None:
    """What a zone names has to be there."""
    for name in ("dns", "reversedns"):
        if sent.get(name) and sent[name] not in declared(state, DNS):
            raise invalid({name: f"{sent[name]} don't exist"})
    if sent.get("dnszone") and not sent.get("dns"):
        raise invalid(dnszone="missing dns server")
    if sent.get("ipam") and sent["ipam"] not in {"pve", *declared(state, IPAMS)}:
        raise invalid(ipam=f"{sent['ipam']} not existing")


def settle(state: State, name: str, zone: Section) -> None:
    """What a zone of routed tunnels needs beside its options."""
    if zone["type"] != "evpn":
        return
    controller = declared(state, CONTROLLERS).get(zone["controller"])
    if controller is None:
        raise failed(f"controller {zone['controller']} don't exist")
    if controller["type"] != "evpn":
        raise failed(f"{zone['controller']} is not a evpn controller type")
    for other, there in declared(state, ZONES).items():
        if other != name and there.get("vrf-vxlan") == zone["vrf-vxlan"]:
            raise failed(f"vrf-vxlan {zone['vrf-vxlan']} is already declared in {other}")
    zone.setdefault("mac", random_mac(state))


def check_unused(state: State, name: str) -> None:
    for vnet, section in declared(state, VNETS).items():
        if section["zone"] == name:
            raise failed(f"zone {name} is used by vnet {vnet} {IN_USE}")


def check_vnet(state: State, name: str, vnet: Section, kind: str) -> None:
    """What the kind of its zone asks of a vnet's tag."""
    others = {n: v for n, v in declared(state, VNETS).items() if n != name}
    tag = vnet.get("tag")
    if kind == "simple":
        if tag is not None:
            raise invalid(tag="vlan tag is not allowed on simple zone")
    elif kind in OVERLAYS:
        check_vxlan(state, vnet, kind, others)
    elif kind == "vlan":
        check_vlan(vnet, others)
    elif kind == "qinq":
        check_inner_vlan(vnet, others)


def check_vlan(vnet: Section, others: dict[str, Section]) -> None:
    tag = vnet.get("tag")
    if tag is None:
        raise invalid(tag="missing vlan tag")
    if tag > MAX_VLAN:
        raise invalid(tag=f"vlan tag max value is {MAX_VLAN}")
    for other, there in others.items():
        if there["zone"] == vnet["zone"] and there.get("tag") == tag:
            raise invalid(tag=f"tag {tag} already exist in vnet {other}")


def check_inner_vlan(vnet: Section, others: dict[str, Section]) -> None:
    tag, zone = vnet.get("tag"), vnet["zone"]
    if tag and tag > MAX_VLAN:
        raise invalid(tag=f"VLAN tag maximal value is {MAX_VLAN}")
    for other, there in others.items():
        if there["zone"] == zone and there.get("tag") == tag:
            reason = f"tag {tag} already exist" if tag else "tag-less vnet already exists"
            raise invalid(tag=f"{reason} in zone {zone} vnet {other}")


def check_vxlan(state: State, vnet: Section, kind: str, others: dict[str, Section]) -> None:
    tag = vnet.get("tag")
    if tag is None:
        raise invalid(tag="missing vxlan tag")
    if tag > MAX_VXLAN:
        raise invalid(tag=f"vxlan tag max value is {MAX_VXLAN}")
    if kind == "evpn" and vnet.get("vlanaware"):
        raise invalid({"vlan-aware": "vlan-aware option can't be enabled with evpn"})
    zones = declared(state, ZONES)
    for other, there in others.items():
        if zones[there["zone"]]["type"] in OVERLAYS and there.get("tag") == tag:
            reason = f"vxlan tag {tag} already exist in vnet {other} in zone {there['zone']} "
            raise invalid(tag=reason)
