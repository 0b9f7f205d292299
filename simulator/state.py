"""The cluster's whole state: one JSON document, keyed like the files below /etc/pve.

Keys of the document:

    user.cfg           {"users": {id: {...}}, "groups": ..., "roles": ..., "pools": ..., "acl": ...}
    domains.cfg, storage.cfg, jobs.cfg, ha/rules.cfg, sdn/zones.cfg, mapping/pci.cfg, …
                       {section id: {"type": ..., option: value}}
    datacenter.cfg     {option: value}
    priv/token.cfg     {full token id: secret}
    priv/shadow.cfg    {user of realm pve: hash}
    priv/storage       {storage id: {secret option: value}}
    firewall, sdn/firewall
                       {file: text}
    nodes              {node: {"qemu-server": {vmid: guest}, "lxc": {vmid: guest}, ...}}
    volumes, tasks, …  what lives outside /etc/pve
"""

import asyncio
import contextlib
import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from simulator.acl import drop_stale_entries
from simulator.errors import PveError, failed

Document = dict[str, Any]
WRITE_DELAY = 0.5
"""Seconds between a change and its arrival in the file."""


class State:
    """The document, in memory; kept in a file as well when it has one."""

    def __init__(self, document: Document, file: Path | None = None) -> None:
        self.document = document
        self._file = file
        self._pending: asyncio.TimerHandle | None = None
        self._has_stale_entries = True

    def __getitem__(self, key: str) -> Any:
        return self.document.setdefault(key, {})

    @property
    def users(self) -> Document:
        """user.cfg: users, groups, roles, pools and the access control list."""
        return self.document["user.cfg"]  # type: ignore[no-any-return]

    @contextlib.contextmanager
    def writing_users(self, failure: str) -> Iterator[Document]:
        """user.cfg under its lock; an error inside ends in a 500 that starts with `failure`."""
        with errors_as(failure):
            if self._has_stale_entries:
                drop_stale_entries(self.users)
                self._has_stale_entries = False
            yield self.users

    def leave_stale_entries(self) -> None:
        """Access control entries may have lost their subject or role: the next write drops them."""
        self._has_stale_entries = True

    def changed(self) -> None:
        """Plan a write of the file; many changes in a row cost one."""
        if self._file and not self._pending:
            loop = asyncio.get_running_loop()
            self._pending = loop.call_later(WRITE_DELAY, self.write)

    def write(self) -> None:
        if self._pending:
            self._pending.cancel()
            self._pending = None
        if self._file:
            write_private(self._file, json.dumps(self.document, separators=(",", ":")))

    def copy(self) -> Document:
        return copy.deepcopy(self.document)

    def replace(self, document: Document) -> None:
        self.document = document
        self.leave_stale_entries()
        self.changed()


@contextlib.contextmanager
def errors_as(failure: str = "") -> Iterator[None]:
    """PVE's locked sections: what fails inside dies again, with the section's own words in front
    if it has any."""
    try:
        yield
    except PveError as error:
        prefix = f"{failure}: " if failure else ""
        raise failed(f"{prefix}{error.flattened()}") from error


def write_private(file: Path, text: str) -> None:
    """Write a file of mode 0600 at once or not at all."""
    draft = file.with_name(file.name + ".new")
    draft.touch(mode=0o600)
    draft.write_text(text)
    draft.replace(file)
