"""DELETE /nodes/{node}/qemu/{vmid}: a machine and all that is its own."""

from simulator.areas.qemu.config import ONE
from simulator.call import Call
from simulator.errors import failed
from simulator.params import split_list
from simulator.qemu.checks import refuse_root_only
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.storage.config import is_enabled, storages
from simulator.tasks import Task


@route("DELETE", ONE)
def destroy_vm(call: Call) -> str:
    refuse_root_only(call, "skiplock")
    vm = Vm.existing(call)
    vm.require_unprotected(f"can't remove VM {vm.vmid}")
    require_stopped(vm)

    def work(task: Task) -> None:
        if not call.params.get("skiplock"):
            vm.require_unlocked()
        require_stopped(vm)
        remove_volumes(call, vm)
        vm.remove()
        forget_rights(call, vm.vmid)
        if call.params.get("purge"):
            task.log(f"purging VM {vm.vmid} from related configurations..")
            leave_backup_jobs(call, vm.vmid)

    return call.tasks.start(vm.node, "qmdestroy", vm.vmid, call.who, work)


def require_stopped(vm: Vm) -> None:
    if vm.run:
        raise failed(f"VM {vm.vmid} is running - destroy failed")


def remove_volumes(call: Call, vm: Vm) -> None:
    owned = vm.referenced_volumes()
    for volume in owned:
        if vm.volumes.has_clones(volume):
            raise failed(f"base volume '{volume}' is still in use by linked cloned")
    if call.params.get("destroy-unreferenced-disks"):
        owned += unreferenced(call, vm, owned)
    for volume in owned:
        if vm.volumes.find(volume) is not None:
            vm.volumes.free(volume)


def unreferenced(call: Call, vm: Vm, known: list[str]) -> list[str]:
    """The machine's volumes on all storages of its node that no configuration mentions."""
    names = (name for name, section in storages(call.state).items() if is_enabled(section, vm.node))
    rows = (row for name in names for _, row in vm.volumes.rows(name, vm.vmid, "images"))
    return [row["volid"] for row in rows if row["volid"] not in known]


def forget_rights(call: Call, vmid: int) -> None:
    """Access control entries and pool membership go with the machine."""
    with call.state.writing_users("removing access failed") as config:
        config["acl"].pop(f"/vms/{vmid}", None)
        for pool in config["pools"].values():
            if vmid in pool["vms"]:
                pool["vms"].remove(vmid)


def leave_backup_jobs(call: Call, vmid: int) -> None:
    """A job that names no guest any more goes too."""
    jobs = call.state["jobs.cfg"]
    for name, job in list(jobs.items()):
        named = split_list(job.get("vmid"))
        if str(vmid) in named:
            rest = [other for other in named if other != str(vmid)]
            jobs[name] = {**job, "vmid": ",".join(rest)}
            if not rest:
                del jobs[name]
