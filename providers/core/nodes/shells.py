"""The nodes of a cluster, as far as a shell on them reaches."""

import threading
from collections.abc import Mapping

from providers.core.errors import InvalidInput, LabError, Unanswered
from providers.core.nodes import failures
from providers.core.nodes.settings import Ssh
from providers.core.nodes.shell import Done, Shell

GRACE = 20
"""Seconds beyond the client's own limit, in which keys are exchanged and `sudo` answers."""


class Shells:
    """One connection for each node and process, which all threads use by turns.

    A node that did not let us in is not asked again by this process: each of its files would wait
    for it once more.
    """

    def __init__(self, ssh: Ssh) -> None:
        self._ssh = ssh
        self._shells: dict[str, Shell] = {}
        self._failures: dict[str, LabError] = {}
        self._locks: dict[str, threading.Lock] = {}
        self._guard = threading.Lock()

    def run(self, node: str, script: str, values: Mapping[str, str], limit: float = 60) -> Done:
        """Run a script on the node; what varies in it are its variables `values`."""
        with self._guard:
            lock = self._locks.setdefault(node, threading.Lock())
        with lock:
            shell = self._shell(node)
            try:
                return shell.run(script, values, limit)
            except LabError:
                self._shells.pop(node).close()
                raise

    def close(self) -> None:
        """End all connections."""
        while self._shells:
            self._shells.popitem()[1].close()

    def _shell(self, node: str) -> Shell:
        if node in self._failures:
            raise self._failures[node]
        if node in self._shells and not self._shells[node].is_open:
            self._shells.pop(node).close()
        if node in self._shells:
            return self._shells[node]
        try:
            self._shells[node] = self._opened(node)
        except LabError as fault:
            self._failures[node] = fault
            raise
        return self._shells[node]

    def _opened(self, node: str) -> Shell:
        try:
            shell = Shell(node, self._ssh.command(node))
        except FileNotFoundError:
            raise InvalidInput("there is no `ssh` here", "Install the OpenSSH client.") from None
        try:
            shell.run(":", {}, self._ssh.connect_timeout + GRACE)
        except Unanswered:
            host = str(self._ssh.of(node).host)
            raise failures.of_client(node, host, shell.close()) from None
        return shell
