"""Virtual machines made from others."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field

from providers.core.check.problems import Problem, nearest
from providers.core.check.references import claim
from providers.core.cluster.reads import EVER
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import Refused
from providers.core.kind.flat import Row
from providers.core.kind.marker import signed
from providers.core.kind.marks import Ref
from providers.core.kind.property_string import PropertyString
from providers.vm.place import item

if TYPE_CHECKING:
    from providers.vm import Vm


NAMING_TRIES, NAMING_PAUSE = 8, 2.0
"""PVE's statistics daemon, which tells the names, looks around every ten seconds."""


class Clone(PropertyString):
    """The machine or template that a new machine is made from."""

    default_key: ClassVar = "source"
    source: Annotated[str, Ref("vm", soft=True)]
    """Name or number."""
    full: bool | None = None
    """A copy of the disks; default: linked to those of a template, a copy of any other's."""
    storage: Annotated[str | None, Ref("storage")] = None
    """Where the copied disks go; default: where the source has them."""
    format: str | None = None
    """Format of the copied disks; default: that of the source."""
    snapname: str | None = None
    """Snapshot of the source to start from."""
    bwlimit: Annotated[int | None, Field(ge=0)] = None
    """KiB/s."""


def make_clone(view: View, spec: "Vm") -> object:
    """Clone the source onto the declared node. API: POST /nodes/{node}/qemu/{vmid}/clone

    The call goes to the source's node; another node as target needs shared storage.
    """
    wish = spec.clone
    assert wish is not None
    source = _source(view, wish.source)
    target = spec.node if spec.node not in (None, source["node"]) else None
    form = {
        "newid": spec.vmid,
        "name": spec.name,
        "description": signed(spec.description or "", host.urn(), spec.vmid),
        "pool": spec.pool,
        "target": target,
        "full": 1 if wish.full or (wish.full is None and wish.storage) else wish.full,
        "storage": wish.storage,
        "format": wish.format,
        "snapname": wish.snapname,
        "bwlimit": wish.bwlimit,
    }
    spec.node = spec.node or source["node"]
    with view.turn(source["node"]):
        return view.api.run("POST", item(source, "clone"), _plain(form), spec.timeout)


def faults_of_clone(spec: "Vm", view: View) -> Iterator[Problem]:
    """What PVE would refuse, or take for another wish."""
    wish = spec.clone
    if wish is None:
        return
    if wish.full is False and wish.storage:
        yield Problem("clone.storage", "cannot be chosen for a linked clone: leave out one of both")
    found = _named(view, wish.source, EVER)
    numbers = ", ".join(str(row["vmid"]) for row in found)
    if len(found) > 1:
        yield Problem("clone.source", f"is the name of several machines: give one of {numbers}")
    is_declared = view.ledger.knows(wish.source) or view.ledger.claimed(claim("vm", wish.source))
    if not found and not is_declared:
        hint = nearest(wish.source, [str(row.get("name")) for row in _machines(view, EVER)])
        yield Problem("clone.source", f"is {wish.source!r}: there is no such machine{hint}")


def _source(view: View, name: str) -> Row:
    """The one machine of that name or number.

    A machine of this run has its name in the cluster's list only after some seconds.
    """
    found = _named(view, name, EVER)
    for _ in range(NAMING_TRIES):
        if found:
            break
        found = _named(view, name, time.monotonic())
        time.sleep(0 if found else NAMING_PAUSE)
    if len(found) != 1:
        raise Refused(f"there are {len(found)} machines called {name!r}", "Give the number.")
    return found[0]


def _named(view: View, name: str, since: float) -> list[Row]:
    return [m for m in _machines(view, since) if name in (str(m["vmid"]), m.get("name"))]


def _machines(view: View, since: float) -> list[Row]:
    rows = view.once("/cluster/resources", since, type="vm")
    return [row for row in rows if row["type"] == "qemu"]


def _plain(form: Row) -> Row:
    return {key: int(value) if isinstance(value, bool) else value for key, value in form.items()}
