"""Option values as PVE stores them."""

import re
from typing import Any

from simulator.guests.mac import random_mac
from simulator.guests.tags import unique_tags
from simulator.qemu.network import with_mac
from simulator.qemu.options import parse_option
from simulator.state import State


def tidy(state: State, options: dict[str, Any]) -> dict[str, Any]:
    """The options, each as PVE would write it."""
    return {name: tidy_value(state, name, value) for name, value in options.items()}


def tidy_value(state: State, name: str, value: Any) -> Any:
    if re.fullmatch(r"net\d+", name):
        given = parse_option(name, value).get("macaddr")
        return with_mac(name, value, given or random_mac(state))
    if name == "tags":
        return unique_tags(value)
    return value
