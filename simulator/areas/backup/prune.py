"""/nodes/{node}/storage/{storage}/prunebackups: old backups that a retention rule lets go."""

from simulator.areas.storage.nodes import ONE
from simulator.backup.archives import marked
from simulator.backup.jobs import Job, parse_option
from simulator.call import Call
from simulator.errors import failed
from simulator.propertystring import RETENTION
from simulator.routes import route
from simulator.storage.config import get_storage
from simulator.storage.rows import Row
from simulator.storage.volumes import Volumes
from simulator.tasks import Task

PATH = ONE + "/prunebackups"


@route("GET", PATH)
def preview(call: Call) -> list[Row]:
    return _marked(call)


@route("DELETE", PATH)
def prune(call: Call) -> str:
    storage, vmid = call.params["storage"], call.params.get("vmid")
    if vmid is None:
        call.permissions.require(f"/storage/{storage}", "Datastore.Allocate")
    else:
        call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
        call.permissions.require(f"/vms/{vmid}", "VM.Backup")

    def work(task: Task) -> None:
        volumes = Volumes(call.cluster, call.node)
        for backup in _marked(call):
            if backup["mark"] == "remove":
                task.log(f"removing backup '{backup['volid']}'")
                volumes.free(backup["volid"])

    object_id = storage if vmid is None else f"{vmid}@{storage}"
    return call.tasks.start(call.node, "prunebackups", object_id, call.who, work)


def _marked(call: Call) -> list[Row]:
    volumes, params = Volumes(call.cluster, call.node), call.params
    return marked(
        volumes, params["storage"], _retention(call), params.get("vmid"), params.get("type")
    )


def _retention(call: Call) -> Job:
    """The rule that is given, else the storage's own."""
    storage = call.params["storage"]
    text = call.params.get(RETENTION) or get_storage(call.state, storage).get(RETENTION)
    if not text:
        raise failed(f"no prune-backups options configured for storage '{storage}'")
    return parse_option(RETENTION, text)
