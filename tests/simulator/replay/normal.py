"""What differs between two runs of the same cluster, reduced to its shape."""

import json
import re

from .recordings import Json, Row

_PATTERNS = [
    (re.compile(pattern), shape)
    for pattern, shape in (
        (r"UPID:([^:]+):[0-9A-F]{8}:[0-9A-F]{8,9}:[0-9A-F]{8}:", r"UPID:\1:"),
        (r"\b([0-9a-f]{40}|[0-9a-f]{64})\b", "<digest>"),
        (r"\b[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\b", "<uuid>"),
        (r"ctime=\d+", "ctime=<time>"),
        (r"(?i)\bBC:24:11(:[0-9a-f]{2}){3}\b", "<mac>"),
        (r"^PVE:([^: ]+):[0-9A-F]{8}::\S+$", r"<ticket of \1>"),
        (r"^[0-9A-F]{8}:[\w+/=-]{20,}$", "<csrf>"),
        (r"(?i)\b([0-9a-f]{2}:){31}[0-9a-f]{2}\b", "<fingerprint>"),
        (r'"data": ?"[\w+/]{43}="', '"data": "<key>"'),
        (r"\d{4}[-_]\d\d[-_]\d\d[-_T ]\d\d[:_]\d\d[:_]\d\d(\.\d{9} \+0000|\+00:00)?", "<date>"),
        (r"\$5\$[^:]+", "<password hash>"),
        (r"\bpveupload-[0-9a-f]{32}\b", "pveupload-<id>"),
        (r"\.tmp_dwnl\.\d+", ".tmp_dwnl.<n>"),
        (r"\b(pid|PID)( |:|=)\d+", r"\1\2<n>"),
    )
]
_TIMES = {"starttime", "endtime", "ctime"}
_PROCESS = {"pid", "pstart", "uptime", "cpu", "mem", "memhost"}
_TRAFFIC = {"netin", "netout", "diskread", "diskwrite"}
_CAPACITY = {"disk", "maxdisk", "maxmem", "maxcpu", "used", "avail", "total", "used_fraction"}
_TREES = {"cpuinfo", "memory", "rootfs", "swap", "loadavg", "boot-info", "current-kernel"}
_VERSIONS = {"kversion", "pveversion", "cgroup-mode", "repoid"}
_COMMA_SETS = {"content", "nodes", "groups", "users", "privs", "tokens"}


def by_shape(text: str) -> str:
    """The text with ids, times and random names replaced by their kind."""
    for pattern, shape in _PATTERNS:
        text = pattern.sub(shape, text)
    return text


def normal(value: Json, key: str = "", ordered: bool = False) -> Json:
    """The value in a form that two runs share. Lists lose their order, as PVE's own have none,
    unless `ordered`."""
    if isinstance(value, dict):
        figures = _PROCESS | _TRAFFIC if "vmid" in value else _PROCESS | _TRAFFIC | _CAPACITY
        return {name: _field(name, item, figures, ordered) for name, item in value.items()}
    if isinstance(value, list):
        items = [normal(item, key, ordered) for item in value]
        return items if ordered else sorted(items, key=_sorting)
    if isinstance(value, str):
        return by_shape(",".join(sorted(value.split(","))) if key in _COMMA_SETS else value)
    return value


def _field(name: str, value: Json, figures: set[str], ordered: bool) -> Json:
    if name in _VERSIONS or (name in _TREES and isinstance(value, dict | list)):
        return f"<{type(value).__name__}>"
    if name in figures | _TIMES and isinstance(value, int | float):
        return "<number>"
    return normal(value, name, ordered)


def _sorting(item: Json) -> str:
    return json.dumps(item, sort_keys=True)


def task_log(body: Row) -> Json:
    """A task's log by its last line: the lines before it are the tools' own words."""
    lines = body.get("data")
    last = lines[-1] if isinstance(lines, list) and lines else None
    return last.get("t") if isinstance(last, dict) else last
