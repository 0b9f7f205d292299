"""Numbers of guests: given, or claimed by the creation."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from providers.core.check.references import claim
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import AlreadyExists, Unreachable
from providers.core.kind.flat import Row
from providers.core.kind.marker import owner_in, owner_of
from providers.core.kind.paths import fill

if TYPE_CHECKING:
    from providers.core.guests.guest import Guest

TRIES = 100
"""Numbers that others may take from us before we give up."""

_claims = threading.Lock()


def claimed(view: View, spec: "Guest", create: Callable[[View], Any]) -> Any:
    """Create the guest under its number, or claim the next free one by creating it.

    PVE does not reserve numbers: somebody else may take one at any time, then the next is tried.
    A guest of ours from a run whose end was never recorded is found by its owner's line.
    """
    if spec.vmid is not None:
        return create(view)
    spec.vmid = _unrecorded(view, spec)
    if spec.vmid is not None:
        raise AlreadyExists(f"guest {spec.vmid} was made by an earlier run")
    for _ in range(TRIES):
        spec.vmid = _next_number(view, spec.kind)
        try:
            return create(view)
        except AlreadyExists:
            view.ledger.release(claim(spec.kind, str(spec.vmid)), host.urn())
    raise AlreadyExists("no free number was found")


def _unrecorded(view: View, spec: "Guest") -> int | None:
    """The number of a guest that carries exactly this resource's line."""
    for row in view.rows(type(spec)).values():
        has_name = row.get("name") in (None, spec.at(spec.differs.name))
        is_candidate = row.get("type") == spec.paths.prefix and has_name
        is_free = not view.ledger.claimed(claim(spec.kind, str(row["vmid"])))
        mine = owner_of(host.urn(), row["vmid"])
        if is_candidate and is_free and _owner(view, spec, row) == mine:
            return int(row["vmid"])
    return None


def _owner(view: View, spec: "Guest", row: Row) -> str | None:
    try:
        config = view.api.row(f"{fill(spec.paths.item, row)}/config")
    except Unreachable as fault:
        # Without its line nobody knows whether an earlier run has made it: rather none than two.
        raise Unreachable(
            f"guest {row['vmid']} on {row['node']} may be this one from an earlier run, and "
            f"cannot be looked at: {fault.cause}",
            "Run again when its node answers, or declare a `vmid`.",
        ) from None
    return owner_in(str(config.get("description") or ""))


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
