"""Where a virtual machine is, and how it gets to another node."""

from typing import TYPE_CHECKING

from providers.core.cluster.view import View
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill

if TYPE_CHECKING:
    from providers.vm import Vm

ITEM = "/nodes/{node}/qemu/{vmid}"


def item(actual: Row, *rest: str) -> str:
    """Path of the guest where it is."""
    return "/".join((fill(ITEM, actual), *rest))


def migrate(view: View, spec: "Vm", actual: Row, _keys: list[str]) -> None:
    """Move the guest to its node, running if it runs. API: POST …/migrate"""
    if spec.node is None or spec.node == actual["node"]:
        return
    form = {
        "target": spec.node,
        "online": 1 if actual.get("state") == "started" else None,
        "with-local-disks": 1 if spec.with_local_disks else None,
    }
    with view.turn(actual["node"], spec.node):
        view.api.run("POST", item(actual, "migrate"), form, spec.timeout)
    actual["node"] = spec.node
