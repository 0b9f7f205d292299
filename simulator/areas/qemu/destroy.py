"""DELETE /nodes/{node}/qemu/{vmid}: a machine and all that is its own."""

from simulator.areas.qemu.config import ONE
from simulator.call import Call
from simulator.errors import failed
from simulator.guests.checks import refuse_root_only
from simulator.guests.references import check_unreferenced, purge
from simulator.guests.registration import forget
from simulator.guests.volumes import free_all
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.tasks import Task


@route("DELETE", ONE)
def destroy_vm(call: Call) -> str:
    refuse_root_only(call, "skiplock")
    vm = Vm.existing(call)
    vm.require_unprotected(f"can't remove VM {vm.vmid}")
    check_unreferenced(call, vm)
    require_stopped(vm)

    def work(task: Task) -> None:
        if not call.params.get("skiplock"):
            vm.require_unlocked()
        check_unreferenced(call, vm)
        require_stopped(vm)
        free_all(call, vm)
        vm.remove()
        forget(call, vm.vmid)
        purge(call, vm, task)

    return call.tasks.start(vm.node, "qmdestroy", vm.vmid, call.who, work)


def require_stopped(vm: Vm) -> None:
    if vm.run:
        raise failed(f"VM {vm.vmid} is running - destroy failed")
