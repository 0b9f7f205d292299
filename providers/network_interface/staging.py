"""Changes of a node's network: staged by every write, in force after a reload alone.

What is staged is one file of the node, whoever wrote to it. So a reload is of the whole node, and
one node after the other: a mistake must not take more than one from the network.
"""

import re
import time
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import LabError, Refused, Unreachable
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill

if TYPE_CHECKING:
    from providers.network_interface import NetworkInterface

NETWORK = "/nodes/{node}/network"
RELOAD = "a reload of any node's network"
PAUSE = 1.0
_HEADER = re.compile(r"(?:auto|allow-\S+|iface)\s+(\S+)")


def activate(view: View, spec: "NetworkInterface", _actual: Row, _keys: list[str]) -> Row:
    """What the mode asks for; returns what is staged afterwards.

    API: PUT /nodes/{node}/network to apply, DELETE to revert
    """
    path = fill(NETWORK, {"node": spec.node})
    with view.lock(RELOAD):
        if spec.mode == "revert":
            view.api.run("DELETE", path)
        elif spec.mode == "apply" and staged(view, spec.node):
            _reload(view, spec, path)
    return {"pending": staged(view, spec.node)}


def staged(view: View, node: str, look: Look = Look.FRESH) -> str:
    """PVE's own diff of what is staged on a node, "" if nothing is."""
    body = view.body(fill(NETWORK, {"node": node}), look.since)
    return str(body.get("changes") or "")


def staged_by_others(view: View, node: str, ours: Iterable[str]) -> list[str]:
    """The interfaces of which something was staged before this process has looked."""
    return sorted(_changed(staged(view, node, Look.SEEN)) - {*ours})


def _changed(diff: str) -> set[str]:
    """The interfaces whose lines differ, without what PVE adds and moves of its own accord."""
    lines: dict[str, Counter[str]] = {}
    name = ""
    for line in diff.splitlines()[2:]:
        sign, text = line[:1], line[1:].strip()
        if header := _HEADER.match(text):
            name = header[1]
        elif sign == "@":
            name = ""
        if text and name and sign in "+-":
            lines.setdefault(name, Counter())[text] += 1 if sign == "+" else -1
    listed = {name: Counter([f"iface {name} inet manual"]) for name in lines}
    return {name for name in lines if any(lines[name].values()) and lines[name] != listed[name]}


def _reload(view: View, spec: "NetworkInterface", path: str) -> None:
    _require_address(view, spec)
    host.progress(f"reloading the network of {spec.node}")
    view.api.run("PUT", path, limit=spec.timeout)
    _await(view, spec)


def _require_address(view: View, spec: "NetworkInterface") -> None:
    """Refuse what would leave the node without the address that the cluster knows it by."""
    address = address_of(view, spec.node)
    body = view.body(fill(NETWORK, {"node": spec.node}), Look.FRESH.since)
    holders = [row for row in body["data"] if address in (row.get("address"), row.get("address6"))]
    if address and not holders and spec.lockout != spec.iface:
        raise Refused(
            f"what is staged on {spec.node} would take away its own address, {address}; nothing "
            "was applied",
            f"Stage it otherwise, revert it, or declare `lockout: {spec.iface}`.",
        )


def is_node(view: View, node: str) -> bool:
    """Whether the cluster has the node. API: /nodes"""
    return any(row["node"] == node for row in view.once("/nodes"))


def address_of(view: View, node: str) -> str:
    """The address by which the cluster knows a node. API: /cluster/status"""
    rows = view.once("/cluster/status")
    own = next((row for row in rows if (row["type"], row["name"]) == ("node", node)), {})
    return str(own.get("ip") or "")


def _await(view: View, spec: "NetworkInterface") -> None:
    """Wait until the node answers again."""
    end = time.monotonic() + spec.reachable
    while True:
        try:
            view.api.get(fill(NETWORK, {"node": spec.node}))
        except LabError as fault:
            if time.monotonic() > end:
                raise Unreachable(
                    f"{spec.node} has not answered for {spec.reachable} s since its network was "
                    f"reloaded ({fault.cause})",
                    "On its console, put /etc/network/interfaces right (or a copy of it back), "
                    "and run `ifreload -a`.",
                ) from None
            host.progress(f"waiting for {spec.node}")
            time.sleep(PAUSE)
        else:
            return
