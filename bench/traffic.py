"""What the simulated cluster was asked: in figures, and as a plan for the bare client."""

import re
from collections.abc import Iterable
from urllib.parse import quote

from bench.client import Call, Waves
from simulator import Simulator
from simulator.requestlog import Request

THREADS = 64
"""As many as `make up` has the engine use."""

_POLL = re.compile(r"/nodes/[^/]+/tasks/.*/(status|log)")
_GUEST = re.compile(r"/nodes/[^/]+/(?:qemu|lxc)/(\d+)")


def figures(log: Iterable[Request]) -> dict[str, int]:
    """Requests by method; the polls of tasks are counted apart."""
    found = {"reads": 0, "polls": 0, "POST": 0, "PUT": 0, "DELETE": 0}
    for request in log:
        found["polls" if _is_poll(request) else _name(request)] += 1
    return found


def waves(log: Iterable[Request], is_removal: bool) -> Waves:
    """The least that brings the same about: all writes, alike ones and guests side by side.

    A wave comes where the last of its kind came, after all that it may need; for a removal, where
    the first came. Where nothing was written, the point was to look: each different read once.
    """
    requests = [request for request in log if not _is_poll(request)]
    writes = [request for request in requests if _has_effect(request)]
    chains: dict[object, list[Call]] = {}
    found: dict[str, list[object]] = {}
    for number, request in enumerate(writes or requests):
        key = _guest(request) or (number if writes else request.path)
        kind = f"{request.method} {request.template}"
        if key not in chains:
            alike = found.setdefault(kind, []) if is_removal else found.pop(kind, [])
            found[kind] = [*alike, key]
        if writes or key not in chains:
            chains.setdefault(key, []).append(_call(request))
    return [[chains[key] for key in wave] for wave in found.values()]


def place(sim: Simulator) -> dict[str, object]:
    """Where the bare client goes, and as whom."""
    return {
        "url": sim.url,
        "ca_file": str(sim.ca_file),
        "token": sim.token,
        "threads": THREADS,
    }


def _is_poll(request: Request) -> bool:
    return request.method == "GET" and _POLL.fullmatch(request.path) is not None


def _has_effect(request: Request) -> bool:
    """Whether it is a write, or one of the reads that have the node mount a storage."""
    return request.method != "GET" or request.path.endswith("/content")


def _name(request: Request) -> str:
    return "reads" if request.method == "GET" else request.method


def _guest(request: Request) -> str | None:
    """The number of the guest that a write is about."""
    if request.method == "GET":
        return None
    found, made = _GUEST.match(request.path), ("newid", "vmid")
    named = [request.params[name] for name in made if name in request.params]
    return named[0] if named else found and found[1]


def _call(request: Request) -> Call:
    path = "/".join(quote(part, safe="") for part in request.path.split("/"))
    return request.method, path, request.params
