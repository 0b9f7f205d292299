"""A cluster and processes of the host that all tests of the contract share."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from simulator import Simulator
from tests.host.harness import Host
from tests.providers.contract.case import Case
from tests.providers.contract.cases import needed
from tests.providers.contract.lab import WORLD, Lab
from tests.providers.contract.trial import Trial

Begin = Callable[[Case], Trial]
NUMBERS = itertools.count(1001)


class Processes:
    """The process of each first run, of each second run …: none sees a resource twice."""

    def __init__(self, config: dict[str, Any], stack: ExitStack) -> None:
        self._config, self._stack = config, stack
        self.started: list[Host] = []

    def __iter__(self) -> Iterator[Host]:
        for number in itertools.count():
            if number == len(self.started):
                self.started.append(self._stack.enter_context(Host(self._config)))
            yield self.started[number]


@pytest.fixture(scope="session")
def lab() -> Iterator[Lab]:
    """A cluster with what the cases refer to."""
    with Simulator(world=WORLD) as simulator:
        lab = Lab(simulator)
        for call, params in needed():
            lab.call(call, params)
        yield lab


@pytest.fixture(scope="session")
def config(lab: Lab, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The config of a stack on that cluster."""
    token: Path = tmp_path_factory.mktemp("connection") / "token"
    token.write_text(lab.simulator.token)
    return lab.config(token)


@pytest.fixture(scope="module")
def processes(config: dict[str, Any]) -> Iterator[Processes]:
    """The processes that all tests of a module share."""
    with ExitStack() as stack:
        yield Processes(config, stack)


@pytest.fixture(scope="module")
def begin(lab: Lab, processes: Processes) -> Begin:
    """Begins the trial of an object that no other test has."""
    return lambda case: Trial(case, lab, iter(processes), next(NUMBERS))


@pytest.fixture
def alone(lab: Lab, config: dict[str, Any]) -> Iterator[Begin]:
    """As `begin`, with processes that know of this object's past what the cluster tells them."""
    with ExitStack() as stack:
        processes = Processes(config, stack)
        yield lambda case: Trial(case, lab, iter(processes), next(NUMBERS))
