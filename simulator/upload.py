"""Uploads: the one kind of request whose body PVE's HTTP server reads as parts of a form.

It does not parse parts in general. It looks for its fields in a fixed order and for the file
last; what does not fit fails in one of the ways that are told apart here.
"""

import re
import secrets
from typing import Any

from simulator.errors import PlainError

PATH = re.compile(r"/nodes/[^/]+/storage/[^/]+/upload")
FIELDS = ("content", "checksum-algorithm", "checksum")
"""In the order in which they are looked for."""
_BOUNDARY = re.compile(r"multipart/form-data;\s*boundary=(\S+)", re.IGNORECASE)
_FILE = re.compile(rb'Content-Disposition: form-data; name="([^"]*)"; filename="([^"]+)"\r?\n')
_END_OF_HEADERS = re.compile(rb"\r?\n\r?\n")
_SERVER = "at /usr/share/perl5/PVE/APIServer/AnyEvent.pm line"


def is_unreadable(path: str, content_type: str) -> bool:
    """Whether it is an upload in another form: PVE closes its connection without an answer."""
    return bool(PATH.fullmatch(path)) and not _BOUNDARY.match(content_type)


def read_upload(content_type: str, body: bytes) -> tuple[dict[str, Any], bytes]:
    """Parameters and the file's data. A quoted boundary is taken with its quotes, as PVE does."""
    match = _BOUNDARY.match(content_type)
    if match is None:
        raise PlainError(f"upload 'Content-Type '{content_type}' not implemented")
    boundary = re.escape(match[1].encode("latin-1"))
    content = re.split(rb"\r?\n?--" + boundary + rb"--", body)[0]
    parts = re.split(rb"(?:^|\r?\n?)--" + boundary + rb"\r?\n", content)[1:]
    params: dict[str, Any] = {}
    for field in FIELDS:
        parts = _take_field(field, parts, params)
    name, data = _take_file(parts)
    temporary = f"/var/tmp/pveupload-{secrets.token_hex(16)}"
    return {**params, "filename": name, "tmpfilename": temporary}, data


def _misordered() -> PlainError:
    return PlainError("Bad Request", status=400, body="")


def _take_field(field: str, parts: list[bytes], params: dict[str, Any]) -> list[bytes]:
    """The parts behind that of the field; it is not seen in the last one, where the file is due."""
    disposition = f'Content-Disposition: form-data; name="{field}"'.encode()
    places = [place for place, part in enumerate(parts[:-1]) if disposition in part]
    if not places:
        return parts
    if places[0] > 0:
        raise _misordered()
    params[field] = _data(parts[0]).decode(errors="replace").strip()
    return parts[1:]


def _take_file(parts: list[bytes]) -> tuple[str, bytes]:
    match = _FILE.match(parts[0]) if parts else None
    if match is None:
        starts_well = bool(parts) and parts[0].startswith(b"Content-Disposition: ")
        if starts_well and any(b'"; filename="' in part for part in parts[1:]):
            raise _misordered()
        raise PlainError(f"upload failed {_SERVER} 1370.")
    field, name = (text.decode(errors="replace") for text in match.groups())
    if field != "filename":
        trouble = f"wrong field name '{field}' for file upload, expected 'filename'"
        raise PlainError(f"{trouble} {_SERVER} 1325.")
    return name.strip(), _data(parts[0])


def _data(part: bytes) -> bytes:
    return _END_OF_HEADERS.split(part, maxsplit=1)[-1]
