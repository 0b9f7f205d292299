"""Addresses of network cards that PVE makes up."""

import random

from simulator.state import State

PREFIX = "BC:24:11"
"""Of every address, unless the datacenter has another one."""


def random_mac(state: State) -> str:
    prefix = state["datacenter.cfg"].get("mac_prefix", PREFIX).rstrip(":")
    missing = 5 - prefix.count(":")
    return f"{prefix}:{random.randbytes(missing).hex(':')}".upper()
