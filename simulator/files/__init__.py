"""PVE's configuration files as texts: the state read from them and written back."""

from collections.abc import Callable
from typing import Any

from simulator.files import plain, sections, users
from simulator.fresh import empty_state
from simulator.state import Document

Texts = dict[str, str]
"""Path below /etc/pve to text."""

ROOT = "/etc/pve/"

_FORMATS: dict[str, tuple[Callable[[str], Any], Callable[[Any], str]]] = {
    "user.cfg": (users.read, users.write),
    "priv/token.cfg": (plain.read_words, plain.write_words),
    "priv/shadow.cfg": (plain.read_shadow, plain.write_shadow),
    "datacenter.cfg": (plain.read_options, plain.write_options),
    "domains.cfg": (sections.read_realms, sections.write_realms),
    "storage.cfg": (sections.read_storages, sections.write_storages),
    "jobs.cfg": (sections.read_jobs, sections.write_jobs),
}


def read(texts: Texts, nodes: tuple[str, ...]) -> Document:
    """The state of a cluster with these files; what is not among them is as on a fresh one."""
    state = empty_state(nodes)
    for name, (read_file, _) in _FORMATS.items():
        if ROOT + name in texts:
            state[name] = read_file(texts[ROOT + name])
    return state


def write(state: Document) -> Texts:
    """The files of a state, by path."""
    return {ROOT + name: write_file(state[name]) for name, (_, write_file) in _FORMATS.items()}
