"""/nodes/{node}/storage/{storage}/content: the volumes on a storage."""

from typing import Any

from simulator.areas.storage.nodes import ONE
from simulator.call import Call
from simulator.errors import PveError, failed, invalid
from simulator.routes import route
from simulator.storage.access import check_access
from simulator.storage.names import VolumeName, split_id
from simulator.storage.rows import Volume
from simulator.storage.types import TYPES
from simulator.storage.volumes import Volumes
from simulator.tasks import Task

CONTENT = ONE + "/content"
VOLUME = CONTENT + "/{volume}"
UNITS = {"": 1 << 10, "M": 1 << 20, "G": 1 << 30}
IMAGE_FORMATS = ("raw", "qcow2", "vmdk")
ONLY_BACKUPS = {"notes": "can have notes", "protected": "support attribute 'protected'"}
MAX_PROTECTED = 5
"""Protected backups of a guest for users who may not allocate the storage itself."""


@route("GET", CONTENT)
def list_content(call: Call) -> list[dict[str, Any]]:
    storage, vmid = call.params["storage"], call.params.get("vmid")
    rows = Volumes(call.cluster, call.node).rows(storage, vmid, call.params.get("content"))
    return [row for name, row in rows if _may_use(call, storage, name)]


def _may_use(call: Call, storage: str, name: VolumeName) -> bool:
    try:
        check_access(call, storage, name)
    except PveError:
        return False
    return True


@route("POST", CONTENT)
def allocate(call: Call) -> str:
    file, size = call.params["filename"], call.params["size"]
    wanted, ending = call.params.get("format"), file.rpartition(".")[2]
    if ending in IMAGE_FORMATS:
        if wanted and wanted != ending:
            raise invalid(format=f"different storage formats ({wanted} != {ending})")
        wanted = ending
    digits = size.rstrip("MG")
    in_bytes = int(digits) * UNITS[size[len(digits) :]]
    volumes = Volumes(call.cluster, call.node)
    return volumes.allocate(call.params["storage"], call.params["vmid"], in_bytes, wanted, file)


def _volume_id(call: Call) -> str:
    """The volume of the path, with or without the storage in front."""
    storage, volume = call.params["storage"], call.params["volume"]
    if ":" not in volume:
        return f"{storage}:{volume}"
    try:
        named, _ = split_id(volume)
    except PveError as error:
        raise invalid(volume=f"{error.message}\n") from error
    if named != storage:
        raise invalid(volume=f"storage ID mismatch ({named} != {storage})\n")
    return str(volume)


@route("GET", VOLUME)
def show_volume(call: Call) -> dict[str, Any]:
    volume_id, volumes = _volume_id(call), Volumes(call.cluster, call.node)
    storage, _, name = volumes.parse(volume_id)
    check_access(call, storage, name)
    volume = _existing(volumes, volume_id)
    shown = {
        "path": volumes.path(volume_id),
        "size": volume["size"],
        "used": volume["used"],
        "format": name.format,
    }
    if name.content == "backup":
        shown.update(notes=volume.get("notes", ""), protected=volume.get("protected", 0))
    return shown


def _existing(volumes: Volumes, volume_id: str) -> Volume:
    volume = volumes.find(volume_id)
    if volume is None:
        raise failed(f"volume_size_info on '{volume_id}' failed - no format")
    return volume


@route("PUT", VOLUME)
def update_volume(call: Call) -> None:
    """Notes and protection, which only backups have."""
    volume_id, volumes = _volume_id(call), Volumes(call.cluster, call.node)
    storage, section, name = volumes.parse(volume_id)
    check_access(call, storage, name)
    changes = call.given("notes", "protected")
    _check_attributes(section["type"], name, changes)
    volume = _existing(volumes, volume_id)
    if changes.get("protected") and not volume.get("protected"):
        _check_protected(call, storage, section.get("max-protected-backups"), name.vmid)
    volume.update(changes)


def _check_attributes(kind: str, name: VolumeName, changes: dict[str, Any]) -> None:
    for attribute in changes:
        if not TYPES[kind].keeps_files and kind != "pbs":
            raise failed(f"attribute '{attribute}' is not supported for storage type '{kind}'")
        if name.content != "backup":
            raise failed(f"only backups {ONLY_BACKUPS[attribute]}")


def _check_protected(call: Call, storage: str, limit: int | None, vmid: int | None) -> None:
    unlimited = call.permissions.has(f"/storage/{storage}", "Datastore.Allocate")
    allowed = limit if limit is not None else -1 if unlimited else MAX_PROTECTED
    rows = Volumes(call.cluster, call.node).rows(storage, vmid, "backup")
    if -1 < allowed <= sum(row.get("protected", 0) for _, row in rows):
        trouble = f"per guest is limited to {allowed} on storage '{storage}'"
        raise failed(f"The number of protected backups {trouble}")


@route("DELETE", VOLUME)
def delete_volume(call: Call) -> str | None:
    """The task's UPID, or nothing if it has ended within `delay` seconds."""
    volume_id, volumes = _volume_id(call), Volumes(call.cluster, call.node)
    storage, _, name = volumes.parse(volume_id)
    if name.content == "backup" and name.vmid:
        call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
        call.permissions.require(f"/vms/{name.vmid}", "VM.Backup")
    else:
        call.permissions.require(f"/storage/{storage}", "Datastore.Allocate")

    def remove(task: Task) -> None:
        task.log(*volumes.free(volume_id), f"Removed volume '{volume_id}'")

    owner = f"{name.vmid}@" if name.vmid is not None else ""
    upid = call.tasks.start(call.node, "imgdel", f"{owner}{storage}", call.who, remove)
    delay = call.params.get("delay")
    exit_status = call.tasks.finish_within(upid, delay) if delay else None
    if exit_status is None:
        return upid
    if exit_status != "OK":
        raise failed(exit_status)
    return None
