"""The bytes of a recorded request, in the form in which it was sent."""

import hashlib
import json
import re
from dataclasses import dataclass
from urllib.parse import quote, urlencode

from .learning import Ids
from .recordings import Exchange, Row, Texts

FORM = "application/x-www-form-urlencoded"
_SIZE = re.compile(r"<(\d+) bytes>")
_QCOW2 = b"QFI\xfb" + bytes(20) + (2 << 30).to_bytes(8, "big")
_KEPT_IN_PATHS = "/%:@!+,=~*'()-._$&;"


@dataclass(frozen=True)
class Request:
    """Everything but the identity."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes


def build(exchange: Exchange, ids: Ids) -> Request:
    """The request with the ids of this run."""
    target = "/api2/json" + quote(ids.in_path(exchange.path), safe=_KEPT_IN_PATHS)
    params = {key: ids.in_value(value) for key, value in exchange.params.items()}
    if params and exchange.method in ("GET", "DELETE"):
        target += "?" + urlencode(params, doseq=True)
        params = {}
    content_type, body = _content(exchange, params)
    headers = {"Content-Type": content_type} if body else {}
    return Request(exchange.method, target, headers, body)


def _content(exchange: Exchange, params: Row) -> tuple[str, bytes]:
    if exchange.parts is not None:
        return exchange.content_type or "", _multipart(exchange.parts)
    if exchange.raw_body is not None:
        return exchange.content_type or FORM, exchange.raw_body.encode()
    if exchange.encoding == "json":
        return "application/json", json.dumps(params).encode()
    return FORM, urlencode(params, doseq=True).encode()


def _multipart(parts: list[Texts]) -> bytes:
    file = _data(parts[-1])
    written = b"".join(
        b"--XBOUNDARYX\r\n" + part["header"].encode() + b"\r\n\r\n" + data + b"\r\n"
        for part in parts
        for data in [_checksum(file) if _is_checksum(part) else _data(part)]
    )
    return written + b"--XBOUNDARYX--\r\n"


def _is_checksum(part: Texts) -> bool:
    return 'name="checksum"' in part["header"] and _SIZE.fullmatch(part["data"]) is not None


def _checksum(file: bytes) -> bytes:
    return hashlib.sha256(file).hexdigest().encode()


def _data(part: Texts) -> bytes:
    """Data of which only the size was kept is an image if the name says so, else nothing."""
    size = _SIZE.fullmatch(part["data"])
    if not size:
        return part["data"].encode()
    start = _QCOW2 if '.qcow2"' in part["header"] else b""
    return start.ljust(int(size[1]), b"\0")
