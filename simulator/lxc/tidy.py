"""Option values as PVE stores them."""

from typing import Any

from simulator.guests.tags import unique_tags
from simulator.lxc.container import Container
from simulator.lxc.network import CARD, check_mtu
from simulator.lxc.options import OPTIONS
from simulator.params import split_list

CPU_UNITS = (1, 10000)
"""Least and most shares of processor time on nodes with the second version of cgroups."""
LISTS = ("nameserver", "searchdomain")
NOTHING = " "
"""What is read again of an empty value."""


def tidied(container: Container, options: dict[str, Any]) -> dict[str, Any]:
    """The options, each as PVE keeps it. Raises PVE's error for what it does not take."""
    return {name: _tidied(container, name, options[name]) for name in sorted(options)}


def _tidied(container: Container, name: str, value: Any) -> Any:
    if CARD.fullmatch(name):
        card = OPTIONS.parse(name, value)
        if "mtu" in card:
            check_mtu(container, name, card)
    if name in LISTS:
        return " ".join(split_list(value)) or NOTHING
    if name == "tags":
        return unique_tags(value)
    if name == "cpuunits":
        least, most = CPU_UNITS
        return min(max(value, least), most)
    return value


def as_written(config: dict[str, Any]) -> dict[str, Any]:
    """The options as they are read again: a description is lines, and an empty one is none."""
    text = str(config.get("description", "")).rstrip("\n")
    rest = {name: value for name, value in config.items() if name != "description"}
    return {**rest, "description": f"{text}\n"} if text else rest
