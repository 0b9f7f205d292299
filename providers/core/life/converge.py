"""Make an existing object what is declared: one update call, then the steps of single fields."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import NotFound, Outdated
from providers.core.kind.fields import carries, family_of, field_at, fields_of
from providers.core.kind.flat import Row
from providers.core.kind.marks import ALONG, FILLED, UNREADABLE, Via
from providers.core.kind.property_string import marked
from providers.core.kind.rows import decode, merged, reduce_to
from providers.core.kind.spec import Spec
from providers.core.life import ownership
from providers.core.life.diff import Difference, difference
from providers.core.life.outputs import determined, of_server
from providers.core.life.sending import sending

T = TypeVar("T")

TRIES = 3
"""How often somebody else may come in between a read and the write that relies on it."""

STORED = "stored"
"""Beside what a guest is like: what our state says of it."""

DIGEST = "digest"
"""What tells one state of a guest's configuration from another; good for one write."""


def finish(view: View, spec: Spec, look: Look) -> Row:
    """Do to a new object what its creation does not take; returns the outputs that it has."""
    if not any(map(spec.is_unfinished, spec.declared())):
        return {}
    actual = _actual(view, spec, {}, look)
    change = refined(spec, Difference(), actual)
    try:
        _apply(view, spec, change, actual)
    except Outdated:
        converge(view, spec, change, {})
        return {}
    # Whatever else was changed may have given it other volumes or addresses.
    return determined(type(spec), actual) if all(map(spec.is_later, change.set)) else {}


def converge(view: View, spec: Spec, change: Difference, old: Row) -> Row:
    """Apply `change`; returns what PVE answered, of call and steps together.

    What PVE has filled in (a MAC address, a volume) is read first and kept.
    """
    return _caught_up(view, spec, old, lambda: _converge(view, spec, change, old))


def _caught_up(view: View, spec: Spec, old: Row, attempt: Callable[[], T]) -> T:
    """Read an object and change it, anew if somebody else changed or moved it in between."""
    for _ in range(TRIES - 1):
        try:
            return attempt()
        except Outdated:
            continue
        except NotFound:
            if not (ownership.is_guarded(type(spec)) and _find(view, spec, old, Look.FRESH)):
                raise
    return attempt()


def _converge(view: View, spec: Spec, change: Difference, old: Row) -> Row:
    actual = _actual(view, spec, old) if _needs_actual(spec, change) else {}
    if in_steps(spec, change):
        change = refined(spec, change, actual)
    stored = of_server(type(spec), old)
    known = {**stored, **actual, STORED: stored} if actual else old
    return _apply(view, spec, change, known)


def _apply(view: View, spec: Spec, change: Difference, actual: Row) -> Row:
    kind, answer = type(spec), Row()
    sent, params = sending(spec, change, actual)
    if sent or params:
        params |= {DIGEST: actual.pop(DIGEST, None)}
        told = view.write(merged(spec, actual, sent), kind.paths.change, sent, params, actual)
        answer |= told if isinstance(told, dict) else {}
    for step, keys in steps_of(spec, (*change.set, *change.removed)).items():
        answer |= step(view, spec, actual, keys) or {}
    return answer


def in_steps(spec: Spec, change: Difference) -> bool:
    """Whether an object may be half-made, so that a change is measured on the object itself."""
    keys = (*spec.declared(), *change.removed)
    return ownership.is_guarded(type(spec)) or any(map(spec.is_unfinished, keys))


def lacking(spec: Spec, actual: Row) -> Difference:
    """What has to change in an object for it to be as declared; what cannot be read is sent."""
    seen = reduce_to(spec.declared(), actual, type(spec))
    return difference(type(spec), seen, spec.declared(), frozenset())


def refined(spec: Spec, change: Difference, actual: Row) -> Difference:
    """`change` measured on the object itself: an earlier run may have done a part, or less."""
    kind, lacks = type(spec), lacking(spec, actual)
    readable = [key for key in lacks.set if not carries(kind, key, *UNREADABLE)]
    # Whether an earlier run has come to what the creation does not take, cannot be seen either.
    tried = dict.fromkeys([*change.set, *filter(spec.is_later, spec.declared())])
    unreadable = [key for key in tried if carries(kind, key, *UNREADABLE)]
    removed = [key for key in change.removed if key in actual]
    return Difference((*readable, *unreadable), tuple(removed), change.replacing)


def end(view: View, spec: Spec, old: Row) -> None:
    """Remove the object, after what its fields want done before."""
    _caught_up(view, spec, old, lambda: _end(view, spec, old))


def _end(view: View, spec: Spec, old: Row) -> None:
    kind = type(spec)
    actual = _actual(view, spec, old) if ownership.is_guarded(kind) else {}
    steps = [field.mark(Via) for field in fields_of(kind).values()]
    for ending in dict.fromkeys(via.ending for via in steps if via is not None and via.ending):
        ending(view, spec, actual)
    view.write(spec, kind.paths.removal, (), {}, actual)


def steps_of(spec: Spec, keys: Iterable[str]) -> dict[Any, list[str]]:
    """The steps that the changed keys ask for, in the order of the fields."""
    changed = list(keys)
    found: dict[Any, list[str]] = {}
    for name, field in fields_of(type(spec)).items():
        via = field.mark(Via)
        mine = [key for key in changed if family_of(type(spec), key) == name]
        if via is not None and via.step and (mine or via.last):
            found.setdefault(via.step, []).extend(mine)
    return found


def _actual(view: View, spec: Spec, old: Row, look: Look = Look.FRESH) -> Row:
    kind, row = type(spec), _find(view, spec, old, look)
    if row is None:
        raise NotFound("it does not exist any more")
    ownership.require(kind, row, old, host.urn(), f"the {spec.kind}")
    digest = row.get(DIGEST) if ownership.is_guarded(kind) else None
    return {**decode(kind, row), DIGEST: digest}


def _find(view: View, spec: Spec, old: Row, look: Look) -> Row | None:
    return type(spec).find(view, {**old, **spec.declared()}, look)


def _needs_actual(spec: Spec, change: Difference) -> bool:
    kind = type(spec)
    keys = (*change.set, *change.removed)
    if any(field.has(ALONG) for field in fields_of(kind).values()):
        return True
    return in_steps(spec, change) or any(
        (field := field_at(kind, key)) is not None and marked(field.form, FILLED) for key in keys
    )
