"""What a resource holds after each operation: declared values, and what PVE determines."""

from typing import Any

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.kind.fields import field_at, fields_of
from providers.core.kind.marks import COMPUTED, CONTROL, GIVEN_ONCE, WRITE_ONLY, Flag
from providers.core.kind.rows import decode, reduce_to
from providers.core.kind.spec import Row, Spec


def computed(view: View, spec: Spec, answer: Any, known: Row) -> Row:
    """The outputs that PVE determines: from its answer, what was known, else a read."""
    kind = type(spec)
    told = {**known, **(decode(kind, answer) if isinstance(answer, dict) else {})}
    wanted = {f.name for f in fields_of(kind).values() if f.has(COMPUTED)} - {"cluster"}
    if wanted - told.keys():
        row = kind.find(view, spec.declared(), Look.FRESH) or {}
        told = {**decode(kind, row), **told}
    return {**of_server(kind, told), "cluster": view.fingerprint()}


def managed(kind: type[Spec], old: Row, actual: Row) -> Row:
    """Inputs that say what is actual of all that was declared.

    What PVE does not show stays as it was last sent, as does what only steers this tool.
    """
    declared = {key: value for key, value in old.items() if not _has(kind, key, *OUTPUTS)}
    kept = {key: value for key, value in declared.items() if _has(kind, key, WRITE_ONLY, CONTROL)}
    readable = {key: value for key, value in declared.items() if key not in kept}
    return {**kept, **reduce_to(readable, actual, kind)}


def of_server(kind: type[Spec], values: Row) -> Row:
    """The values among these that PVE determines."""
    return {key: value for key, value in values.items() if _has(kind, key, *OUTPUTS)}


def sealed(kind: type[Spec], outputs: Row) -> Row:
    """Outputs with the secrets among them in the engine's form."""
    return {
        key: host.secret(value) if _has(kind, key, GIVEN_ONCE) else value
        for key, value in outputs.items()
    }


OUTPUTS = (COMPUTED, GIVEN_ONCE)


def _has(kind: type[Spec], key: str, *flags: Flag) -> bool:
    field = field_at(kind, key)
    return field is not None and field.has(*flags)
