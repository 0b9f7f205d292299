"""What differs between two declared forms: nothing, a change, or a replacement."""

from dataclasses import dataclass

from providers.core.check.problems import shown
from providers.core.kind.conditions import Fixed
from providers.core.kind.fields import carries, field_at
from providers.core.kind.flat import Row
from providers.core.kind.marks import CLAIMED, COMPUTED, FIXED, GIVEN_ONCE, IDENTITY, KEPT, SECRET
from providers.core.kind.spec import Spec

MISSING = object()


@dataclass(frozen=True)
class Difference:
    """The flat keys that differ.

    `set` are to be sent, `removed` were declared and no longer are, `replacing` are those of
    them that PVE cannot change.
    """

    set: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    replacing: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.set or self.removed)


def difference(kind: type[Spec], old: Row, new: Row, unknown: frozenset[str]) -> Difference:
    """From the declared form `old` to `new`; an unknown value counts as another one.

    So what depends on an object that is replaced goes before it and comes back after it, as PVE
    drops memberships and ACL entries with the object.
    """
    changed = [key for key, value in new.items() if old.get(key, MISSING) != value]
    changed += sorted(unknown - {*changed})
    removed = [key for key in old if key not in {*new, *unknown} and _stays(kind, key)]
    replacing = [key for key in (*changed, *removed) if _is_fixed(kind, key, old)]
    return Difference(tuple(changed), tuple(removed), tuple(replacing))


def _stays(kind: type[Spec], key: str) -> bool:
    """Whether leaving the field out means removing it (rather than: PVE's or the claim's)."""
    field = field_at(kind, key)
    return field is not None and not field.has(COMPUTED, GIVEN_ONCE, CLAIMED, KEPT)


def _is_fixed(kind: type[Spec], key: str, values: Row) -> bool:
    field = field_at(kind, key)
    if field is None:
        return False
    there = field.mark(Fixed)
    is_there = there is not None and values.get(there.by) in there.values
    return is_there or field.has(IDENTITY, FIXED)


def differing(declared: Row, actual: Row) -> list[str]:
    """The declared keys whose actual value is another one."""
    return [key for key, value in declared.items() if actual.get(key, MISSING) != value]


def as_text(kind: type[Spec], declared: Row, actual: Row, keys: list[str]) -> str:
    """`field: there → here` for each key, without what is secret."""
    return ", ".join(
        f"{key}: (secret)"
        if carries(kind, key, *SECRET)
        else f"{key}: {shown(actual.get(key, '(unset)'))} there, {shown(declared[key])} declared"
        for key in keys
    )
