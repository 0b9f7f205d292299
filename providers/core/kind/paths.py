"""Where a kind lives in PVE's API: paths and verbs as data.

`{name}` in a path is a field of the spec. Fields that stand in a path are not sent again; the
other ones of the identity are sent with every call, as the ACL's PUT wants them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import quote

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(template: str, values: Mapping[str, Any]) -> str:
    """The path of `template` with each `{name}` as one percent-encoded segment."""
    return _PLACEHOLDER.sub(lambda m: quote(str(values[m[1]]), safe=""), template)


@dataclass(frozen=True)
class Call:
    """One request; `fixed` parameters are sent beside those of the fields."""

    method: str
    path: str
    fixed: Mapping[str, Any]

    @property
    def in_path(self) -> frozenset[str]:
        """Names of the fields that stand in the path."""
        return frozenset(_PLACEHOLDER.findall(self.path))


def POST(path: str, **fixed: Any) -> Call:  # noqa: N802
    """A request that creates."""
    return Call("POST", path, fixed)


def PUT(path: str, **fixed: Any) -> Call:  # noqa: N802
    """A request that changes."""
    return Call("PUT", path, fixed)


def DELETE(path: str, **fixed: Any) -> Call:  # noqa: N802
    """A request that removes."""
    return Call("DELETE", path, fixed)


@dataclass(frozen=True)
class Seen:
    """Any one of the privileges on the path makes the object visible to a login."""

    path: str
    privileges: tuple[str, ...]

    def __init__(self, path: str, *privileges: str) -> None:
        object.__setattr__(self, "path", path)
        object.__setattr__(self, "privileges", privileges)


NOTHING = Call("", "", {})
"""No call: the steps of the fields do it all."""

EVERYBODY = Seen("/")
"""What every login may list."""


@dataclass(frozen=True)
class Paths:
    """The calls of a kind.

    Args:
        collection: path of the list; POST there creates unless `create` says otherwise.
        item: path of one object; PUT and DELETE go there unless `update`, `delete` say otherwise.
        query: parameters of the list.
        nested: field of a row that holds the objects (tokens in their user).
        read_item: a row of the list lacks fields, so the single object is read.
        unset: how a field is removed: named in the parameter `delete`, or by sending what its
            absence means.
        seen: who sees the objects in the list.
        key: PVE's own notation of the identity (default: its values joined by `:`).
        prefix: first part of the resource's id (default: the kind).
    """

    collection: str
    item: str
    create: Call | None = None
    update: Call | None = None
    delete: Call | None = None
    query: Mapping[str, Any] = field(default_factory=dict)
    nested: str | None = None
    read_item: bool = False
    unset: Literal["delete", "send"] = "delete"
    seen: Seen = EVERYBODY
    key: str | None = None
    prefix: str | None = None

    @property
    def creation(self) -> Call:
        """The call that creates."""
        return self.create or POST(self.collection)

    @property
    def change(self) -> Call:
        """The call that changes."""
        return self.update or PUT(self.item)

    @property
    def removal(self) -> Call:
        """The call that removes."""
        return self.delete or DELETE(self.item)

    @property
    def in_api(self) -> bool:
        """Whether PVE's API knows the objects."""
        return bool(self.collection)


def elsewhere(key: str) -> Paths:
    """Of objects that no call of the API reaches: the hooks and steps of the kind do it all."""
    return Paths("", "", create=NOTHING, update=NOTHING, delete=NOTHING, key=key)
