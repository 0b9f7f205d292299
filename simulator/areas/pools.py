"""/pools: guests and storages under one name, for permissions."""

from typing import Any

from simulator.call import Call
from simulator.errors import failed
from simulator.inventory import find_guest
from simulator.params import split_list
from simulator.routes import route
from simulator.state import Document
from simulator.statistics import Row, guest_row, storage_row
from simulator.storage.config import find_storage

POOLS = "/pools"
POOL = "/pools/{poolid}"
"""The older form, which cannot name a nested pool."""


@route("GET", POOLS)
def list_pools(call: Call) -> list[Row]:
    wanted = call.params.get("poolid")
    if wanted is not None:
        call.permissions.require(f"/pool/{wanted}", "Pool.Audit")
        return [_shown(call, wanted)]
    pools = sorted(call.state.users["pools"].items())
    return [
        {"poolid": name, **_comment(pool)}
        for name, pool in pools
        if call.permissions.has(f"/pool/{name}", "Pool.Audit")
    ]


def _comment(pool: Document) -> Row:
    return {"comment": pool["comment"]} if pool.get("comment") else {}


@route("GET", POOL)
def show_pool(call: Call) -> Row:
    return _shown(call, call.params["poolid"])


def _shown(call: Call, name: str) -> Row:
    pool = _find(call.state.users, name)
    return {"poolid": name, **_comment(pool), "members": _members(call, pool)}


def _members(call: Call, pool: Document) -> list[Row]:
    wanted = call.params.get("type")
    found = (find_guest(call.state, vmid) for vmid in sorted(pool["vms"]))
    guests = (guest for guest in found if guest and wanted in (None, guest.type))
    rows = [guest_row(call.cluster, guest) for guest in guests]
    if wanted in (None, "storage"):
        rows += [row for name in sorted(pool["storages"]) if (row := _storage(call, name))]
    return rows


def _storage(call: Call, name: str) -> Row | None:
    """The answering node's view of a storage, or that of the first node that has it."""
    section = find_storage(call.state, name)
    if section is None:
        return None
    local, nodes = call.world.local_node, sorted(split_list(section.get("nodes")))
    node = local if not nodes or local in nodes else nodes[0]
    return storage_row(call.cluster, node, name, section)


def _find(config: Document, name: str) -> Document:
    pool: Document | None = config["pools"].get(name)
    if pool is None:
        raise failed(f"pool '{name}' does not exist")
    return pool


@route("POST", POOLS)
def create_pool(call: Call) -> None:
    name = call.params["poolid"]
    with call.state.writing_users("create pool failed") as config:
        if name in config["pools"]:
            raise failed(f"pool '{name}' already exists")
        if not name[0].isalpha():
            raise failed("pool name must start with a letter")
        parent = name.rpartition("/")[0]
        if parent and parent not in config["pools"]:
            raise failed(f"parent '{parent}' of pool '{name}' does not exist")
        comment = call.params.get("comment") or ""
        config["pools"][name] = {"comment": comment, "vms": [], "storages": []}


@route("PUT", POOLS)
@route("PUT", POOL)
def update_pool(call: Call) -> None:
    """Add members or, with `delete`, remove them; change the comment."""
    name, remove = call.params["poolid"], call.params.get("delete")
    with call.state.writing_users("update pools failed") as config:
        pool = _find(config, name)
        pool.update(call.given("comment"))
        for vmid in map(int, split_list(call.params.get("vms"))):
            _require_modify(call, f"/vms/{vmid}", "VM.Allocate")
            if remove:
                _remove(pool["vms"], vmid, f"VM {vmid}")
            else:
                _leave_other_pool(call, config, name, vmid)
                pool["vms"].append(vmid)
        for storage in split_list(call.params.get("storage")):
            _require_modify(call, f"/storage/{storage}", "Datastore.Allocate")
            if remove:
                _remove(pool["storages"], storage, f"Storage '{storage}'")
            elif storage in pool["storages"]:
                raise failed(f"Storage '{storage}' is already a pool member")
            else:
                pool["storages"].append(storage)


def _require_modify(call: Call, path: str, privilege: str) -> None:
    call.permissions.require_any(path, "Permissions.Modify", privilege)


def _remove(members: list[Any], member: Any, shown: str) -> None:
    if member not in members:
        raise failed(f"{shown} is not a pool member")
    members.remove(member)


def _leave_other_pool(call: Call, config: Document, name: str, vmid: int) -> None:
    """A guest is in one pool at most; it moves only if that was asked for."""
    pools = config["pools"].items()
    other = next((other for other, pool in pools if vmid in pool["vms"]), None)
    if other == name:
        raise failed(f"VM {vmid} is already a pool member")
    if other is None:
        return
    if not call.params.get("allow-move"):
        raise failed(f"VM {vmid} belongs already to pool '{other}' and 'allow-move' is not set")
    call.permissions.require(f"/pool/{other}", "Pool.Allocate")
    config["pools"][other]["vms"].remove(vmid)


@route("DELETE", POOLS)
@route("DELETE", POOL)
def delete_pool(call: Call) -> None:
    name = call.params["poolid"]
    with call.state.writing_users("delete pool failed") as config:
        pool = _find(config, name)
        content = _first_content(call, config, name, pool)
        if content:
            raise failed(f"pool '{name}' is not empty (contains {content})")
        del config["pools"][name]
        config["acl"].pop(f"/pool/{name}", None)


def _first_content(call: Call, config: Document, name: str, pool: Document) -> str | None:
    """What keeps a pool from being deleted; members that are gone do not."""
    below = (other for other in sorted(config["pools"]) if other.startswith(f"{name}/"))
    nested = (f"pool '{other}'" for other in below)
    guests = (f"VM {vmid}" for vmid in sorted(pool["vms"]) if find_guest(call.state, vmid))
    found = (f"storage '{s}'" for s in sorted(pool["storages"]) if find_storage(call.state, s))
    return next((content for kind in (nested, guests, found) for content in kind), None)
