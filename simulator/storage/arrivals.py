"""Files that come onto a storage by upload or download: their names, checks and facts."""

import re
from dataclasses import dataclass
from typing import Any

from simulator.errors import failed, invalid
from simulator.storage.volumes import BLOCK

_ENDINGS = {
    "iso": (r"[^/]+\.(?:iso|img)", "wrong file extension"),
    "vztmpl": (r"[^/]+\.tar\.(?:gz|xz|zst|bz2)", "wrong file extension"),
    "import": (
        r"[ a-zA-Z0-9\-.+=_]+\.(?:ova|qcow2|raw|vmdk)",
        "invalid filename or wrong extension",
    ),
}
"""What a name has to look like, and what PVE says of another."""
_ANY_CASE = ("iso", "vztmpl")
_QCOW2_MAGIC = b"QFI\xfb"


@dataclass(frozen=True, slots=True)
class Arrival:
    """What is known of a file. `disk_size` is the size of the disk in a qcow2 image; all in
    bytes, the digests hexadecimal by algorithm."""

    size: int
    disk_size: int | None
    digests: dict[str, str]

    def facts(self) -> dict[str, Any]:
        """Of the volume that the file becomes."""
        used = -(-self.size // BLOCK) * BLOCK
        disk = {"file_size": self.size} if self.disk_size is not None else {}
        return {
            "size": self.size if self.disk_size is None else self.disk_size,
            "used": used,
            "digests": self.digests,
            **disk,
        }


def file_name(content: str, name: str) -> str:
    """The name that a file gets: no directories, nothing but plain characters.

    Raises PVE's error for an ending that does not fit the content.
    """
    plain = re.sub(r"[^a-zA-Z0-9_.-]", "_", re.split(r"[/\\]", name)[-1])
    pattern, trouble = _ENDINGS[content]
    if not re.fullmatch(pattern, plain, re.IGNORECASE if content in _ANY_CASE else 0):
        raise invalid(filename=trouble)
    return plain


def disk_size(data: bytes) -> int | None:
    """The size of the disk in a qcow2 image; None if the data is none."""
    if not data.startswith(_QCOW2_MAGIC):
        return None
    return int.from_bytes(data[24:32], "big")


def check_image(name: str, path: str, arrival: Arrival) -> None:
    """Raise what qemu-img says of a file that is not what its name says."""
    if name.endswith(".qcow2") and arrival.disk_size is None:
        raise failed(f"qemu-img: Could not open '{path}': Image is not in qcow2 format")


def check_sum(expected: str, algorithm: str, arrival: Arrival, suffix: str = "") -> None:
    got = arrival.digests.get(algorithm, "")
    if got.lower() != expected.lower():
        raise failed(f"checksum mismatch: got '{got}' != expect '{expected}'{suffix}")
