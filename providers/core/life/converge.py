"""Make an existing object what is declared: one update call, then the steps of single fields."""

from collections.abc import Iterable
from typing import Any

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import NotFound
from providers.core.kind.codec import encode
from providers.core.kind.fields import carries, family_of, field_at, fields_of
from providers.core.kind.flat import UNSENT, Row
from providers.core.kind.marks import (
    ALONG,
    FILLED,
    MARKER,
    NEVER_FALSE,
    ONCE,
    RESET,
    UNREADABLE,
    Beside,
    Via,
)
from providers.core.kind.property_string import marked
from providers.core.kind.rows import decode, filled, merged, reduce_to
from providers.core.kind.spec import Spec
from providers.core.life import ownership
from providers.core.life.diff import Difference, difference
from providers.core.life.outputs import of_server


def finish(view: View, spec: Spec) -> Row:
    """Do to a new object what its creation does not take; returns the outputs that it has."""
    if not any(map(spec.is_unfinished, spec.declared())):
        return {}
    actual = _actual(view, spec, {}, Look.MADE)
    change = refined(spec, Difference(), actual)
    _apply(view, spec, change, actual)
    # Whatever else was changed may have given it other volumes or addresses.
    return of_server(type(spec), actual) if all(map(spec.is_later, change.set)) else {}


def converge(view: View, spec: Spec, change: Difference, old: Row) -> Row:
    """Apply `change`; returns what PVE answered, of call and steps together.

    What PVE has filled in (a MAC address, a volume) is read first and kept.
    """
    actual = _actual(view, spec, old) if _needs_actual(spec, change) else {}
    if in_steps(spec, change):
        change = refined(spec, change, actual)
    known = {**of_server(type(spec), old), **actual} if actual else old
    return _apply(view, spec, change, known)


def _apply(view: View, spec: Spec, change: Difference, actual: Row) -> Row:
    kind, answer = type(spec), Row()
    plain = [key for key in change.set if _is_plain(kind, key)]
    untrue = [key for key in plain if carries(kind, key, NEVER_FALSE) and not spec.at(key)]
    removed = [*(key for key in change.removed if _is_plain(kind, key)), *untrue]
    if plain or removed:
        params = {**_kept_along(spec, actual, removed), **removal(kind, removed, actual)}
        sent = [*plain, *_beside(kind, plain), *_declared_along(spec)]
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
        if via is not None and (mine or (via.last and changed)):
            found.setdefault(via.step, []).extend(mine)
    return found


def removal(kind: type[Spec], keys: Iterable[str], actual: Row) -> Row:
    """The parameters that remove fields; of what PVE has filled in, that part stays."""
    fields = [field for key in keys if (field := field_at(kind, key)) is not None]
    kept = {f.wire: text for f in fields if (text := filled(f, actual)) is not None}
    sent = [f for f in fields if kind.paths.unset == "send" or f.has(RESET, MARKER)]
    deleted = [f.wire for f in fields if f not in sent and f.wire not in kept]
    params: Row = {
        f.wire: encode(f, "" if f.absent is None else f.absent, actual.get("vmid")) for f in sent
    }
    return {**params, **kept, **({"delete": ",".join(deleted)} if deleted else {})}


def _actual(view: View, spec: Spec, old: Row, look: Look = Look.FRESH) -> Row:
    row = type(spec).find(view, {**old, **spec.declared()}, look)
    if row is None:
        raise NotFound("it does not exist any more")
    ownership.require(type(spec), row, old, host.urn(), f"the {spec.kind}")
    return decode(type(spec), row)


def _needs_actual(spec: Spec, change: Difference) -> bool:
    kind = type(spec)
    keys = (*change.set, *change.removed)
    if any(field.has(ALONG) for field in fields_of(kind).values()):
        return True
    return in_steps(spec, change) or any(
        (field := field_at(kind, key)) is not None and marked(field.form, FILLED) for key in keys
    )


def _beside(kind: type[Spec], keys: Iterable[str]) -> list[str]:
    """The fields without which PVE does not take those of `keys`."""
    fields = [field for key in keys if (field := field_at(kind, key)) is not None]
    return [beside.other for field in fields if (beside := field.mark(Beside)) is not None]


def _declared_along(spec: Spec) -> list[str]:
    """The declared fields that each change has to hold."""
    return [key for key in spec.declared() if carries(type(spec), key, ALONG)]


def _kept_along(spec: Spec, actual: Row, removed: Iterable[str]) -> Row:
    """The parameters of such fields that are not declared, as they are."""
    fields = fields_of(type(spec)).values()
    undeclared = [f for f in fields if f.has(ALONG) and spec.at(f.name) is None]
    left = {f.name: f for f in undeclared if f.name in actual and f.name not in {*removed}}
    return {field.wire: encode(field, actual[name]) for name, field in left.items()}


def _is_plain(kind: type[Spec], key: str) -> bool:
    field = field_at(kind, key)
    return field is not None and not field.has(*UNSENT, ONCE) and field.mark(Via) is None
