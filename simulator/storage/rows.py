"""How the list of a storage's content shows its volumes."""

import re
from datetime import UTC, datetime
from typing import Any

from simulator.storage import names
from simulator.storage.names import VolumeName

Row = dict[str, Any]
Volume = dict[str, Any]
"""A volume in the state: `size` and `used` in bytes, `ctime`; for backups `notes` and `protected`,
for a linked clone `parent`; `file_size` where it differs from `size`."""

_ARCHIVE = re.compile(r"vzdump-(qemu|lxc|openvz)-[1-9]\d+-(\d{4}(?:_\d\d){2}-\d\d(?:_\d\d){2})\..+")


def volume_row(volume_id: str, name: VolumeName, volume: Volume, keeps_files: bool) -> Row:
    """One row; images on a file storage tell more of themselves than those on block devices."""
    is_image = name.content == "images"
    row: Row = {
        "volid": volume_id,
        "content": name.content,
        "format": names.shown_format(name),
        "size": volume["size"] if is_image else file_size(volume),
        "ctime": volume["ctime"],
    }
    if name.vmid is not None:
        row["vmid"] = name.vmid
    if is_image and keeps_files:
        row.update(used=volume["used"], parent=volume.get("parent"))
    if name.content == "backup":
        row.update(_backup_fields(name, volume))
    return row


def _backup_fields(name: VolumeName, volume: Volume) -> Row:
    """The name of an archive tells its time; of the notes only the first line is shown."""
    archive = _ARCHIVE.fullmatch(name.file)
    fields: Row = {"subtype": archive[1] if archive else "unknown"}
    if archive:
        moment = datetime.strptime(archive[2], "%Y_%m_%d-%H_%M_%S").replace(tzinfo=UTC)
        fields["ctime"] = int(moment.timestamp())
    if volume.get("notes"):
        fields["notes"] = volume["notes"].split("\n")[0]
    if volume.get("protected"):
        fields["protected"] = 1
    return fields


def is_standard_name(name: VolumeName) -> bool:
    """Whether a backup's name is one that vzdump gives."""
    return _ARCHIVE.fullmatch(name.file) is not None


def file_size(volume: Volume) -> int:
    """Bytes of the file, which for a disk image differs from the size of the disk."""
    return int(volume["file_size"] if "file_size" in volume else volume["size"])
