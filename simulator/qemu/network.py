"""Network cards of a machine."""

import random
import re
from typing import Any

from simulator.qemu.options import parse_option

PREFIX = "BC:24:11"
"""Of the addresses that PVE makes up."""


def random_mac() -> str:
    tail = random.randbytes(3).hex(":").upper()
    return f"{PREFIX}:{tail}"


def with_mac(slot: str, text: Any, mac: str | None = None) -> str:
    """The card as PVE stores it; one without an address gets a random one."""
    parts = parse_option(slot, text)
    model = parts.pop("model")
    address = mac or parts.pop("macaddr", None) or random_mac()
    parts.pop("macaddr", None)
    rest = [f"{name}={parts[name]}" for name in sorted(parts)]
    return ",".join([f"{model}={address}", *rest])


def cards_of(config: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The parts of every card, by slot."""
    slots = sorted(name for name in config if re.fullmatch(r"net\d+", name))
    return {slot: parse_option(slot, config[slot]) for slot in slots}
