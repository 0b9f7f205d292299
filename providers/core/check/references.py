"""Names of other objects in a declaration: each must be declared in this run or exist."""

from collections.abc import Iterable, Iterator
from typing import Any

from providers.core.check.problems import Problem, nearest
from providers.core.cluster.view import View
from providers.core.errors import Forbidden
from providers.core.kind.fields import field_at, fields_of
from providers.core.kind.identity import identity_fields
from providers.core.kind.marks import Ref
from providers.core.kind.property_string import PropertyString
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec

PLACES = {"node": ("/nodes", "node")}
"""What is no kind of ours, but is referred to: its list, and the name in a row."""


def references(spec: Spec, keys: Iterable[str]) -> Iterator[tuple[str, Ref, str]]:
    """Each reference among the fields of `keys`: its place, mark and the name."""
    for key in keys:
        field = field_at(type(spec), key)
        value = spec.at(key) if field is not None else None
        if field is None or value is None:
            continue
        for ref in field.refs():
            before = f"{spec.at(ref.beside)}:" if ref.beside else ""
            yield from ((key, ref, before + name) for name in ref.names(value))
        if isinstance(value, PropertyString):
            yield from _inside(key, value)


def _inside(key: str, value: PropertyString) -> Iterator[tuple[str, Ref, str]]:
    for name, field in fields_of(type(value)).items():
        target = getattr(value, name)
        for ref in field.refs() if target is not None else ():
            yield from ((f"{key}.{name}", ref, found) for found in ref.names(target))


def dangling(spec: Spec, keys: Iterable[str], view: View) -> Iterator[Problem]:
    """A problem for each reference to what is neither declared nor on the cluster."""
    for place, ref, name in references(spec, keys):
        if ref.soft or view.ledger.claimed(claim(ref.kind, name)):
            continue
        known = _existing(ref.kind, view)
        if name not in known:
            declared = view.ledger.beginning(claim(ref.kind, ""))
            yield _missing(place, ref.kind, name, [*known, *declared], view)


def claim(kind: str, key: str) -> str:
    """The ledger's name of an object; `kind` may also be a series of several."""
    spec = kinds().get(kind)
    return f"{spec.series if spec and spec.series else kind}/{key}"


def _existing(kind: str, view: View) -> Iterable[str]:
    if kind in PLACES:
        path, name = PLACES[kind]
        return [str(row[name]) for row in view.once(path)]
    return view.rows(kinds()[kind])


def _missing(place: str, kind: str, name: str, known: Iterable[str], view: View) -> Problem:
    what = f"{kind.replace('_', ' ')} {name!r}"
    try:
        if kind in kinds():
            view.require_sight(kinds()[kind], _key(kind, name))
    except Forbidden as blind:
        return Problem(place, f"names {what}; whether it exists is unknown: {blind}", warning=True)
    if kind in kinds():
        there, hint = "neither declared nor on the cluster", nearest(name, known)
    else:
        all_known = f"; known are {', '.join(sorted(known))}"
        there, hint = "not in the cluster", nearest(name, known) or all_known
    return Problem(place, f"names {what}, which is {there}{hint}")


def _key(kind: str, name: str) -> dict[str, Any]:
    return {field.name: name for field in identity_fields(kinds()[kind])}
