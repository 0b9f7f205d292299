"""Product and host together: a simulated cluster, and the stack's config that leads to it."""

from collections.abc import Iterator

import pytest

from simulator import Simulator
from tests.host.harness import Host

Config = dict[str, object]


@pytest.fixture
def sim() -> Iterator[Simulator]:
    with Simulator() as running:
        yield running


@pytest.fixture
def connection(sim: Simulator) -> Config:
    return {"endpoints": [sim.url], "ca_file": str(sim.ca_file), "api_token": sim.token}


@pytest.fixture
def host(connection: Config) -> Iterator[Host]:
    with Host({"proxmox-lab:connection": connection}) as host:
        yield host
