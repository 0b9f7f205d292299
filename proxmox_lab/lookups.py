"""What a cluster holds, for programs: `lookups.guests(tag="web")`.

Each function asks the cluster of a connection of the stack's config at once, in preview as well as
in up, and returns rows as PVE writes them. An empty answer that may only mean a missing privilege
is an error that names privilege and path, and so is every refusal: the program ends with one
sentence. What the same run declares is not there yet in its preview.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pulumi
from pulumi.runtime import get_config

from providers.core.cluster import clusters, permissions
from providers.core.cluster.view import View
from providers.core.cluster.volumes import CONTENT
from providers.core.errors import LabError
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill
from providers.core.kind.registry import kinds
from providers.core.pve.connection import DEFAULT


def storages(connection: str = DEFAULT) -> list[Row]:
    """All storages with their configuration. API: /storage"""
    return _all("storage", connection)


def users(connection: str = DEFAULT) -> list[Row]:
    """All users with their groups and tokens. API: /access/users"""
    return _all("user", connection)


def groups(connection: str = DEFAULT) -> list[Row]:
    """All groups. API: /access/groups"""
    return _all("group", connection)


def acls(connection: str = DEFAULT) -> list[Row]:
    """All ACL entries. API: /access/acl"""
    return _all("acl", connection)


def pools(connection: str = DEFAULT) -> list[Row]:
    """All pools. API: /pools"""
    return _all("pool", connection)


def backup_jobs(connection: str = DEFAULT) -> list[Row]:
    """All scheduled backup jobs. API: /cluster/backup"""
    return _all("backup_job", connection)


def guests(
    name: str | None = None,
    tag: str | None = None,
    node: str | None = None,
    connection: str = DEFAULT,
) -> list[Row]:
    """Virtual machines and containers, those of a name, tag or node alone if one is given.

    API: /cluster/resources
    """
    wanted = {"name": name, "node": node}
    return [
        row
        for row in _all("vm", connection)
        if all(value in (None, row.get(key)) for key, value in wanted.items())
        and tag in (None, *str(row.get("tags") or "").split(";"))
    ]


def content(
    storage: str, node: str, content: str | None = None, connection: str = DEFAULT
) -> list[Row]:
    """The volumes of a storage as a node sees them, of one kind (`iso`, `backup` …) if given.

    Asking has the node mount the storage. API: /nodes/{node}/storage/{storage}/content
    """
    with _asked(connection) as view:
        path = fill(CONTENT, {"node": node, "storage": storage})
        rows = view.api.rows(path, content=content)
        if not rows:
            view.require_sight(kinds()["storage"], {"storage": storage})
        return rows


def nodes(connection: str = DEFAULT) -> list[Row]:
    """All nodes with their state and load. API: /nodes"""
    with _asked(connection) as view:
        return view.api.rows("/nodes")


def cluster_status(connection: str = DEFAULT) -> list[Row]:
    """The cluster's name and quorum, and each node's address. API: /cluster/status"""
    with _asked(connection) as view:
        return view.api.rows("/cluster/status")


def next_vmid(connection: str = DEFAULT) -> int:
    """The lowest free number; somebody else may take it before it is used, which a guest without
    `vmid` is safe from. API: /cluster/nextid"""
    with _asked(connection) as view:
        return int(view.api.get("/cluster/nextid"))


def _all(kind: str, connection: str) -> list[Row]:
    """The rows of a kind's collection; there are none only if the login would see some."""
    with _asked(connection) as view:
        paths = kinds()[kind].paths
        rows = view.once(paths.collection, **paths.query)
        if not rows:
            above = paths.seen.path.partition("/{")[0]
            permissions.require_sight(view.permissions(), paths.seen, above, view.api.login.who)
        return rows


@contextmanager
def _asked(connection: str) -> Iterator[View]:
    """The cluster behind a connection of the stack's config."""
    clusters.configure(get_config)
    try:
        yield clusters.view_of(connection)
    except LabError as fault:
        raise pulumi.RunError(f"Cannot look up: {fault.sentence()}") from None
