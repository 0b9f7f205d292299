"""What a freshly installed lab has: the state that a simulator starts with."""

import copy
import secrets
import uuid
from typing import Any

from simulator import certificates
from simulator.passwords import hash_password

NODES = ("pve01", "pve02", "pve03")
KEPT = ("pve-root-ca.pem", "pve-ssl.pem", "pve-ssl.key", "priv/authkey.key")
"""What stays when a lab is made anew, so that its clients still trust and know it."""
LAB_TOKEN = "root@pam!lab"
STORAGES = {
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
INTERFACES = """auto lo
iface lo inet loopback

iface eno1 inet manual

auto vmbr0
iface vmbr0 inet static
	address {address}
	gateway 192.0.2.1
	bridge-ports eno1
	bridge-stp off
	bridge-fd 0

source /etc/network/interfaces.d/*
"""
FIRST_HOST = 11
TEMPLATE_NODE = "pve02"
INSTALLED = 1757894400
"""When the lab's template was made, in seconds since the epoch."""
TEMPLATE = {
    "agent": "1",
    "boot": "order=scsi0",
    "cores": 1,
    "cpu": "x86-64-v2-AES",
    "ide2": "local-lvm:vm-9000-cloudinit,media=cdrom",
    "memory": "1024",
    "meta": f"creation-qemu=10.0.2,ctime={INSTALLED}",
    "name": "debian12-template",
    "net0": "virtio=BC:24:11:90:00:00,bridge=vmbr0",
    "ostype": "l26",
    "scsi0": "local-lvm:base-9000-disk-0,size=3G",
    "scsihw": "virtio-scsi-single",
    "serial0": "socket",
    "smbios1": "uuid=5f0c9d0a-9000-4d0c-8a55-0d6f7c1b9000",
    "template": 1,
    "vga": "serial0",
    "vmgenid": "b2b4b0a6-9000-4e5b-9d2c-3c2f5a7d9000",
}
TEMPLATE_VOLUMES = {
    "base-9000-disk-0": {"size": 3 << 30, "used": 3 << 30, "ctime": INSTALLED},
    "vm-9000-cloudinit": {"size": 4 << 20, "used": 4 << 20, "ctime": INSTALLED},
}
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
    state["storage.cfg"] = copy.deepcopy(STORAGES)
    for number, node in enumerate(NODES, start=FIRST_HOST):
        state["nodes"][node]["interfaces"] = INTERFACES.format(address=f"192.0.2.{number}/24")
    template = {"config": dict(TEMPLATE), "pending": {}, "snapshots": {}}
    state["nodes"][TEMPLATE_NODE]["qemu-server"]["9000"] = template
    state["volumes"] = {f"{TEMPLATE_NODE}:pve/data": copy.deepcopy(TEMPLATE_VOLUMES)}
    return state


def renewed_state(old: dict[str, Any]) -> dict[str, Any]:
    """A fresh lab in place of an old one: the same certificates, the same token."""
    state = fresh_state()
    state.update({key: old[key] for key in KEPT})
    secret = old["priv/token.cfg"].get(LAB_TOKEN, state["priv/token.cfg"][LAB_TOKEN])
    state["priv/token.cfg"] = {LAB_TOKEN: secret}
    return state
