"""Entries of the access control list."""

from typing import Any

from tests.providers.contract.case import Calls, Case, InPlace, Replaces, Row

NEEDED = [
    ("POST /access/groups", {"groupid": "acl-one"}),
    ("POST /access/groups", {"groupid": "acl-two"}),
    ("POST /access/users", {"userid": "acl-one@pve"}),
    ("POST /access/users", {"userid": "acl-two@pve"}),
    ("POST /access/users/acl-one@pve/token/one", {}),
    ("POST /access/users/acl-one@pve/token/two", {}),
]


def entry(declared: Row, answer: Any) -> Row | None:
    """The entry among all others."""
    kind = next(kind for kind in SUBJECTS if kind in declared)
    wanted = {"path": declared["path"], "roleid": declared["role"], "ugid": declared[kind]}
    for row in answer:
        if row["type"] == kind and wanted.items() <= row.items():
            return {"path": row["path"], "roles": row["roleid"], f"{kind}s": row["ugid"], **row}
    return None


def case(kind: str, one: str, two: str) -> Case:
    call = f"PUT /access/acl path={{path}} roles={{role}} {kind}s={{{kind}}}"
    return Case(
        form=kind,
        calls=Calls(create=call, read="GET /access/acl", change=call, remove=call + " delete=1"),
        minimal={"path": "/pool/{name}", "role": "PVEAuditor", kind: one},
        fields={
            "path": Replaces("/pool/{name}", "/pool/{name}-2"),
            "role": Replaces("PVEAuditor", "PVEVMUser"),
            kind: Replaces(one, two),
            "propagate": InPlace(False, True),
        },
        row=entry,
        emptied={"propagate": "1"},
    )


SUBJECTS = ("group", "user", "token")
CASES = [
    case("group", "acl-one", "acl-two"),
    case("user", "acl-one@pve", "acl-two@pve"),
    case("token", "acl-one@pve!one", "acl-one@pve!two"),
]
