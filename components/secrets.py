"""Secrets that stand in the stack file as they are."""

from collections.abc import Iterable, Iterator, Mapping

import pulumi
from pulumi.runtime import is_config_secret

from components.entry import Entry
from providers.core.kind.fields import carries, field_at
from providers.core.kind.marks import SECRET
from providers.core.kind.registry import kinds
from providers.core.kind.values import Keys
from providers.core.pve.connection import NAMESPACE, Connection


def warn_of_plain_secrets(config: pulumi.Config, entries: Iterable[Entry]) -> None:
    """The engine keeps the whole config in the state, and encrypts what is a secret in the file."""
    places = [
        *(_plain("cluster", (place for entry in entries for place in _in_entry(entry)))),
        *(_plain("connection", _in_connection("connection", config.get_object("connection")))),
        *(_plain("connections", _in_connections(config.get_object("connections")))),
    ]
    if places:
        pulumi.log.warn(
            f"in plain text in the stack's file, and so in its state: {', '.join(sorted(places))}. "
            "`pulumi config set --secret --path …` encrypts it"
        )


def _plain(key: str, places: Iterable[str]) -> list[str]:
    return [] if is_config_secret(f"{NAMESPACE}:{key}") else list(places)


def _in_entry(entry: Entry) -> Iterator[str]:
    for key in entry.fields:
        field = field_at(kinds()[entry.kind], key.replace("-", "_"))
        if field is not None and field.has(*SECRET) and field.mark(Keys) is None:
            yield f"{entry.place}.{key}"


def _in_connections(several: object) -> Iterator[str]:
    for name, connection in several.items() if isinstance(several, Mapping) else ():
        yield from _in_connection(f"connections.{name}", connection)


def _in_connection(place: str, connection: object) -> Iterator[str]:
    for key in connection if isinstance(connection, Mapping) else ():
        if carries(Connection, key, *SECRET):
            yield f"{place}.{key}"
