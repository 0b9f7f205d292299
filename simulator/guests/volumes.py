"""Volumes of a guest: made, linked, turned into bases, and destroyed with it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from simulator.call import Call, Cluster
from simulator.errors import failed
from simulator.guests.handle import NodeGuest
from simulator.storage.config import is_enabled, storages, type_of
from simulator.storage.volumes import Volumes


def ignore(*_lines: str) -> None:
    """Where there is no worker, nobody reads its log."""


@dataclass(slots=True)
class VolumeMaker:
    """Allocates volumes for one guest, with the log that PVE's workers write."""

    cluster: Cluster
    node: str
    vmid: int
    log: Callable[..., None] = field(default=ignore, kw_only=True)
    """Takes lines of the worker's log."""
    made: list[str] = field(default_factory=list, kw_only=True)
    """Volumes that were allocated, to be freed again if the whole fails."""

    @property
    def volumes(self) -> Volumes:
        return Volumes(self.cluster, self.node)

    def allocate(self, storage: str, size: int, wanted: str | None, name: str | None = None) -> str:
        """A new volume of `size` bytes; returns its id."""
        volume = self.volumes.allocate(storage, self.vmid, size, wanted, name)
        self.made.append(volume)
        _, section, parsed = self.volumes.parse(volume)
        if not type_of(section).keeps_files:
            self.log(f'  Logical volume "{parsed.file}" created.')
        elif parsed.format != "subvol":
            self.log(formatting(self.volumes.path(volume), parsed.format, size))
        return volume

    def link(self, base: str, size: int) -> str:
        """A linked clone on a base volume."""
        storage, _, base_name = base.partition(":")
        _, section, _ = self.volumes.parse(base)
        if type_of(section).keeps_files:
            file = self.volumes.free_name(storage, self.vmid, "qcow2")
            name = f"{base_name}/{self.vmid}/{file}"
        else:
            file = self.volumes.free_name(storage, self.vmid, "raw")
            name = file if section["type"] == "lvmthin" else f"{base_name}/{file}"
        self.volumes.put(f"{storage}:{name}", size=size, used=0, parent=base_name)
        self.made.append(f"{storage}:{name}")
        return f"{storage}:{name}"

    def undo(self) -> None:
        for volume in self.made:
            self.volumes.free(volume)
        self.made.clear()


def make_base(volumes: Volumes, volume_id: str) -> str:
    """Turn a volume into one that linked clones can stand on."""
    storage, _, name = volume_id.partition(":")
    head, slash, file = name.rpartition("/")
    kind, _, rest = file.partition("-")
    base = "basevol" if kind == "subvol" else "base"
    return volumes.rename(volume_id, f"{storage}:{head}{slash}{base}-{rest}")


def can_snapshot(volumes: Volumes, volume_id: str) -> bool:
    """File storages keep snapshots in qcow2 images only; some block storages make their own."""
    _, section, name = volumes.parse(volume_id)
    return name.format == "qcow2" or section["type"] in ("lvmthin", "zfspool", "rbd", "btrfs")


def free_all(call: Call, guest: NodeGuest) -> None:
    """Destroy the guest's volumes, those that nothing mentions only if that is asked for."""
    owned = guest.referenced_volumes()
    for volume in owned:
        if guest.volumes.has_clones(volume):
            raise failed(f"base volume '{volume}' is still in use by linked cloned")
    if call.params.get("destroy-unreferenced-disks"):
        owned += _unreferenced(call, guest, owned)
    for volume in owned:
        if guest.volumes.find(volume) is not None:
            guest.volumes.free(volume)


def _unreferenced(call: Call, guest: NodeGuest, known: list[str]) -> list[str]:
    """The guest's volumes on all storages of its node that no configuration mentions."""
    sections = storages(call.state).items()
    names = (name for name, section in sections if is_enabled(section, guest.node))
    rows = (row for name in names for _, row in guest.volumes.rows(name, guest.vmid))
    images = (row["volid"] for row in rows if row["content"] in ("images", "rootdir"))
    return [volume for volume in images if volume not in known]


def formatting(path: str, kept_format: str, size: int) -> str:
    """What qemu-img says of a new image."""
    if kept_format != "qcow2":
        return f"Formatting '{path}', fmt={kept_format} size={size} preallocation=off"
    return (
        f"Formatting '{path}', fmt=qcow2 cluster_size=65536 extended_l2=off"
        f" preallocation=metadata compression_type=zlib size={size}"
        " lazy_refcounts=off refcount_bits=16"
    )
