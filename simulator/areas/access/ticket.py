"""/access/ticket: log in with a password."""

import re
from typing import Any

from simulator.acl import entries
from simulator.call import Call
from simulator.errors import PveError
from simulator.params import split_list
from simulator.permissions import Permissions
from simulator.routes import route

CAPABILITIES = {
    "vms": r"VM\.|Permissions\.Modify",
    "access": r"(User|Group)\.|Permissions\.Modify",
    "storage": r"Datastore\.|Permissions\.Modify",
    "nodes": r"Sys\.|Permissions\.Modify",
    "sdn": r"SDN\.|Permissions\.Modify",
    "dc": r"Sys\.Audit|Sys\.Modify|SDN\.",
    "mapping": r"Mapping\.|Permissions\.Modify",
}
"""First part of a path to the privileges that the login's answer tells of it; `dc` is `/`."""
PATHS = ("/", "/nodes", "/access/groups", "/vms", "/storage", "/sdn", "/mapping")


@route("POST", "/access/ticket")
def log_in(call: Call) -> dict[str, Any]:
    """A ticket; with `path` and `privs` only whether they are held there."""
    realm = call.params.get("realm")
    user = call.params["username"] + (f"@{realm}" if realm else "")
    auth = call.cluster.auth
    if not auth.log_in(user, call.params["password"]):
        raise PveError(401, "authentication failure")
    permissions = Permissions(call.state.users, user)
    answer = {"username": user, "cap": capabilities(call, permissions)}
    if len(call.world.nodes) > 1 and permissions.has("/", "Sys.Audit"):
        answer["clustername"] = call.world.cluster_name
    if "path" in call.params:
        if not permissions.has(call.params["path"], *split_list(call.params["privs"])):
            raise PveError(401, "authentication failure")
        return answer
    return {
        **answer,
        "ticket": auth.ticket(user),
        "CSRFPreventionToken": auth.csrf_token(user),
    }


def capabilities(call: Call, permissions: Permissions) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {name: {} for name in CAPABILITIES}
    for path in dict.fromkeys([*PATHS, *(entry.path for entry in entries(call.state.users))]):
        top = path.split("/")[1] or "dc"
        for privilege in permissions.privileges(path):
            for name in ("vms", "storage") if top == "pool" else (top,):
                if name in CAPABILITIES and re.match(CAPABILITIES[name], privilege):
                    found[name][privilege] = 1
    return found
