"""/nodes/{node}/qemu/{vmid}/resize, move_disk and unlink: disks of a machine."""

from simulator.areas.qemu.config import ONE
from simulator.call import Call
from simulator.errors import DIGEST_MISMATCH, PveError, failed, invalid
from simulator.guests.checks import refuse_root_only
from simulator.guests.sizes import print_size, wanted_size
from simulator.qemu.disks import DiskMaker
from simulator.qemu.drives import Drive
from simulator.qemu.update import Update
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.storage.config import check_enabled, contents, get_storage, type_of
from simulator.storage.names import VolumeName
from simulator.storage.rows import Volume
from simulator.tasks import Task


@route("PUT", ONE + "/resize")
def resize(call: Call) -> str:
    refuse_root_only(call, "skiplock")
    vm = Vm.of(call)

    def work(task: Task) -> None:
        vm.require_digest(call.params.get("digest"))
        if not call.params.get("skiplock"):
            vm.require_unlocked()
        grow(call, vm, task)

    return call.tasks.start(vm.node, "resize", vm.vmid, call.who, work)


def grow(call: Call, vm: Vm, task: Task) -> None:
    drive = drive_in(vm, call.params["disk"])
    storage, section, name = vm.volumes.parse(drive.file)
    if drive.is_cdrom:
        raise failed("you can't resize a cdrom")
    call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    volume = existing_volume(vm, drive)
    size = wanted_size(call.params["size"], volume["size"])
    if size < volume["size"]:
        raise failed("shrinking disks is not supported")
    if size == volume["size"]:
        return
    if type_of(section).keeps_files and not vm.run:
        resize_file(vm.volumes.path(drive.file), name, size, task)
    volume["size"] = size
    drive.options["size"] = print_size(size)
    vm.config[drive.slot] = str(drive)


def resize_file(path: str, name: VolumeName, size: int, task: Task) -> None:
    """The node's own file system keeps the base of a template from being written."""
    if name.is_base:
        task.log(
            f"qemu-img: Could not open '{path}': Could not open '{path}': Operation not permitted"
        )
        option = "'--preallocation=metadata' " if name.format == "qcow2" else ""
        command = f"/usr/bin/qemu-img resize {option}-f {name.format} {path} {size}"
        raise failed(f"command '{command}' failed: exit code 1")
    task.log("Image resized.")


def drive_in(vm: Vm, slot: str) -> Drive:
    if slot not in vm.config:
        raise failed(f"disk '{slot}' does not exist")
    return Drive.parse(slot, vm.config[slot])


@route("POST", ONE + "/move_disk")
def move(call: Call) -> str:
    storage = target_storage(call)
    call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    vm = Vm.existing(call)
    drive = checked_move(call, vm, storage)
    size = existing_volume(vm, drive)["size"]
    _, _, name = vm.volumes.parse(drive.file)

    def work(task: Task) -> None:
        old = drive.file
        task.log(f"create full clone of drive {drive.slot} ({old})")
        maker = DiskMaker(call.cluster, vm.node, vm.vmid, log=task.log)
        drive.file = maker.copy(size, storage, call.params.get("format") or name.format)
        vm.config[drive.slot] = str(drive)
        leave(call, vm, Drive(drive.slot, old), task)

    return call.tasks.start(vm.node, "qmmove", vm.vmid, call.who, work)


def target_storage(call: Call) -> str:
    """Where the disk is to go; another machine is a target that there is no state for."""
    storage: str | None = call.params.get("storage")
    if "target-vmid" in call.params:
        if storage:
            both = "either set 'storage' or 'target-vmid', but not both"
            raise invalid({"storage": both, "target-vmid": both})
        raise PveError(501, "simulator: disks cannot be moved to another machine")
    if not storage:
        neither = "both 'storage' and 'target-vmid' missing, either needs to be set"
        raise invalid({"storage": neither, "target-vmid": neither})
    return storage


def checked_move(call: Call, vm: Vm, storage: str) -> Drive:
    """The drive that is to be moved, once nothing speaks against it."""
    vm.require_unlocked()
    if call.params.get("digest") not in (None, vm.digest):
        raise failed(DIGEST_MISMATCH)
    drive = drive_in(vm, call.params["disk"])
    if drive.is_cdrom:
        raise failed("you can't move a cdrom")
    present, section, name = vm.volumes.parse(drive.file)
    wanted = call.params.get("format")
    if storage == present and (not type_of(section).keeps_files or wanted in (None, name.format)):
        raise failed("you can't move to the same storage with same format")
    target = get_storage(call.state, storage)
    check_enabled(storage, target, vm.node)
    if "images" not in contents(target):
        raise invalid(storage=f"storage '{storage}' does not support vm images")
    if call.params.get("delete") and vm.in_snapshots(drive.file):
        raise failed("you can't move a disk with snapshots and delete the source")
    return drive


def existing_volume(vm: Vm, drive: Drive) -> Volume:
    volume = vm.volumes.find(drive.file)
    if volume is None:
        raise failed(f"volume '{drive.file}' does not exist")
    return volume


def leave(call: Call, vm: Vm, old: Drive, task: Task) -> None:
    """What becomes of the volume that the disk was moved from."""
    if call.params.get("delete"):
        task.log(f"removing source volume '{old.file}' after successful copy")
        vm.volumes.free(old.file)
        return
    vm.keep_unused(old)
    slot = vm.unused().get(old.file)
    task.log(f"adding source volume '{old.file}' as '{slot}' to config")


@route("PUT", ONE + "/unlink")
def unlink(call: Call) -> None:
    call.params["delete"] = call.params.pop("idlist")
    Update(call).run()
