"""Which guests the manager looks after, and in what state they are to be."""

from typing import Any

from simulator.errors import failed
from simulator.inventory import Guest, find_guest
from simulator.sections import Section, section_type
from simulator.state import State

FILE = "ha/resources.cfg"
KINDS = {"qemu": "vm", "lxc": "ct"}
"""Types of guest, and what they are called here."""
_OPTIONS = "auto-rebalance comment failback group max_relocate max_restart state"
TYPES = {kind: section_type(kind, "", _OPTIONS) for kind in KINDS.values()}
DEFAULT_STATE = "started"
IGNORED = "ignored"


def resources(state: State) -> dict[str, Section]:
    """By their ids, such as `vm:100`."""
    found: dict[str, Section] = state[FILE]
    return found


def sid_of(guest: Guest) -> str:
    return f"{KINDS[guest.type]}:{guest.vmid}"


def parse_sid(state: State, text: str) -> str:
    """The id that a request means: a bare number is the guest's that has it."""
    if not text.isdigit():
        return text
    guest = find_guest(state, int(text))
    if guest is None:
        raise failed(f"unable to detect SID from VMID - VM/CT {text} does not exist")
    return sid_of(guest)


def requested_state(resource: Section) -> str:
    """What the manager is to see to; `enabled` is another word for `started`."""
    state = str(resource.get("state", DEFAULT_STATE))
    return DEFAULT_STATE if state == "enabled" else state


def is_managed(state: State, sid: str) -> bool:
    """Whether the guest's power is the manager's: not if it ignores the resource."""
    resource = resources(state).get(sid)
    return resource is not None and requested_state(resource) != IGNORED


def add(state: State, sid: str, options: dict[str, Any]) -> None:
    if sid in resources(state):
        raise failed(f"resource ID '{sid}' already defined")
    resources(state)[sid] = {"type": sid.partition(":")[0], **options}
