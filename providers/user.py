"""Users."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Self

from pydantic import Field

from providers.core.check.problems import Problem
from providers.core.cluster.view import View
from providers.core.kind.flat import Row
from providers.core.kind.forms import EMAIL, USER
from providers.core.kind.marks import IDENTITY, NAME, WRITE_ONLY, Absent, Ref, Via
from providers.core.kind.paths import Paths, Seen
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names, Text


def change_password(view: View, spec: "User", _actual: Row, _keys: list[str]) -> None:
    """Set the password of an existing user. API: PUT /access/password

    PVE takes it from a login by password only, never from an API token.
    """
    if spec.password is not None:
        form = {"userid": spec.userid, "password": spec.password}
        view.api.call("PUT", "/access/password", form)


class User(Spec):
    """A user, `name@realm`. API: /access/users"""

    section: ClassVar = "users"
    paths: ClassVar = Paths(
        "/access/users",
        "/access/users/{userid}",
        query={"full": 1},
        unset="send",
        seen=Seen("/access/groups", "User.Modify", "Sys.Audit"),
    )
    builtin: ClassVar = frozenset({"root@pam"})
    left_out: ClassVar = {"append": "the declared groups are all of them"}

    userid: Annotated[str, IDENTITY, NAME, Field(max_length=64), USER]
    """`name@realm`."""
    comment: Text | None = None
    """A description."""
    email: Annotated[str | None, EMAIL] = None
    """Where PVE's mail for the user goes."""
    enable: Annotated[bool | None, Absent(True)] = None
    """Whether the user may log in; default: true."""
    expire: Annotated[int | None, Absent(0), Field(ge=0)] = None
    """End of the account in seconds since 1970; 0 (the default) is never."""
    firstname: str | None = None
    """First name."""
    lastname: str | None = None
    """Last name."""
    groups: Annotated[Names | None, Ref("group")] = None
    """All groups that the user is in. Not declared: not managed."""
    password: Annotated[
        str | None, WRITE_ONLY, Via(change_password), Field(min_length=8, max_length=64)
    ] = None
    """Password of a user of the realm pve, at least 8 characters. A change needs a login by
    password: PVE refuses it to API tokens."""
    keys: Annotated[str | None, WRITE_ONLY] = None
    """Keys of an old-style second factor."""

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """A token may create a user with a password, but not change it."""
        is_changed = old is not None and self.password not in (None, old.password)
        if is_changed and not view.api.login.by_password:
            yield Problem(
                "password",
                "is another one: PVE lets a login by password change it, but not an API token",
            )
