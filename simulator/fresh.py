"""What a freshly installed lab has: the state that a simulator starts with."""

import secrets
import uuid
from typing import Any

from simulator import certificates
from simulator.passwords import hash_password

NODES = ("pve01", "pve02", "pve03")
KEPT = ("pve-root-ca.pem", "pve-ssl.pem", "pve-ssl.key", "priv/authkey.key")
"""What stays when a lab is made anew, so that its clients still trust and know it."""
LAB_TOKEN = "root@pam!lab"
ROOT_PASSWORD = "proxmox-lab"


def empty_state(nodes: tuple[str, ...] = NODES) -> dict[str, Any]:
    """A cluster of nodes with root@pam and nothing else."""
    authority = certificates.make_authority("PVE Cluster Manager CA")
    server = certificates.make_server(authority, list(nodes))
    return {
        "user.cfg": {
            "users": {"root@pam": {"enable": 1, "expire": 0, "tokens": {}}},
            "groups": {},
            "pools": {},
            "roles": {},
            "acl": {},
        },
        "domains.cfg": {},
        "storage.cfg": {},
        "jobs.cfg": {},
        "datacenter.cfg": {},
        "priv/token.cfg": {},
        "priv/shadow.cfg": {},
        "shadow": {},
        "priv/authkey.key": secrets.token_hex(32),
        "pve-root-ca.pem": authority.certificate_pem,
        "pve-ssl.pem": server.certificate_pem,
        "pve-ssl.key": server.key_pem,
        "nodes": {name: {"qemu-server": {}, "lxc": {}} for name in nodes},
    }


def fresh_state() -> dict[str, Any]:
    """The lab as it stands before anything is declared."""
    state = empty_state()
    state["shadow"]["root"] = hash_password(ROOT_PASSWORD)
    root = state["user.cfg"]["users"]["root@pam"]
    root["tokens"]["lab"] = {"expire": 0, "privsep": 0, "comment": "the lab's own token"}
    state["priv/token.cfg"][LAB_TOKEN] = str(uuid.uuid4())
    state["storage.cfg"] = {
        "local": {
            "type": "dir",
            "path": "/var/lib/vz",
            "content": "iso,vztmpl,backup,import,snippets",
        },
        "local-lvm": {
            "type": "lvmthin",
            "vgname": "pve",
            "thinpool": "data",
            "content": "images,rootdir",
        },
    }
    return state


def renewed_state(old: dict[str, Any]) -> dict[str, Any]:
    """A fresh lab in place of an old one: the same certificates, the same token."""
    state = fresh_state()
    state.update({key: old[key] for key in KEPT})
    secret = old["priv/token.cfg"].get(LAB_TOKEN, state["priv/token.cfg"][LAB_TOKEN])
    state["priv/token.cfg"] = {LAB_TOKEN: secret}
    return state
