"""How the API shows a guest's configuration, with the changes that wait."""

from collections.abc import Callable
from typing import Any

from simulator.call import Call
from simulator.errors import invalid
from simulator.guests.handle import NodeGuest

Mask = Callable[[str, Any], Any]
"""Takes an option and its value; gives what may be shown of it."""


def as_it_is(_name: str, value: Any) -> Any:
    return value


def shown_config(call: Call, guest: NodeGuest, mask: Mask = as_it_is) -> dict[str, Any]:
    """With pending changes, unless the current values or those of a snapshot are asked for."""
    current, snapshot = call.params.get("current"), call.params.get("snapshot")
    if current and snapshot:
        conflict = "cannot use 'snapshot' parameter with 'current'"
        raise invalid(snapshot=conflict, current=conflict)
    config = dict(guest.snapshot(snapshot) if snapshot else guest.config)
    if not (current or snapshot):
        config.update(guest.pending)
    shown = {name: mask(name, value) for name, value in config.items() if value is not None}
    return {**shown, "digest": guest.digest}


def pending_rows(guest: NodeGuest, mask: Mask = as_it_is) -> list[dict[str, Any]]:
    """A row for each option: its value, and what it is to become."""
    config, pending = {**guest.config, "digest": guest.digest}, guest.pending
    rows = []
    for name in {**config, **pending}:
        row: dict[str, Any] = {"key": name}
        if name in config:
            row["value"] = mask(name, config[name])
        if name in pending:
            how = 2 if name in guest.entry.get("forced", ()) else 1
            deleted = pending[name] is None
            row.update({"delete": how} if deleted else {"pending": mask(name, pending[name])})
        rows.append(row)
    return rows
