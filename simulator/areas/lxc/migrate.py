"""/nodes/{node}/lxc/{vmid}/migrate: a container goes to another node."""

from typing import Any

from simulator.call import Call
from simulator.errors import PveError, failed, invalid
from simulator.guests.availability import refuse_managed_move
from simulator.guests.checks import check_node_exists
from simulator.lxc import power
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import MountPoint, mount_points
from simulator.lxc.options import ONE
from simulator.params import split_list
from simulator.routes import route
from simulator.storage.config import check_enabled, contents, get_storage
from simulator.storage.volumes import Volumes
from simulator.tasks import Task

MIGRATE = ONE + "/migrate"
SAME = "1"
"""A target storage that stands for the one where a volume is."""
MIGRATABLE = ("dir", "zfspool", "lvmthin", "lvm", "btrfs")
"""Storage types whose volumes can be copied to another node."""

StorageMap = dict[str, str]
"""Storage here to storage there; an empty key stands for all others."""


@route("GET", MIGRATE)
def show_preconditions(call: Call) -> dict[str, Any]:
    container = Container.existing(call)
    container.require_unlocked()
    others = [node for node in call.world.nodes if node != container.node]
    running = int(bool(container.run))
    return {"running": running, "allowed-nodes": others, "not-allowed-nodes": {}}


@route("POST", MIGRATE)
def migrate(call: Call) -> str:
    target = call.params["target"]
    if target == call.node:
        raise invalid(target="target is local node.")
    check_node_exists(call, target)
    container = Container.existing(call)
    refuse_managed_move(call, container)
    online, restart = call.params.get("online"), call.params.get("restart")
    if container.run and not (online or restart):
        raise failed("can't migrate running container without --online or --restart")
    storages = storage_map(call, container, target)

    def work(task: Task) -> None:
        task.log(f"starting migration of CT {container.vmid} to node '{target}'")
        try:
            check_migration(call, container)
            move_volumes(container, target, storages, task)
        except PveError as error:
            task.log(f"ERROR: migration aborted: {error.message}")
            raise failed("migration aborted") from error
        change_node(container, target, task)
        task.log("migration finished successfully")

    return call.tasks.start(call.node, "vzmigrate", container.vmid, call.who, work)


def change_node(container: Container, target: str, task: Task) -> None:
    """One that runs is stopped here and started there."""
    was_running = container.run
    power.stop(container)
    container.move_to(target)
    if was_running:
        task.log("start container on target node")
        power.start(container)


def storage_map(call: Call, container: Container, target: str) -> StorageMap:
    """`here:there,…` and perhaps one storage for all others; `1` keeps every volume's own."""
    pairs = [part.rpartition(":") for part in split_list(call.params.get("target-storage"))]
    mapped = {here: there for here, _, there in pairs if there != SAME}
    if mapped:
        call.permissions.require(f"/vms/{container.vmid}", "VM.Config.Disk")
    for storage in mapped.values():
        section = get_storage(call.state, storage)
        call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
        check_enabled(storage, section, target)
        if "rootdir" not in contents(section):
            what = "does not support CT rootdirs"
            raise failed(f"storage '{storage}' on node '{target}' {what}")
    return mapped


def check_migration(call: Call, container: Container) -> None:
    container.require_unlocked()
    if container.run and call.params.get("online"):
        raise failed("lxc live migration is currently not implemented")
    for mounted in mount_points(container.config):
        if not mounted.is_volume and mounted.options.get("shared") != "1":
            raise failed(f"cannot migrate local {mounted.kind} mount point '{mounted.slot}'")


def move_volumes(container: Container, target: str, storages: StorageMap, task: Task) -> None:
    """Local volumes are copied and taken away here; shared ones only have to be there too."""
    points = [mounted for mounted in mount_points(container.config) if mounted.is_volume]
    moves = [move for mounted in points if (move := planned(container, mounted, target, storages))]
    there = Volumes(container.cluster, target)
    for mounted, storage in moves:
        old, name = mounted.volume, mounted.volume.partition(":")[2]
        volume = container.volumes.find(old)
        if volume is None:
            raise failed(f"volume '{old}' does not exist")
        task.log(f"found local volume '{old}' (in current VM config)")
        mounted.volume = f"{storage}:{name}"
        there.put(mounted.volume, **volume)
        container.volumes.free(old)
        container.config[mounted.slot] = str(mounted)


def planned(
    container: Container, mounted: MountPoint, target: str, storages: StorageMap
) -> tuple[MountPoint, str] | None:
    """The mount point and its storage over there, if its volume has to be moved at all."""
    storage, section, name = container.volumes.parse(mounted.volume)
    if section.get("shared"):
        check_enabled(storage, section, target)
        return None
    goes_to = storages.get(storage) or storages.get("") or storage
    check_enabled(goes_to, get_storage(container.cluster.state, goes_to), target)
    if section["type"] not in MIGRATABLE:
        raise failed(f"storage type '{section['type']}' not supported")
    if name.base:
        raise failed(f"clone of '{name.base}'")
    if container.in_snapshots(mounted.volume) and section["type"] != "zfspool":
        raise failed("non-migratable snapshot exists")
    return mounted, goes_to
