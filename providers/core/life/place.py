"""On which cluster an object is: a connection may lead to another one than it did."""

from providers.core.cluster import clusters
from providers.core.cluster.view import View
from providers.core.errors import Unreachable
from providers.core.kind.flat import Row
from providers.core.kind.spec import Spec
from providers.core.pve.connection import DEFAULT


def moved_cluster(spec: Spec | None, old: Row) -> list[str]:
    """`connection`, if another one is declared and it leads to another cluster."""
    if spec is None or "cluster" not in old:
        return []
    if spec.connection == old.get("connection", DEFAULT):
        same_cluster(spec, old)
        return []
    there = clusters.view_of(spec.connection).fingerprint()
    return [] if there == old["cluster"] else ["connection"]


def same_cluster(spec: Spec, old: Row) -> View:
    """The view, once it is sure that it is of the cluster that the state speaks of."""
    view = clusters.view_of(spec.connection)
    if old.get("cluster") not in (None, view.fingerprint()):
        raise Unreachable(
            f"the connection {spec.connection!r} leads to another cluster than the one that this "
            "object is on",
            "Correct the endpoint; the state is unchanged.",
        )
    return view
