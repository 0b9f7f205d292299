"""Tasks: a UPID is waited for and judged by its exit status, with the end of its log."""

import re
import time
from collections.abc import Callable
from typing import Any, Protocol

from providers.core.errors import Busy, LabError, NotFound, Refused, TaskFailed, Unreachable
from providers.core.pve.answers import error_of_task

FIRST_POLL, POLL_GROWTH, SLOWEST_POLL = 0.05, 1.5, 2.0
"""Seconds: quick at first, since most tasks are short, then seldom."""

LOG_LINES = 8
WHOLE_LOG = 1_000_000

_UPID = re.compile(
    r"UPID:(?P<node>[^:]+):[0-9A-F]+:[0-9A-F]+:[0-9A-F]+:(?P<type>[^:]+):(?P<id>[^:]*):[^:]+:$"
)
_SUCCESS = re.compile(r"OK|WARNINGS: \d+")

Say = Callable[[str], None]


class Reader(Protocol):
    """What a task wait needs of the API."""

    def get(self, path: str, /, **query: Any) -> Any: ...


def is_upid(answer: Any) -> bool:
    """Whether an answer names a task."""
    return isinstance(answer, str) and _UPID.match(answer) is not None


def wait(api: Reader, upid: str, limit: float, progress: Say, warn: Say) -> None:
    """Wait at most `limit` seconds for the task.

    Raises TaskFailed (Busy, Locked where a lock was the reason) if it ends with anything but OK
    or warnings, or is still running then. A poll that fails is no verdict on the task.
    """
    match = _UPID.match(upid)
    assert match is not None
    base = f"/nodes/{match['node']}/tasks/{upid}"
    name = f"{match['type']} {match['id']}".strip()
    started, pause = time.monotonic(), FIRST_POLL
    while (status := _ended(api, base)) is None:
        waited = time.monotonic() - started
        if waited > limit:
            raise TaskFailed(
                f"task {name} on {match['node']} still runs after {limit:.0f} s ({upid})",
                "Raise `timeout`, or wait for the task and run again.",
            )
        if waited > 1:
            progress(f"{name}: {waited:.0f} s")
        time.sleep(pause)
        pause = min(pause * POLL_GROWTH, SLOWEST_POLL)
    _judge(api, base, name, status, warn)


def _ended(api: Reader, base: str) -> str | None:
    """The exit status, None while the task runs or while nobody can tell."""
    try:
        task = api.get(f"{base}/status")
    except NotFound:
        raise TaskFailed(
            f"nobody knows any more how task {base.rpartition('/')[2]} ended"
        ) from None
    except (Busy, Refused, Unreachable):
        return None
    if task.get("status") != "stopped" or "exitstatus" not in task:
        return None
    return str(task["exitstatus"])


def _judge(api: Reader, base: str, name: str, status: str, warn: Say) -> None:
    if not _SUCCESS.fullmatch(status):
        told = f"task {name} failed: {status}{_tail(api, base, status)}"
        raise error_of_task(status, told)
    if status != "OK":
        warn(f"task {name} ended with {status.lower()}{_tail(api, base, status)}")


def _tail(api: Reader, base: str, status: str) -> str:
    """The end of the log; without it the verdict stands all the same."""
    try:
        log = api.get(f"{base}/log", limit=WHOLE_LOG) or []
    except LabError:
        return ""
    lines = [str(line.get("t", "")) for line in log]
    told = [line for line in lines[-LOG_LINES:] if line and status not in line]
    return " (log: " + " | ".join(told) + ")" if told else ""
