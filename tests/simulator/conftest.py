"""A running simulator, and a client that talks to it as users' clients do."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests

from simulator import Simulator


class Client:
    """Requests with the lab's API token, or with none."""

    def __init__(self, sim: Simulator) -> None:
        self.session = requests.Session()
        self.session.trust_env = False
        self.session.verify = str(sim.ca_file)
        self.session.headers["Authorization"] = f"PVEAPIToken={sim.token}"
        self.url = f"{sim.url}/api2/json"

    def ask(self, method: str, path: str, /, **params: Any) -> requests.Response:
        query, body = (params, None) if method in ("GET", "DELETE") else (None, params)
        url = self.url + path
        return self.session.request(method, url, params=query, data=body, timeout=10)

    def data(self, method: str, path: str, /, **params: Any) -> Any:
        """The `data` of an answer that has to be a success."""
        answer = self.ask(method, path, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]


@pytest.fixture
def sim() -> Iterator[Simulator]:
    with Simulator() as running:
        yield running


@pytest.fixture
def client(sim: Simulator) -> Iterator[Client]:
    client = Client(sim)
    yield client
    client.session.close()
