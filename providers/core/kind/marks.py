"""Marks on fields: all behaviour in which kinds differ hangs on these.

A field is declared once, as `name: Annotated[type, MARK, MARK] = default`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import PurePosixPath
from typing import Any


class Flag(Enum):
    """Marks without a parameter."""

    IDENTITY = auto()
    """Part of PVE's key of the object; another value is another object."""
    FIXED = auto()
    """PVE cannot change it: another value means replacement."""
    NAME = auto()
    """The key in the stack file is the default of this field."""
    WRITE_ONLY = auto()
    """A secret that PVE never shows: compared with the last value sent, kept encrypted."""
    CONFIDENTIAL = auto()
    """A secret that can be read: compared with what is there, and shown to nobody."""
    TOLD = auto()
    """Preview tells line by line what will be different."""
    COMPUTED = auto()
    """An output that PVE determines."""
    GIVEN_ONCE = auto()
    """A secret output that only the answer to the creation holds."""
    CLAIMED = auto()
    """If left out, the creation claims a value, which then stays."""
    KEPT = auto()
    """PVE cannot take it away: it stays as it is where it is not declared any more."""
    CONTROL = auto()
    """Steers this tool; never sent to PVE, never drift."""
    MARKER = auto()
    """Carries the line that proves a guest to be ours."""
    PROOF = auto()
    """An output that no other guest can have: proves a guest to be ours."""
    FILLED = auto()
    """PVE fills it in. A part of a property string: kept, and no drift, where not declared. A
    field: such parts stay when it is removed."""
    DASHED = auto()
    """PVE writes the name with `-` where Python has `_`."""
    RESET = auto()
    """PVE has no `delete` for it: removed by sending what its absence means."""
    AT_CREATE = auto()
    """Counts when the object or its part is made, and is never shown afterwards."""
    ONCE = auto()
    """The creation alone takes it, or tells it, and PVE never shows it: it stays as it was, and a
    later change is recorded and does nothing."""
    LATER = auto()
    """The creation does not take it: done by its step once the object is there."""
    ARRAY = auto()
    """Sent as a repeated parameter rather than as a joined string."""
    ALONG = auto()
    """Sent along with every change, as declared or as it is: PVE refuses a change without it, or
    takes its absence for a removal."""
    NEVER_FALSE = auto()
    """PVE takes a false value for a true one: false is left out, and said by `delete`."""
    ROOT_ONLY = auto()
    """PVE takes it from root@pam only, logged in by password."""


IDENTITY, FIXED, NAME = Flag.IDENTITY, Flag.FIXED, Flag.NAME
WRITE_ONLY, COMPUTED, GIVEN_ONCE = Flag.WRITE_ONLY, Flag.COMPUTED, Flag.GIVEN_ONCE
CLAIMED, KEPT, CONTROL = Flag.CLAIMED, Flag.KEPT, Flag.CONTROL
MARKER, PROOF = Flag.MARKER, Flag.PROOF
CONFIDENTIAL, TOLD = Flag.CONFIDENTIAL, Flag.TOLD
FILLED, DASHED, RESET, ARRAY = Flag.FILLED, Flag.DASHED, Flag.RESET, Flag.ARRAY
LATER, AT_CREATE, ONCE, ROOT_ONLY = Flag.LATER, Flag.AT_CREATE, Flag.ONCE, Flag.ROOT_ONLY
ALONG, NEVER_FALSE = Flag.ALONG, Flag.NEVER_FALSE

UNREADABLE = (WRITE_ONLY, GIVEN_ONCE, CONTROL, AT_CREATE, ONCE)
"""What PVE never shows: as declared for good, and never drift."""

SECRET = (WRITE_ONLY, GIVEN_ONCE, CONFIDENTIAL)
"""What no message, preview or state shows."""


@dataclass(frozen=True)
class Wire:
    """PVE's own name of the parameter, where it differs from the field's."""

    name: str


@dataclass(frozen=True)
class Absent:
    """What PVE means where the parameter is missing (default: false, "" or an empty list)."""

    value: Any


@dataclass(frozen=True)
class Ref:
    """The value (or each of a list) names an object of `kind`; `soft` ones need not exist.

    Where the name is only a part of the value, it is the group of the pattern `within`; a value
    that does not match names nothing. If PVE takes the whole entry away together with the object,
    the reference `falls`: a replacement of the object makes the entry anew. The value of the field
    `beside` stands before the name, as in `{beside}:{name}`.
    """

    kind: str
    soft: bool = False
    within: str = "(.*)"
    falls: bool = False
    beside: str | None = None

    def names(self, value: Any) -> list[str]:
        """The names in a value."""
        items = value if isinstance(value, list) else [value]
        matches = (re.fullmatch(self.within, str(item), re.DOTALL) for item in items)
        return [match[1] for match in matches if match]


@dataclass(frozen=True)
class Above(Ref):
    """The value is a path; on the node of the field `node`, each path above it may be one of
    `kind`, which has to be there before."""

    soft: bool = True
    beside: str | None = "node"

    def names(self, value: Any) -> list[str]:
        """The paths above, the nearest first."""
        return [str(path) for path in PurePosixPath(str(value)).parents]


VOLUME = "([^:]*):.*"
"""Where the name of a storage is in that of a volume, such as `library:iso/x.iso`."""


@dataclass(frozen=True)
class Slots:
    """A numbered family (`scsi0` … ): a map from number to value, flat in state and stack file."""

    count: int


@dataclass(frozen=True)
class Via:
    """Changed by a step of its own rather than by the update call.

    `step(view, spec, actual, keys)` makes the changed fields so and must be repeatable; `actual`
    is what is known of the object, its outputs included: as read, or else as it was declared.
    Without a step, there is nothing to change in place. `ending(view, spec, actual)` is what has to
    be done before the object can be removed.
    """

    step: Callable[..., Any] | None = None
    ending: Callable[..., None] | None = None
    last: bool = False
    """The step runs at the end of every change, whichever fields it is of, and even if an earlier
    run has done all but this step."""
