"""Volumes: disk images and files on storages, as one node sees them."""

import re
from collections.abc import Iterator
from typing import Any

from simulator.call import Cluster
from simulator.errors import failed
from simulator.inventory import vmids
from simulator.storage import names
from simulator.storage.activation import activate, is_mounted
from simulator.storage.config import Section, contents, get_storage, type_of
from simulator.storage.names import VolumeName
from simulator.storage.places import path_of, place_of
from simulator.storage.rows import Row, Volume, volume_row

BLOCK = 4096
"""Bytes in which files take up space."""
EMPTY_QCOW2 = 200704
"""Bytes that a new qcow2 image takes up."""
_MOUNTED = ("nfs", "cifs", "cephfs")
_NO_SPACE = {
    "iscsi": "can't allocate space in iscsi storages",
    "iscsidirect": "can't allocate space in iscsi storages",
    "pbs": "can't allocate space in pbs storages",
    "esxi": "creating images is not supported for esxi storage",
}


class Volumes:
    """Everything that lies on the storages, from where `node` stands."""

    def __init__(self, cluster: Cluster, node: str) -> None:
        self._cluster = cluster
        self._node = cluster.world.local_node if node == "localhost" else node

    def parse(self, volume_id: str) -> tuple[str, Section, VolumeName]:
        """Storage, its section, and what the volume's name says. Raises PVE's errors."""
        storage, name = names.split_id(volume_id)
        section = get_storage(self._cluster.state, storage)
        kind = type_of(section)
        return storage, section, names.parse(section["type"], kind.keeps_files, name)

    def path(self, volume_id: str) -> str:
        _, section, name = self.parse(volume_id)
        return path_of(section, name)

    def find(self, volume_id: str) -> Volume | None:
        """The volume; None if it is not there, or its share not mounted on this node yet."""
        storage, section, _ = self.parse(volume_id)
        if section["type"] in _MOUNTED and not is_mounted(self._cluster, self._node, storage):
            return None
        return self._at(section).get(volume_id.partition(":")[2])

    def used_on(self, section: Section) -> int:
        """Bytes that the volumes of a storage take up."""
        return sum(volume["used"] for volume in self._at(section).values())

    def on(self, storage: str) -> dict[str, Volume]:
        """The volumes of a storage by name, after activating it."""
        section = get_storage(self._cluster.state, storage)
        activate(self._cluster, self._node, storage)
        return self._at(section)

    def rows(
        self, storage: str, vmid: int | None = None, content: str | None = None
    ) -> Iterator[tuple[VolumeName, Row]]:
        """What the list of a storage's content shows, by volume id.

        Images of containers count as another kind of content.
        """
        section = get_storage(self._cluster.state, storage)
        kind, allowed = type_of(section), contents(section)
        containers = vmids(self._cluster.state, ("lxc",))
        for text, volume in sorted(self.on(storage).items(), key=lambda item: item[0].lower()):
            name = names.parse(section["type"], kind.keeps_files, text)
            row = volume_row(f"{storage}:{text}", name, volume, kind.keeps_files)
            if name.content == "images" and name.vmid in containers:
                row["content"] = "rootdir"
            wanted = row["content"] in allowed and content in (None, row["content"])
            if wanted and (vmid is None or _is_shown_for(name, vmid)):
                yield name, row

    def put(self, volume_id: str, **facts: Any) -> Volume:
        """A new volume, or another in its place."""
        _, section, _ = self.parse(volume_id)
        volume: Volume = {"ctime": self._cluster.clock.seconds(), **facts}
        volume.setdefault("used", -(-volume["size"] // BLOCK) * BLOCK)
        self._at(section)[volume_id.partition(":")[2]] = volume
        return volume

    def allocate(
        self, storage: str, vmid: int, size: int, file_format: str | None, file: str | None = None
    ) -> str:
        """Make an empty disk image of `size` bytes; returns its volume id."""
        section = get_storage(self._cluster.state, storage)
        activate(self._cluster, self._node, storage)
        if section["type"] in _NO_SPACE:
            raise failed(_NO_SPACE[section["type"]])
        wanted = file_format or section.get("format") or type_of(section).formats[0]
        name = file or self.free_name(storage, vmid, wanted)
        volume_id = f"{storage}:{self._image_name(section, vmid, name, wanted)}"
        self.put(volume_id, size=size, used=EMPTY_QCOW2 if wanted == "qcow2" else BLOCK)
        return volume_id

    def rename(self, volume_id: str, new_id: str) -> str:
        """Give a volume another name on its storage; returns the new id."""
        _, section, _ = self.parse(volume_id)
        volumes = self._at(section)
        volumes[new_id.partition(":")[2]] = volumes.pop(volume_id.partition(":")[2])
        return new_id

    def has_clones(self, volume_id: str) -> bool:
        """Whether linked clones stand on the volume."""
        _, section, _ = self.parse(volume_id)
        base = volume_id.partition(":")[2]
        return any(name.startswith(f"{base}/") for name in self._at(section))

    def free_name(self, storage: str, vmid: int, file_format: str) -> str:
        """The first `vm-VMID-disk-N` that is not taken, with its ending on a file storage."""
        section = get_storage(self._cluster.state, storage)
        pattern = re.compile(rf"(?:.*/)?(?:vm|base|subvol|basevol)-{vmid}-disk-(\d+)(?:\..*)?")
        matches = (pattern.fullmatch(name) for name in self._at(section))
        taken = {int(match[1]) for match in matches if match}
        number = next(n for n in range(len(taken) + 1) if n not in taken)
        ending = f".{file_format}" if type_of(section).keeps_files else ""
        return f"{'subvol' if file_format == 'subvol' else 'vm'}-{vmid}-disk-{number}{ending}"

    def _image_name(self, section: Section, vmid: int, name: str, file_format: str) -> str:
        if not type_of(section).keeps_files:
            return self._block_name(section, vmid, name, file_format)
        image = names.parse(section["type"], True, f"{vmid}/{name}")
        if image.format != file_format:
            trouble = f"wrong extension for format ('{image.format} != '{file_format}')"
            raise failed(f"illegal name '{name}' - {trouble}")
        if f"{vmid}/{name}" in self._at(section):
            raise failed(f"disk image '{path_of(section, image)}' already exists")
        return f"{vmid}/{name}"

    def _block_name(self, section: Section, vmid: int, name: str, file_format: str) -> str:
        kind = type_of(section)
        if file_format not in kind.formats:
            raise failed(f"unsupported format '{file_format}'")
        prefix = f"subvol-{vmid}-" if file_format == "subvol" else f"vm-{vmid}-"
        if not name.startswith(prefix):
            raise failed(f"illegal name '{name}' - should be '{prefix}*'")
        if section["type"] == "lvm" and section["vgname"] not in self._cluster.world.volume_groups:
            raise failed(f"no such volume group '{section['vgname']}'")
        if name in self._at(section):
            raise failed(f"volume '{name}' already exists")
        return name

    def free(self, volume_id: str) -> list[str]:
        """Destroy a volume; returns the warnings that its absence is worth. Raises PVE's errors."""
        storage, section, name = self.parse(volume_id)
        activate(self._cluster, self._node, storage)
        text = volume_id.partition(":")[2]
        volumes = self._at(section)
        if name.is_base and any(other.startswith(f"{text}/") for other in volumes):
            raise failed(f"base volume '{text}' is still in use by linked clones")
        if volumes.get(text, {}).get("protected"):
            raise failed(f"cannot remove protected volume '{text}' on '{storage}'")
        if volumes.pop(text, None) is not None:
            return []
        return [f"disk image '{path_of(section, name)}' does not exist"]

    def _at(self, section: Section) -> dict[str, Volume]:
        place = place_of(section, self._node)
        everywhere = self._cluster.state["volumes"]
        if place not in everywhere:
            exported = self._cluster.world.exports.get(place, {})
            everywhere[place] = {name: dict(facts) for name, facts in exported.items()}
        volumes: dict[str, Volume] = everywhere[place]
        return volumes


def _is_shown_for(name: VolumeName, vmid: int) -> bool:
    """Snippets and images to import are shown for every guest."""
    if name.content in ("snippets", "import"):
        return True
    return name.vmid == vmid
