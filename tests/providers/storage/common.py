"""What the cases of all types of storage share."""

from tests.providers.contract.case import Calls, Case, Field, InPlace, Row

FLAG = (True, False)
CALLS = Calls(
    create="POST /storage",
    read="GET /storage/{storage}",
    change="PUT /storage/{storage}",
    remove="DELETE /storage/{storage}",
)

EVERY: dict[str, Field] = {
    "nodes": InPlace(["pve01", "pve02"], ["pve02"], edges=(["pve02", "pve01"],)),
    "disable": InPlace(True, False, shown=("1", None)),
}
LIMITED: dict[str, Field] = {
    "bwlimit": InPlace("clone=100,default=50", "default=50", edges=("migration=7.5",)),
}
BACKUPS: dict[str, Field] = {
    "prune_backups": InPlace("keep-last=3", "keep-daily=7,keep-last=1", edges=("keep-all=1",)),
    "max_protected_backups": InPlace(5, -1, edges=(0,)),
}


def content(initial: list[str], changed: list[str], *others: list[str]) -> dict[str, Field]:
    """What a storage may hold, in any order."""
    return {"content": InPlace(initial, changed, edges=(*others, list(reversed(initial))))}


def case(type_: str, least: Row, fields: dict[str, Field]) -> Case:
    return Case(
        form=type_,
        calls=CALLS,
        minimal={"storage": "{name}", "type": type_, **least},
        fields={**EVERY, **fields},
    )
