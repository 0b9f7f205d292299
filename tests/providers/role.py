"""Roles."""

from typing import Any

from tests.providers.contract.case import Calls, Case, InPlace, Replaces, Row


def privileges(declared: Row, answer: Any) -> Row:
    """PVE answers with the privileges alone, as keys."""
    return {"roleid": declared["roleid"], "privs": list(answer)}


CASES = [
    Case(
        calls=Calls(
            create="POST /access/roles",
            read="GET /access/roles/{roleid}",
            change="PUT /access/roles/{roleid}",
            remove="DELETE /access/roles/{roleid}",
        ),
        minimal={"roleid": "{name}"},
        fields={
            "roleid": Replaces("{name}", "{name}-2"),
            "privs": InPlace(
                ["VM.Audit", "VM.Backup"], ["VM.Audit"], edges=(["VM.Backup", "VM.Audit"], [])
            ),
        },
        row=privileges,
        emptied={"privs": ""},
    )
]
