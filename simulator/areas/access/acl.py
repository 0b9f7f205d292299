"""/access/acl and /access/permissions."""

from collections.abc import Iterator
from typing import Any

from simulator.acl import (
    OBJECT_PATHS,
    Entry,
    add_entry,
    entries,
    normalize_path,
    remove_entry,
)
from simulator.areas.access.users import find_user
from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.permissions import Permissions, Privileges, pool_members
from simulator.roles import is_role, privileges_of
from simulator.routes import route
from simulator.rules import modifying_privileges
from simulator.state import Document

SUBJECTS = {"groups": "group", "users": "user", "tokens": "token"}
"""Parameter to the kind of subject that it names."""
ALWAYS_SHOWN = (
    "/",
    "/access",
    "/access/groups",
    "/nodes",
    "/pool",
    "/sdn",
    "/storage",
    "/vms",
)


@route("GET", "/access/acl")
def list_acl(call: Call) -> list[dict[str, Any]]:
    audit = call.permissions.has("/access", "Sys.Audit")
    return [
        entry._asdict()
        for entry in entries(call.state.users)
        if audit or call.permissions.has_any(entry.path, *modifying_privileges(entry.path))
    ]


@route("PUT", "/access/acl")
def update_acl(call: Call) -> None:
    if not any(call.params.get(name) for name in SUBJECTS):
        missing = "either 'users', 'groups' or 'tokens' is required."
        raise invalid(dict.fromkeys(SUBJECTS, missing))
    path = normalize_path(call.params["path"])
    delete = call.params.get("delete")
    if path is None or not (delete or OBJECT_PATHS.fullmatch(path)):
        raise invalid(path=f"invalid ACL path '{path or call.params['path']}'")
    with call.state.writing_users("ACL update failed") as config:
        change = remove_entry if delete else add_entry
        for role in split_list(call.params["roles"]):
            require_superset(call, path, role)
        for entry in list(named_entries(config, path, call.params)):
            change(config, entry)


def require_superset(call: Call, path: str, role: str) -> None:
    """Who may change a path without Permissions.Modify can only hand on what it has itself."""
    own = call.permissions.privileges(path)
    if "Permissions.Modify" in own:
        return
    verb = "remove" if call.params.get("delete") else "add"
    propagate = call.params.get("propagate", 1)
    for privilege in sorted(privileges_of(call.state.users, role)):
        if privilege not in own:
            needed = "'Permissions.Modify' or superset of privileges."
            raise invalid(role=f"Cannot {verb} role '{role}' - requires {needed}")
        if verb == "add" and propagate and not own[privilege]:
            needed = "'Permissions.Modify' or propagated superset of privileges."
            raise invalid(role=f"Cannot {verb} role '{role}' with propagation - requires {needed}")
    if role == "NoAccess":
        raise invalid(role=f"Cannot {verb} role '{role}' - requires 'Permissions.Modify'")


def named_entries(config: Document, path: str, params: dict[str, Any]) -> Iterator[Entry]:
    """Every combination of role and subject that the request names; all of them must exist."""
    propagate = params.get("propagate", 1)
    for role in split_list(params["roles"]):
        if not is_role(config, role):
            raise failed(f"role '{role}' does not exist")
        for parameter, kind in SUBJECTS.items():
            for subject in split_list(params.get(parameter)):
                require_subject(config, kind, subject)
                yield Entry(path, kind, subject, role, propagate)


def require_subject(config: Document, kind: str, subject: str) -> None:
    if kind == "group":
        if subject not in config["groups"]:
            raise failed(f"group '{subject}' does not exist")
        return
    owner, _, token = subject.partition("!")
    if owner not in config["users"]:
        raise failed(f"user '{owner}' does not exist")
    if token and token not in find_user(config, owner)["tokens"]:
        raise failed(f"no such token '{token}' for user '{owner}'")


@route("GET", "/access/permissions")
def show_permissions(call: Call) -> dict[str, Privileges]:
    subject = call.params.get("userid") or call.who
    if subject != call.who and subject.partition("!")[0] != call.who:
        call.permissions.require("/access", "Sys.Audit")
    config = call.state.users
    permissions = Permissions(config, subject)
    asked = call.params.get("path")
    if asked is not None:
        return {asked: permissions.privileges(asked)}
    listed = (entry.path for entry in entries(config))
    members = (path for path, _ in pool_members(config))
    paths = dict.fromkeys([*ALWAYS_SHOWN, *listed, *members])
    return {path: held for path in paths if (held := permissions.privileges(path))}
