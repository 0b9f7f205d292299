"""GET /nodes/{node}/qemu and .../status/current: how machines are."""

from typing import Any

from simulator.call import Call
from simulator.ha.manager import managed_state
from simulator.inventory import Guest
from simulator.qemu.drives import boot_disk
from simulator.qemu.options import COLLECTION, parse_option
from simulator.qemu.power import cpus
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.statistics import memory_of

IDLE = ("cpu", "mem", "memhost", "disk", "netin", "netout")
PRESSURES = ("cpusome", "cpufull", "iosome", "iofull", "memorysome", "memoryfull")
FEATURES = (
    "backup-access-api", "backup-fleecing", "backup-max-workers", "pbs-dirty-bitmap",
    "pbs-dirty-bitmap-migration", "pbs-dirty-bitmap-savevm", "query-bitmap-info",
)  # fmt: skip
DEFAULT_SHARES = 1000

Row = dict[str, Any]


@route("GET", COLLECTION)
def list_vms(call: Call) -> list[Row]:
    full = bool(call.params.get("full"))
    return [
        {**summary(vm), **(details(vm) if full and vm.run else {})}
        for vm in Vm.all_on(call.cluster, call.node)
        if call.permissions.has(f"/vms/{vm.vmid}", "VM.Audit")
    ]


@route("GET", COLLECTION + "/{vmid}/status/current")
def show_current(call: Call) -> Row:
    vm = Vm.existing(call)
    row = {**summary(vm), "ha": managed_state(call.cluster, vm.sid), "qmpstatus": qmp_status(vm)}
    if parse_option("agent", vm.config.get("agent", "0"))["enabled"] == "1":
        row["agent"] = 1
    if "vga" in vm.config:
        row["clipboard"] = parse_option("vga", vm.config["vga"]).get("clipboard")
    return {**row, **(details(vm) if vm.run else {})}


def summary(vm: Vm) -> Row:
    """What is known of a machine without asking it."""
    entry = vm.entry
    config, run = entry["config"], entry.get("running")
    disk = boot_disk(config)
    row: Row = {
        **dict.fromkeys(IDLE, 0),
        "vmid": vm.vmid,
        "name": config.get("name", f"VM {vm.vmid}"),
        "status": "running" if run else "stopped",
        "uptime": vm.cluster.clock.seconds() - run["since"] if run else 0,
        "cpus": min(cpus(config), vm.cluster.world.cpus),
        "maxmem": memory_of(Guest(vm.vmid, "qemu", vm.node, entry)) << 20,
        "maxdisk": disk.size if disk else 0,
    }
    row.update({name: config[name] for name in ("tags", "lock", "template") if config.get(name)})
    if any(name.startswith("serial") for name in config):
        row["serial"] = 1
    if run:
        row["pid"] = run["pid"]
        row.update({f"pressure{name}": 0 for name in PRESSURES})
    return row


def details(vm: Vm) -> Row:
    """What a machine that runs tells."""
    row: Row = {
        "qmpstatus": qmp_status(vm),
        "running-qemu": vm.cluster.world.qemu_version,
        "running-machine": running_machine(vm),
        "proxmox-support": dict.fromkeys(FEATURES, True),
        "diskread": 0,
        "diskwrite": 0,
        "balloon": memory(vm),
        "ballooninfo": {"actual": memory(vm), "max_mem": memory(vm)},
    }
    if vm.config.get("balloon"):
        row["balloon_min"] = int(vm.config["balloon"]) << 20
        row["shares"] = int(vm.config.get("shares", DEFAULT_SHARES))
    return row


def memory(vm: Vm) -> int:
    """Bytes."""
    return memory_of(Guest(vm.vmid, "qemu", vm.node, vm.entry)) << 20


def qmp_status(vm: Vm) -> str:
    return str(vm.run["qmp"]) if vm.run else "stopped"


def running_machine(vm: Vm) -> str:
    version = ".".join(vm.cluster.world.qemu_version.split(".")[:2])
    kind = str(vm.config.get("machine", "pc"))
    prefix = {"pc": "pc-i440fx", "q35": "pc-q35"}.get(kind)
    return f"{prefix}-{version}+pve0" if prefix else kind
