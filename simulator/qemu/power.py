"""Power of a machine: what starts and stops it, and what is applied by the way."""

from simulator.errors import failed
from simulator.network.files import NetworkFiles
from simulator.qemu.drives import Config, drives_of
from simulator.qemu.network import cards_of
from simulator.qemu.pending import apply_all
from simulator.qemu.vm import Vm

FIRST_PID = 4000


def start(vm: Vm, *, skip_lock: bool = False) -> None:
    """Start a stopped machine, with the changes that waited for it."""
    if vm.is_template:
        raise failed("you can't start a vm if it's a template")
    if not skip_lock:
        vm.require_unlocked()
    if vm.run:
        raise failed(f"VM {vm.vmid} already running")
    apply_all(vm)
    check_startable(vm)
    since = vm.cluster.clock.seconds()
    vm.entry["running"] = {"pid": FIRST_PID + vm.vmid, "since": since, "qmp": "running"}


def stop(vm: Vm) -> None:
    """Stop a machine; one that does not run stays as it is."""
    if vm.entry.pop("running", None):
        apply_all(vm)


def set_state(vm: Vm, qmp: str) -> None:
    """`running` or `paused`, of a machine that runs."""
    vm.require_running()
    vm.entry["running"]["qmp"] = qmp


def check_startable(vm: Vm) -> None:
    """What a node lacks for a machine shows when it is started."""
    limit = vm.cluster.world.cpus
    if cpus(vm.config) > limit:
        raise failed(f"MAX {limit} vcpus allowed per VM on this node")
    bridges = bridges_of(vm)
    for parts in cards_of(vm.config).values():
        if "bridge" in parts and parts["bridge"] not in bridges:
            raise failed(f"bridge '{parts['bridge']}' does not exist")
    for drive in drives_of(vm.config):
        if ":" in drive.file and vm.volumes.find(drive.file) is None:
            raise failed(f"volume '{drive.file}' does not exist")


def cpus(config: Config) -> int:
    """Processors that the guest sees."""
    total = int(config.get("cores", 1)) * int(config.get("sockets", 1))
    return min(total, int(config.get("vcpus", total)))


def bridges_of(vm: Vm) -> set[str]:
    """Bridges and other interfaces that are up on the machine's node."""
    return NetworkFiles(vm.cluster, vm.node).links()
