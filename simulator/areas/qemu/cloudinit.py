"""/nodes/{node}/qemu/{vmid}/cloudinit: what a guest is told at its first start."""

from ipaddress import ip_interface
from typing import Any
from urllib.parse import unquote

from simulator.areas.qemu.config import ONE, masked
from simulator.call import Call
from simulator.guests.options import number_of
from simulator.qemu.drives import Config
from simulator.qemu.network import cards_of
from simulator.qemu.options import CLOUD_INIT, parse_option
from simulator.qemu.vm import Vm
from simulator.routes import route

CLOUD_INIT_PATH = ONE + "/cloudinit"


@route("GET", CLOUD_INIT_PATH)
def show_values(call: Call) -> list[dict[str, Any]]:
    config = Vm.existing(call).config
    return [
        {"key": name, "value": masked(name, config[name])}
        for name in CLOUD_INIT
        if config.get(name)
    ]


@route("PUT", CLOUD_INIT_PATH)
def regenerate(call: Call) -> None:
    Vm.existing(call).require_unlocked()


@route("GET", CLOUD_INIT_PATH + "/dump")
def dump(call: Call) -> str:
    vm = Vm.existing(call)
    dumps = {"user": user_data, "network": network_data, "meta": meta_data}
    return dumps[call.params["type"]](vm)


def user_data(vm: Vm) -> str:
    config = vm.config
    host = config.get("name", f"VM{vm.vmid}")
    domain = f".{config['searchdomain']}" if config.get("searchdomain") else ""
    lines = ["#cloud-config", f"hostname: {host}", "manage_etc_hosts: true"]
    lines.append(f"fqdn: {host}{domain}")
    if config.get("ciuser"):
        lines.append(f"user: {config['ciuser']}")
    if config.get("cipassword"):
        lines.append(f"password: {config['cipassword']}")
    if config.get("sshkeys"):
        keys = unquote(config["sshkeys"]).split("\n")
        lines += ["ssh_authorized_keys:", *(f"  - {key}" for key in keys if key)]
    lines += ["chpasswd:", "  expire: False", "users:", "  - default"]
    if config.get("ciupgrade", 1):
        lines.append("package_upgrade: true")
    return "\n".join(lines) + "\n"


def meta_data(vm: Vm) -> str:
    return f"instance-id: {vm.digest}\n"


def network_data(vm: Vm) -> str:
    config = vm.config
    lines = ["version: 1", "config:"]
    for slot, parts in cards_of(config).items():
        number = number_of(slot)
        if f"ipconfig{number}" in config or number == 0:
            address = parts["macaddr"].lower()
            lines += ["    - type: physical", f"      name: eth{number}"]
            lines += [f"      mac_address: '{address}'", "      subnets:"]
            lines += subnets(config, number)
    lines.append("    - type: nameserver")
    lines += named("address", config.get("nameserver", ""))
    lines += named("search", config.get("searchdomain", ""))
    return "\n".join(lines) + "\n"


def named(key: str, text: str) -> list[str]:
    values = text.split()
    return [f"      {key}:", *(f"      - '{value}'" for value in values)] if values else []


def subnets(config: Config, number: int) -> list[str]:
    parts = parse_option(f"ipconfig{number}", config.get(f"ipconfig{number}", ""))
    lines = []
    for version, suffix in (("4", ""), ("6", "6")):
        address, gateway = parts.get(f"ip{suffix}"), parts.get(f"gw{suffix}")
        if address == "dhcp":
            lines.append(f"      - type: dhcp{version}")
        elif address == "auto":
            lines.append("      - type: ipv6_slaac")
        elif address:
            lines += static_subnet(address, gateway, suffix)
    return lines


def static_subnet(address: str, gateway: str | None, suffix: str) -> list[str]:
    """IPv4 is told by address and mask, IPv6 with its prefix length."""
    if suffix:
        lines = ["      - type: static6", f"        address: '{address}'"]
    else:
        network = ip_interface(address)
        lines = ["      - type: static", f"        address: '{network.ip}'"]
        lines.append(f"        netmask: '{network.netmask}'")
    return lines + ([f"        gateway: '{gateway}'"] if gateway else [])
