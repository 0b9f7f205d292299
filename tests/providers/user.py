"""Users."""

from tests.providers.contract.case import Calls, Case, InPlace, Replaces, WriteOnly

NEEDED = [
    ("POST /access/groups", {"groupid": "users-one"}),
    ("POST /access/groups", {"groupid": "users-two"}),
]
CASES = [
    Case(
        calls=Calls(
            create="POST /access/users",
            read="GET /access/users/{userid}",
            change="PUT /access/users/{userid}",
            remove="DELETE /access/users/{userid}",
        ),
        minimal={"userid": "{name}@pve"},
        fields={
            "userid": Replaces("{name}@pve", "{name}@pam"),
            "comment": InPlace("on call", "asleep", edges=("",)),
            "email": InPlace("one@example.org", "two@example.org", edges=("",)),
            "enable": InPlace(False, True),
            "expire": InPlace(1893456000, 1924992000, edges=(0,)),
            "firstname": InPlace("Ada", "Grace", edges=("", "007")),
            "lastname": InPlace("Lovelace", "Hopper", edges=("",)),
            "groups": InPlace(
                ["users-one", "users-two"], ["users-two"], edges=(["users-two", "users-one"], [])
            ),
            "password": WriteOnly(
                "geheim-one",
                "geheim-two",
                along={"connection": "root"},
                writes=({"password"},),
                stays=True,
            ),
            "keys": WriteOnly("x!geheimone", "x!geheimtwo"),
        },
        emptied={
            "comment": "",
            "email": "",
            "enable": "1",
            "expire": "0",
            "firstname": "",
            "lastname": "",
            "groups": "",
        },
    )
]
