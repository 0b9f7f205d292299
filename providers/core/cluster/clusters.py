"""The clusters of this process by connection name."""

import json
import os
import threading
from collections.abc import Callable

from providers.core.cluster.ledger import Ledger
from providers.core.cluster.view import View
from providers.core.errors import InvalidInput, LabError
from providers.core.pve import connection
from providers.core.pve.connection import NAMESPACE

KEYS = ("connection", "connections")


class Clusters:
    """The views of some connections; nothing is opened before it is needed."""

    def __init__(self) -> None:
        self._declared: dict[str, object] = {}
        self._views: dict[str, View] = {}
        self._failures: dict[str, LabError] = {}
        self._ledgers: dict[str, Ledger] = {}
        self._lock = threading.Lock()

    def configure(self, config: Callable[[str], str | None]) -> None:
        """Take the connections from the stack's config; nothing is opened or sent yet."""
        single, several = (_parsed(config(f"{NAMESPACE}:{key}")) for key in KEYS)
        with self._lock:
            self._declared[connection.DEFAULT] = single
            self._declared.update(several if isinstance(several, dict) else {KEYS[1]: several})

    def view_of(self, name: str) -> View:
        """The view of the cluster behind a connection, opened at first use.

        Two connections to one cluster share the ledger, so that an object declared through both
        is found out. A cluster that did not let us in is not asked again for every resource: that
        could take minutes, and a wrong password is to be tried once.
        """
        with self._lock:
            if name in self._failures:
                raise self._failures[name]
            if name not in self._views:
                try:
                    self._views[name] = self._opened(name)
                except LabError as fault:
                    self._failures[name] = fault
                    raise
            return self._views[name]

    def _opened(self, name: str) -> View:
        # The program declares and never asks: it starts sooner without what speaks HTTP.
        from providers.core.pve.opening import connect

        complete = self._complete(name)
        view = View(connect(complete), complete.node_limit, complete.ssh)
        view.ledger = self._ledgers.setdefault(view.fingerprint(), view.ledger)
        return view

    def _complete(self, name: str) -> connection.Connection:
        if name not in self._declared:
            known = ", ".join(sorted(self._declared))
            raise InvalidInput(
                f"there is no connection {name!r} (known: {known})",
                f"Declare it under {NAMESPACE}:connections in the stack's config.",
            )
        faults = connection.faults_of(self._declared[name])
        if faults:
            told = "; ".join(f"{fault.place} {fault.sentence}".strip() for fault in faults)
            raise InvalidInput(f"the connection {name!r} is wrong: {told}")
        declared = connection.Connection.model_validate(self._declared[name])
        return connection.completed(name, declared, os.environ)


def _parsed(text: str | None) -> object:
    """The value of a key of the stack's config: an object comes as JSON."""
    try:
        return json.loads(text) if text else {}
    except ValueError:
        return text


_of_process = Clusters()
configure, view_of = _of_process.configure, _of_process.view_of
