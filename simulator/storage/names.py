"""Volume names: what a name says of content, owner and format, by storage type."""

import re
from dataclasses import dataclass

from simulator.errors import failed

VOLUME_ID = re.compile(r"([a-z][a-z0-9\-_.]*[a-z0-9]):(.+)", re.IGNORECASE)
_IMAGE = re.compile(r"(?:(\d+)/(\S+)/)?(\d+)/((base-)?[^/\s]+\.(raw|qcow2|vmdk|subvol))")
_BLOCK = re.compile(r"(?:((?:base|basevol)-\d+-\S+)/)?(vm|base|basevol|subvol)-(\d+)-\S+")
_BACKUP = re.compile(r"vzdump-(?:openvz|lxc|qemu)-(\d+)-.+")
_ISO = r"[^/]+\.(?:iso|img)"
_TEMPLATE = r"[^/]+\.tar\.(?:gz|xz|zst|bz2)"
_ARCHIVE = r"[^/]+\.(?:tgz|(?:tar|vma)(?:\.(?:gz|lzo|zst|bz2))?)"
_FILES = {
    "iso": re.compile(_ISO, re.IGNORECASE),
    "vztmpl": re.compile(_TEMPLATE, re.IGNORECASE),
    "backup": re.compile(_ARCHIVE),
    "snippets": re.compile(r"[^/]+"),
    "import": re.compile(r"[ a-zA-Z0-9\-.+=_]+\.(?:ova|ovf|qcow2|raw|vmdk)"),
}
_SHOWN = {"iso": "iso", "snippets": "snippet"}


@dataclass(frozen=True)
class VolumeName:
    """A parsed name. `base` is the name of the volume that a linked clone stands on."""

    content: str
    file: str
    vmid: int | None = None
    format: str = "raw"
    base: str | None = None
    is_base: bool = False


def split_id(volume_id: str) -> tuple[str, str]:
    """Storage and volume name."""
    match = VOLUME_ID.fullmatch(volume_id)
    if not match:
        raise failed(f"unable to parse volume ID '{volume_id}'")
    return match[1], match[2]


def parse(kind: str, keeps_files: bool, name: str) -> VolumeName:
    """What a name on a storage of that type says. Raises PVE's error."""
    found = _file_storage(name) if keeps_files else _block_storage(name)
    if found is None:
        what = "directory" if keeps_files else {"lvmthin": "lvm", "zfspool": "zfs"}.get(kind, kind)
        raise failed(f"unable to parse {what} volume name '{name}'")
    return found


def _file_storage(name: str) -> VolumeName | None:
    folder, _, file = name.partition("/")
    if folder in _FILES:
        return _plain_file(folder, file) if _FILES[folder].fullmatch(file) else None
    if re.fullmatch(r"\d+/\S+", name):
        return _image(name)
    return None


def _plain_file(content: str, file: str) -> VolumeName:
    owner = _BACKUP.fullmatch(file) if content == "backup" else None
    kept_format = file.rpartition(".")[2] if content == "import" else "raw"
    return VolumeName(content, file, int(owner[1]) if owner else None, kept_format)


def _image(name: str) -> VolumeName:
    match = _IMAGE.fullmatch(name)
    if not match:
        raise failed(f"unable to parse volume filename '{name.rpartition('/')[2]}'")
    base = f"{match[1]}/{match[2]}" if match[1] else None
    return VolumeName("images", match[4], int(match[3]), match[6], base, bool(match[5]))


def _block_storage(name: str) -> VolumeName | None:
    match = _BLOCK.fullmatch(name)
    if not match:
        return None
    kept_format = "subvol" if match[2] in ("subvol", "basevol") else "raw"
    file, is_base = name.rpartition("/")[2], match[2].startswith("base")
    return VolumeName("images", file, int(match[3]), kept_format, match[1], is_base)


def shown_format(name: VolumeName) -> str:
    """The format as the list of a storage's content names it."""
    if name.content == "vztmpl":
        return f"t{name.file.rpartition('.')[2]}"
    if name.content == "backup":
        return re.sub(r"^.*?\.(tgz|tar|vma)", r"\1", name.file)
    return _SHOWN.get(name.content, name.format)
