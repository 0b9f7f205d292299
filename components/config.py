"""The stack's config, with all its faults told at once."""

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pulumi
from pulumi.runtime import get_config_env

from components.faults import Faults
from components.layers import BaseFiles
from components.merging import with_defaults
from components.reader import Reader
from components.secrets import warn_of_plain_secrets
from providers.core.check.problems import nearest
from providers.core.pve.connection import DEFAULT, NAMESPACE, faults_of

LAYERED = ("cluster", "defaults", "extends")
KEYS = (*LAYERED, "connection", "connections", "protect")
ALREADY_TOLD = 32
"""The exit status of a program that has shown its error by itself."""


@dataclass(frozen=True)
class StackConfig:
    """What the program needs of the config.

    `cluster` is the object of that name; guests are protected unless `protect` is false.
    """

    cluster: Mapping[str, object]
    protect: bool


def load() -> StackConfig:
    """The stack's config; if it has faults, all are told and the program ends."""
    config, faults = pulumi.Config(NAMESPACE), Faults()
    _check_keys(get_config_env(), faults)
    connections = _connections(config, faults)
    cluster = _cluster(config, faults)
    entries = [*chain.from_iterable(Reader(faults=faults).read(cluster).values())]
    for entry in entries:
        if entry.connection not in ("", *connections):
            place, name = f"{entry.place}.connection", entry.connection
            faults.add(place, f"is {name!r}, which is not declared{nearest(name, connections)}")
    if faults:
        pulumi.log.error(faults.told())
        sys.exit(ALREADY_TOLD)
    warn_of_plain_secrets(config, entries)
    return StackConfig(cluster, config.get_bool("protect") is not False)


def _cluster(config: pulumi.Config, faults: Faults) -> Mapping[str, object]:
    """The object `cluster`, on the base files that the stack extends, with its defaults."""
    own = {key: value for key in LAYERED if (value := config.get_object(key)) is not None}
    whole = BaseFiles(Path(), faults).below(own, "")
    cluster = faults.map("cluster", whole.get("cluster") or {})
    defaults = faults.map("defaults", whole.get("defaults") or {})
    return with_defaults(cluster or {}, defaults or {})


def _check_keys(given: Collection[str], faults: Faults) -> None:
    """A key that is nearly one of ours: a misspelt `cluster` would take the whole cluster down."""
    for name in given:
        key = name.removeprefix(f"{NAMESPACE}:")
        if key != name and key not in KEYS and (hint := nearest(key, KEYS)):
            faults.add(name, f"is not known{hint}")


def _connections(config: pulumi.Config, faults: Faults) -> Collection[str]:
    """Names of the declared connections."""
    several = faults.map("connections", config.get_object("connections"))
    declared = {f"connections.{name}": value for name, value in several.items()}
    declared["connection"] = config.get_object("connection") or {}
    for place, connection in declared.items():
        for fault in faults_of(connection):
            faults.add(f"{place}.{fault.place}".rstrip("."), fault.sentence)
    return {*several, DEFAULT}
