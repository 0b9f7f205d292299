"""What a handler gets to know and to work with."""

from dataclasses import dataclass, field
from typing import Any

from simulator.auth import Auth
from simulator.clock import Clock
from simulator.permissions import Permissions
from simulator.state import State
from simulator.tasks import Tasks
from simulator.world import World


@dataclass(slots=True)
class Cluster:
    """The parts of the simulated cluster that outlive a request."""

    state: State
    world: World
    clock: Clock
    tasks: Tasks
    auth: Auth


@dataclass(slots=True)
class Call:
    """One request, after all checks that do not depend on its method."""

    cluster: Cluster
    params: dict[str, Any]
    """Parameters of path, query and body, in the types that the schema declares."""
    who: str
    """The user or full token id; empty where no login is asked for."""
    permissions: Permissions
    file: bytes = b""
    """The data of the file that an upload brings."""
    answer_extras: dict[str, Any] = field(default_factory=dict)
    """Members of the answer beside `data`, such as `total`."""

    @property
    def state(self) -> State:
        return self.cluster.state

    @property
    def world(self) -> World:
        return self.cluster.world

    @property
    def clock(self) -> Clock:
        return self.cluster.clock

    @property
    def node(self) -> str:
        """The node that the path names; `localhost` is the one that answers."""
        node: str = self.params["node"]
        return self.world.local_node if node == "localhost" else node

    @property
    def tasks(self) -> Tasks:
        return self.cluster.tasks

    def given(self, *names: str) -> dict[str, Any]:
        """Those of the parameters that were sent."""
        return {name: self.params[name] for name in names if name in self.params}
