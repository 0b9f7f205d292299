"""What happens where an object that is to be created exists already."""

from providers.core.check.problems import Problem
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import AlreadyExists, Forbidden, Locked
from providers.core.kind.fields import carries
from providers.core.kind.flat import Row
from providers.core.kind.marks import UNREADABLE
from providers.core.kind.rows import decode, reduce_to
from providers.core.kind.spec import Spec
from providers.core.life import ownership
from providers.core.life.converge import converge, lacking
from providers.core.life.diff import as_text, differing

NEVER = "exists already. Remove it, choose another one, or take it over with `adopt: always`"


def existence(spec: Spec, view: View, place: str) -> list[Problem]:
    """The problem with an object that a new resource finds there, told in preview already."""
    try:
        row = view.found(spec)
    except Forbidden as blind:
        return [Problem(place, f"cannot be seen: {blind.sentence()}", warning=True)]
    except Locked as unsure:
        return [Problem(place, f"cannot be judged yet: {unsure.sentence()}", warning=True)]
    why = refusal(spec, row) if row is not None else None
    return [Problem(place, f"is taken: it {why}")] if why else []


def adopted(spec: Spec, view: View, row: Row) -> Row:
    """Take the object over and make it what is declared; returns PVE's answers."""
    why = refusal(spec, row)
    if why:
        raise AlreadyExists(f"it {why}")
    actual = decode(type(spec), row)
    return converge(view, spec, lacking(spec, actual), actual)


def refusal(spec: Spec, row: Row) -> str | None:
    """Why the object in `row` may not be taken over."""
    kind = type(spec)
    policy = spec.adopt or kind.adoption
    if policy == "always":
        return None
    if ownership.is_guarded(kind) and ownership.is_owned(kind, row, {}, host.urn()):
        return None
    if policy == "never":
        return NEVER
    declared = {k: v for k, v in spec.declared().items() if not carries(kind, k, *UNREADABLE)}
    actual = decode(kind, row)
    keys = differing(declared, reduce_to(declared, actual, kind))
    if not keys:
        return None
    return (
        f"exists already and differs ({as_text(kind, declared, actual, keys)}). "
        "Make the declaration the same, or take it over with `adopt: always`"
    )
