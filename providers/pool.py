"""Pools: groups of guests and storages that permissions can be granted on."""

from typing import Annotated, ClassVar

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.kind.flat import Row
from providers.core.kind.forms import POOL
from providers.core.kind.marks import IDENTITY, LATER, NAME, Ref, Via
from providers.core.kind.paths import DELETE, PUT, Paths, Seen
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names, Numbers, Text


def change_members(view: View, spec: "Pool", actual: Row, keys: list[str]) -> None:
    """Add the members that lack, then take out those that are not declared any more."""
    for key in keys:
        declared, there = set(spec.at(key) or ()), set(actual.get(key, ()))
        _put(view, spec, key, declared - there)
        _put(view, spec, key, there - declared, delete=1)


def leave(view: View, spec: "Pool", _actual: Row) -> None:
    """Take out the declared members: PVE removes no pool that has any."""
    if not (spec.vms or spec.storage):
        return
    there = Pool.decode(Pool.find(view, spec.declared(), Look.FRESH) or {})
    for key in ("vms", "storage"):
        _put(view, spec, key, set(spec.at(key) or ()) & set(there.get(key, ())), delete=1)


def _put(view: View, spec: "Pool", key: str, members: set[object], **extra: int) -> None:
    if members:
        names = ",".join(str(member) for member in sorted(members, key=str))
        view.api.call("PUT", "/pools", {"poolid": spec.poolid, key: names, **extra})


class Pool(Spec):
    """A pool of guests and storages; `team/web` is a pool within `team`. API: /pools"""

    section: ClassVar = "pools"
    paths: ClassVar = Paths(
        "/pools",
        "/pools",
        update=PUT("/pools"),
        delete=DELETE("/pools"),
        read_item=True,
        unset="send",
        seen=Seen("/pool/{poolid}", "Pool.Audit"),
    )
    left_out: ClassVar = {
        "delete": "the way in which members are taken out",
        "allow-move": "a guest in another pool is not taken from there unasked",
    }

    poolid: Annotated[str, IDENTITY, NAME, POOL, Ref("pool", within="(.+)/[^/]+")]
    """Name of the pool; a `/` makes it a pool within another, three levels at most."""
    comment: Text | None = None
    """A description."""
    vms: Annotated[
        Numbers | None, LATER, Ref("guest", soft=True), Via(change_members, ending=leave)
    ] = None
    """Numbers of all guests in the pool. Not declared: not managed."""
    storage: Annotated[Names | None, LATER, Ref("storage"), Via(change_members, ending=leave)] = (
        None
    )
    """Names of all storages in the pool. Not declared: not managed."""

    @classmethod
    def decode(cls, row: Row) -> Row:
        """Guests and storages stand in one list of members."""
        if "members" not in row:
            return row
        members = row["members"]
        return {
            **row,
            "vms": [member["vmid"] for member in members if "vmid" in member],
            "storage": [member["storage"] for member in members if "storage" in member],
        }
