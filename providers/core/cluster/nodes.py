"""The nodes of a cluster. API: /nodes"""

from providers.core.cluster.view import View


def is_node(view: View, node: str | None) -> bool:
    """Whether the cluster has the node."""
    return any(row["node"] == node for row in view.once("/nodes"))


def first_node(view: View) -> str:
    """The first node that is online."""
    rows = sorted(view.once("/nodes"), key=lambda row: str(row["node"]))
    return str(next(row["node"] for row in rows if row.get("status") == "online"))
