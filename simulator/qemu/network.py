"""Network cards of a machine."""

import re
from typing import Any

from simulator.qemu.options import parse_option


def with_mac(slot: str, text: Any, mac: str) -> str:
    """The card as PVE stores it, with that address."""
    parts = parse_option(slot, text)
    model = parts.pop("model")
    parts.pop("macaddr", None)
    rest = [f"{name}={parts[name]}" for name in sorted(parts)]
    return ",".join([f"{model}={mac}", *rest])


def cards_of(config: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The parts of every card, by slot."""
    slots = sorted(name for name in config if re.fullmatch(r"net\d+", name))
    return {slot: parse_option(slot, config[slot]) for slot in slots}
