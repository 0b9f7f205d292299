"""What a check asks of the cluster and of this run's other declarations."""

from collections.abc import Iterable, Iterator

from providers.core.check.problems import Problem
from providers.core.check.reading import Reading, read
from providers.core.check.references import claim, dangling
from providers.core.cluster import clusters
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import InvalidInput
from providers.core.kind.fields import carries
from providers.core.kind.flat import Row
from providers.core.kind.identity import identity, is_complete, key_of
from providers.core.kind.marks import ROOT_ONLY
from providers.core.kind.spec import Spec
from providers.core.life.adoption import existence
from providers.core.life.diff import difference


def consult(kind: type[Spec], reading: Reading, old: Row) -> list[Problem]:
    """The faults of a valid declaration that only show beside everything else."""
    assert reading.spec is not None
    spec, view = reading.spec, clusters.view_of(reading.spec.connection)
    view.ledger.see(host.urn())
    claims = _claims(spec, view, old)
    if claims:
        return claims
    before = read(kind, old).spec if old else None
    change = difference(kind, old, spec.declared(), frozenset())
    return [
        *dangling(spec, change.set, view),
        *_reserved(kind, (*change.set, *change.removed), view),
        *spec.problems(before, view),
    ]


def hold(kind: type[Spec], spec: Spec | None, old: Row) -> None:
    """Claim what the creation has claimed, which no check knows of: it is not declared.

    Only after the check of this run: a refresh compares what may be gone from the program.
    """
    if spec is None or is_complete(kind, spec.declared()) or not is_complete(kind, old):
        return
    view, urn = clusters.view_of(spec.connection), host.urn()
    if not view.ledger.knows(urn.rpartition("::")[2]):
        return
    claimant = view.ledger.claim(claim(kind.kind, key_of(kind, old)), urn)
    if claimant not in (None, urn):
        name = str(claimant).rpartition("::")[2]
        raise InvalidInput(f"{key_of(kind, old)} is its number, and declared by {name!r}, too")


def _reserved(kind: type[Spec], changed: Iterable[str], view: View) -> Iterator[Problem]:
    """What this login may not change, whatever its privileges."""
    if view.api.is_root:
        return
    for key in changed:
        if carries(kind, key, ROOT_ONLY):
            why = f"is for root@pam logged in by password only; the login is {view.api.login.who}"
            yield Problem(key, why)


def _claims(spec: Spec, view: View, old: Row) -> list[Problem]:
    """Whether the object is free for this resource.

    A second check of the same resource means that it will be replaced: what is there then is its
    own predecessor.
    """
    kind, declared = type(spec), spec.declared()
    if not is_complete(kind, declared):
        return []
    place = [*identity(kind, declared)][-1]
    claimant = view.ledger.claim(claim(kind.kind, key_of(kind, declared)), host.urn())
    if claimant is not None and claimant != host.urn():
        return [Problem(place, f"is declared twice: also by {claimant.rpartition('::')[2]!r}")]
    is_same = bool(old) and identity(kind, old) == identity(kind, declared)
    return [] if claimant is not None or is_same else existence(spec, view, place)
