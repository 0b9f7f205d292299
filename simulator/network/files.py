"""A node's interfaces, and the version of them that is staged: in force after the next reload."""

from datetime import UTC, datetime
from typing import Any

from simulator.call import Cluster
from simulator.network import reading, writing
from simulator.network.checks import DEFAULT_MTU, ports_of, settle
from simulator.network.diff import unified_diff
from simulator.network.reading import Network
from simulator.sdn.config import bridges_on, reload_node

CURRENT, STAGED = "interfaces", "interfaces.new"
PATH = "/etc/network/"
TIMES = "interfaces.times"


class NetworkFiles:
    """The files of one node, and which of its interfaces are up."""

    def __init__(self, cluster: Cluster, node: str) -> None:
        self._cluster = cluster
        self._node = node
        self._files: dict[str, Any] = cluster.state["nodes"][node]

    @property
    def _text(self) -> str:
        """The staged version, if there is one."""
        return str(self._files.get(STAGED, self._files.get(CURRENT, "")))

    def read(self) -> Network:
        """What is staged, as PVE shows it; else what is in force."""
        return reading.read(self._text, self._cluster.world.network_cards, self.links())

    def stage(self, network: Network) -> None:
        """Keep a new version for the next reload. Raises PVE's error if it does not hold up."""
        settle(network.interfaces)
        self._files[STAGED] = writing.write(network)
        self._times[STAGED] = self._cluster.clock.now()

    def changes(self) -> str:
        """The staged version against the one in force; empty where nothing is staged."""
        if STAGED not in self._files:
            return ""
        texts = (self._files.get(CURRENT, ""), self._files[STAGED])
        return unified_diff(*texts, self._label(CURRENT), self._label(STAGED))

    def revert(self) -> None:
        """Forget what is staged."""
        self._files.pop(STAGED, None)
        self._times.pop(STAGED, None)

    def reload(self) -> None:
        """Put the staged version in force: what it starts is up, and what it lacks goes."""
        before = self._up
        if STAGED in self._files:
            self._files[CURRENT] = self._files.pop(STAGED)
            self._times[CURRENT] = self._times[STAGED]
        network = reading.read(self._files.get(CURRENT, ""))
        kept = [name for name in before if "priority" in network.interfaces.get(name, {})]
        self._files["up"] = sorted({*kept, *_started(network)})
        reload_node(self._cluster, self._node)

    def links(self) -> set[str]:
        """The interfaces that are up."""
        vnets = bridges_on(self._cluster.state, self._node)
        return {"lo", *self._cluster.world.network_cards, *self._up, *vnets}

    def mtu_of(self, name: str) -> int | None:
        """The largest frame of an interface in bytes; None for one that is not up."""
        if name not in self.links():
            return None
        current = reading.read(self._files.get(CURRENT, "")).interfaces
        return int(current.get(name, {}).get("mtu") or DEFAULT_MTU)

    @property
    def _up(self) -> list[str]:
        """Interfaces that the last reload or, without one, the boot of the node has started."""
        found: list[str] | None = self._files.get("up")
        return _started(reading.read(self._files.get(CURRENT, ""))) if found is None else found

    @property
    def _times(self) -> dict[str, float]:
        times: dict[str, float] = self._files.setdefault(TIMES, {})
        return times

    def _label(self, name: str) -> str:
        moment = datetime.fromtimestamp(self._times.get(name, 0), UTC)
        return f"{PATH}{name}\t{moment:%Y-%m-%d %H:%M:%S.%f}000 +0000"


def _started(network: Network) -> list[str]:
    """Interfaces that start by themselves, and those that they are made of."""
    interfaces = network.interfaces
    started = [name for name, interface in interfaces.items() if interface.get("autostart")]
    for name in started:
        ports = ports_of(interfaces.get(name, {}))
        started += [port for port in ports if port not in started]
    return started
