"""/access/roles."""

from typing import Any

from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.roles import BUILT_IN, is_role, privileges_of
from simulator.routes import route
from simulator.state import Document


@route("GET", "/access/roles")
def list_roles(call: Call) -> list[dict[str, Any]]:
    config = call.state.users
    return [
        {
            "roleid": name,
            "privs": ",".join(sorted(privileges_of(config, name))),
            "special": int(name in BUILT_IN),
        }
        for name in (*BUILT_IN, *config["roles"])
    ]


@route("POST", "/access/roles")
def create_role(call: Call) -> None:
    name = call.params["roleid"]
    if name.lower().startswith("pve"):
        reason = "cannot use role ID starting with the (case-insensitive) 'PVE' namespace"
        raise invalid(roleid=reason)
    with call.state.writing_users("create role failed") as config:
        if is_role(config, name):
            raise failed(f"role '{name}' already exists")
        config["roles"][name] = sent_privileges(call)


@route("GET", "/access/roles/{roleid}")
def show_role(call: Call) -> dict[str, int]:
    name = call.params["roleid"]
    if name not in BUILT_IN:
        require_role(call.state.users, name)
    return dict.fromkeys(privileges_of(call.state.users, name), 1)


@route("PUT", "/access/roles/{roleid}")
def update_role(call: Call) -> None:
    """Without `append` the privileges that are sent replace all others."""
    name = call.params["roleid"]
    refuse_built_in(name, "modified")
    with call.state.writing_users("update role failed") as config:
        require_role(config, name)
        kept = config["roles"][name] if call.params.get("append") else []
        config["roles"][name] = sorted({*kept, *sent_privileges(call)})


@route("DELETE", "/access/roles/{roleid}")
def delete_role(call: Call) -> None:
    name = call.params["roleid"]
    refuse_built_in(name, "deleted")
    with call.state.writing_users("delete role failed") as config:
        require_role(config, name)
        del config["roles"][name]
    call.state.leave_stale_entries()


def require_role(config: Document, name: str) -> None:
    if name not in config["roles"]:
        raise failed(f"role '{name}' does not exist")


def refuse_built_in(name: str, what: str) -> None:
    if name in BUILT_IN:
        raise failed(f"auto-generated role '{name}' cannot be {what}")


def sent_privileges(call: Call) -> list[str]:
    return sorted(set(split_list(call.params.get("privs"))))
