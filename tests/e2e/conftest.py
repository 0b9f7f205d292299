import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from providers.core.pve.api import Api
from providers.core.pve.connection import Connection
from providers.core.pve.opening import connect
from simulator.simulator import Simulator


@pytest.fixture(scope="session", autouse=True)
def sigint() -> Iterator[None]:
    """A shell's `command &` ignores SIGINT; a CLI that inherits this waits for its plugins."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def cluster() -> Iterator[Simulator]:
    """A fresh simulated cluster; a request that it has no state for fails the test."""
    with Simulator() as simulator:
        yield simulator
    assert not simulator.log.unhandled


@pytest.fixture
def connection(cluster: Simulator, tmp_path: Path) -> dict[str, object]:
    """What the stack's file says of that cluster."""
    token = tmp_path / "token"
    token.write_text(cluster.token)
    return {
        "endpoints": [cluster.url],
        "ca_file": str(cluster.ca_file),
        "api_token_file": str(token),
    }


@pytest.fixture
def api(cluster: Simulator) -> Api:
    """A way to the cluster for the administrator."""
    trust = {"ca_file": cluster.ca_file, "api_token": cluster.token}
    return connect(Connection.model_validate({"endpoints": [cluster.url], **trust}))
