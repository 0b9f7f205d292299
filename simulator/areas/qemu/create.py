"""POST /nodes/{node}/qemu: a new virtual machine."""

import uuid
from typing import Any

from simulator.call import Call
from simulator.errors import PveError, failed, invalid
from simulator.guests.availability import check_availability, hand_over
from simulator.guests.checks import check_allocation, check_number_free, check_pool
from simulator.guests.registration import join_pool
from simulator.qemu.access import (
    OptionAccess,
    check_bridges,
    check_storages,
)
from simulator.qemu.checks import check_drive_syntax, check_ssh_keys
from simulator.qemu.disks import DiskMaker
from simulator.qemu.drives import Drive, default_boot_order, is_slot
from simulator.qemu.options import COLLECTION, stored_options
from simulator.qemu.power import start
from simulator.qemu.tidy import tidy
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.storage.access import check_volume_access
from simulator.tasks import Task

PINNED = {"pc": "pc-i440fx", "q35": "pc-q35"}
"""Machine type to the prefix of the version that Windows guests are held to."""


@route("POST", COLLECTION)
def create_vm(call: Call) -> str:
    vm, options = Vm.of(call), stored_options(call.params)
    check_request(call, vm, options)
    claim(call, vm)

    def work(task: Task) -> None:
        vm.config = built_config(call, vm, options, task)
        join_pool(call, vm.vmid)
        if call.params.get("start"):
            autostart(vm, task)
        hand_over(call, vm, task)

    return call.tasks.start(vm.node, "qmcreate", vm.vmid, call.who, work, undo=vm.remove)


def autostart(vm: Vm, task: Task) -> None:
    """A machine that was made is there, even if it does not start."""
    task.log("Execute autostart")
    try:
        start(vm)
    except PveError as error:
        task.log(error.message)


def check_request(call: Call, vm: Vm, options: dict[str, Any]) -> None:
    """PVE's checks in PVE's order."""
    pool, storage = call.params.get("pool"), call.params.get("storage")
    check_ssh_keys(options)
    check_pool(call, pool)
    if storage:
        call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    check_allocation(call, vm.vmid, pool)
    check_availability(call)
    if "archive" in call.params:
        refuse_restore(call, vm, options)
    check_storages(call, vm.node, vm.vmid, options, storage)
    access = OptionAccess(call, vm.vmid, pool)
    access.check_names(list(options))
    for name, value in sorted(options.items()):
        access.check_value(name, value)
    check_bridges(call, options)
    check_drive_syntax(call, vm.node, options)


def refuse_restore(call: Call, vm: Vm, options: dict[str, Any]) -> None:
    """Backups hold no guests here, so there is nothing to restore."""
    archive = call.params["archive"]
    for slot in sorted(filter(is_slot, options)):
        raise invalid({slot: "option conflicts with option 'archive'"})
    check_volume_access(call, vm.vmid, archive)
    if vm.volumes.find(archive) is None:
        raise failed(f"volume '{archive}' does not exist")
    raise PveError(501, "simulator: backups cannot be restored")


def claim(call: Call, vm: Vm) -> None:
    """Take the number: from now on it is used, and locked until the machine is made."""
    check_number_free(call, vm.vmid, f"unable to create VM {vm.vmid} - ")
    vm.create({"lock": "create"})


def built_config(call: Call, vm: Vm, options: dict[str, Any], task: Task) -> dict[str, Any]:
    """The configuration once all disks are there; none is left if one cannot be made."""
    default, template = call.params.get("storage"), bool(options.get("template"))
    maker = DiskMaker(call.cluster, vm.node, vm.vmid, default, template, log=task.log)
    try:
        for slot in sorted(filter(is_slot, options)):
            drive = Drive.parse(slot, options[slot])
            options[slot] = str(maker.make(call, drive))
    except PveError as error:
        maker.undo()
        raise failed(f"unable to create VM {vm.vmid} - {error.flattened()}") from error
    return with_defaults(call, tidy(call.state, options))


def with_defaults(call: Call, options: dict[str, Any]) -> dict[str, Any]:
    """What PVE adds to a new machine."""
    version = call.world.qemu_version
    if str(options.get("ostype", "")).startswith("w"):
        kind = str(options.get("machine", "pc"))
        pinned = f"{PINNED.get(kind, kind)}-{'.'.join(version.split('.')[:2])}"
        options["machine"] = pinned if kind in PINNED else kind
    if options.get("vmgenid") == "1":
        del options["vmgenid"]
    return {
        "boot": default_boot_order(options),
        "smbios1": f"uuid={uuid.uuid4()}",
        "vmgenid": str(uuid.uuid4()),
        **options,
        "meta": f"creation-qemu={version},ctime={call.clock.seconds()}",
    }
