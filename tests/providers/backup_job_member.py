"""Single guests in backup jobs."""

from collections.abc import Callable
from typing import Any

from tests.providers.contract.case import Calls, Case, Replaces, Row

JOB = {"schedule": "02:30", "vmid": "100", "storage": "local"}
NEEDED = [
    ("POST /cluster/backup", {"id": "members-one", **JOB}),
    ("POST /cluster/backup", {"id": "members-two", **JOB}),
]


def membership(declared: Row, answer: Any) -> Row | None:
    """The job's guests, if this one is among them."""
    return (
        {"vmid": declared["vmid"]} if str(declared["vmid"]) in answer["vmid"].split(",") else None
    )


def join(call: Callable[..., Any], declared: Row) -> None:
    """Add the guest to the job's others."""
    others = call("GET /cluster/backup/{job}", **declared)["vmid"]
    call("PUT /cluster/backup/{job}", {"vmid": f"{others},{declared['vmid']}"}, **declared)


def leave(call: Callable[..., Any], declared: Row) -> None:
    """Take the guest out of the job."""
    others = call("GET /cluster/backup/{job}", **declared)["vmid"].split(",")
    others.remove(str(declared["vmid"]))
    call("PUT /cluster/backup/{job}", {"vmid": ",".join(others)}, **declared)


CASES = [
    Case(
        calls=Calls(
            create=join,
            read="GET /cluster/backup/{job}",
            change="PUT /cluster/backup/{job}",
            remove=leave,
        ),
        minimal={"job": "members-one", "vmid": "{number}"},
        fields={
            "job": Replaces("members-one", "members-two"),
            "vmid": Replaces("{number}", "{number}0"),
        },
        row=membership,
    )
]
