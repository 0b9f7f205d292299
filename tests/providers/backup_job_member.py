"""Single guests in backup jobs."""

from typing import Any

from tests.providers.contract.case import Calls, Case, Replaces, Row

JOB = {"schedule": "02:30", "vmid": "100", "storage": "local"}
NEEDED = [
    ("POST /cluster/backup", {"id": "members-one", **JOB}),
    ("POST /cluster/backup", {"id": "members-two", **JOB}),
]


def membership(declared: Row, answer: Any) -> Row | None:
    """The job's guests, if this one is among them."""
    return {"vmid": declared["vmid"]} if str(declared["vmid"]) in answer["vmid"] else None


CASES = [
    Case(
        calls=Calls(
            create="PUT /cluster/backup/{job} vmid=100,{vmid}",
            read="GET /cluster/backup/{job}",
            change="PUT /cluster/backup/{job}",
            remove="PUT /cluster/backup/{job} vmid=100",
        ),
        minimal={"job": "members-one", "vmid": "{number}"},
        fields={
            "job": Replaces("members-one", "members-two"),
            "vmid": Replaces("{number}", "{number}0"),
        },
        row=membership,
    )
]
