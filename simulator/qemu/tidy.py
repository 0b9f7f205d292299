"""Option values as PVE stores them."""

import re
from typing import Any

from simulator.params import split_list
from simulator.qemu.network import with_mac


def tidy(options: dict[str, Any]) -> dict[str, Any]:
    """The options, each as PVE would write it."""
    return {name: tidy_value(name, value) for name, value in options.items()}


def tidy_value(name: str, value: Any) -> Any:
    if re.fullmatch(r"net\d+", name):
        return with_mac(name, value)
    if name == "tags":
        return ";".join(sorted({tag.lower() for tag in split_list(value)})) or " "
    return value
