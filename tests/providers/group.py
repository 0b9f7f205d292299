"""Groups."""

from tests.providers.contract.case import Calls, Case, InPlace, Replaces

CASES = [
    Case(
        calls=Calls(
            create="POST /access/groups",
            read="GET /access/groups/{groupid}",
            change="PUT /access/groups/{groupid}",
            remove="DELETE /access/groups/{groupid}",
        ),
        minimal={"groupid": "{name}"},
        fields={
            "groupid": Replaces("{name}", "{name}-2"),
            "comment": InPlace("on call", "asleep", edges=("", "é, ; = % +", "01")),
        },
        emptied={"comment": ""},
    )
]
