"""Whether a guest is ours: two proofs, either suffices.

A line in its description names the stack and resource that made it, and the number that it was
given (it survives a lost state), and an identity that PVE gave it at creation is kept in our state
(it survives an edited description). A guest with our number and neither of them is somebody else's.
"""

import functools
from typing import Any

from providers.core.errors import NotOurs
from providers.core.kind.fields import Field, fields_of
from providers.core.kind.flat import Row
from providers.core.kind.marker import is_of_stack, number_in, owner_in
from providers.core.kind.marks import Flag
from providers.core.kind.rows import decode
from providers.core.kind.spec import Spec


def is_owned(kind: type[Spec], row: Row, old: Row, urn: str) -> bool:
    """Whether one of the proofs holds for the guest in `row`.

    The line of another resource of the same stack counts: that is a guest that was renamed or
    moved in the program, and the ledger refuses two declarations of one object. The line with
    another number proves nothing: the guest is a clone that somebody has made of one of ours.
    """
    marker, proof = _field(kind, Flag.MARKER), _field(kind, Flag.PROOF)
    if marker is None:
        return True
    owner = owner_in(str(row.get(marker.wire) or ""))
    if owner is not None and not is_of_stack(owner, urn):
        return False
    if owner is not None and number_in(owner) == str(row["vmid"]):
        return True
    identity = decode(kind, row).get(proof.name) if proof else None
    return identity is not None and proof is not None and identity == old.get(proof.name)


def require(kind: type[Spec], row: Row, old: Row, urn: str, what: str) -> None:
    """Raise NotOurs unless the guest is ours."""
    if not is_owned(kind, row, old, urn):
        raise NotOurs(
            f"{what} exists and was not made by this stack",
            "Choose another vmid, or take it over with `adopt: always`.",
        )


def is_guarded(kind: type[Spec]) -> bool:
    """Whether objects of the kind have to be proved ours."""
    return _field(kind, Flag.MARKER) is not None


@functools.cache
def _field(kind: type[Spec], flag: Any) -> Field | None:
    return next((field for field in fields_of(kind).values() if field.has(flag)), None)
