"""/nodes/{node}/qemu/{vmid}/clone and template: machines from machines."""

import re
import uuid
from typing import Any

from simulator.areas.qemu.config import ONE
from simulator.call import Call
from simulator.errors import PveError, failed, invalid
from simulator.firewall.files import copy_of_guest
from simulator.guests.checks import check_node_exists, check_pool, target_of
from simulator.guests.mac import random_mac
from simulator.guests.registration import join_pool
from simulator.guests.volumes import make_base
from simulator.inventory import find_guest
from simulator.qemu.access import check_bridges
from simulator.qemu.disks import DiskMaker
from simulator.qemu.drives import Config, Drive, disks_of, drives_of
from simulator.qemu.network import cards_of, with_mac
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.storage.config import check_enabled, contents, get_storage
from simulator.tasks import Task

NOT_CLONED = re.compile(r"lock|name|parent|snaptime|template|vmstate|unused\d+")
CLOUD_INIT_SIZE = "4M"


@route("POST", ONE + "/clone")
def clone_vm(call: Call) -> str:
    vm = Vm.of(call)
    new = Vm(call.cluster, target_of(call, vm.node), call.params["newid"])
    check_pool(call, call.params.get("pool"))
    check_target(call, vm, new)
    vm.require_unlocked()
    config = vm.snapshot(call.params["snapname"]) if "snapname" in call.params else vm.config
    full = bool(call.params.get("full", not vm.is_template))
    check_clone(call, vm, new, config, full)
    if new.exists:
        raise failed(f"unable to create VM {new.vmid}: config file already exists")
    taken = find_guest(call.state, new.vmid) is not None
    if not taken:
        new.create({"lock": "clone"})
        copy_of_guest(call.cluster, vm.vmid, new.vmid)

    def work(task: Task) -> None:
        if taken:
            path = f"/etc/pve/nodes/{new.node}/qemu-server/{new.vmid}.conf"
            raise failed(f"close (rename) atomic file '{path}' failed: File exists")
        new.config = cloned_config(call, vm, new, config, full, task)
        join_pool(call, new.vmid)

    undo = nothing if taken else new.remove
    return call.tasks.start(vm.node, "qmclone", vm.vmid, call.who, work, undo)


def nothing() -> None:
    """There is nothing to undo."""


def check_target(call: Call, vm: Vm, new: Vm) -> None:
    """The node must be there, and the storage must be usable where the clone is to be."""
    check_node_exists(call, new.node)
    storage = call.params.get("storage")
    if not storage:
        return
    section = get_storage(call.state, storage)
    check_enabled(storage, section, vm.node)
    if "images" not in contents(section):
        raise invalid(storage=f"storage '{storage}' does not support vm images")
    if new.node != vm.node:
        check_enabled(storage, section, new.node)
        if not section.get("shared"):
            raise failed(f"can't clone to non-shared storage '{storage}'")


def check_clone(call: Call, vm: Vm, new: Vm, config: Config, full: bool) -> None:
    for name in ("storage", "format"):
        if name in call.params and not full:
            raise failed(f"parameter '{name}' not allowed for linked clones")
    drives = [drive for drive in drives_of(config) if not drive.is_empty]
    for drive in drives:
        if not drive.is_cdrom:
            storage = call.params.get("storage") or drive.file.partition(":")[0]
            call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    check_bridges(call, config)
    shared = all(vm.volumes.parse(drive.file)[1].get("shared") for drive in drives)
    if new.node != vm.node and not shared:
        raise failed(f"can't clone VM to node '{new.node}' (VM uses local storage)")
    for disk in disks_of(config):
        linked = not full and disk.slot != "tpmstate0"
        if linked and not vm.volumes.parse(disk.file)[2].is_base:
            raise failed(f"Linked clone feature is not supported for '{disk.file}' ({disk.slot})")


def cloned_config(
    call: Call, vm: Vm, new: Vm, config: Config, full: bool, task: Task
) -> dict[str, Any]:
    options = {name: value for name, value in config.items() if not NOT_CLONED.fullmatch(name)}
    task.log(f"creating a clone of VM {vm.vmid} with ID {new.vmid}")
    maker = DiskMaker(call.cluster, vm.node, new.vmid, log=task.log)
    try:
        for drive in drives_of(config):
            if not drive.is_cdrom or drive.is_cloud_init:
                options[drive.slot] = str(cloned_drive(call, vm, maker, drive, full))
    except PveError as error:
        maker.undo()
        raise failed(f"clone failed: {error.flattened()}") from error
    for slot in cards_of(options):
        options[slot] = with_mac(slot, options[slot], random_mac(call.state))
    options.update(call.given("description"))
    options["name"] = call.params.get("name") or f"Copy-of-VM-{config.get('name', vm.vmid)}"
    options["smbios1"] = new_uuid(str(options.get("smbios1", "")))
    if "vmgenid" in options:
        options["vmgenid"] = str(uuid.uuid4())
    return options


def new_uuid(smbios: str) -> str:
    """The SMBIOS data with another UUID."""
    rest = [part for part in smbios.split(",") if part and not part.startswith("uuid=")]
    return ",".join([f"uuid={uuid.uuid4()}", *rest])


def cloned_drive(call: Call, vm: Vm, maker: DiskMaker, drive: Drive, full: bool) -> Drive:
    storage = call.params.get("storage") or drive.file.partition(":")[0]
    if drive.is_cloud_init:
        made = maker.make(call, Drive(drive.slot, f"{storage}:cloudinit", dict(drive.options)))
        made.options["size"] = CLOUD_INIT_SIZE
        return made
    volume = vm.volumes.find(drive.file)
    if volume is None:
        raise failed(f"volume '{drive.file}' does not exist")
    full = full or drive.slot == "tpmstate0"
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
