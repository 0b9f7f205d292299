"""A cluster of its own for each case, resources on it, and an administrator beside them."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.host.harness import Host
from tests.providers.contract.lab import WORLD, Lab
from tests.providers.contract.life import Life

Begin = Callable[..., Life]
VM = {"vmid": 101, "node": "pve01", "name": "web", "memory": 512}


@pytest.fixture
def sim() -> Iterator[Simulator]:
    with Simulator(world=WORLD) as running:
        yield running


@pytest.fixture
def lab(sim: Simulator) -> Lab:
    """The cluster as root@pam sees it, logged in by password."""
    return Lab(sim)


@pytest.fixture
def config(sim: Simulator, lab: Lab, tmp_path: Path) -> dict[str, Any]:
    token = tmp_path / "token"
    token.write_text(sim.token)
    return lab.config(token)


@pytest.fixture
def processes(config: dict[str, Any]) -> Iterator[Iterator[Host]]:
    """A process of the host for each run, as the engine starts one."""
    with ExitStack() as stack:
        yield iter(lambda: stack.enter_context(Host(config)), None)


@pytest.fixture
def begin(processes: Iterator[Host], lab: Lab) -> Begin:
    """Begins the life of a resource of a kind."""
    return lambda kind, name="it": Life(processes, lab, kind, name)


class Reshape:
    """Has the cluster answer a read in another form of the same values."""

    def __init__(self, sim: Simulator, lab: Lab) -> None:
        self.sim, self.lab = sim, lab

    def __call__(self, path: str, change: Callable[[Any], Any], **query: Any) -> None:
        data = change(self.lab.call(f"GET {path}", query))
        body = json.dumps({"data": data})
        self.sim.faults.clear()
        self.sim.faults.add(Fault(path, "GET", count=None, status=200, body=body))


@pytest.fixture
def reshape(sim: Simulator, lab: Lab) -> Reshape:
    return Reshape(sim, lab)
