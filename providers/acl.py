"""ACL entries: who may do what where."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Self

from pydantic import AfterValidator

from providers.core.check.problems import Problem
from providers.core.cluster.view import View
from providers.core.errors import Forbidden
from providers.core.kind.conditions import Without
from providers.core.kind.flat import Row
from providers.core.kind.forms import ACL_PATH, FULL_TOKEN, IDENTIFIER, SUBJECT, USER
from providers.core.kind.marks import IDENTITY, Absent, Ref, Wire
from providers.core.kind.paths import PUT, Paths, Seen
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from providers.core.kind.written import Notation, Written


def _normal(path: str) -> str:
    return re.sub("/+", "/", path).rstrip("/") or "/"


AclPath = Annotated[str, ACL_PATH, AfterValidator(_normal)]
"""PVE ignores doubled and trailing slashes."""


class Acl(Spec):
    """One role for one user, group or token on one path; other entries stay. API: /access/acl"""

    section: ClassVar = "acls"
    one_of: ClassVar = ("user", "group", "token")
    notation: ClassVar = Notation((ACL_PATH, SUBJECT), ("path", *one_of), "role")
    paths: ClassVar = Paths(
        "/access/acl",
        "/access/acl",
        create=PUT("/access/acl"),
        update=PUT("/access/acl"),
        delete=PUT("/access/acl", delete=1),
        unset="send",
        seen=Seen("/access", "Sys.Audit"),
    )
    left_out: ClassVar = {"delete": "takes the whole entry away"}

    path: Annotated[
        AclPath,
        IDENTITY,
        Ref("storage", soft=True, falls=True, within="/storage/([^/]+)"),
        Ref("guest", soft=True, falls=True, within=r"/vms/(\d+)"),
        Ref("pool", soft=True, within="/pool/(.+)"),
        Ref("realm", soft=True, within="/access/realm/([^/]+)"),
        Ref("group", soft=True, within="/access/groups/([^/]+)"),
    ]
    """Where it holds, such as `/`, `/vms/100`, `/storage/library` or `/pool/web`."""
    role: Annotated[str, IDENTITY, IDENTIFIER, Ref("role"), Wire("roles")]
    """The role that is granted."""
    user: Annotated[
        str | None, IDENTITY, USER, Ref("user"), Wire("users"), Without("group", "token")
    ] = None
    """`name@realm`."""
    group: Annotated[
        str | None, IDENTITY, IDENTIFIER, Ref("group"), Wire("groups"), Without("token")
    ] = None
    """Name of a group."""
    token: Annotated[str | None, IDENTITY, FULL_TOKEN, Ref("token"), Wire("tokens")] = None
    """`name@realm!tokenid`."""
    propagate: Annotated[bool | None, Absent(True)] = None
    """Whether it also holds below the path; default: true."""

    @classmethod
    def entries(cls, section: Mapping[str, object]) -> Iterator[Written]:
        """`{path: {subject: role}}`, in PVE's notation of subjects: `@group`, `user@realm`,
        `user@realm!token`; `{role: …, propagate: …}` and lists of either are fine, too."""
        for path, subjects in section.items():
            if isinstance(subjects, Mapping):
                yield from _granted(path, subjects)
            elif subjects is not None:
                yield Written((str(path),), str(path), subjects)

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """A token can never do more than its user, whatever it is granted."""
        user = (self.token or "").partition("!")[0]
        if not user or old is not None or self._hints.get("held"):
            return
        held = _held(view, user, self.path)
        lacking = _privileges(view, self.role) - held if held is not None else set()
        if lacking:
            some = ", ".join(sorted(lacking)[:3]) + (" and more" if len(lacking) > 3 else "")
            yield Problem(
                "token", f"gains nothing by {some}: {user} does not hold it on {self.path}", True
            )

    @classmethod
    def decode(cls, row: Row) -> Row:
        """The list speaks of a type and an id where the call has one parameter for each."""
        if "ugid" not in row:
            return row
        subject = {f"{row['type']}s": row["ugid"]}
        return {**subject, "path": row["path"], "roles": row["roleid"], **_only(row, "propagate")}


def _privileges(view: View, role: str) -> set[str]:
    row = view.rows(kinds()["role"]).get(role, {})
    return set(filter(None, str(row.get("privs") or "").split(",")))


def _held(view: View, user: str, path: str) -> set[str] | None:
    """The user's privileges, None if this login may not ask. API: /access/permissions"""
    try:
        told = view.permissions(userid=user, path=path)
    except Forbidden:
        return None
    return set(told.get(path) or ())


def _granted(path: str, subjects: Mapping[str, object]) -> Iterator[Written]:
    for subject, granted in subjects.items():
        implied = {"path": path, **_subject(str(subject))}
        for grant in granted if isinstance(granted, list) else [granted]:
            fields = grant if isinstance(grant, Mapping) else {"role": grant}
            # A role that is an Output has no text to be a part of a name.
            role = [name] if isinstance(name := fields.get("role"), str) else []
            whole = " ".join([str(path), str(subject), *role])
            yield Written((str(path), str(subject)), whole, fields, implied)


def _subject(name: str) -> Row:
    if name.startswith("@"):
        return {"group": name[1:]}
    return {"token" if "!" in name else "user": name}


def _only(row: Row, *keys: str) -> Row:
    return {key: row[key] for key in keys if key in row}
