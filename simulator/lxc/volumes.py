"""Makes the volumes that mount points need, and the file systems on them."""

import uuid

from simulator.errors import failed
from simulator.guests.sizes import UNITS, print_size
from simulator.guests.volumes import VolumeMaker
from simulator.lxc.mountpoints import NEW_VOLUME, MountPoint
from simulator.storage.config import Section, contents, get_storage, type_of
from simulator.storage.volumes import Volumes

FILE_BLOCK = 4 << 10
"""Bytes of a block of the file systems."""
BYTES_PER_INODE = 16 << 10
GROUP = 32768
"""Blocks of a group; some groups begin with a copy of the superblock."""


class MountPointMaker(VolumeMaker):
    """Allocates volumes for one container."""

    __slots__ = ()

    def make(self, mounted: MountPoint) -> MountPoint:
        """The mount point as it is stored once its volume is there."""
        new = NEW_VOLUME.fullmatch(mounted.volume)
        if new:
            size = int(float(new[2]) * 1024) * UNITS["M"]
            mounted.volume = self.new(new[1], size)
            mounted.options["size"] = print_size(size)
        return mounted

    def new(self, storage: str, size: int) -> str:
        """A volume with an empty file system of `size` bytes, or a directory if that is 0."""
        section = get_storage(self.cluster.state, storage)
        if "rootdir" not in contents(section):
            trouble = "is not available or configured on storage"
            raise failed(f"content type 'rootdir' {trouble} '{storage}'")
        kept_format = _format(section, size)
        volume = self.allocate(storage, size, kept_format)
        if kept_format == "raw":
            self.log(*file_system_log(size))
        return volume

    def copy(self, source: str, storage: str) -> str:
        """A full copy of a volume on a storage."""
        volume = self.volumes.find(source)
        if volume is None:
            raise failed(f"volume '{source}' does not exist")
        return self.new(storage, int(volume["size"]))

    def measure(self, mounted: MountPoint) -> None:
        """Note the size that the volume has."""
        volume = self.volumes.find(mounted.volume)
        if volume is not None:
            mounted.options["size"] = print_size(int(volume["size"]))


def _format(section: Section, size: int) -> str:
    if section["type"] == "zfspool":
        return "subvol"
    return "raw" if size or not type_of(section).keeps_files else "subvol"


def file_system_log(size: int) -> list[str]:
    """What PVE shows of the output of mkfs.ext4."""
    blocks = size // FILE_BLOCK
    copies = ", ".join(str(group * GROUP) for group in _groups_with_copy(-(-blocks // GROUP)))
    return [
        f"Creating filesystem with {blocks} 4k blocks and {size // BYTES_PER_INODE} inodes",
        f"Filesystem UUID: {uuid.uuid4()}",
        "Superblock backups stored on blocks: ",
        f"\t{copies}",
    ]


def _groups_with_copy(groups: int) -> list[int]:
    """The first group after the superblock's own, and those of odd powers' numbers."""
    powers = {base**power for base in (3, 5, 7) for power in range(20)}
    return sorted(group for group in powers if group < groups)


def can_link(volumes: Volumes, volume_id: str, in_snapshot: bool) -> bool:
    """Whether a linked clone may stand on the volume: on file storages it would be a qcow2 image,
    which no container can have."""
    _, section, name = volumes.parse(volume_id)
    return not type_of(section).keeps_files and (name.is_base or in_snapshot)
