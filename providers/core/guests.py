"""What virtual machines and containers have in common: place, number, owner."""

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from providers.core.check.references import claim
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import AlreadyExists, NotFound, NotOurs
from providers.core.kind.flat import Row
from providers.core.kind.paths import DELETE, POST, PUT, Paths, Seen, fill
from providers.core.kind.spec import Spec
from providers.core.making import require_made, unrecorded
from providers.core.pve.patience import unlocked

TRIES = 100
"""Numbers that others may take from us before we give up."""

STATES = {"running": "started", "stopped": "stopped"}

LEFT_OUT = {
    "digest": "guards a hand-made change",
    "delete": "the way in which fields are removed",
    "revert": "takes back a pending change, no property",
    "lock": "PVE's own",
    "skiplock": "never by force",
    "archive": "restores a backup",
    "force": "restores over an existing guest",
    "unique": "belongs to a restore",
    "live-restore": "belongs to a restore",
    "bwlimit": "belongs to a restore",
    "import-working-storage": "belongs to an import",
    "storage": "belongs to a restore",
    "start": "`state` says it",
    "ha-managed": "resources of the HA manager are their own objects",
}

_claims = threading.Lock()


def paths(api: str) -> Paths:
    """The calls of a kind of guest, `qemu` or `lxc`."""
    item = f"/nodes/{{node}}/{api}/{{vmid}}"
    return Paths(
        "/cluster/resources",
        item,
        create=POST(f"/nodes/{{node}}/{api}"),
        update=PUT(f"{item}/config"),
        delete=DELETE(item, purge=1),
        query={"type": "vm"},
        seen=Seen("/vms/{vmid}", "VM.Audit"),
        prefix=api,
    )


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


def first_node(view: View) -> str:
    """The first node that is online."""
    rows = sorted(view.once("/nodes"), key=lambda row: str(row["node"]))
    return str(next(row["node"] for row in rows if row.get("status") == "online"))


def decoded(row: Row) -> Row:
    """The row with the state in the words of the declaration."""
    return {**row, "state": STATES.get(str(row.get("status")))}


def claimed(view: View, spec: Any, create: Callable[[View], Any]) -> Any:
    """Create the guest under its number, or claim the next free one by creating it.

    PVE does not reserve numbers: somebody else may take one at any time, then the next is tried.
    A guest of ours from a run whose end was never recorded is found by its owner's line.
    """
    if spec.vmid is not None:
        return create(view)
    spec.vmid = unlocked(partial(unrecorded, view, spec), spec.timeout)
    if spec.vmid is not None:
        raise AlreadyExists(f"guest {spec.vmid} was made by an earlier run")
    for _ in range(TRIES):
        spec.vmid = _next_number(view, spec.kind)
        try:
            return create(view)
        except AlreadyExists:
            view.ledger.release(claim(spec.kind, str(spec.vmid)), host.urn())
    raise AlreadyExists("no free number was found")


def _next_number(view: View, kind: str) -> int:
    """A number that neither the cluster nor another resource of this process has.

    Claimed before the guest is there, so that nobody takes it for a guest of his own.
    """
    with _claims:
        number = int(view.api.get("/cluster/nextid"))
        while number in view.numbers or view.ledger.claim(claim(kind, str(number)), host.urn()):
            number += 1
        view.numbers.add(number)
        return number
