"""Passwords of users: shadow.cfg for realm pve, the system's own for realm pam."""

import base64
import hashlib
import hmac
import secrets

from simulator.state import State

FILES = {"pve": "priv/shadow.cfg", "pam": "shadow"}
"""Realm to the part of the state that holds its hashes."""


def set_password(state: State, user: str, password: str) -> None:
    name, _, realm = user.rpartition("@")
    state[FILES[realm]][name] = hash_password(password)


def remove_password(state: State, user: str) -> None:
    name, _, realm = user.rpartition("@")
    if realm == "pve":
        state[FILES[realm]].pop(name, None)


def password_matches(state: State, user: str, password: str) -> bool:
    name, _, realm = user.rpartition("@")
    stored = state[FILES[realm]].get(name) if realm in FILES else None
    if not stored:
        return False
    _, _, salt, digest = stored.split("$")
    return hmac.compare_digest(digest, _digest(salt, password))


def hash_password(password: str) -> str:
    salt = secrets.token_hex(4)
    return f"$5${salt}${_digest(salt, password)}"


def _digest(salt: str, password: str) -> str:
    digest = hashlib.sha256((salt + password).encode()).digest()
    return base64.b64encode(digest, b"./").decode().rstrip("=")
