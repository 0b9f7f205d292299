"""Guests made from others of their kind."""

import time
from collections.abc import Iterator
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field

from providers.core.check.problems import Problem, nearest
from providers.core.check.references import claim
from providers.core.cluster.reads import EVER
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import Refused
from providers.core.guests.power import item
from providers.core.kind.flat import Row
from providers.core.kind.marker import signed
from providers.core.kind.marks import Ref
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import plain

if TYPE_CHECKING:
    from providers.core.guests.guest import Guest


NAMING_TRIES, NAMING_PAUSE = 8, 2.0
"""PVE's statistics daemon, which tells the names, looks around every ten seconds."""


class Origin(PropertyString):
    """The guest or template that a new guest is made from."""

    default_key: ClassVar = "source"
    source: str
    """Name or number."""
    full: bool | None = None
    """A copy of the disks; default: linked to those of a template, a copy of any other's."""
    storage: Annotated[str | None, Ref("storage")] = None
    """Where the copied disks go; default: where the source has them."""
    snapname: str | None = None
    """Snapshot of the source to start from."""
    bwlimit: Annotated[int | None, Field(ge=0)] = None
    """KiB/s."""


def make_clone(view: View, spec: "Guest", wish: Origin) -> object:
    """Clone the source onto the declared node. API: POST …/clone

    The call goes to the source's node; another node as target needs shared storage.
    """
    source = _source(view, spec, wish.source)
    copied = {name: plain(value) for name, value in wish.values().items() if name != "source"}
    form = {
        **copied,
        "newid": spec.vmid,
        spec.differs.name: spec.at(spec.differs.name),
        "description": signed(spec.description or "", host.urn(), spec.vmid),
        "pool": spec.pool,
        "target": spec.node if spec.node not in (None, source["node"]) else None,
        "full": 1 if wish.full is None and wish.storage else copied.get("full"),
    }
    spec.node = spec.node or source["node"]
    # PVE locks a container as long as it is copied.
    alone = view.lock(f"clone of {source['vmid']}") if spec.differs.rests else nullcontext()
    with alone, view.turn(source["node"]):
        return view.api.run("POST", f"{item(spec, source)}/clone", form, spec.timeout)


def faults_of_clone(spec: "Guest", wish: Origin, view: View) -> Iterator[Problem]:
    """What PVE would refuse, or take for another wish."""
    if wish.full is False and wish.storage:
        yield Problem("clone.storage", "cannot be chosen for a linked clone: leave out one of both")
    found = _named(view, spec, wish.source, EVER)
    numbers = ", ".join(str(row["vmid"]) for row in found)
    if len(found) > 1:
        yield Problem("clone.source", f"is the name of several guests: give one of {numbers}")
    if len(found) == 1:
        yield from _running(spec, wish, found[0], view)
    key = claim(spec.kind, wish.source)
    is_declared = view.ledger.knows(wish.source) or view.ledger.claimed(key)
    if not found and not is_declared:
        hint = nearest(wish.source, [str(row.get("name")) for row in _guests(view, spec, EVER)])
        yield Problem("clone.source", f"is {wish.source!r}: there is no such guest{hint}")


def _running(spec: "Guest", wish: Origin, source: Row, view: View) -> Iterator[Problem]:
    """One that is declared in this run may be stopped by then."""
    is_declared = view.ledger.claimed(claim(spec.kind, str(source["vmid"])))
    is_copied = wish.full or wish.storage or not source.get("template")
    is_fixed = wish.snapname is not None or is_declared or not spec.differs.rests
    if source.get("status") == "running" and is_copied and not is_fixed:
        yield Problem(
            "clone.source",
            "runs: PVE copies a running container from a snapshot only. Declare `snapname`, "
            "or stop it",
        )


def _source(view: View, spec: "Guest", name: str) -> Row:
    """The one guest of that name or number.

    A guest of this run has its name in the cluster's list only after some seconds.
    """
    found = _named(view, spec, name, EVER)
    for _ in range(NAMING_TRIES):
        if found:
            break
        found = _named(view, spec, name, time.monotonic())
        time.sleep(0 if found else NAMING_PAUSE)
    if len(found) != 1:
        raise Refused(f"there are {len(found)} guests called {name!r}", "Give the number.")
    return found[0]


def _named(view: View, spec: "Guest", name: str, since: float) -> list[Row]:
    return [m for m in _guests(view, spec, since) if name in (str(m["vmid"]), m.get("name"))]


def _guests(view: View, spec: "Guest", since: float) -> list[Row]:
    rows = view.once("/cluster/resources", since, type="vm")
    return [row for row in rows if row["type"] == spec.paths.prefix]
