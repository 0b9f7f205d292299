"""Who may read a volume."""

from simulator.call import Call
from simulator.errors import failed
from simulator.storage.names import VolumeName


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
