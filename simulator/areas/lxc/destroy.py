"""DELETE /nodes/{node}/lxc/{vmid}: a container and all that is its own."""

from simulator.call import Call
from simulator.errors import failed
from simulator.guests.references import check_unreferenced, purge
from simulator.guests.registration import forget
from simulator.guests.volumes import free_all
from simulator.lxc import power
from simulator.lxc.container import Container
from simulator.lxc.options import ONE
from simulator.routes import route
from simulator.tasks import Task


@route("DELETE", ONE)
def destroy_container(call: Call) -> str:
    container = Container.existing(call)
    check_destroy(call, container)

    def work(task: Task) -> None:
        check_destroy(call, container)
        if container.run:
            task.log(f"forced to stop CT {container.vmid} before destroying!")
            power.stop(container)
        free_all(call, container)
        forget(call, container.vmid)
        purge(call, container, task)
        container.remove()

    return call.tasks.start(container.node, "vzdestroy", container.vmid, call.who, work)


def check_destroy(call: Call, container: Container) -> None:
    container.require_unprotected(f"can't remove CT {container.vmid}")
    container.require_unlocked()
    check_unreferenced(call, container)
    if container.run and not call.params.get("force"):
        raise failed(f"unable to destroy CT {container.vmid} - container is running")
