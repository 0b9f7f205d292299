"""/access/domains: the realms that users come from."""

import hashlib
import json
from typing import Any

from simulator.call import Call
from simulator.errors import DIGEST_MISMATCH, failed
from simulator.params import split_list
from simulator.routes import route
from simulator.state import Document, State, errors_as

BUILT_IN: Document = {
    "pam": {"type": "pam", "comment": "Linux PAM standard authentication"},
    "pve": {"type": "pve", "comment": "Proxmox VE authentication server"},
}
COMMON = {"type", "comment", "default", "tfa"}
LDAP = {
    "bind_dn", "capath", "case-sensitive", "cert", "certkey", "filter", "group_classes",
    "group_dn", "group_filter", "group_name_attr", "mode", "password", "port", "secure",
    "server1", "server2", "sslversion", "sync-defaults-options", "sync_attributes",
    "user_classes", "verify",
}  # fmt: skip
OPTIONS = {
    "pam": COMMON,
    "pve": COMMON,
    "ad": COMMON | LDAP | {"domain", "base_dn", "user_attr"},
    "ldap": COMMON | LDAP | {"base_dn", "user_attr"},
    "openid": COMMON
    | {
        "acr-values", "audiences", "autocreate", "client-id", "client-key", "groups-autocreate",
        "groups-claim", "groups-overwrite", "issuer-url", "prompt", "query-userinfo", "scopes",
        "username-claim",
    },
}  # fmt: skip
REQUIRED: dict[str, tuple[str, ...]] = {
    "pam": (),
    "pve": (),
    "ad": ("domain", "server1"),
    "ldap": ("server1", "user_attr", "base_dn"),
    "openid": ("client-id", "issuer-url"),
}
NOT_STORED = ("realm", "digest", "delete", "check-connection")


def all_realms(state: State) -> dict[str, dict[str, Any]]:
    """The declared realms and those that are always there."""
    missing = {name: realm for name, realm in BUILT_IN.items() if name not in state["domains.cfg"]}
    return {**missing, **state["domains.cfg"]}


def type_of(state: State, realm: str) -> str | None:
    """The realm's type; None when there is no such realm."""
    found = all_realms(state).get(realm)
    return found["type"] if found else None


def digest_of(state: State) -> str:
    text = json.dumps(state["domains.cfg"], sort_keys=True)
    return hashlib.sha1(text.encode()).hexdigest()


@route("GET", "/access/domains")
def list_realms(call: Call) -> list[dict[str, Any]]:
    shown = ("type", "comment", "default", "tfa")
    return [
        {"realm": name, **{key: realm[key] for key in shown if realm.get(key)}}
        for name, realm in all_realms(call.state).items()
    ]


@route("POST", "/access/domains")
def create_realm(call: Call) -> None:
    name, kind = call.params["realm"], call.params["type"]
    with errors_as("add auth server failed"):
        realms = all_realms(call.state)
        if name in realms:
            raise failed(f"domain '{name}' already exists")
        if kind in BUILT_IN:
            raise failed(f"unable to create builtin type '{kind}'")
        realm = sent_options(call)
        check_options(realm)
        require_options(realm)
        store(call.state, {**realms, name: realm}, default=realm.get("default") and name)


@route("GET", "/access/domains/{realm}")
def show_realm(call: Call) -> dict[str, Any]:
    name = call.params["realm"]
    realm = all_realms(call.state).get(name)
    if realm is None:
        raise failed(f"domain '{name}' does not exist")
    shown = {key: value for key, value in realm.items() if key != "password"}
    plugin = {"plugin": "PVE::Auth::PAM"} if realm["type"] == "pam" else {}
    return {**shown, **plugin, "digest": digest_of(call.state)}


@route("PUT", "/access/domains/{realm}")
def update_realm(call: Call) -> None:
    name, delete = call.params["realm"], split_list(call.params.get("delete"))
    with errors_as("update auth server failed"):
        if call.params.get("digest") not in (None, digest_of(call.state)):
            raise failed(DIGEST_MISMATCH)
        sent = sent_options(call)
        if not sent and not delete:
            raise failed("no options specified")
        realms = all_realms(call.state)
        if name not in realms:
            raise failed(
                "cannot lookup undefined type! at /usr/share/perl5/PVE/API2/Domains.pm line 261."
            )
        kept = {key: value for key, value in realms[name].items() if key not in delete}
        realm = {**kept, **sent}
        check_options(realm)
        require_options(realm, f"section '{name}' - ")
        store(call.state, {**realms, name: realm}, default=sent.get("default") and name)


@route("DELETE", "/access/domains/{realm}")
def delete_realm(call: Call) -> None:
    """The realm's users stay; a built-in realm is back at once, with its defaults."""
    name = call.params["realm"]
    with errors_as("delete auth server failed"):
        realms = all_realms(call.state)
        if name not in realms:
            raise failed(f"authentication domain '{name}' does not exist")
        del realms[name]
        store(call.state, realms)


def sent_options(call: Call) -> dict[str, Any]:
    return {name: value for name, value in call.params.items() if name not in NOT_STORED}


def check_options(realm: dict[str, Any]) -> None:
    for name in realm:
        if name not in OPTIONS[realm["type"]]:
            raise failed(f"unexpected property '{name}'")


def require_options(realm: dict[str, Any], place: str = "") -> None:
    for name in REQUIRED[realm["type"]]:
        if not realm.get(name):
            raise failed(f"{place}missing value for required option '{name}'")


def store(state: State, realms: dict[str, dict[str, Any]], default: str | None = None) -> None:
    """Write the file; at most one realm is the default."""
    for name, realm in realms.items():
        kept = {key: value for key, value in realm.items() if value != ""}
        if default and name != default:
            kept.pop("default", None)
        realms[name] = kept
    state.document["domains.cfg"] = realms
