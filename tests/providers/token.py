"""API tokens."""

from tests.providers.contract.case import Calls, Case, InPlace, Output, Replaces, Steers

ITEM = "/access/users/{userid}/token/{tokenid}"
NEEDED = [
    ("POST /access/users", {"userid": "tokens-one@pve"}),
    ("POST /access/users", {"userid": "tokens-two@pve"}),
]
ELSEWHERE = {
    "adopt": "test_token.py: a token is taken over with its secret only",
    "secret_file": "test_token.py: what is in the file",
}
CASES = [
    Case(
        calls=Calls(
            create=f"POST {ITEM}",
            read=f"GET {ITEM}",
            change=f"PUT {ITEM}",
            remove=f"DELETE {ITEM}",
        ),
        minimal={"userid": "tokens-one@pve", "tokenid": "{name}"},
        fields={
            "userid": Replaces("tokens-one@pve", "tokens-two@pve"),
            "tokenid": Replaces("{name}", "{name}-2"),
            "comment": InPlace("on call", "asleep", edges=("",)),
            "expire": InPlace(1893456000, 1924992000, edges=(0,)),
            "privsep": InPlace(False, True),
            "regenerate": Steers("1", "2", writes=({"regenerate"},)),
            "value": Output(r"[0-9a-f-]{36}", secret=True),
            "full_tokenid": Output(r"tokens-one@pve!o\d+"),
        },
        emptied={"comment": "", "expire": "0", "privsep": "1"},
        adoption="never",
        same={"adopt": "same", "regenerate": "1"},
    )
]
