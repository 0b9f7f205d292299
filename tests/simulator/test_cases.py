"""The cases of the folder `cases`, each against a fresh lab."""

from collections.abc import Iterator

import pytest
import requests

from simulator import Simulator
from simulator.world import PbsServer, World
from tests.simulator.casefile import Case, Moment, Step, contains, load_cases, mentions
from tests.simulator.conftest import Client

CASES = load_cases()
WORLD = World(
    zfs_datasets=("tank",),
    has_open_vswitch=True,
    pbs_servers={"192.0.2.8": PbsServer("AA:" * 31 + "AA", "secret", ("store",))},
)


@pytest.fixture(scope="module")
def shared_sim() -> Iterator[Simulator]:
    with Simulator(world=WORLD) as running:
        yield running


class Player:
    """Asks as the lab's own token, or as a user who has no privilege yet."""

    def __init__(self, sim: Simulator) -> None:
        self.sim = sim
        self.lab = Client(sim)
        self.weak = Client(sim)
        self.lab.data("POST", "/access/users", userid="weak@pve")
        token = self.lab.data("POST", "/access/users/weak@pve/token/it", privsep=0)
        credentials = f"{token['full-tokenid']}={token['value']}"
        self.weak.session.headers["Authorization"] = f"PVEAPIToken={credentials}"

    def play(self, step: Step | Moment) -> None:
        if isinstance(step, Moment):
            self.sim.clock.freeze()
            self.sim.clock.set(step.time)
            return
        client = self.weak if step.expected.get("as") == "weak" else self.lab
        check(step, client.ask(step.method, step.path, **step.params))

    def close(self) -> None:
        self.lab.session.close()
        self.weak.session.close()


def check(step: Step, answer: requests.Response) -> None:
    body, expected = answer.json(), step.expected
    shown = f"{step.method} {step.path} {step.params}: {answer.status_code} {answer.text}"
    if "fails" in expected:
        assert (answer.status_code, body["message"]) == (500, f"{expected['fails']}\n"), shown
    elif "denied" in expected:
        assert (answer.status_code, answer.reason) == (403, denial(expected["denied"])), shown
    elif "invalid" in expected:
        assert (answer.status_code, body["errors"]) == (400, expected["invalid"]), shown
    else:
        assert answer.status_code == 200, shown
        check_data(body["data"], expected, shown)


def check_data(data: object, expected: dict[str, object], shown: str) -> None:
    if "data" in expected:
        assert data == expected["data"], shown
    assert contains(data, expected.get("has", data)), shown
    lacking = expected.get("lacks", [])
    assert isinstance(lacking, list)
    assert not [name for name in lacking if mentions(data, name)], shown


def denial(text: str | None) -> str:
    return f"Permission check failed ({text})" if text else "Permission check failed"


def reset(sim: Simulator) -> None:
    session = requests.Session()
    session.trust_env = False
    answer = session.post(f"{sim.url}/_sim/reset", verify=str(sim.ca_file), timeout=10)
    session.close()
    assert answer.status_code == 200, answer.text
    sim.clock.run()


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_case(shared_sim: Simulator, case: Case) -> None:
    reset(shared_sim)
    player = Player(shared_sim)
    for step in case:
        player.play(step)
    player.close()
