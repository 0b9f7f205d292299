"""Makes what drives need: new disks, imported ones, cloud-init drives, copies."""

from collections.abc import Callable
from dataclasses import dataclass, field

from simulator.call import Call, Cluster
from simulator.errors import failed
from simulator.qemu.access import check_volume_access
from simulator.qemu.drives import NEW_DISK, UNITS, Config, Drive, drives_of, print_size
from simulator.storage.config import get_storage, type_of
from simulator.storage.rows import file_size
from simulator.storage.volumes import Volumes

CLOUD_INIT_SIZE = 4 << 20
FIXED_SIZES = {"tpmstate0": 4 << 20, "efidisk0": 128 << 10}
"""Bytes of disks whose size nobody chooses; an EFI disk of type 4m has another one."""
EFI_4M_SIZE = 528 << 10
NO_STORAGE = "no storage ID specified (and no default storage)"


def ignore(*_lines: str) -> None:
    """Where there is no worker, nobody reads its log."""


@dataclass(slots=True)
class DiskMaker:
    """Allocates volumes for one machine, with the log that PVE's workers write."""

    cluster: Cluster
    node: str
    vmid: int
    default_storage: str | None = None
    as_template: bool = False
    made: list[str] = field(default_factory=list)
    """Volumes that were allocated, to be freed again if the whole fails."""
    present: Config = field(default_factory=dict)
    """The machine's options, in which a cloud-init drive may be already."""
    log: Callable[..., None] = ignore
    """Takes lines of the worker's log."""

    @property
    def volumes(self) -> Volumes:
        return Volumes(self.cluster, self.node)

    def make(self, call: Call, drive: Drive) -> Drive:
        """The drive as it is stored once its volume is there."""
        new = NEW_DISK.fullmatch(drive.file)
        if drive.is_empty:
            drive.options.pop("size", None)
            drive.options["media"] = "cdrom"
        elif drive.file.endswith("cloudinit"):
            self._cloud_init(drive)
        elif new:
            self._disk(drive, new[1] or self.default_storage, float(new[2]))
        else:
            check_volume_access(call, self.node, self.vmid, drive.file)
            drive.options.pop("format", None)
            drive.options["size"] = print_size(self._size_of(drive.file))
        return drive

    def undo(self) -> None:
        for volume in self.made:
            self.volumes.free(volume)
        self.made.clear()

    def _cloud_init(self, drive: Drive) -> None:
        storage = drive.file.rpartition(":")[0] or self.default_storage
        if not storage:
            raise failed(NO_STORAGE)
        other = next((d.slot for d in drives_of(self.present) if d.is_cloud_init), drive.slot)
        if other != drive.slot:
            raise failed(f"{drive.slot} - cloud-init drive is already attached at '{other}'")
        keeps_files = type_of(get_storage(self.cluster.state, storage)).keeps_files
        wanted = drive.options.pop("format", None) or ("qcow2" if keeps_files else "raw")
        ending = f".{wanted}" if keeps_files else ""
        name = f"vm-{self.vmid}-cloudinit{ending}"
        drive.file = self.allocate(storage, CLOUD_INIT_SIZE, wanted, name)
        drive.options["media"] = "cdrom"
        self._created(drive)

    def _disk(self, drive: Drive, storage: str | None, gibibytes: float) -> None:
        if not storage:
            raise failed(NO_STORAGE)
        wanted = drive.options.pop("format", None)
        source = drive.options.pop("import-from", None)
        if source:
            drive.file, size = self._import(source, storage, wanted)
        else:
            size = int(gibibytes * UNITS["G"])
            if drive.slot in FIXED_SIZES:
                size, wanted = self._fixed_size(drive), "raw" if drive.slot[0] == "t" else wanted
            drive.file = self.allocate(storage, size, wanted)
        if self.as_template:
            drive.file = make_base(self.volumes, drive.file)
        drive.options["size"] = print_size(size)
        self._created(drive)

    @staticmethod
    def _fixed_size(drive: Drive) -> int:
        if drive.slot == "efidisk0" and drive.options.get("efitype") == "4m":
            if drive.options.get("pre-enrolled-keys") == "1":
                drive.options["ms-cert"] = "2023k"
            return EFI_4M_SIZE
        return FIXED_SIZES[drive.slot]

    def _import(self, source: str, storage: str, wanted: str | None) -> tuple[str, int]:
        if source.startswith("/"):
            size, kept_format = self._size_at(source), "raw"
        else:
            _, _, name = self.volumes.parse(source)
            size, kept_format = self._size_of_source(source), name.format
        return self.copy(size, storage, wanted or kept_format), size

    def _size_of_source(self, volume_id: str) -> int:
        volume = self.volumes.find(volume_id)
        if volume is None:
            raise failed(f"failed to stat '{self.volumes.path(volume_id)}'")
        return int(volume["size"])

    def _size_at(self, path: str) -> int:
        for storage in self.cluster.state["storage.cfg"]:
            for _, row in self.volumes.rows(storage):
                if self.volumes.path(row["volid"]) == path:
                    return self._size_of_source(row["volid"])
        raise failed(f"failed to stat '{path}'")

    def _size_of(self, volume_id: str) -> int:
        volume = self.volumes.find(volume_id)
        if volume is None:
            raise failed(f"volume '{volume_id}' does not exist")
        _, _, name = self.volumes.parse(volume_id)
        return int(volume["size"]) if name.content == "images" else file_size(volume)

    def copy(self, size: int, storage: str, wanted: str | None) -> str:
        """A full copy of a disk of `size` bytes; the format gives way to what the storage has."""
        formats = type_of(get_storage(self.cluster.state, storage)).formats
        volume = self.allocate(storage, size, wanted if wanted in formats else None)
        total = print_binary(size)
        self.log(f"allocated target volume '{volume}'")
        self.log(f"transferred 0.0 B of {total} (0.00%)")
        self.log(f"transferred {total} of {total} (100.00%)")
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

    def allocate(self, storage: str, size: int, wanted: str | None, name: str | None = None) -> str:
        volume = self.volumes.allocate(storage, self.vmid, size, wanted, name)
        self.made.append(volume)
        _, section, parsed = self.volumes.parse(volume)
        if type_of(section).keeps_files:
            self.log(formatting(self.volumes.path(volume), parsed.format, size))
        else:
            self.log(f'  Logical volume "{parsed.file}" created.')
        return volume

    def _created(self, drive: Drive) -> None:
        self.log(f"{drive.slot}: successfully created disk '{drive}'")


def make_base(volumes: Volumes, volume_id: str) -> str:
    """Turn a disk into one that linked clones can stand on."""
    storage, _, name = volume_id.partition(":")
    head, slash, file = name.rpartition("/")
    return volumes.rename(volume_id, f"{storage}:{head}{slash}base-{file.removeprefix('vm-')}")


def formatting(path: str, kept_format: str, size: int) -> str:
    """What qemu-img says of a new image."""
    if kept_format != "qcow2":
        return f"Formatting '{path}', fmt={kept_format} size={size} preallocation=off"
    return (
        f"Formatting '{path}', fmt=qcow2 cluster_size=65536 extended_l2=off"
        f" preallocation=metadata compression_type=zlib size={size}"
        " lazy_refcounts=off refcount_bits=16"
    )


def print_binary(size: float) -> str:
    """A size as qemu-img shows progress: `2.0 GiB`."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if size < 1024:
            return f"{size:.1f} {unit}"
        size /= 1024
    return f"{size:.1f} TiB"
