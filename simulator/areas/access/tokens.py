"""/access/users/{userid}/token: API tokens. Their secret is told once."""

import re
import uuid
from typing import Any

from simulator.areas.access.users import find_user, token_rows
from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.routes import route
from simulator.state import Document

TOKENS = "/access/users/{userid}/token"
TOKEN = TOKENS + "/{tokenid}"


@route("GET", TOKENS)
def list_tokens(call: Call) -> list[dict[str, Any]]:
    return token_rows(find_user(call.state.users, call.params["userid"]))


@route("GET", TOKEN)
def show_token(call: Call) -> dict[str, Any]:
    return dict(find_token(call.state.users, call))


@route("POST", TOKEN)
def create_token(call: Call) -> dict[str, Any]:
    user, name = find_user(call.state.users, call.params["userid"]), call.params["tokenid"]
    if name in user["tokens"]:
        raise invalid(tokenid="Token already exists.")
    if not re.fullmatch(r"[A-Za-z][\w.-]+", name):
        raise invalid(tokenid="value does not match the regex pattern")
    token = {"expire": 0, "privsep": 1, **call.given("expire", "privsep", "comment")}
    with call.state.writing_users("generating token failed"):
        user["tokens"][name] = without_empty_comment(token)
    info = {"privsep": 1, **call.given("expire", "privsep", "comment")}
    return {**new_secret(call), "info": as_sent(without_empty_comment(info), call)}


@route("PUT", TOKEN)
def update_token(call: Call) -> dict[str, Any]:
    token = find_token(call.state.users, call)
    with call.state.writing_users("updating token info failed"):
        for option in split_list(call.params.get("delete")):
            if option != "comment":
                raise invalid(delete=f"unknown option '{option}'")
            token.pop(option, None)
        token.update(call.given("expire", "privsep", "comment"))
        if token.get("comment") == "":
            del token["comment"]
    secret = new_secret(call) if call.params.get("regenerate") else {}
    return {**as_sent(token, call), **secret}


@route("DELETE", TOKEN)
def delete_token(call: Call) -> None:
    """The token's access control entries stay until the next write."""
    config = call.state.users
    find_token(config, call)
    with call.state.writing_users("deleting token failed"):
        del find_user(config, call.params["userid"])["tokens"][call.params["tokenid"]]
    call.state["priv/token.cfg"].pop(full_id(call), None)
    call.state.leave_stale_entries()


def find_token(config: Document, call: Call) -> dict[str, Any]:
    user, name = call.params["userid"], call.params["tokenid"]
    tokens = find_user(config, user)["tokens"]
    if name not in tokens:
        raise failed(f"no such token '{name}' for user '{user}'")
    token: dict[str, Any] = tokens[name]
    return token


def full_id(call: Call) -> str:
    return f"{call.params['userid']}!{call.params['tokenid']}"


def new_secret(call: Call) -> dict[str, str]:
    secret = str(uuid.uuid4())
    call.state["priv/token.cfg"][full_id(call)] = secret
    return {"full-tokenid": full_id(call), "value": secret}


def without_empty_comment(token: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in token.items() if (name, value) != ("comment", "")}


def as_sent(token: dict[str, Any], call: Call) -> dict[str, Any]:
    """What was sent comes back as text, the rest in its type."""
    return {
        name: str(value) if name in call.params and name != "comment" else value
        for name, value in token.items()
    }
