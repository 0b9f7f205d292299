"""A simulated cluster, and the product's own way to it, with pauses that suit a test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from providers.core.pve import patience
from providers.core.pve.api import Api
from providers.core.pve.connection import Connection
from providers.core.pve.opening import connect
from simulator import Simulator

Connect = Callable[..., Api]


@pytest.fixture
def sim() -> Iterator[Simulator]:
    with Simulator() as running:
        yield running


@pytest.fixture
def connected(sim: Simulator) -> Connect:
    """Opens a way to the cluster, with changes to the usual connection."""

    def open_(**changes: Any) -> Api:
        usual = {"endpoints": [sim.url], "ca_file": sim.ca_file, "api_token": sim.token}
        return connect(Connection.model_validate({**usual, **changes}))

    return open_


@pytest.fixture
def api(connected: Connect) -> Api:
    return connected()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses between tries that are too short to wait for."""
    monkeypatch.setattr(patience, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(patience, "LONGEST_PAUSE", 0.01)


def asked(sim: Simulator, method: str = "*", path: str = "*") -> list[tuple[str, str, int]]:
    """The requests so far: method, path and status."""
    return [
        (request.method, request.path, request.status)
        for request in sim.requests()
        if method in ("*", request.method) and path in ("*", request.path)
    ]
