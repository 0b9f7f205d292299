"""Numbers of guests: given, or claimed by the creation."""

import threading
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from providers.core.check.references import claim
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import AlreadyExists
from providers.core.guests.making import unrecorded
from providers.core.pve.patience import unlocked

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
