"""What PVE refuses of a container, told before anything is changed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from providers.container.mounts import RootFs
from providers.core.check.problems import Problem
from providers.core.check.storages import faults_of_content
from providers.core.cluster.view import View

if TYPE_CHECKING:
    from providers.container import Container

WEIGHTS = range(1, 10001)
"""What PVE makes of a weight, whatever its schema takes."""


def faults_of_options(new: "Container", old: "Container | None") -> Iterator[Problem]:
    """Values that PVE would make others of, or could not change any more."""
    if new.cpuunits is not None and new.cpuunits not in WEIGHTS:
        yield Problem("cpuunits", f"is {new.cpuunits}, must be {WEIGHTS[0]} to {WEIGHTS[-1]}")
    if new.clone is not None and new.unprivileged is not None:
        yield Problem("unprivileged", "is that of the clone's source: leave it out")
    for key in ("ostemplate", "password", "ssh_public_keys"):
        if old is not None and new.at(key) not in (None, old.at(key)):
            yield Problem(key, "counts at the creation alone: nothing is changed", warning=True)


def faults_of_rights(new: "Container", old: "Container | None", view: View) -> Iterator[Problem]:
    """What is for root@pam by password alone, where it is new or another."""
    if view.api.is_root:
        return
    why = f"is for root@pam logged in by password only; the login is {view.api.login.who}"
    for key, point in _mounted(new).items():
        path = point.volume or ""
        if path.startswith("/") and (old is None or old.at(key) != point):
            yield Problem(key, f"mounts {path} of the node, which {why}")
    before = old.features.values() if old is not None and old.features else {}
    after = new.features.values() if new.features else {}
    changed = {name for name in {*before, *after} if before.get(name) != after.get(name)}
    reserved = changed if new.unprivileged is False else changed - {"nesting"}
    for name in sorted(reserved):
        yield Problem(f"features.{name}", why)


def faults_of_storages(new: "Container", old: "Container | None", view: View) -> Iterator[Problem]:
    """Storages that cannot hold what is to be put onto them."""
    before = _mounted(old) if old is not None else {}
    points = [(key, point) for key, point in _mounted(new).items() if before.get(key) != point]
    places = [(key, point.storage) for key, point in points if point.storage]
    yield from faults_of_content(view, "rootdir", places)


def _mounted(container: "Container") -> dict[str, RootFs]:
    found = {key: container.at(key) for key in container.declared()}
    return {key: point for key, point in found.items() if isinstance(point, RootFs)}
