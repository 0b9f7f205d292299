"""What only the cluster can tell of a stack file: checked by the real host, nothing changed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from components.cluster import PARTS
from components.entry import Entry
from components.reader import Reader
from providers.core.kind.registry import kinds
from providers.core.life.crud import CrudProvider
from providers.core.pve.connection import Connection
from providers.core.pve.opening import connect
from simulator.simulator import Simulator
from tests.components.cases import Case, cases_in
from tests.host.harness import Host, urn_of

FILE = Path(__file__).parent / "cluster.yaml"
ORDER = [kind for _, part in PARTS for kind in part.kinds]
THERE: list[tuple[str, str, dict[str, object]]] = [
    ("POST", "/access/groups", {"groupid": "operators", "comment": "on call"}),
    ("POST", "/access/users", {"userid": "alice@pve"}),
    ("POST", "/access/users/alice@pve/token/ci", {}),
    ("POST", "/access/roles", {"roleid": "Watcher", "privs": "VM.Audit"}),
    ("POST", "/storage", {"storage": "archive", "type": "dir", "path": "/srv/archive"}),
    ("POST", "/nodes/pve01/qemu", {"vmid": 100}),
    ("POST", "/cluster/backup", {"id": "nightly", "schedule": "02:30", "vmid": "100"}),
]


@pytest.fixture(scope="module")
def connection() -> Iterator[dict[str, object]]:
    """A connection to a cluster where some things are there, and stay as they are."""
    with Simulator() as cluster:
        trust = {"ca_file": str(cluster.ca_file), "api_token": cluster.token}
        usual: dict[str, object] = {"endpoints": [cluster.url], **trust}
        api = connect(Connection.model_validate(usual))
        for method, path, params in THERE:
            api.run(method, path, params)
        cluster.log.clear()
        yield usual
        assert {request.method for request in cluster.requests()} == {"GET"}
        assert not cluster.log.unhandled


@pytest.fixture(scope="module")
def host(connection: dict[str, object]) -> Iterator[Host]:
    with Host(config={"proxmox-lab:connection": connection}) as running:
        yield running


@pytest.mark.parametrize("case", cases_in(FILE), ids=str)
def test_preview_asks_the_cluster(case: Case, host: Host) -> None:
    read = Reader().read(case.given)
    told = [line for kind in ORDER for entry in read[kind] for line in checked(host, entry)]
    assert told == case.told


def checked(host: Host, entry: Entry) -> list[str]:
    """What the check of an entry tells, with the entry's place; warnings are marked as such."""
    urn = urn_of(kinds()[entry.kind].__name__, entry.name)
    failures = host.resource(CrudProvider(entry.kind), urn).check(entry.fields).failures
    warnings = [log.text for log in host.logs if log.urn == urn and log.severity == "WARNING"]
    told = [reason for _, reason in failures] + [f"warning: {text}" for text in warnings]
    return [f"{entry.place} {line}" for line in told]
