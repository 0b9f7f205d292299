"""/nodes/{node}/lxc/{vmid}/resize and move_volume: volumes of a container."""

from simulator.call import Call
from simulator.errors import DIGEST_MISMATCH, PveError, failed, invalid
from simulator.guests.sizes import print_size, wanted_size
from simulator.guests.volumes import make_base
from simulator.lxc.access import OptionAccess
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import ROOT, MountPoint
from simulator.lxc.options import ONE, READ_ONLY
from simulator.lxc.volumes import FILE_BLOCK, MountPointMaker
from simulator.routes import route
from simulator.storage.rows import Volume
from simulator.tasks import Task

MISSING = "property is missing and it is not optional"


@route("PUT", ONE + "/resize")
def resize(call: Call) -> str:
    container = Container.of(call)
    checked_resize(call, container)

    def work(task: Task) -> None:
        mounted, volume, size = checked_resize(call, container)
        _, _, name = container.volumes.parse(mounted.volume)
        if name.format == "raw":
            path = container.volumes.path(mounted.volume)
            task.log("Image resized.", *grown_log(path, size, bool(container.run)))
        volume["size"] = size
        mounted.options["size"] = print_size(size)
        container.config[mounted.slot] = str(mounted)

    return call.tasks.start(container.node, "resize", container.vmid, call.who, work)


def checked_resize(call: Call, container: Container) -> tuple[MountPoint, Volume, int]:
    """The mount point, its volume and the size in bytes, once nothing speaks against it."""
    container.require_unlocked()
    unprivileged = bool(container.config.get(READ_ONLY))
    access = OptionAccess(call, container.vmid, container.config, unprivileged=unprivileged)
    access.check(call.given("disk"))
    check_digest(call, container)
    mounted = mounted_in(container, call.params["disk"])
    storage, _, name = container.volumes.parse(mounted.volume)
    if name.vmid != container.vmid:
        raise failed(f"can't resize mount point owned by another container ({name.vmid})")
    call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    volume = container.volumes.find(mounted.volume)
    if volume is None:
        raise failed(f"volume '{mounted.volume}' does not exist")
    size = wanted_size(call.params["size"], volume["size"])
    if size < volume["size"]:
        raise failed("unable to shrink disk size")
    if size == volume["size"]:
        raise failed("disk is already at specified size")
    return mounted, volume, size


def check_digest(call: Call, container: Container) -> None:
    if call.params.get("digest") not in (None, container.digest):
        raise failed(DIGEST_MISMATCH)


def mounted_in(container: Container, slot: str) -> MountPoint:
    """PVE reads what is not there as a mount point without parts."""
    if slot not in container.config:
        parts = ["volume"] if slot == ROOT else ["mp", "volume"]
        raise PveError(500, "format error", dict.fromkeys(parts, MISSING))
    return MountPoint.parse(slot, container.config[slot])


def grown_log(path: str, size: int, running: bool) -> list[str]:
    """What the tools of the file system say."""
    blocks = size // FILE_BLOCK
    passes = (
        "Checking inodes, blocks, and sizes",
        "Checking directory structure",
        "Checking directory connectivity",
        "Checking reference counts",
        "Checking group summary information",
    )
    checked = [f"Pass {number}: {text}" for number, text in enumerate(passes, start=1)]
    return [
        *([] if running else ["e2fsck 1.47.2 (1-Jan-2025)", *checked]),
        "resize2fs 1.47.2 (1-Jan-2025)",
        f"Resizing the filesystem on {path} to {blocks} (4k) blocks.",
        f"The filesystem on {path} is now {blocks} (4k) blocks long.",
        "",
    ]


@route("POST", ONE + "/move_volume")
def move(call: Call) -> str:
    storage = target_storage(call)
    call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    container = Container.existing(call)
    mounted = checked_move(call, container)
    container.config["lock"] = "disk"

    def work(task: Task) -> None:
        move_volume(call, container, mounted, storage, task)
        del container.config["lock"]

    def undo() -> None:
        container.config.pop("lock", None)

    return call.tasks.start(container.node, "move_volume", container.vmid, call.who, work, undo)


def target_storage(call: Call) -> str:
    """Where the volume is to go; another container is a target that there is no state for."""
    storage: str | None = call.params.get("storage")
    if "target-vmid" in call.params:
        if storage:
            raise failed("either set storage or target-vmid, but not both")
        raise PveError(501, "simulator: volumes cannot be moved to another container")
    if not storage:
        neither = "both 'storage' and 'target-vmid' missing, either needs to be set"
        raise invalid({"storage": neither, "target-vmid": neither})
    return storage


def checked_move(call: Call, container: Container) -> MountPoint:
    """The mount point whose volume is to be moved, once nothing speaks against it."""
    slot = call.params["volume"]
    container.require_unlocked()
    if container.run:
        raise failed("cannot move volumes of a running container")
    if slot.startswith("unused"):
        only = "only configured volumes can be moved to another storage"
        raise failed(f"cannot move volume '{slot}', {only}")
    mounted = mounted_in(container, slot)
    if call.params.get("delete") and container.in_snapshots(mounted.volume):
        raise failed("you can't move a volume with snapshots and delete the source")
    check_digest(call, container)
    return mounted


def move_volume(
    call: Call, container: Container, mounted: MountPoint, storage: str, task: Task
) -> None:
    if not mounted.is_volume:
        raise failed(f"cannot copy volumes of type {mounted.kind}")
    old = mounted.volume
    maker = MountPointMaker(call.cluster, container.node, container.vmid, log=task.log)
    mounted.volume = maker.copy(old, storage)
    if container.is_template:
        mounted.volume = make_base(container.volumes, mounted.volume)
    maker.measure(mounted)
    container.config[mounted.slot] = str(mounted)
    if call.params.get("delete"):
        container.volumes.free(old)
    else:
        container.add_unused(old)
