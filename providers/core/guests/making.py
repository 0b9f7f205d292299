"""Guests that are being made, and those of an earlier run whose end was never recorded.

PVE shows nothing of a guest but its number and a lock until the task that makes it has got so far.
"""

import re
from typing import Any

from providers.core.check.references import claim
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import Locked, NotFound, Unreachable
from providers.core.kind.flat import Row
from providers.core.kind.marker import owner_in, owner_of
from providers.core.kind.paths import fill

MAKING = ("create", "clone")
"""Locks of guests that are being made."""

TASKS = ("qmcreate", "qmclone", "vzcreate", "vzclone")
"""Types of the tasks that make them."""

_NAMELESS = re.compile(r"VM \d+|CT\d+")
"""What PVE calls a guest of which it knows no name, or none yet."""


def require_made(config: Row, number: Any) -> None:
    """Raise Locked while the guest is being made: nobody can tell whose it is."""
    if config.get("lock") in MAKING:
        raise Locked(
            f"guest {number} is still being made (lock: {config['lock']})",
            "Wait until its task has ended, or unlock and remove it if there is none any more; "
            "then run again.",
        )


def unrecorded(view: View, spec: Any) -> int | None:
    """The number of a guest that carries exactly this resource's line.

    Raises Locked while one that may turn out to be it is being made.
    """
    for row in view.rows(type(spec)).values():
        if row.get("type") == spec.paths.prefix and _is_candidate(view, spec, row):
            owner = owner_in(str(_config(view, spec, row).get("description") or ""))
            if owner == owner_of(host.urn(), row["vmid"]):
                return int(row["vmid"])
    return None


def _is_candidate(view: View, spec: Any, row: Row) -> bool:
    if view.ledger.claimed(claim(spec.kind, str(row["vmid"]))):
        return False
    if row.get("lock") in MAKING:
        return _makes_guests(view)
    name = row.get("name", "")
    return name in ("", spec.at(spec.differs.name)) or _NAMELESS.fullmatch(name) is not None


def _makes_guests(view: View) -> bool:
    """Whether a task of this login makes a guest: what others make is not worth a wait."""
    who = view.api.login.who
    return any(
        task["type"] in TASKS and who in (task["user"], f"{task['user']}!{task.get('tokenid')}")
        for task in view.once("/cluster/tasks")
        if "endtime" not in task
    )


def _config(view: View, spec: Any, row: Row) -> Row:
    """The configuration of a guest in the list; empty if the guest is gone since."""
    try:
        config = view.api.row(f"{fill(spec.paths.item, row)}/config")
    except NotFound:
        return {}
    except Unreachable as fault:
        # Without its line nobody knows whether an earlier run has made it: rather none than two.
        raise Unreachable(
            f"guest {row['vmid']} on {row['node']} may be this one from an earlier run, and "
            f"cannot be looked at: {fault.cause}",
            "Run again when its node answers, or declare a `vmid`.",
        ) from None
    require_made(config, row["vmid"])
    return config
