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

PHASES = 6
"""Runs that a resource can have in a shared process each."""

Begin = Callable[[Case], Trial]
NUMBERS = itertools.count(1001)


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


@pytest.fixture(scope="session")
def phases(config: dict[str, Any]) -> Iterator[list[Host]]:
    """The process of each first run, of each second run …: none sees a resource twice."""
    with ExitStack() as stack:
        yield [stack.enter_context(Host(config)) for _ in range(PHASES)]


@pytest.fixture
def begin(lab: Lab, phases: list[Host]) -> Begin:
    """Begins the trial of an object that no other test has."""
    return lambda case: Trial(case, lab, iter(phases), next(NUMBERS))


@pytest.fixture
def alone(lab: Lab, config: dict[str, Any]) -> Iterator[Begin]:
    """As `begin`, with a process of its own for each run, that knows of this object's past only
    what the cluster tells it."""
    with ExitStack() as stack:
        processes = iter(lambda: stack.enter_context(Host(config)), None)
        yield lambda case: Trial(case, lab, processes, next(NUMBERS))
