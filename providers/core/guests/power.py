"""Whether a guest runs, and what has to wait until it does not."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from providers.core.cluster.view import View
from providers.core.errors import AlreadySo, Refused
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill

if TYPE_CHECKING:
    from providers.core.guests.guest import Guest

GRACE = 30
"""Seconds beyond the limit that PVE itself keeps."""

REST = "declare `reboot: allowed`, or `state: stopped`"
"""What lets a guest be stopped for a change."""


def item(spec: "Guest", actual: Row, *rest: str) -> str:
    """Path of the guest where it is."""
    return "/".join((fill(spec.paths.item, {"vmid": spec.vmid, **actual}), *rest))


def is_running(actual: Row) -> bool:
    """Whether it runs, as far as is known."""
    return actual.get("state") == "started"


def power(view: View, spec: "Guest", actual: Row, _keys: list[str]) -> None:
    """Start the guest or shut it down, by force only if asked for.

    API: POST …/status/start, …/status/shutdown
    """
    if spec.state in (None, actual.get("state")):
        return
    if spec.state == "started":
        start(view, spec, actual)
    else:
        shut_down(view, spec, actual)


def start(view: View, spec: "Guest", actual: Row) -> None:
    """Start it. API: POST …/status/start"""
    with suppress(AlreadySo):
        view.api.run("POST", item(spec, actual, "status", "start"), limit=spec.timeout)
    actual["state"] = "started"


def shut_down(view: View, spec: "Guest", actual: Row) -> None:
    """Have it shut down, within `timeout`. API: POST …/status/shutdown"""
    form = {"timeout": spec.timeout, "forceStop": 1 if spec.force_stop else None}
    view.api.run("POST", item(spec, actual, "status", "shutdown"), form, spec.timeout + GRACE)
    actual["state"] = "stopped"


def stop(view: View, spec: "Guest", actual: Row) -> None:
    """A running guest cannot be removed. API: POST …/status/stop"""
    if is_running(actual):
        view.api.run("POST", item(spec, actual, "status", "stop"), limit=spec.timeout)
        actual["state"] = "stopped"


def restart(view: View, spec: "Guest", actual: Row, _keys: list[str]) -> None:
    """Restart a running guest whose changes wait for it, if that is allowed.

    API: POST …/status/reboot
    """
    if spec.reboot == "allowed" and is_running(actual):
        pending = view.api.rows(item(spec, actual, "pending"))
        if any("pending" in entry or "delete" in entry for entry in pending):
            view.api.run("POST", item(spec, actual, "status", "reboot"), limit=spec.timeout)


@contextmanager
def at_rest(view: View, spec: "Guest", actual: Row, change: str) -> Iterator[None]:
    """Shut a running guest down for a `change`, if that is allowed, and start it again."""
    if not is_running(actual):
        yield
        return
    if spec.state != "stopped" and spec.reboot != "allowed":
        raise Refused(f"{change} needs a guest that does not run", f"To have it so, {REST}.")
    shut_down(view, spec, actual)
    try:
        yield
    finally:
        if spec.state != "stopped":
            start(view, spec, actual)
