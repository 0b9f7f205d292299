"""Makes what drives need: new disks, imported ones, cloud-init drives, copies."""

from dataclasses import dataclass, field

from simulator.call import Call
from simulator.errors import failed
from simulator.guests.sizes import UNITS, print_size
from simulator.guests.volumes import VolumeMaker, make_base
from simulator.qemu.drives import NEW_DISK, Config, Drive, drives_of
from simulator.storage.access import check_volume_access
from simulator.storage.config import get_storage, type_of
from simulator.storage.rows import file_size

CLOUD_INIT_SIZE = 4 << 20
FIXED_SIZES = {"tpmstate0": 4 << 20, "efidisk0": 128 << 10}
"""Bytes of disks whose size nobody chooses; an EFI disk of type 4m has another one."""
EFI_4M_SIZE = 528 << 10
NO_STORAGE = "no storage ID specified (and no default storage)"


@dataclass(slots=True)
class DiskMaker(VolumeMaker):
    """Allocates volumes for one machine."""

    default_storage: str | None = None
    as_template: bool = False
    present: Config = field(default_factory=dict)
    """The machine's options, in which a cloud-init drive may be already."""

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
            check_volume_access(call, self.vmid, drive.file)
            drive.options.pop("format", None)
            drive.options["size"] = print_size(self._size_of(drive.file))
        return drive

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

    def _created(self, drive: Drive) -> None:
        self.log(f"{drive.slot}: successfully created disk '{drive}'")


def print_binary(size: float) -> str:
    """A size as qemu-img shows progress: `2.0 GiB`."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if size < 1024:
            return f"{size:.1f} {unit}"
        size /= 1024
    return f"{size:.1f} TiB"
