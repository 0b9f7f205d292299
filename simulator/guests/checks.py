"""What PVE refuses in the parameters of any guest."""

import re

from simulator.call import Call
from simulator.errors import failed, forbidden, invalid
from simulator.inventory import find_guest
from simulator.permissions import ROOT

SSH_KEY = re.compile(r"(?:sk-)?(?:ssh|ecdsa)-\S+ [A-Za-z0-9+/=]{40,}(?: .*)?")


def check_public_keys(text: str) -> None:
    """Raise unless every line is a public key."""
    if not all(SSH_KEY.match(line) for line in text.split("\n") if line.strip()):
        raise failed("SSH public key validation error")


def check_pool(call: Call, pool: str | None) -> None:
    if pool and pool not in call.state.users["pools"]:
        raise forbidden(f"pool '{pool}' does not exist")


def refuse_root_only(call: Call, *names: str) -> None:
    """Raise if a parameter was sent that only the login of root@pam may use."""
    for name in names:
        if call.params.get(name) and call.who != ROOT:
            raise invalid({name: "Only root may use this option."})


def check_allocation(call: Call, vmid: int, pool: str | None) -> None:
    """Raise unless the caller may make a guest of that number, perhaps in a pool."""
    places = [f"/vms/{vmid}", *([f"/pool/{pool}"] if pool else [])]
    if not any(call.permissions.has(place, "VM.Allocate") for place in places):
        raise forbidden()


def check_number_free(call: Call, vmid: int, failure: str = "") -> None:
    """Raise if any guest in the cluster has the number; the error starts with `failure`."""
    other = find_guest(call.state, vmid)
    if other:
        kind = "VM" if other.type == "qemu" else "CT"
        raise failed(f"{failure}{kind} {vmid} already exists on node '{other.node}'")


def check_node_exists(call: Call, node: str) -> None:
    if node not in call.world.nodes:
        raise failed(f"no such cluster node '{node}'")


def target_of(call: Call, node: str) -> str:
    """Where a copy of a guest is to be: on its own node, unless there is a `target`."""
    target: str = call.params.get("target") or node
    return call.world.local_node if target == "localhost" else target
