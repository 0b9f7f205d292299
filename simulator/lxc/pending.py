"""Changes of options: at once where a running container allows it, else at its next start."""

import re
from typing import Any

from simulator.errors import PveError
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import NEW_VOLUME, ROOT, MountPoint, is_slot
from simulator.lxc.network import CARD, cards_of, check_mtu, tidy_card
from simulator.lxc.volumes import MountPointMaker

Errors = dict[str, str]
"""What could not be applied by option; it goes on waiting."""

AT_ONCE = frozenset(
    "description onboot startup protection hostname hookscript cores tags lock".split()  # noqa: SIM905
)
"""Options that take effect on a container that runs."""
HOT = frozenset("cpulimit cpuunits memory swap".split())  # noqa: SIM905


def apply_all(container: Container) -> Errors:
    """Apply every waiting change: the container does not run."""
    return _apply(container, list(container.pending), "unable to apply pending change {} : {}\n")


def apply_possible(container: Container) -> Errors:
    """Apply the waiting changes that the container's state allows; those that change nothing do
    not wait."""
    for name, value in list(container.pending.items()):
        if value == container.config.get(name):
            del container.pending[name]
    if not container.run:
        return apply_all(container)
    hot = [name for name in container.pending if is_hot(container, name)]
    return _apply(container, hot, "unable to hotplug {}: {}\n")


def is_hot(container: Container, name: str) -> bool:
    """Whether a running container takes the waiting change at once."""
    kind = re.sub(r"\d+$", "", name)
    if name in AT_ONCE or name in HOT or kind in ("net", "unused"):
        return True
    # What is mounted or passed through stays as it is while the container runs.
    return kind in ("mp", "dev") and name not in container.config


def _apply(container: Container, names: list[str], failure: str) -> Errors:
    """Removals come first."""
    errors: Errors = {}
    pending = container.pending
    for name in sorted(names, key=lambda name: (pending[name] is not None, name)):
        try:
            apply(container, name)
        except PveError as error:
            errors[name] = failure.format(name, error.flattened())
    container.drop_used_from_unused()
    return errors


def apply(container: Container, name: str) -> None:
    """Move one change into the configuration; volumes that leave their place stay as unused."""
    value, old = container.pending[name], container.config.get(name)
    if value is None:
        _remove(container, name)
    else:
        container.config[name] = _made(container, name, value)
    del container.pending[name]
    if old is not None and is_slot(name) and name != ROOT:
        mounted = MountPoint.parse(name, old)
        if mounted.is_volume:
            container.add_unused(mounted.volume)


def _remove(container: Container, name: str) -> None:
    value = str(container.config.pop(name, ""))
    if name.startswith("unused") and container.owns(value) and not container.in_snapshots(value):
        container.volumes.free(value)


def _made(container: Container, name: str, value: Any) -> Any:
    """The value once what it asks for is there."""
    if CARD.fullmatch(name):
        if container.run:
            check_mtu(container, name, cards_of({name: value})[name])
        return tidy_card(container.cluster.state, value)
    if is_slot(name) and name != ROOT:
        mounted = MountPoint.parse(name, value)
        maker = MountPointMaker(container.cluster, container.node, container.vmid)
        if NEW_VOLUME.fullmatch(mounted.volume):
            maker.make(mounted)
        elif mounted.is_volume:
            maker.measure(mounted)
        return str(mounted)
    return value
