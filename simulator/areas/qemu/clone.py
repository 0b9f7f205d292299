"""/nodes/{node}/qemu/{vmid}/clone and template: machines from machines."""

import re
import uuid
from typing import Any

from simulator.areas.qemu.config import ONE
from simulator.areas.qemu.create import join_pool
from simulator.call import Call
from simulator.errors import PveError, failed, forbidden
from simulator.inventory import find_guest
from simulator.qemu.access import check_image_storage
from simulator.qemu.checks import check_pool
from simulator.qemu.disks import DiskMaker, make_base
from simulator.qemu.drives import Config, Drive, disks_of, drives_of
from simulator.qemu.network import cards_of, random_mac, with_mac
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.tasks import Task

NOT_CLONED = re.compile(
    r"description|lock|name|parent|snaptime|template|vmstate|running(machine|cpu)|unused\d+"
)


@route("POST", ONE + "/clone")
def clone_vm(call: Call) -> str:
    vm = Vm.of(call)
    if not vm.exists:
        where = f"for VM {vm.vmid} on node '{vm.node}'"
        raise failed(f"unable to find configuration file {where}")
    new = Vm(call.cluster, call.params.get("target") or vm.node, call.params["newid"])
    check_target(call, new)
    vm.require_unlocked()
    config = vm.snapshot(call.params["snapname"]) if "snapname" in call.params else vm.config
    full = bool(call.params.get("full", not vm.is_template))
    check_clone(call, vm, new, config, full)
    new.create({"lock": "clone"})

    def work(task: Task) -> None:
        task.log(f"creating a clone of VM {vm.vmid} with ID {new.vmid}")
        new.config = cloned_config(call, vm, new, config, full, task)
        join_pool(call, new.vmid)

    return call.tasks.start(vm.node, "qmclone", vm.vmid, call.who, work, undo=new.remove)


def check_target(call: Call, new: Vm) -> None:
    if new.node not in call.world.nodes:
        raise failed(f"no such cluster node '{new.node}'")
    pool, permissions = call.params.get("pool"), call.permissions
    check_pool(call, pool)
    in_pool = pool and permissions.has(f"/pool/{pool}", "VM.Allocate")
    if not (in_pool or permissions.has(f"/vms/{new.vmid}", "VM.Allocate")):
        raise forbidden(f"/vms/{new.vmid}, VM.Allocate")


def check_clone(call: Call, vm: Vm, new: Vm, config: Config, full: bool) -> None:
    storage = call.params.get("storage")
    if storage:
        check_image_storage(call, storage)
    if storage and not full:
        raise failed("parameter 'storage' not allowed for linked clones")
    disks = disks_of(config)
    for disk in disks:
        target = storage or disk.file.partition(":")[0]
        call.permissions.require(f"/storage/{target}", "Datastore.AllocateSpace")
        if not full and not vm.volumes.parse(disk.file)[2].is_base:
            raise failed(f"Linked clone feature is not supported for '{disk.file}' ({disk.slot})")
    shared = all(vm.volumes.parse(disk.file)[1].get("shared") for disk in disks)
    if new.node != vm.node and not shared:
        raise failed(f"can't clone VM to node '{new.node}' (VM uses local storage)")
    if find_guest(call.state, new.vmid):
        raise failed(f"unable to create VM {new.vmid}: config file already exists")


def cloned_config(
    call: Call, vm: Vm, new: Vm, config: Config, full: bool, task: Task
) -> dict[str, Any]:
    options = {name: value for name, value in config.items() if not NOT_CLONED.fullmatch(name)}
    maker = DiskMaker(call.cluster, new.node, new.vmid, log=task.log)
    try:
        for drive in drives_of(config):
            if not drive.is_cdrom or drive.is_cloud_init:
                options[drive.slot] = str(cloned_drive(call, vm, maker, drive, full))
    except PveError as error:
        maker.undo()
        raise failed(f"clone failed: {error.flattened()}") from error
    for slot in cards_of(options):
        options[slot] = with_mac(slot, options[slot], random_mac())
    if call.params.get("description"):
        options["description"] = call.params["description"]
    origin = config.get("name", vm.vmid)
    return {
        **options,
        "name": call.params.get("name") or f"Copy-of-VM-{origin}",
        "smbios1": new_uuid(str(options.get("smbios1", ""))),
        "vmgenid": str(uuid.uuid4()),
    }


def new_uuid(smbios: str) -> str:
    """The SMBIOS data with another UUID."""
    rest = [part for part in smbios.split(",") if part and not part.startswith("uuid=")]
    return ",".join([f"uuid={uuid.uuid4()}", *rest])


def cloned_drive(call: Call, vm: Vm, maker: DiskMaker, drive: Drive, full: bool) -> Drive:
    storage = call.params.get("storage") or drive.file.partition(":")[0]
    if drive.is_cloud_init:
        return maker.make(call, Drive(drive.slot, f"{storage}:cloudinit", {}))
    volume = vm.volumes.find(drive.file)
    if volume is None:
        raise failed(f"volume '{drive.file}' does not exist")
    kind = "full" if full else "linked"
    maker.log(f"create {kind} clone of drive {drive.slot} ({drive.file})")
    if full:
        _, _, name = vm.volumes.parse(drive.file)
        drive.file = maker.copy(volume["size"], storage, call.params.get("format") or name.format)
    else:
        drive.file = maker.link(drive.file, volume["size"])
    return drive


@route("POST", ONE + "/template")
def make_template(call: Call) -> str:
    vm = Vm.existing(call)
    vm.require_unlocked()
    if vm.snapshots:
        raise failed("unable to create template, because VM contains snapshots")
    if vm.is_template and "disk" not in call.params:
        raise failed("you can't convert a template to a template")
    if vm.run:
        raise failed("you can't convert a VM to template if VM is running")

    def work(_task: Task) -> None:
        vm.config["template"] = 1
        for disk in disks_of(vm.config):
            if call.params.get("disk") in (None, disk.slot) and vm.owns(disk.file):
                disk.file = make_base(vm.volumes, disk.file)
                vm.config[disk.slot] = str(disk)

    return call.tasks.start(vm.node, "qmtemplate", vm.vmid, call.who, work)
