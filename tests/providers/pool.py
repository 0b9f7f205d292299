"""Pools."""

from typing import Any

from tests.providers.contract.case import Calls, Case, InPlace, Replaces, Row


def members(_declared: Row, answer: Any) -> Row:
    """PVE shows one list of members of all kinds."""
    (pool,) = answer
    found = pool.pop("members")
    guests = [str(member["vmid"]) for member in found if "vmid" in member]
    storages = [member["storage"] for member in found if member["type"] == "storage"]
    return {**pool, "vms": guests, "storage": storages}


# A guest is in one pool only, so each pool has guests of its own.
GUESTS = tuple((f"POST /nodes/pve01/qemu vmid={{number}}{digit}", Row()) for digit in (1, 2, 3))
CASES = [
    Case(
        calls=Calls(
            create="POST /pools",
            read="GET /pools poolid={poolid}",
            change="PUT /pools poolid={poolid}",
            remove="DELETE /pools poolid={poolid}",
        ),
        minimal={"poolid": "{name}"},
        fields={
            "poolid": Replaces("{name}", "{name}-2"),
            "comment": InPlace("on call", "asleep", edges=("",)),
            "vms": InPlace(
                ["{number}1", "{number}2"],
                ["{number}2", "{number}3"],
                edges=(["{number}2", "{number}1"], []),
                writes=({"vms"}, {"vms", "delete"}),
                later=True,
                hands={
                    "{number}2,{number}3": (
                        "PUT /pools poolid={poolid} vms={number}1 delete=1",
                        "PUT /pools poolid={poolid} vms={number}3",
                    ),
                    "": ("PUT /pools poolid={poolid} vms={number}1,{number}2 delete=1",),
                },
            ),
            "storage": InPlace(
                ["local"],
                ["local-lvm"],
                edges=([],),
                writes=({"storage"}, {"storage", "delete"}),
                later=True,
                hands={
                    "local-lvm": (
                        "PUT /pools poolid={poolid} storage=local delete=1",
                        "PUT /pools poolid={poolid} storage=local-lvm",
                    ),
                    "": ("PUT /pools poolid={poolid} storage=local delete=1",),
                },
            ),
        },
        before=GUESTS,
        row=members,
        emptied={"comment": ""},
    )
]
