"""ACL entries: who may do what where."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from pydantic import Field

from providers.core.kind.marks import IDENTITY, Absent, Ref, Wire
from providers.core.kind.paths import PUT, Paths, Seen
from providers.core.kind.spec import Row, Spec


class Acl(Spec):
    """One role for one user, group or token on one path; other entries stay. API: /access/acl"""

    section: ClassVar = "acls"
    paths: ClassVar = Paths(
        "/access/acl",
        "/access/acl",
        create=PUT("/access/acl"),
        update=PUT("/access/acl"),
        delete=PUT("/access/acl", delete=1),
        unset="send",
        seen=Seen("/access", "Sys.Audit"),
    )

    path: Annotated[str, IDENTITY, Field(pattern=r"^/")]
    """Where it holds, such as `/`, `/vms/100`, `/storage/library` or `/pool/web`."""
    role: Annotated[str, IDENTITY, Ref("role"), Wire("roles")]
    """The role that is granted."""
    user: Annotated[str | None, IDENTITY, Ref("user"), Wire("users")] = None
    """`name@realm`."""
    group: Annotated[str | None, IDENTITY, Ref("group"), Wire("groups")] = None
    """Name of a group."""
    token: Annotated[str | None, IDENTITY, Ref("token"), Wire("tokens")] = None
    """`name@realm!tokenid`."""
    propagate: Annotated[bool | None, Absent(True)] = None
    """Whether it also holds below the path; default: true."""

    @classmethod
    def entries(cls, section: Row) -> Iterator[tuple[str, object]]:
        """`{path: {subject: role}}`, in PVE's notation of subjects: `@group`, `user@realm`,
        `user@realm!token`; `{role: …, propagate: …}` and lists of either are fine, too."""
        for path, subjects in section.items():
            for subject, granted in dict(subjects or {}).items():
                for grant in granted if isinstance(granted, list) else [granted]:
                    fields = dict(grant) if isinstance(grant, Mapping) else {"role": grant}
                    name = f"{path} {subject} {fields.get('role')}"
                    yield name, {"path": path, **_subject(subject), **fields}

    @classmethod
    def decode(cls, row: Row) -> Row:
        """The list speaks of a type and an id where the call has one parameter for each."""
        if "ugid" not in row:
            return row
        subject = {f"{row['type']}s": row["ugid"]}
        return {**subject, "path": row["path"], "roles": row["roleid"], **_only(row, "propagate")}


def _subject(name: str) -> Row:
    if name.startswith("@"):
        return {"group": name[1:]}
    return {"token" if "!" in name else "user": name}


def _only(row: Row, *keys: str) -> Row:
    return {key: row[key] for key in keys if key in row}
