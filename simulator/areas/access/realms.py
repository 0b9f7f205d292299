"""/access/domains: where users come from."""

from typing import Any

from simulator.state import Document, State

BUILT_IN: Document = {
    "pam": {"type": "pam", "comment": "Linux PAM standard authentication"},
    "pve": {"type": "pve", "comment": "Proxmox VE authentication server"},
}


def all_realms(state: State) -> dict[str, dict[str, Any]]:
    """The declared realms and those that are always there."""
    missing = {name: realm for name, realm in BUILT_IN.items() if name not in state["domains.cfg"]}
    return {**missing, **state["domains.cfg"]}


def type_of(state: State, realm: str) -> str | None:
    """The realm's type; None when there is no such realm."""
    found = all_realms(state).get(realm)
    return found["type"] if found else None
