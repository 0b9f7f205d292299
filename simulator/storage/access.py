"""Who may read or use a volume."""

from simulator.call import Call
from simulator.errors import failed
from simulator.permissions import ROOT
from simulator.storage.names import VOLUME_ID, VolumeName
from simulator.storage.volumes import Volumes

ONLY_ROOT_PATHS = (
    "Only root can pass arbitrary filesystem paths. at /usr/share/perl5/PVE/Storage.pm line 651."
)


def check_access(call: Call, storage: str, name: VolumeName) -> None:
    """Raise unless the caller may read a volume."""
    allowed, path = call.permissions, f"/storage/{storage}"
    if allowed.has(path, "Datastore.Allocate"):
        return
    if name.content in ("iso", "vztmpl", "import"):
        allowed.require_any(path, "Datastore.AllocateSpace", "Datastore.Audit")
    elif name.content == "backup" and name.vmid:
        allowed.require(path, "Datastore.AllocateSpace")
        allowed.require(f"/vms/{name.vmid}", "VM.Backup")
    elif name.content in ("images", "rootdir") and name.vmid:
        allowed.require(path, "Datastore.Audit")
        allowed.require(f"/vms/{name.vmid}", "VM.Config.Disk")
    else:
        raise failed(f"missing privileges to access {storage}:{name.content}/{name.file}")


def check_volume_access(call: Call, vmid: int, volume_id: str, content: str | None = None) -> None:
    """Raise unless the caller may use a volume for that guest, perhaps only as one kind of
    content; paths are for root only."""
    if not VOLUME_ID.fullmatch(volume_id):
        if call.who != ROOT:
            raise failed(ONLY_ROOT_PATHS)
        return
    storage, _, name = Volumes(call.cluster, call.node).parse(volume_id)
    fits = content in (None, name.content) or (content == "rootdir" and name.content == "images")
    if not fits:
        needed = f"content type needs to be '{content}'"
        raise failed(f"unable to use volume {volume_id} - {needed}")
    if name.vmid != vmid or name.content not in ("images", "rootdir"):
        check_access(call, storage, name)
