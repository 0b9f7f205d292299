"""/nodes/{node}/qemu/{vmid}/snapshot: earlier states of a machine."""

from collections.abc import Callable
from typing import Any

from simulator.areas.qemu.config import ONE
from simulator.call import Call
from simulator.errors import failed
from simulator.guests.snapshots import check_new, drop, put_back, rows, take
from simulator.guests.volumes import can_snapshot
from simulator.inventory import Guest
from simulator.qemu import power
from simulator.qemu.disks import DiskMaker
from simulator.qemu.drives import Config, disks_of
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.statistics import memory_of
from simulator.storage.config import get_storage, type_of
from simulator.tasks import Task

SNAPSHOTS = ONE + "/snapshot"
SNAPSHOT = SNAPSHOTS + "/{snapname}"


@route("GET", SNAPSHOTS)
def list_snapshots(call: Call) -> list[dict[str, Any]]:
    vm = Vm.existing(call)
    *earlier, current = rows(vm)
    for row in earlier:
        row["vmstate"] = int("vmstate" in vm.snapshots[row["name"]])
    return [*earlier, current]


@route("POST", SNAPSHOTS)
def create_snapshot(call: Call) -> str:
    name = call.params["snapname"]
    if name == "current" or name.lower() == "pending":
        raise failed(f"unable to use snapshot name '{name}' (reserved name)")
    vm = Vm.existing(call)

    def work(task: Task) -> None:
        disks = disks_of(vm.config)
        check_new(vm, name, [disk.file for disk in disks])
        more = {"description": call.params["description"]} if call.params.get("description") else {}
        if call.params.get("vmstate") and vm.run:
            more["vmstate"] = saved_memory(call, vm, name, task)
        for disk in disks:
            task.log(f"snapshotting 'drive-{disk.slot}' ({disk.file})")
        take(vm, name, **more)

    return call.tasks.start(vm.node, "qmsnapshot", vm.vmid, call.who, work)


def saved_memory(call: Call, vm: Vm, name: str, task: Task) -> str:
    """The volume that holds the machine's memory."""
    disks = disks_of(vm.config)
    storage = vm.config.get("vmstatestorage") or (disks[0].file if disks else "local")
    maker = DiskMaker(call.cluster, vm.node, vm.vmid, log=task.log)
    size = memory_of(Guest(vm.vmid, "qemu", vm.node, vm.entry)) << 20
    storage = storage.partition(":")[0]
    keeps_files = type_of(get_storage(call.state, storage)).keeps_files
    file = f"vm-{vm.vmid}-state-{name}{'.raw' if keeps_files else ''}"
    return maker.allocate(storage, size, "raw", file)


@route("GET", SNAPSHOT)
def show_index(_call: Call) -> list[dict[str, str]]:
    return [{"cmd": "rollback"}, {"cmd": "config"}]


@route("GET", SNAPSHOT + "/config")
def show_snapshot(call: Call) -> Config:
    return dict(Vm.existing(call).snapshot(call.params["snapname"]))


@route("PUT", SNAPSHOT + "/config")
def update_snapshot(call: Call) -> None:
    if "description" in call.params:
        vm = Vm.existing(call)
        vm.require_unlocked()
        vm.snapshot(call.params["snapname"]).update(call.given("description"))


@route("DELETE", SNAPSHOT)
def delete_snapshot(call: Call) -> str:
    vm, name = Vm.existing(call), call.params["snapname"]

    def work(_task: Task) -> None:
        vm.require_unlocked()
        gone = vm.snapshot(name)
        if "vmstate" in gone:
            vm.volumes.free(gone["vmstate"])
        drop(vm, name)

    return call.tasks.start(vm.node, "qmdelsnapshot", vm.vmid, call.who, work)


@route("POST", SNAPSHOT + "/rollback")
def roll_back(call: Call) -> str:
    vm, name = Vm.existing(call), call.params["snapname"]

    def work(_task: Task) -> None:
        vm.require_unlocked()
        then = vm.snapshot(name)
        power.stop(vm)
        put_back(vm, name)
        if "vmstate" in then or call.params.get("start"):
            power.start(vm)

    return call.tasks.start(vm.node, "qmrollback", vm.vmid, call.who, work)


@route("GET", ONE + "/feature")
def show_feature(call: Call) -> dict[str, Any]:
    """Whether disks can be copied, cloned or snapshotted, and on which nodes."""
    vm, feature = Vm.existing(call), call.params["feature"]
    name = call.params.get("snapname")
    disks = [disk.file for disk in disks_of(vm.snapshot(name) if name else vm.config)]
    tests: dict[str, Callable[[str], bool]] = {
        "snapshot": lambda volume: can_snapshot(vm.volumes, volume),
        "clone": lambda volume: vm.volumes.parse(volume)[2].is_base,
        "copy": lambda _volume: True,
    }
    has = all(tests[feature](volume) for volume in disks)
    shared = all(vm.volumes.parse(volume)[1].get("shared") for volume in disks)
    nodes = list(call.world.nodes) if shared else [vm.node]
    return {"hasFeature": int(has), "nodes": nodes}
