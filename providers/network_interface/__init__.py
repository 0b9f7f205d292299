"""Network interfaces of nodes."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field

from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.cluster.nodes import is_node
from providers.core.cluster.view import View
from providers.core.errors import Forbidden, NotFound, Refused
from providers.core.kind.flat import Row
from providers.core.kind.forms import Form
from providers.core.kind.marks import (
    ALONG,
    COMPUTED,
    CONTROL,
    IDENTITY,
    LATER,
    NAME,
    Ref,
    Via,
)
from providers.core.kind.paths import NOTHING, POST, PUT, Paths, Seen, fill
from providers.core.kind.values import Text
from providers.network_interface.members import Members
from providers.network_interface.staging import (
    NETWORK,
    activate,
    address_of,
    staged_by_others,
    tidy,
)

ITEM = f"{NETWORK}/{{iface}}"
IFACE = Form(r"[A-Za-z][A-Za-z0-9_]{1,20}([:.]\d+)?", "a name such as vmbr1, eno1 or eno1.50")
CIDR = Form(r"[0-9.]+/\d+", "an address with its prefix, such as 192.0.2.11/24")
CIDR6 = Form(r"[0-9A-Fa-f:]+/\d+", "an address with its prefix, such as 2001:db8::11/64")

Mode = Literal["stage", "apply", "revert"]


def leave(view: View, spec: "NetworkInterface", _actual: Row) -> None:
    """Stage the end of the interface, and do with it what the mode asks for.

    API: DELETE /nodes/{node}/network/{iface}
    """
    if spec.lockout != spec.iface and spec.holds_address(view):
        raise Refused(
            f"{spec.iface} has the address by which the cluster knows {spec.node}",
            f"Declare `lockout: {spec.iface}`, run up, and remove it then.",
        )
    view.api.run("DELETE", fill(ITEM, spec.declared()))
    tidy(view, spec.node)
    activate(view, spec, {}, [])


class NetworkInterface(Members):
    """A bridge, bond, VLAN, card or Open vSwitch port of a node.

    A change is staged, and in force after a reload of the node's network, which `mode: apply`
    asks for. API: /nodes/{node}/network/{iface}
    """

    section: ClassVar = "network_interfaces"
    shown: ClassVar = ("node", "iface", "cidr", "pending")
    paths: ClassVar = Paths(
        NETWORK,
        ITEM,
        create=POST(NETWORK),
        update=PUT(ITEM),
        delete=NOTHING,
        seen=Seen("/nodes/{node}", "Sys.Audit"),
    )
    left_out: ClassVar = {
        "address": "`cidr` holds it",
        "netmask": "`cidr` holds it",
        "address6": "`cidr6` holds it",
        "netmask6": "`cidr6` holds it",
        "comments6": "PVE has made it a part of `comments` when it shows it",
        "delete": "the way in which fields are removed",
    }

    node: Annotated[str, IDENTITY, Ref("node")]
    """The node."""
    iface: Annotated[str, IDENTITY, NAME, IFACE]
    """Name of the interface, such as `vmbr1`, `bond0`, `eno1.50`."""
    type: Annotated[
        Literal[
            "bridge", "bond", "eth", "alias", "vlan", "fabric",
            "OVSBridge", "OVSBond", "OVSPort", "OVSIntPort", "vnet", "unknown",
        ],
        ALONG,
    ]  # fmt: skip
    """What it is."""
    autostart: bool | None = None
    """Whether the node brings it up at its start; default: false."""
    cidr: Annotated[str | None, ALONG, CIDR] = None
    """IPv4 address with its prefix."""
    gateway: str | None = None
    """IPv4 address of the default gateway; one interface of a node can have it."""
    cidr6: Annotated[str | None, ALONG, CIDR6] = None
    """IPv6 address with its prefix."""
    gateway6: str | None = None
    """IPv6 address of the default gateway."""
    mtu: Annotated[int | None, Field(ge=1280, le=65520)] = None
    """Bytes of the largest packet; default: 1500."""
    comments: Text | None = None
    """A description."""

    mode: Annotated[Mode | None, CONTROL, LATER, Via(activate, ending=leave, last=True)] = None
    """`stage` (the default) leaves changes to a later reload, `apply` reloads the node's network
    after them, `revert` takes back all that is staged on the node, this entry's changes, too."""
    foreign: Annotated[Literal["refuse", "apply"] | None, CONTROL] = None
    """Whether `mode: apply` may put in force what somebody else has staged; default: refuse."""
    lockout: Annotated[str | None, CONTROL] = None
    """The interface's own name allows what would take the node's own address away."""
    reachable: Annotated[int, CONTROL, Field(ge=1)] = 60
    """Seconds within which the node must answer after a reload."""
    pending: Annotated[str | None, COMPUTED] = None
    """PVE's diff of all that is staged on the node."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The interface with what is staged as if it were there.

        The list leaves out bridges that the login may not use, so that the interface itself is
        asked for before it is taken for absent. API: GET /nodes/{node}/network
        """
        if not is_node(view, key["node"]):
            return None
        body = view.body(fill(NETWORK, key), look.since)
        row = next((row for row in body["data"] if row["iface"] == key["iface"]), None)
        try:
            found = row or view.api.row(fill(ITEM, key))
        except NotFound:
            return None
        named = {"node": key["node"], "iface": key["iface"]}
        return {**found, **named, "pending": body.get("changes", "")}

    def holds_address(self, view: View) -> bool:
        """Whether the cluster knows the node by an address of this interface."""
        address = address_of(view, self.node)
        rows = view.once(fill(NETWORK, {"node": self.node}))
        row = next((row for row in rows if row["iface"] == self.iface), {})
        return bool(address) and address in (row.get("address"), row.get("address6"))

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What would lock the node out, and what others have staged, as far as it can be seen."""
        try:
            yield from self._dangers(old, view)
        except Forbidden as blind:
            yield Problem("iface", f"cannot be judged: {blind.sentence()}", warning=True)

    def _dangers(self, old: Self | None, view: View) -> Iterator[Problem]:
        if not self.iface or not is_node(view, self.node):
            return
        if self.lockout != self.iface and self._loses_address(old, view):
            yield Problem(
                "cidr",
                f"would take away the address by which the cluster knows {self.node}. If that is "
                f"meant, declare `lockout: {self.iface}`",
            )
        others = staged_by_others(view, self.node, [self.iface, *self._hints.get("ours", ())])
        if others and self.foreign != "apply":
            yield Problem(
                "mode",
                f"{self.node} has changes of {', '.join(others)} that somebody has staged; they "
                "would be put in force, too. Apply or revert them first, or declare "
                "`foreign: apply`",
                warning=self.mode != "apply",
            )

    def _loses_address(self, old: Self | None, view: View) -> bool:
        address, is_removed = address_of(view, self.node), bool(old and old.cidr and not self.cidr)
        is_moved = self.cidr is not None and self.cidr.partition("/")[0] != address
        return (is_removed or is_moved) and self.holds_address(view) and ":" not in address
