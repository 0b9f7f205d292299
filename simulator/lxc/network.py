"""Network cards of a container, and the bridges that they are plugged into."""

import re
from typing import Any

from simulator.errors import failed
from simulator.guests.mac import random_mac
from simulator.lxc.container import Container
from simulator.lxc.options import OPTIONS
from simulator.network.files import NetworkFiles
from simulator.state import State

CARD = re.compile(r"net\d+")


def tidy_card(state: State, text: Any) -> str:
    """The card as PVE stores it: each write without an address gives it a new one."""
    parts = OPTIONS.parse("net0", text)
    parts.setdefault("hwaddr", random_mac(state))
    return OPTIONS.print("net0", {**parts, "type": "veth"})


def with_new_mac(state: State, text: Any) -> str:
    parts = OPTIONS.parse("net0", text)
    return OPTIONS.print("net0", {**parts, "hwaddr": random_mac(state)})


def cards_of(config: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The parts of every card, by slot."""
    slots = sorted(filter(CARD.fullmatch, config))
    return {slot: OPTIONS.parse(slot, config[slot]) for slot in slots}


def check_mtu(container: Container, slot: str, card: dict[str, str]) -> None:
    """Raise unless the bridge is there and takes frames as large as the card's."""
    if "bridge" not in card:
        return
    most = bridge_mtu(container, card["bridge"])
    wanted = int(card.get("mtu", most))
    if wanted > most:
        raise failed(f"{slot}: MTU size '{wanted}' is bigger than bridge MTU '{most}'")


def bridge_mtu(container: Container, bridge: str) -> int:
    mtu = NetworkFiles(container.cluster, container.node).mtu_of(bridge)
    if mtu is None:
        raise failed(f"bridge '{bridge}' does not exist")
    return mtu
