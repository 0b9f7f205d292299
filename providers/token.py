"""API tokens: further credentials of a user."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Self

from pydantic import Field

from providers.core.api import fill
from providers.core.errors import Refused
from providers.core.marks import (
    COMPUTED,
    CONTROL,
    DASHED,
    GIVEN_ONCE,
    IDENTITY,
    NAME,
    Absent,
    Ref,
    Via,
)
from providers.core.paths import POST, Paths, Seen
from providers.core.problems import Problem
from providers.core.registry import kinds
from providers.core.spec import Row, Spec
from providers.core.values import Text
from providers.core.view import View

ITEM = "/access/users/{userid}/token/{tokenid}"


def new_secret(view: View, spec: "Token", _actual: Row, _keys: list[str]) -> object:
    """Have PVE make a new secret; returns it. API: PUT …/token/{tokenid}, regenerate=1"""
    if spec.regenerate is None:
        return None
    return view.api.call("PUT", fill(ITEM, spec.declared()), {"regenerate": 1})


class Token(Spec):
    """An API token, `user@realm!tokenid`. API: /access/users/{userid}/token/{tokenid}

    PVE tells the secret once, at creation; it is kept in the state, encrypted. A token that
    exists already is taken over only with `adopt: always` and its `value`, or with `regenerate`.
    """

    section: ClassVar = "users.*.tokens"
    shown: ClassVar = ("full_tokenid", "value")
    paths: ClassVar = Paths(
        "/access/users",
        ITEM,
        create=POST(ITEM),
        query={"full": 1},
        nested="tokens",
        unset="send",
        seen=Seen("/access/groups", "User.Modify", "Sys.Audit"),
        key="{userid}!{tokenid}",
    )
    adoption: ClassVar = "never"

    userid: Annotated[str, IDENTITY, Ref("user")]
    """The user, `name@realm`."""
    tokenid: Annotated[str, IDENTITY, NAME, Field(pattern=r"^[A-Za-z][A-Za-z0-9._-]+$")]
    """Name of the token: a letter, then at least one more letter, digit, `.`, `-` or `_`."""
    comment: Text | None = None
    expire: Annotated[int | None, Absent(0), Field(ge=0)] = None
    """End of the token in seconds since 1970; 0 (the default) is never."""
    privsep: Annotated[bool | None, Absent(True)] = None
    """Whether the token has only those of its user's permissions that it is granted itself;
    default: true."""
    regenerate: Annotated[str | None, CONTROL, Via(new_secret)] = None
    """Any text; another one than before has PVE make a new secret."""
    value: Annotated[str | None, GIVEN_ONCE] = None
    """The secret. An input only to take over a token whose secret is known."""
    full_tokenid: Annotated[str | None, COMPUTED, DASHED] = None
    """`user@realm!tokenid`."""

    @classmethod
    def decode(cls, row: Row) -> Row:
        """The full id is told at creation only, but follows from the key."""
        if "userid" not in row:
            return row
        return {**row, "full-tokenid": f"{row['userid']}!{row['tokenid']}"}

    def make(self, view: View) -> object:
        """Create the token; its secret is PVE's to choose."""
        if self.value is not None:
            raise Refused(
                f"there is no token {self.userid}!{self.tokenid} to take over",
                "Leave out `value`: PVE chooses the secret of a new token.",
            )
        return super().make(view)

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What the secret and privilege separation ask for."""
        if self.adopt in ("same", "always") and self.value is None and self.regenerate is None:
            yield Problem(
                "adopt", "needs `value` or `regenerate`: PVE does not tell a secret again"
            )
        if self.privsep is not False and old is None:
            yield from self._without_rights(view)

    def _without_rights(self, view: View) -> Iterator[Problem]:
        """A separated token can do nothing until it has an entry of its own."""
        name = f"{self.userid}!{self.tokenid}"
        entries = [row for row in view.rows(kinds()["acl"]).values() if row["ugid"] == name]
        if not entries:
            yield Problem(
                "privsep",
                f"{name} has separated privileges and no ACL entry on the cluster yet: unless "
                "this run declares one, all it reads is empty",
                warning=True,
            )
