"""API tokens: further credentials of a user."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, ClassVar, Self

from pydantic import Field

from providers.core.check.problems import Problem
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import Refused
from providers.core.kind.flat import Row
from providers.core.kind.forms import TOKEN, USER
from providers.core.kind.marks import (
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
from providers.core.kind.paths import POST, Paths, Seen, fill
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from providers.core.kind.values import Text

MODE = 0o600

ITEM = "/access/users/{userid}/token/{tokenid}"


def new_secret(view: View, spec: "Token", known: Row, _keys: list[str]) -> Row:
    """Have PVE make a new secret; returns it. API: PUT …/token/{tokenid}, regenerate=1"""
    if spec.regenerate is None:
        return {}
    answer: Row = view.api.call("PUT", fill(ITEM, spec.declared()), {"regenerate": 1})
    known["value"] = answer["value"]
    spec.keep(known)
    return answer


def move_secret(_view: View, spec: "Token", known: Row, _keys: list[str]) -> None:
    """Write the secret that is known into another file than before, if into any."""
    spec.keep(known)
    discard(known.get("secret_file"))


def remove_secret(_view: View, spec: "Token", _actual: Row) -> None:
    """A secret that opens nothing any more need not lie about."""
    discard(spec.secret_file)


def discard(file: str | None) -> None:
    """Remove a file with a secret."""
    if file is not None:
        Path(file).unlink(missing_ok=True)


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
    left_out: ClassVar = {"delete": "an empty text takes a field away, too"}

    userid: Annotated[str, IDENTITY, USER, Ref("user")]
    """The user, `name@realm`."""
    tokenid: Annotated[str, IDENTITY, NAME, TOKEN]
    """Name of the token: a letter, then at least one more letter, digit, `.`, `-` or `_`."""
    comment: Text | None = None
    """A description."""
    expire: Annotated[int | None, Absent(0), Field(ge=0)] = None
    """End of the token in seconds since 1970; 0 (the default) is never."""
    privsep: Annotated[bool | None, Absent(True)] = None
    """Whether the token has only those of its user's permissions that it is granted itself;
    default: true."""
    regenerate: Annotated[str | None, CONTROL, Via(new_secret)] = None
    """Any text; another one than before has PVE make a new secret."""
    secret_file: Annotated[str | None, CONTROL, Via(move_secret, ending=remove_secret)] = None
    """A file of mode 0600 that `user@realm!tokenid=secret` is written to, as `api_token_file` of
    a connection reads it; removed with the token."""
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
        answer = super().make(view)
        self.keep(answer)
        return answer

    def keep(self, known: Row) -> None:
        """Write the secret among `known` into the file that was asked for."""
        secret = known.get("value", self.value)
        if self.secret_file is None or secret is None:
            return
        file = Path(self.secret_file)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(MODE)
            file.chmod(MODE)
            file.write_text(f"{self.userid}!{self.tokenid}={secret}\n")
        except OSError as fault:
            # The token is made: its secret must reach the state, whatever becomes of the file.
            host.warn(f"the secret could not be written to {file}: {fault.strerror}")

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What the secret and privilege separation ask for."""
        if self.adopt in ("same", "always") and self.value is None and self.regenerate is None:
            yield Problem(
                "adopt", "needs `value` or `regenerate`: PVE does not tell a secret again"
            )
        if self.privsep is not False and old is None and not self._hints.get("granted"):
            yield from self._without_rights(view)

    def _without_rights(self, view: View) -> Iterator[Problem]:
        """A separated token can do nothing until it has an entry of its own."""
        name, acl = f"{self.userid}!{self.tokenid}", kinds()["acl"]
        if not view.sees(acl, {}) or any(r["ugid"] == name for r in view.rows(acl).values()):
            return
        yield Problem(
            "privsep",
            f"{name} has privileges of its own only, and no ACL entry grants it any: what it "
            "reads will be empty. Declare one under `acls`, or `privsep: false`",
            warning=True,
        )
