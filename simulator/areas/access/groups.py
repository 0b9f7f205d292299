"""/access/groups."""

from typing import Any

from simulator.call import Call
from simulator.errors import failed
from simulator.routes import route
from simulator.state import Document


@route("GET", "/access/groups")
def list_groups(call: Call) -> list[dict[str, Any]]:
    privileges = ("User.Modify", "Sys.Audit", "Group.Allocate")
    return [
        {"groupid": name, "users": ",".join(sorted(group["users"])), **comment_of(group)}
        for name, group in call.state.users["groups"].items()
        if call.permissions.has_any(f"/access/groups/{name}", *privileges)
    ]


@route("POST", "/access/groups")
def create_group(call: Call) -> None:
    name = call.params["groupid"]
    with call.state.writing_users("create group failed") as config:
        if name in config["groups"]:
            raise failed(f"group '{name}' already exists")
        config["groups"][name] = {"users": [], "comment": call.params.get("comment") or ""}


@route("GET", "/access/groups/{groupid}")
def show_group(call: Call) -> dict[str, Any]:
    group = find_group(call.state.users, call.params["groupid"])
    return {"members": sorted(group["users"]), **comment_of(group)}


@route("PUT", "/access/groups/{groupid}")
def update_group(call: Call) -> None:
    with call.state.writing_users("update group failed") as config:
        group = find_group(config, call.params["groupid"])
        group.update(call.given("comment"))


@route("DELETE", "/access/groups/{groupid}")
def delete_group(call: Call) -> None:
    name = call.params["groupid"]
    with call.state.writing_users("delete group failed") as config:
        find_group(config, name)
        del config["groups"][name]
        for kinds in config["acl"].values():
            kinds.get("group", {}).pop(name, None)


def find_group(config: Document, name: str) -> dict[str, Any]:
    if name not in config["groups"]:
        raise failed(f"group '{name}' does not exist")
    group: dict[str, Any] = config["groups"][name]
    return group


def comment_of(entry: dict[str, Any]) -> dict[str, str]:
    """The comment as PVE shows it: an empty one is not there."""
    return {"comment": entry["comment"]} if entry.get("comment") else {}
