"""The clusters of this process by connection name."""

import json
import os
import threading
from collections.abc import Callable

from pydantic import ValidationError

from providers.core.cluster.ledger import Ledger
from providers.core.cluster.view import View
from providers.core.errors import InvalidInput, LabError
from providers.core.pve import connection

NAMESPACE = "proxmox-lab"

_declared: dict[str, object] = {}
_views: dict[str, View] = {}
_failures: dict[str, LabError] = {}
_ledgers: dict[str, Ledger] = {}
_lock = threading.Lock()


def configure(config: Callable[[str], str | None]) -> None:
    """Take the connections from the stack's config; nothing is opened or sent yet."""
    single, several = config(f"{NAMESPACE}:connection"), config(f"{NAMESPACE}:connections")
    with _lock:
        _declared.update(json.loads(several) if several else {})
        _declared.setdefault(connection.DEFAULT, json.loads(single) if single else {})


def view_of(name: str) -> View:
    """The view of the cluster behind a connection, opened at first use.

    Two connections to one cluster share the ledger, so that an object declared through both is
    found out. A cluster that did not let us in is not asked again for every resource: that could
    take minutes, and a wrong password is to be tried once.
    """
    with _lock:
        if name in _failures:
            raise _failures[name]
        if name not in _views:
            try:
                _views[name] = _opened(name)
            except LabError as fault:
                _failures[name] = fault
                raise
        return _views[name]


def _opened(name: str) -> View:
    view = View(connection.connect(_complete(name)))
    view.ledger = _ledgers.setdefault(view.fingerprint(), view.ledger)
    return view


def _complete(name: str) -> connection.Connection:
    if name not in _declared:
        known = ", ".join(sorted(_declared))
        raise InvalidInput(
            f"there is no connection {name!r} (known: {known})",
            f"Declare it under {NAMESPACE}:connections in the stack's config.",
        )
    try:
        declared = connection.Connection.model_validate(_declared[name])
    except ValidationError as error:
        faults = "; ".join(
            f"{'.'.join(str(step) for step in fault['loc'])}: {fault['msg']}"
            for fault in error.errors(include_input=False)
        )
        raise InvalidInput(f"the connection {name!r} is wrong: {faults}") from None
    return connection.completed(name, declared, os.environ)
