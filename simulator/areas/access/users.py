"""/access/users."""

from typing import Any

from simulator.areas.access import realms
from simulator.areas.access.passwords import set_new_password
from simulator.call import Call
from simulator.errors import failed
from simulator.params import split_list
from simulator.passwords import remove_password
from simulator.routes import route
from simulator.state import Document
from simulator.userid import realm_of

FIELDS = ("enable", "expire", "firstname", "lastname", "email", "comment", "keys")
HIDDEN = ("tokens",)


@route("GET", "/access/users")
def list_users(call: Call) -> list[dict[str, Any]]:
    seen = visible_users(call)
    wanted = call.params.get("enabled")
    groups = groups_by_user(call.state.users) if call.params.get("full") else None
    return [
        row(call, name, user, groups)
        for name, user in sorted(call.state.users["users"].items())
        if (seen is None or name in seen) and wanted in (None, user["enable"])
    ]


def visible_users(call: Call) -> set[str] | None:
    """Those that the caller may see: itself and members of its groups; None for all."""
    privileges = ("User.Modify", "Sys.Audit")
    if call.permissions.has_any("/access/groups", *privileges):
        return None
    members = (
        group["users"]
        for name, group in call.state.users["groups"].items()
        if call.permissions.has_any(f"/access/groups/{name}", *privileges)
    )
    return {call.who}.union(*members)


def row(
    call: Call, name: str, user: dict[str, Any], groups: dict[str, list[str]] | None
) -> dict[str, Any]:
    kind = realms.type_of(call.state, name.rpartition("@")[2])
    shown = {"userid": name, **view(user), **({"realm-type": kind} if kind else {})}
    if groups is not None:
        shown["tokens"] = token_rows(user) or None
        shown["groups"] = ",".join(groups.get(name, ()))
    return shown


def groups_by_user(config: Document) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for group in sorted(config["groups"]):
        for user in config["groups"][group]["users"]:
            found.setdefault(user, []).append(group)
    return found


def view(user: dict[str, Any]) -> dict[str, Any]:
    """The user's fields; an empty email shows if a comment or keys follow it in user.cfg."""
    shown = {name: value for name, value in user.items() if name not in HIDDEN and value != ""}
    return {"email": "", **shown} if user.get("comment") or user.get("keys") else shown


def token_rows(user: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"tokenid": name, **token} for name, token in sorted(user["tokens"].items())]


@route("POST", "/access/users")
def create_user(call: Call) -> None:
    name = call.params["userid"]
    realm_of(name)
    with call.state.writing_users("create user failed") as config:
        if name in config["users"]:
            raise failed(f"user '{name}' already exists")
        password = call.params.get("password")
        if password:
            set_new_password(call, name, password)
        if "groups" in call.params:
            join_groups(config, name, split_list(call.params["groups"]), keep=True)
        sent = {field: value for field, value in call.given(*FIELDS).items() if value != ""}
        config["users"][name] = {"enable": 1, "expire": 0, "tokens": {}, **sent}


@route("GET", "/access/users/{userid}")
def show_user(call: Call) -> dict[str, Any]:
    config, name = call.state.users, call.params["userid"]
    user = find_user(config, name)
    groups = groups_by_user(config).get(name, [])
    return {**view(user), "tokens": user["tokens"] or None, "groups": groups}


@route("PUT", "/access/users/{userid}")
def update_user(call: Call) -> None:
    name = call.params["userid"]
    with call.state.writing_users("update user failed") as config:
        user = find_user(config, name)
        if "groups" in call.params:
            keep = bool(call.params.get("append"))
            join_groups(config, name, split_list(call.params["groups"]), keep)
        user.update(call.given(*FIELDS))
        for field in [field for field in FIELDS if user.get(field) == ""]:
            del user[field]


@route("DELETE", "/access/users/{userid}")
def delete_user(call: Call) -> None:
    """The user's own entries go at once; those of its tokens stay until the next write."""
    name = call.params["userid"]
    with call.state.writing_users("delete user failed") as config:
        find_user(config, name)
        del config["users"][name]
        for group in config["groups"].values():
            if name in group["users"]:
                group["users"].remove(name)
        for kinds in config["acl"].values():
            kinds.get("user", {}).pop(name, None)
    remove_password(call.state, name)
    call.state.leave_stale_entries()


def find_user(config: Document, name: str) -> dict[str, Any]:
    if name not in config["users"]:
        raise failed(f"no such user ('{name}')")
    user: dict[str, Any] = config["users"][name]
    return user


def join_groups(config: Document, name: str, wanted: list[str], keep: bool) -> None:
    """Make the user a member of the wanted groups, and of its others only if they are kept."""
    for group in wanted:
        if group not in config["groups"]:
            raise failed(f"no such group '{group}'")
    for group in wanted:
        if name not in config["groups"][group]["users"]:
            config["groups"][group]["users"].append(name)
    for group, entry in () if keep else config["groups"].items():
        if group not in wanted and name in entry["users"]:
            entry["users"].remove(name)
