"""What an answer of PVE means: the only place where status and text become a typed error.

PVE answers 500 for a missing object, a taken name and a lock alike, so the text decides. Each
pattern names what emits it; texts are matched case-sensitively, as they are emitted.
"""

import re
from typing import Any

from providers.core.errors import (
    AlreadyExists,
    AlreadySo,
    Busy,
    Forbidden,
    InvalidInput,
    LabError,
    Locked,
    NotFound,
    Outdated,
    Refused,
    TaskFailed,
    Unanswered,
    Unreachable,
    Unsent,
)

CONNECTION_REFUSED = 595
"""pveproxy's own code: the other node was not even reached."""

GATEWAY = {502, 503, 504, 596, 597, 598, 599}
"""The node that answered lost the one that is meant (59x: pveproxy's own codes)."""

_NO_LOCK = re.compile(
    r"can't lock file|cfs-lock|unable to acquire lock|got no worker upid|CT is locked \(disk\)"
)
_SHORT_OF_TIME = re.compile(r"got timeout|no quorum")
"""Of an answer, not of a task: there, the work itself has taken too long."""

_ABSENT = re.compile(
    r"[Nn]o such (user|token|job|vzdump job|pool|task)\b"  # access control, jobs, pools, tasks
    r"|(storage|group|role|domain|pool|user) '[^']*' does not exist"  # configuration sections
    r"|Configuration file '[^']*' does not exist"  # guests
    r"|iface: interface does not exist"  # networks of nodes
)
_TAKEN = re.compile(r"already (exists|defined)|Token already exists")
_TAKEN_MEANWHILE = re.compile(r"\.conf' failed: File exists")
"""A task that finds the number of its guest taken, on another node."""
_DONE = re.compile(r"(VM|CT) \d+ already running")
_CHANGED = re.compile(r"file changed? by other user")
_LOCKED = re.compile(r"(VM|CT) is locked \(")
_UNKNOWN_NODE = re.compile(r"hostname lookup '([^']*)' failed")
_DENIED = re.compile(r"Permission check failed \((?P<path>/[^,]*), (?P<privilege>[^)]+)\)")
_INVALID = re.compile(r"400 Parameter verification failed")
"""What a check within a locked section becomes: a 500 that speaks of a 400."""


def error_of(status: int, reason: str, body: dict[str, Any], login: str) -> LabError:
    """The typed error of an answer with `status` >= 400, in PVE's words."""
    text = words(reason, body)
    if status == 401:
        return Forbidden(f"the login {login} was refused: {reason}", "Check the credentials.")
    if status == 403 or _DENIED.search(text):
        return _forbidden(text, login)
    if unknown := _UNKNOWN_NODE.search(text):
        return Refused(text, f"Is {unknown[1]!r} the node's name in the cluster?")
    if status == CONNECTION_REFUSED:
        return Unsent(f"{status} {reason}".strip())
    if status in GATEWAY:
        return Unanswered(f"{status} {reason}".strip())
    if "not_json" in body:
        return Unreachable(f"{status} {reason}".strip())
    return _by_text(status, text)


def error_of_task(exit_status: str, told: str) -> LabError:
    """The typed error of a task that ended with `exit_status`; `told` is the whole story."""
    if _NO_LOCK.search(exit_status):
        return Busy(told)
    if _LOCKED.search(exit_status):
        return Locked(told)
    if _DONE.search(exit_status):
        return AlreadySo(told)
    return AlreadyExists(told) if _TAKEN_MEANWHILE.search(exit_status) else TaskFailed(told)


def rows_of(answer: Any, path: str) -> list[dict[str, Any]]:
    """The answer of a read of `path` that gives a list of objects, and nothing else."""
    if isinstance(answer, list) and all(isinstance(row, dict) for row in answer):
        return answer
    raise Unreachable(f"{path} does not answer with a list of objects")


def row_of(answer: Any, path: str) -> dict[str, Any]:
    """The answer of a read of `path` that gives one object, alone or as the only one of a list."""
    row = answer[0] if isinstance(answer, list) and len(answer) == 1 else answer
    if isinstance(row, dict):
        return row
    raise Unreachable(f"{path} does not answer with an object")


def words(reason: str, body: dict[str, Any]) -> str:
    """All that PVE says: the message, then each parameter with its fault."""
    text = str(body.get("message") or reason).strip()
    errors = body.get("errors")
    if not isinstance(errors, dict):
        return text
    faults = "; ".join(f"{name}: {str(fault).strip()}" for name, fault in sorted(errors.items()))
    return f"{text.rstrip('.')}: {faults}"


def _forbidden(text: str, login: str) -> Forbidden:
    if denied := _DENIED.search(text):
        return Forbidden(f"{login} lacks {denied['privilege']} on {denied['path']}")
    return Forbidden(f"{text} (login {login})")


def _by_text(status: int, text: str) -> LabError:
    if _NO_LOCK.search(text) or _SHORT_OF_TIME.search(text):
        return Busy(text)
    if _TAKEN.search(text):
        return AlreadyExists(text)
    if _CHANGED.search(text):
        return Outdated(text)
    if _LOCKED.search(text):
        return Locked(text)
    if _ABSENT.search(text):
        return NotFound(text)
    if status == 400 or _INVALID.search(text):
        return InvalidInput(text, "Correct the declaration.")
    return Refused(text)
