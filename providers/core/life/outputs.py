"""What a resource holds after each operation: declared values, and what PVE determines."""

from typing import Any

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.kind.fields import carries, fields_of
from providers.core.kind.flat import Row
from providers.core.kind.marks import (
    CLAIMED,
    COMPUTED,
    CONFIDENTIAL,
    GIVEN_ONCE,
    IDENTITY,
    ONCE,
    UNREADABLE,
)
from providers.core.kind.rows import decode, reduce_to
from providers.core.kind.spec import Spec
from providers.core.life.ownership import is_guarded

OUTPUTS = (COMPUTED, GIVEN_ONCE)


def told(view: View, spec: Spec, answer: Any) -> Row:
    """The outputs that PVE's answer holds, and the cluster that it came from."""
    row = decode(type(spec), answer) if isinstance(answer, dict) else {}
    return {**of_server(type(spec), row), "cluster": view.fingerprint()}


def completed(view: View, spec: Spec, known: Row, look: Look) -> Row:
    """The outputs of PVE: those that are known, and if one lacks what a read of the object says."""
    kind = type(spec)
    lacks = {f.name for f in fields_of(kind).values() if f.has(COMPUTED, CLAIMED)} - known.keys()
    row = kind.find(view, spec.declared(), look) if lacks else None
    return determined(kind, {**decode(kind, row or {}), **known})


def carried(kind: type[Spec], old: Row) -> Row:
    """The key that the creation has claimed, which the program does not tell."""
    return {
        key: old[key] for key in old if carries(kind, key, CLAIMED) and carries(kind, key, IDENTITY)
    }


def managed(kind: type[Spec], old: Row, actual: Row) -> Row:
    """Inputs that say what is actual of all that was declared.

    What PVE does not show stays as it was last sent, as does what only steers this tool.
    """
    declared = {key: value for key, value in old.items() if not carries(kind, key, *OUTPUTS)}
    kept = {key: value for key, value in declared.items() if carries(kind, key, *UNREADABLE)}
    readable = {key: value for key, value in declared.items() if key not in kept}
    return {**kept, **reduce_to(readable, actual, kind)}


def kept(kind: type[Spec], old: Row) -> Row:
    """The outputs that a change leaves as they are.

    It may give a guest other addresses or volumes, but not another origin.
    """
    known = of_server(kind, old)
    if not is_guarded(kind):
        return known
    return {key: value for key, value in known.items() if carries(kind, key, ONCE)}


def of_server(kind: type[Spec], values: Row) -> Row:
    """The values among these that PVE determines."""
    return {key: value for key, value in values.items() if carries(kind, key, *OUTPUTS)}


def determined(kind: type[Spec], values: Row) -> Row:
    """The values among these that are outputs: those of PVE, and those that a creation claims."""
    return {key: value for key, value in values.items() if carries(kind, key, CLAIMED, *OUTPUTS)}


def sealed(kind: type[Spec], outputs: Row) -> Row:
    """Outputs with the secrets among them in the engine's form."""
    return {
        key: host.secret(value) if carries(kind, key, GIVEN_ONCE, CONFIDENTIAL) else value
        for key, value in outputs.items()
    }
