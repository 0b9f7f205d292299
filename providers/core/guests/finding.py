"""Where a guest is, and what PVE shows of it."""

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.errors import NotFound, NotOurs
from providers.core.guests.making import require_made
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill
from providers.core.kind.spec import Spec

STATES = {"running": "started", "stopped": "stopped"}


def find(view: View, kind: type[Spec], key: Row, look: Look) -> Row | None:
    """The configuration of the guest and where it is; None if no guest has the number.

    A fresh look goes to where the guest was last, and only then asks the cluster, which alone can
    tell of pools; a guest that is not where a list said has moved since.
    """
    if key.get("vmid") is None:
        return None
    number = {"vmid": key["vmid"]}
    goes_there = look.is_now and key.get("pool") is None
    last = {**number, "node": key.get("node")} if goes_there else view.find(kind, number, look)
    if last is None:
        return None
    try:
        if last["node"] is not None:
            return _read(view, kind, last, look)
    except NotFound:
        pass
    now = view.find(kind, number, Look.FRESH)
    return _read(view, kind, now, look) if now else None


def _read(view: View, kind: type[Spec], place: Row, look: Look) -> Row:
    if place.get("type", kind.paths.prefix) != kind.paths.prefix:
        raise NotOurs(f"number {place['vmid']} is another kind of guest ({place['type']})")
    path = fill(kind.paths.item, place)
    config = _config(view.api.rows(f"{path}/pending"))
    require_made(config, place["vmid"])
    row = {**place, **config}
    if look is Look.MADE:
        row["status"] = "stopped"
    elif look is Look.FRESH or place.get("status") not in STATES:
        row["status"] = view.api.row(f"{path}/status/current").get("status")
    return row


def _config(entries: list[Row]) -> Row:
    """The configuration with what waits for a restart as if it were there, and its names."""
    config: Row = {}
    waiting = [entry["key"] for entry in entries if "pending" in entry or entry.get("delete")]
    for entry in entries:
        value = entry.get("pending", entry.get("value"))
        if value is not None and not entry.get("delete"):
            config[entry["key"]] = value
    return {**config, "pending": waiting}


def decoded(row: Row) -> Row:
    """The row with the state in the words of the declaration."""
    return {**row, "state": STATES.get(str(row.get("status")))}
