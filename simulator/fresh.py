"""What a freshly installed lab has: the state that a simulator starts with."""

import secrets
import uuid
from typing import Any

from simulator import certificates

NODES = ("pve01", "pve02", "pve03")
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
        "priv/authkey.key": secrets.token_hex(32),
        "pve-root-ca.pem": authority.certificate_pem,
        "pve-ssl.pem": server.certificate_pem,
        "pve-ssl.key": server.key_pem,
        "nodes": {name: {"qemu-server": {}, "lxc": {}} for name in nodes},
    }


def fresh_state() -> dict[str, Any]:
    """The lab as it stands before anything is declared."""
    state = empty_state()
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
