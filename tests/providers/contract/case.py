"""What a kind says for the contract: how one of its objects is declared, and each of its fields.

In every text `{name}` stands for the name of the object that a test has for itself, `{number}`
for its number. Property strings and lists are written as PVE's own text, so that the same value
can be declared, sent by hand, and held against what PVE shows.
"""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from tests.providers.contract.texts import text

Row = dict[str, Any]


@dataclass(frozen=True)
class Field:
    """Two values of a field; a test starts with the first and goes on to the second.

    Args:
        along: what else has to be declared with it; None takes something of the least away.
        beside: parameters that PVE takes it with only.
        then: what has to be declared otherwise with the second value.
        edges: further values that have to be stable, such as "" or an empty list.
        texts: the two values as PVE takes them, where that is not simply their text.
        shown: the two values as PVE shows them, where that is not how it takes them; None where
            it shows nothing.
        writes: parameters of each write that the change costs, besides the identity's; default:
            one write of the field and what is `beside` it.
        later: the creation does not take it, so that it costs one more write.
        filled: PVE fills it in at the creation, and only then.
        removes: the number of writes that its removal costs.
        hands: calls that set a text by hand, "" for taking the field away; default: the
            case's own change.
        stays: PVE cannot take it away: it stays as it is where it is not declared any more.
    """

    initial: Any
    changed: Any
    _: KW_ONLY
    along: Row = field(default_factory=dict)
    beside: Row = field(default_factory=dict)
    then: Row = field(default_factory=dict)
    edges: tuple[Any, ...] = ()
    texts: tuple[Any, Any] | None = None
    shown: tuple[Any, Any] | None = None
    writes: tuple[set[str], ...] | None = None
    later: bool = False
    filled: bool = False
    removes: int = 1
    hands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    stays: bool = False

    def writes_of(self, wire: str) -> list[set[str]]:
        """Parameters of each write that a change costs."""
        return [{wire, *self.beside}] if self.writes is None else [*self.writes]

    @property
    def is_shown(self) -> bool:
        """Whether the API shows the value, in whatever form."""
        return True

    def taken(self, value: Any) -> Any:
        """The text that PVE takes for a value."""
        return text(value) if self.texts is None else self._other(self.texts, value)

    def told(self, value: Any) -> Any:
        """What PVE shows for a value."""
        return self.taken(value) if self.shown is None else self._other(self.shown, value)

    def _other(self, pair: tuple[Any, Any], value: Any) -> Any:
        return pair[0] if value == self.initial else pair[1]


class InPlace(Field):
    """PVE changes it on the object as it is."""


class WriteOnly(Field):
    """A secret: changed in place, and not read back even where PVE shows something of it."""

    @property
    def is_shown(self) -> bool:
        return self.shown is not None


class Replaces(Field):
    """PVE cannot change it: another value is another object."""


class Steers(Field):
    """Concerns this tool alone: a change is no request."""


class Once(Field):
    """Counts at the creation alone and is not shown: a change is no request."""

    @property
    def is_shown(self) -> bool:
        return False


@dataclass(frozen=True)
class Output:
    """What PVE determines, as a pattern of its text; it stays over updates and refreshes."""

    pattern: str
    secret: bool = False


ByHand = Callable[[Callable[..., Any], Row], None]
"""Does something with a function that makes calls, to the object of a declaration."""


@dataclass(frozen=True)
class Calls:
    """PVE's own calls for one object: `METHOD /path name=value …`.

    Each `{field}` is filled from the declaration; `create` is sent all its other fields. `also`
    are reads of what the first does not tell. Where it takes more than one call, a function.
    """

    create: str | ByHand
    read: str
    change: str
    remove: str | ByHand
    also: tuple[str, ...] = ()


def whole(_declared: Row, answer: Any) -> Row | None:
    """The answer to the read as it is."""
    return dict(answer)


@dataclass(frozen=True, repr=False)
class Case:
    """One form of a kind, such as one type of storage.

    Args:
        minimal: the least that can be declared.
        fields: what is tried beside it, or instead of it.
        form: its name among the forms of the kind.
        before: calls with their parameters that make what one object needs.
        row: what of the answers to the reads is about the object; None if nothing is.
        always: parameters that each creation sends, whatever is declared.
        emptied: the text that removes a field by hand, where `delete` does not.
        adoption: whether an object that exists is taken over unasked if it is the same.
        same: what a declaration has to say for such an object to be taken over if asked for.
        is_proved: whether an object of ours is known from another one that is just like it.
    """

    calls: Calls
    minimal: Row
    fields: Mapping[str, Field | Output]
    form: str = ""
    before: tuple[tuple[str, Row], ...] = ()
    row: Callable[..., Row | None] = whole
    always: frozenset[str] = frozenset()
    emptied: Row = field(default_factory=dict)
    adoption: str = "same"
    same: Row = field(default_factory=lambda: {"adopt": "same"})
    is_proved: bool = False
    kind: str = ""

    def __repr__(self) -> str:
        return f"{self.kind}-{self.form}" if self.form else self.kind

    def in_path(self, name: str) -> bool:
        """Whether the call that creates has the field in its path."""
        return not callable(self.calls.create) and f"{{{name}}}" in self.calls.create

    @property
    def has_secret(self) -> bool:
        """Whether the least has a secret, which is sent again where an object is taken over."""
        return "password" in self.minimal

    def tried(self, *effects: type[Field]) -> list[str]:
        """The fields that have one of the effects."""
        return [name for name, field in self.fields.items() if isinstance(field, effects)]

    def field(self, name: str) -> Field:
        found = self.fields[name]
        assert isinstance(found, Field)
        return found
