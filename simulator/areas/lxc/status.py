"""GET /nodes/{node}/lxc, .../status/current and .../interfaces: how containers are."""

from typing import Any

from simulator.call import Call
from simulator.guests.options import number_of
from simulator.ha.manager import managed_state
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import ROOT, MountPoint
from simulator.lxc.network import cards_of
from simulator.lxc.options import COLLECTION, ONE
from simulator.routes import route

IDLE = ("cpu", "mem", "swap", "disk", "netin", "netout", "diskread", "diskwrite")
PRESSURES = ("cpusome", "cpufull", "iosome", "iofull", "memorysome", "memoryfull")
DEFAULT_MEMORY = 512
DEFAULT_ROOT_SIZE = 4 << 30
NOT_ADDRESSES = ("dhcp", "auto", "manual")

Row = dict[str, Any]


@route("GET", COLLECTION)
def list_containers(call: Call) -> list[Row]:
    return [
        summary(container)
        for container in Container.all_on(call.cluster, call.node)
        if call.permissions.has(f"/vms/{container.vmid}", "VM.Audit")
    ]


@route("GET", ONE + "/status/current")
def show_current(call: Call) -> Row:
    container = Container.existing(call)
    return {**summary(container), "ha": managed_state(call.cluster, container.sid)}


def summary(container: Container) -> Row:
    config, run = container.config, container.run
    row: Row = {
        **dict.fromkeys(IDLE, 0),
        "vmid": container.vmid,
        "type": "lxc",
        "name": config.get("hostname", f"CT{container.vmid}"),
        "status": "running" if run else "stopped",
        "uptime": container.cluster.clock.seconds() - run["since"] if run else 0,
        "cpus": config.get("cores") or config.get("cpulimit") or container.cluster.world.cpus,
        "maxmem": config.get("memory", DEFAULT_MEMORY) << 20,
        "maxswap": config.get("swap", 0) << 20,
        "maxdisk": root_size(config),
    }
    row.update({name: config[name] for name in ("tags", "lock", "template") if config.get(name)})
    if run:
        row["pid"] = run["pid"]
        row.update({f"pressure{name}": 0 for name in PRESSURES})
    return row


def root_size(config: dict[str, Any]) -> int:
    """Bytes; PVE assumes some where it knows of none."""
    size = MountPoint.parse(ROOT, config[ROOT]).size if ROOT in config else 0
    return size or DEFAULT_ROOT_SIZE


@route("GET", ONE + "/interfaces")
def list_interfaces(call: Call) -> list[Row] | None:
    """Of a container that runs. Nobody gives out addresses here: cards have those that are
    configured."""
    container = Container.of(call)
    if not (container.exists and container.run):
        return None
    cards = sorted(cards_of(container.config).items(), key=lambda item: number_of(item[0]))
    own = [_interface(card["name"], card["hwaddr"].lower(), card) for _, card in cards]
    loopback = {"ip": "127.0.0.1/8", "ip6": "::1/128"}
    return [_interface("lo", "00:00:00:00:00:00", loopback), *own]


def _interface(name: str, address: str, card: dict[str, str]) -> Row:
    row: Row = {"name": name, "hwaddr": address, "hardware-address": address, "ip-addresses": []}
    for option, family in (("ip", "inet"), ("ip6", "inet6")):
        text = card.get(option, "manual")
        if text not in NOT_ADDRESSES:
            row[family] = text
            host, _, length = text.partition("/")
            entry = {"ip-address": host, "prefix": int(length), "ip-address-type": family}
            row["ip-addresses"].append(entry)
    return row
