"""Storage definitions."""

from typing import ClassVar

from providers.core.kind.flat import Row
from providers.core.kind.paths import Paths, Seen
from providers.storage.blocks import BlockStorage


class Storage(BlockStorage):
    """One definition for the whole cluster; a node activates it at first use. API: /storage"""

    section: ClassVar = "storages"
    shown: ClassVar = ("type", "content", "nodes")
    paths: ClassVar = Paths(
        "/storage",
        "/storage/{storage}",
        seen=Seen("/storage/{storage}", "Datastore.Audit", "Datastore.AllocateSpace"),
    )
    builtin: ClassVar = frozenset({"local"})
    left_out: ClassVar = {
        "authsupported": "belongs to no type of storage",
        "digest": "guards a hand-made change",
        "delete": "the way in which fields are removed",
    }

    @classmethod
    def decode(cls, row: Row) -> Row:
        """The answer to a creation tells the key that was made, once."""
        key = (row.get("config") or {}).get("encryption-key")
        return {**row, "generated_encryption_key": key} if key else _readable(row)


def _readable(row: Row) -> Row:
    """PVE shows the fingerprint of the key in the place of the key."""
    return {key: value for key, value in row.items() if key != "encryption-key"}
