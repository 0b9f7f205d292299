"""What this process knows of one cluster: shared reads and the ledger of claims.

A collection is read once per host process, whatever the number of objects, and whoever asks
first reads for all who wait. What may have changed since is read with `fresh`.
"""

import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from providers.core.cluster import permissions
from providers.core.cluster.ledger import Ledger
from providers.core.cluster.look import Look
from providers.core.cluster.reads import EVER, Reads
from providers.core.errors import Forbidden, NotFound, Unreachable
from providers.core.kind.flat import Row
from providers.core.kind.identity import is_complete, key_of, key_of_row, unnested
from providers.core.kind.paths import NOTHING, Call, fill
from providers.core.kind.spec import Spec
from providers.core.nodes.settings import Ssh
from providers.core.nodes.shells import Shells
from providers.core.pve.answers import rows_of

if TYPE_CHECKING:
    from providers.core.pve.api import Api

Kind = type[Spec]


class View:
    """One cluster, seen from this process."""

    def __init__(self, api: "Api", node_limit: int = 1, ssh: Ssh | None = None) -> None:
        self.api, self.ledger = api, Ledger()
        self.shells = Shells(ssh or Ssh())
        self.node_limit = node_limit
        self._turns: dict[str, threading.Semaphore] = {}
        self.numbers: set[int] = set()
        """Guest numbers that creations of this process have tried."""
        self._reads = Reads()
        self._locks: dict[Any, threading.Lock] = {}
        self._guard = threading.Lock()

    def once(self, path: str, since: float = EVER, /, **query: Any) -> list[Row]:
        """A list of PVE, read once for all, if it was asked for no earlier than `since`."""
        return rows_of(self.body(path, since, **query)["data"], path)

    def body(self, path: str, since: float = EVER, /, **query: Any) -> Row:
        """The same with what stands beside the list."""
        key = (path, *sorted(query.items()))
        whole: Row = self._reads.share(key, since, partial(self.api.body, path, **query))
        return whole

    def permissions(self, **query: str) -> Row:
        """Privileges by path, of this login or of another user. API: /access/permissions"""
        read = partial(self.api.row, permissions.PATH, **query)
        dump: Row = self._reads.share((permissions.PATH, *sorted(query.items())), EVER, read)
        return dump

    def lock(self, key: Any) -> threading.Lock:
        """The lock of this process for whatever `key` names."""
        with self._guard:
            return self._locks.setdefault(key, threading.Lock())

    @contextmanager
    def turn(self, *nodes: str) -> Iterator[None]:
        """A turn for heavy work on the nodes, of which each does only a few at once."""
        with ExitStack() as held:
            for node in sorted(set(nodes)):
                with self._guard:
                    turns = self._turns.setdefault(node, threading.Semaphore(self.node_limit))
                held.enter_context(turns)
            yield

    def fingerprint(self) -> str:
        """SHA-256 fingerprint of the cluster's own authority: what tells clusters apart.

        API: /nodes/{node}/certificates/info
        """
        for certificate in self.once("/nodes/localhost/certificates/info"):
            if certificate.get("filename") == "pve-root-ca.pem":
                return str(certificate["fingerprint"])
        raise Unreachable("the endpoint does not show the cluster's authority (pve-root-ca.pem)")

    def rows(self, kind: Kind, fresh: bool = False) -> dict[str, Row]:
        """All objects of the kind that this login sees, by PVE's key."""
        since = time.monotonic() if fresh else EVER
        rows: dict[str, Row] = self._reads.share(kind, since, partial(self._indexed, kind, since))
        return rows

    def _indexed(self, kind: Kind, since: float) -> dict[str, Row]:
        path = kind.paths.collection
        rows = self.once(path, since, **kind.paths.query)
        found = {key_of_row(kind, row): row for row in unnested(rows, kind.paths)}
        if "" in found:
            raise Unreachable(f"{path} answers with an object without a name")
        return found

    def find(self, kind: Kind, key: Row, look: Look) -> Row | None:
        """The row of one object, None if it does not exist.

        Raises Forbidden where the login could not see it if it existed.
        """
        row = self._row(kind, key_of(kind, key), look)
        if row is None:
            self.require_sight(kind, key, look)
        elif kind.paths.read_item:
            return self._item(kind, key)
        return row

    def _row(self, kind: Kind, key: str, look: Look) -> Row | None:
        row = self.rows(kind, fresh=look.is_now).get(key)
        if row is None and look is Look.SURE:
            row = self.rows(kind, fresh=True).get(key)
        return row

    def _item(self, kind: Kind, key: Row) -> Row | None:
        call = Call("GET", kind.paths.item, {})
        spec = kind.model_construct(**key)
        try:
            row = self.api.row(fill(call.path, key), **spec.params(call, ()))
        except NotFound:
            return None
        return {**row, **spec.params(Call("GET", "", {}), ())}

    def sees(self, kind: Kind, key: Row) -> bool:
        """Whether the login would see the object in a list."""
        try:
            self.require_sight(kind, key)
        except Forbidden:
            return False
        return True

    def require_sight(self, kind: Kind, key: Row, look: Look = Look.SEEN) -> None:
        """Raise Forbidden if the login would not see the object in a list.

        The dump of all permissions leaves out paths on which a login has none, as if what it has
        above held there: where it matters, the very path is asked for. API: /access/permissions
        """
        seen = kind.paths.seen
        if seen.privileges:
            path = seen.path.format_map(key)
            query = {} if look is Look.SEEN else {"path": path}
            permissions.require_sight(self.permissions(**query), seen, path, self.api.login.who)

    def found(self, spec: Spec) -> Row | None:
        """The row of the object that a declaration is about, as last seen.

        The list alone tells of absence, so that a new object costs no read of its own.
        """
        kind, declared = type(spec), spec.declared()
        return kind.find(self, declared, Look.SEEN) if is_complete(kind, declared) else None

    def forget(self, spec: Spec) -> None:
        """Drop what was seen of an object that is no more."""
        self._reads.drop(type(spec), key_of(type(spec), spec.declared()))

    def write(
        self,
        spec: Spec,
        call: Call,
        keys: Iterable[str],
        removed: Row | None = None,
        actual: Row | None = None,
    ) -> Any:
        """One write of the fields of `keys`, awaited to the end of its task.

        The path is that of the object as it is (`actual`), which may have moved.
        """
        values = {**spec.declared(), **(actual or {})}
        if call is NOTHING:
            return None
        params = {**spec.params(call, keys), **(removed or {})}
        return self.api.run(call.method, fill(call.path, values), params, spec.timeout)
