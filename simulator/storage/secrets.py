"""Passwords and keys: PVE takes them out of a request and keeps them in files of their own."""

import base64
import json
import os
from datetime import UTC, datetime
from typing import Any

from simulator.errors import failed
from simulator.state import State
from simulator.storage.config import Section
from simulator.storage.types import SECRETS, TYPES

Sent = dict[str, str | None]
"""Secrets of one request; None stands for one that is to be deleted."""


def extract(kind: str, options: Section, deleted: list[str]) -> Sent:
    """Take the secrets out of `options`. A new value wins over its deletion."""
    declared = SECRETS & TYPES[kind].options
    sent: Sent = {name: None for name in deleted if name in declared}
    sent.update({name: options.pop(name) for name in declared & options.keys()})
    return sent


def store(state: State, storage: str, section: Section, sent: Sent, now: int) -> Section | None:
    """Keep the secrets; returns what the answer has to show of them (Proxmox Backup Server only).

    What PVE notes in storage.cfg about a key, its fingerprint, is set in `section`.
    """
    kept: dict[str, str] = state["priv/storage"].setdefault(storage, {})
    shown: Section = {}
    if sent.get("encryption-key"):
        key = _encryption_key(str(sent["encryption-key"]), now)
        sent = {**sent, "encryption-key": key}
        shown["encryption-key"] = key
        section["encryption-key"] = json.loads(key).get("fingerprint") or "1"
    if sent.get("master-pubkey"):
        if "encryption-key" not in section:
            raise failed("'master-pubkey' can only be used together with 'encryption-key'")
        section["master-pubkey"] = "1"
    for name, value in sent.items():
        if value is None:
            kept.pop(name, None)
        else:
            kept[name] = value
    return shown if section["type"] == "pbs" else None


def forget(state: State, storage: str) -> None:
    state["priv/storage"].pop(storage, None)


def _encryption_key(text: str, now: int) -> str:
    if text == "autogen":
        return json.dumps(_new_key(now))
    try:
        key = json.loads(text)
    except ValueError:
        key = None
    if not isinstance(key, dict) or "data" not in key:
        raise failed("Value does not seems like a valid, JSON formatted encryption key!")
    return text


def _new_key(now: int) -> dict[str, Any]:
    created = datetime.fromtimestamp(now, UTC).isoformat()
    return {
        "kdf": None,
        "created": created,
        "modified": created,
        "data": base64.b64encode(os.urandom(32)).decode(),
        "fingerprint": os.urandom(32).hex(":"),
    }
