"""A cluster of its own for each case, resources on it, and an administrator beside them."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.host.harness import Host
from tests.host.wire import Values
from tests.providers.contract.lab import WORLD, Lab
from tests.providers.contract.life import Life, Step

Begin = Callable[..., "Resource"]
VM = {"vmid": 101, "node": "pve01", "name": "web", "memory": 512}


class Processes(Iterator[Host]):
    """Processes of the host: the same for one run after the other, until it could know better.

    The engine starts one for each run; here that is done where it makes a difference.
    """

    def __init__(self, config: Values, stack: ExitStack) -> None:
        self.config, self.stack = config, stack
        self.host: Host | None = None

    def __next__(self) -> Host:
        self.host = self.host or self.stack.enter_context(Host(self.config))
        return self.host

    def renew(self) -> None:
        """Start another one for the next run."""
        self.host = None


class Administrator(Lab):
    """Somebody beside us; no process knows what has been changed by hand."""

    processes: Processes | None = None

    def call(self, call: str, params: Values = {}, **values: Any) -> Any:  # noqa: B006
        if self.processes and not call.startswith("GET"):
            self.processes.renew()
        return super().call(call, params, **values)


@dataclass
class Resource(Life):
    """A resource through runs of the engine."""

    processes: Processes

    def refresh(self, host: Host | None = None) -> Step:
        self.processes.renew()
        return super().refresh(host)

    def lose_state(self) -> None:
        """As if the last run had never been recorded."""
        self.state = None
        self.processes.renew()


@pytest.fixture
def sim() -> Iterator[Simulator]:
    with Simulator(world=WORLD) as running:
        yield running


@pytest.fixture
def lab(sim: Simulator) -> Administrator:
    """The cluster as root@pam sees it, logged in by password."""
    return Administrator(sim)


@pytest.fixture
def config(sim: Simulator, lab: Administrator, tmp_path: Path) -> dict[str, Any]:
    token = tmp_path / "token"
    token.write_text(sim.token)
    return lab.config(token)


@pytest.fixture
def begin(config: dict[str, Any], lab: Administrator) -> Iterator[Begin]:
    """Begins the life of a resource of a kind."""
    with ExitStack() as stack:
        lab.processes = processes = Processes(config, stack)
        yield lambda kind, name="it": Resource(processes, lab, kind, name)


class Reshape:
    """Has the cluster answer a read in another form of the same values."""

    def __init__(self, sim: Simulator, lab: Administrator) -> None:
        self.sim, self.lab = sim, lab

    def __call__(self, path: str, change: Callable[[Any], Any], **query: Any) -> None:
        data = change(self.lab.call(f"GET {path}", query))
        body = json.dumps({"data": data})
        self.sim.faults.clear()
        self.sim.faults.add(Fault(path, "GET", count=None, status=200, body=body))


@pytest.fixture
def reshape(sim: Simulator, lab: Administrator) -> Reshape:
    return Reshape(sim, lab)
