"""What the one update call of a change holds."""

from collections.abc import Iterable

from providers.core.kind.codec import encode
from providers.core.kind.conditions import Beside
from providers.core.kind.fields import carries, field_at, fields_of
from providers.core.kind.flat import UNSENT, Row
from providers.core.kind.marks import ALONG, MARKER, NEVER_FALSE, ONCE, RESET, Via
from providers.core.kind.rows import filled
from providers.core.kind.spec import Spec
from providers.core.life.diff import Difference


def sending(spec: Spec, change: Difference, actual: Row) -> tuple[list[str], Row]:
    """The fields to send, and the parameters that say the rest: what is removed, what stays."""
    kind = type(spec)
    plain = [key for key in change.set if _is_plain(kind, key)]
    untrue = [key for key in plain if carries(kind, key, NEVER_FALSE) and not spec.at(key)]
    removed = [*(key for key in change.removed if _is_plain(kind, key)), *untrue]
    if not plain and not removed:
        return [], {}
    params = {**_kept_along(spec, actual, removed), **removal(kind, removed, actual)}
    return [*plain, *_beside(kind, plain), *_declared_along(spec)], params


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
