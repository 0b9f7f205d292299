"""Options of Open vSwitch, which share one line: `tag=5 bond_mode=balance-slb`."""

from typing import Any

BOND_MODES = ("active-backup", "balance-slb", "lacp-balance-slb", "lacp-balance-tcp")
PORTS = ("OVSPort", "OVSIntPort", "OVSBond")
OPTIONS = "ovs_options"


def take_option(interface: dict[str, Any], name: str) -> str | None:
    """Remove one of the options; returns its value."""
    options = _parse(interface)
    value: str | None = options.pop(name, None)
    _keep(interface, options)
    return value


def set_options(interface: dict[str, Any], **changes: object) -> None:
    """Set options; None removes one."""
    options = {**_parse(interface), **changes}
    _keep(interface, {name: value for name, value in options.items() if value})


def take_bond_mode(interface: dict[str, Any]) -> None:
    """PVE has names of its own for modes together with LACP."""
    mode, lacp = take_option(interface, "bond_mode"), take_option(interface, "lacp")
    with_lacp = mode == "balance-tcp" or (mode == "balance-slb" and lacp == "active")
    interface["bond_mode"] = f"lacp-{mode}" if with_lacp else mode


def put_bond_mode(interface: dict[str, Any]) -> None:
    mode = interface["bond_mode"]
    lacp = "active" if mode.startswith("lacp-") else None
    set_options(interface, lacp=lacp, bond_mode=mode.removeprefix("lacp-"))


def take_tag(interface: dict[str, Any]) -> None:
    tag = take_option(interface, "tag")
    if tag is not None:
        interface["ovs_tag"] = tag


def _parse(interface: dict[str, Any]) -> dict[str, Any]:
    pairs = (part.partition("=") for part in str(interface.get(OPTIONS) or "").split())
    return {name: value for name, equals, value in pairs if name and equals}


def _keep(interface: dict[str, Any], options: dict[str, Any]) -> None:
    interface.pop(OPTIONS, None)
    if options:
        interface[OPTIONS] = " ".join(f"{name}={value}" for name, value in options.items())
