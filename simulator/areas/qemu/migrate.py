"""POST /nodes/{node}/qemu/{vmid}/migrate: a machine goes to another node."""

from simulator.areas.qemu.config import ONE
from simulator.call import Call
from simulator.errors import PveError, failed, invalid
from simulator.guests.availability import refuse_managed_move
from simulator.guests.checks import check_node_exists, refuse_root_only
from simulator.qemu.drives import Drive, drives_of
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.storage.config import check_enabled, get_storage
from simulator.storage.volumes import Volumes
from simulator.tasks import Task


@route("POST", ONE + "/migrate")
def migrate(call: Call) -> str:
    vm, target = Vm.of(call), call.params["target"]
    check_migration(call, vm, target)
    vm.config["lock"] = "migrate"

    def work(task: Task) -> None:
        task.log(f"starting migration of VM {vm.vmid} to node '{target}'")
        try:
            move_volumes(call, vm, target, task)
        except PveError as error:
            task.log(f"ERROR: migration aborted: {error.message}")
            raise failed("migration aborted") from error
        vm.move_to(target)
        unlock()
        task.log("migration finished successfully")

    def unlock() -> None:
        vm.config.pop("lock", None)

    return call.tasks.start(vm.node, "qmigrate", vm.vmid, call.who, work, undo=unlock)


def check_migration(call: Call, vm: Vm, target: str) -> None:
    if target == vm.node:
        raise invalid(target="target is local node.")
    check_node_exists(call, target)
    refuse_root_only(call, "force", "migration_type", "migration_network")
    vm.require_unlocked()
    refuse_managed_move(call, vm)
    if vm.run and not call.params.get("online"):
        raise failed("can't migrate running VM without --online")


def move_volumes(call: Call, vm: Vm, target: str, task: Task) -> None:
    """Local volumes are copied and taken away here; shared ones only have to be there too."""
    moves = [move for drive in drives_of(vm.config) if (move := planned(call, vm, drive, target))]
    there = Volumes(call.cluster, target)
    for drive, storage in moves:
        volume = vm.volumes.find(drive.file)
        if volume is None:
            raise failed(f"volume '{drive.file}' does not exist")
        old, name = drive.file, drive.file.partition(":")[2]
        task.log(f"copying local disk image: '{old}'")
        drive.file = f"{storage}:{name}"
        there.put(drive.file, **volume)
        vm.volumes.free(old)
        vm.config[drive.slot] = str(drive)


def planned(call: Call, vm: Vm, drive: Drive, target: str) -> tuple[Drive, str] | None:
    """The drive and its storage over there, if its volume has to be moved at all."""
    if drive.is_empty:
        return None
    storage, section, _ = vm.volumes.parse(drive.file)
    wanted = call.params.get("targetstorage", storage)
    goes_to = storage if section.get("shared") or wanted == "1" else wanted
    check_enabled(goes_to, get_storage(call.state, goes_to), target)
    if section.get("shared"):
        return None
    if drive.is_cdrom and not drive.is_cloud_init:
        raise failed(f"can't migrate local cdrom '{drive.file}'")
    if vm.run and not (drive.is_cloud_init or call.params.get("with-local-disks")):
        needed = "can't live migrate attached local disks without with-local-disks option"
        raise failed(f"can't migrate local disk '{drive.file}': {needed}")
    return drive, goes_to
