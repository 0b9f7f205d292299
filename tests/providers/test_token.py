"""The secret of an API token: told once, kept, renewed, written to a file."""

import stat
from pathlib import Path

import pytest

from simulator.faults import Fault
from tests.host.wire import HostError, is_secret
from tests.providers.conftest import Begin
from tests.providers.contract.cases import cases_of
from tests.providers.contract.life import Refused
from tests.providers.contract.trial import Trial

(CASE,) = cases_of("token")


def secret(trial: Trial) -> str:
    """The secret in state, sealed."""
    assert trial.life.state
    value = trial.life.state.outputs["value"]
    assert is_secret(value)
    return str(value["value"])


def valid(trial: Trial) -> str:
    """The secret that PVE knows."""
    tokens = trial.lab.simulator.state["priv/token.cfg"]
    return str(tokens[f"tokens-one@pve!{trial.name}"])


def test_another_wish_renews_the_secret(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "regenerate": "1"})
    first = secret(trial)
    assert first == valid(trial)
    trial.life.up({**trial.minimal, "regenerate": "2"})
    assert first != secret(trial) == valid(trial)
    trial.life.refresh()
    assert secret(trial) == valid(trial)


@pytest.mark.parametrize("adopt", ["same", "always"])
def test_token_is_taken_over_with_its_secret_only(alone: Begin, adopt: str) -> None:
    trial = alone(CASE)
    trial.make_by_hand()
    with pytest.raises(Refused, match="needs `value` or `regenerate`"):
        trial.life.up({**trial.minimal, "adopt": adopt})
    known = valid(trial)
    step = trial.life.up({**trial.minimal, "adopt": adopt, "value": known})
    assert (step.op, step.writes) == ("create", [])
    assert secret(trial) == known == valid(trial)


def test_token_is_taken_over_with_a_new_secret(begin: Begin) -> None:
    trial = begin(CASE)
    trial.make_by_hand()
    before = valid(trial)
    trial.life.up({**trial.minimal, "adopt": "always", "regenerate": "1"})
    assert before != secret(trial) == valid(trial)


def test_secret_is_in_the_file_while_the_token_lives(begin: Begin, tmp_path: Path) -> None:
    trial, file = begin(CASE), tmp_path / "deep" / "token"
    trial.life.up({**trial.minimal, "secret_file": str(file)})
    assert file.read_text() == f"tokens-one@pve!{trial.name}={valid(trial)}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    trial.life.up({**trial.minimal, "secret_file": str(file), "regenerate": "1"})
    assert valid(trial) in file.read_text()
    trial.life.destroy()
    assert not file.exists()


def test_renewed_secret_moves_to_another_file(begin: Begin, tmp_path: Path) -> None:
    trial, files = begin(CASE), [tmp_path / name for name in ("one", "two")]
    trial.life.up({**trial.minimal, "secret_file": str(files[0])})
    trial.life.up({**trial.minimal, "secret_file": str(files[1]), "regenerate": "1"})
    assert valid(trial) in files[1].read_text()
    assert not files[0].exists()


def test_known_secret_of_a_token_that_is_taken_over(alone: Begin, tmp_path: Path) -> None:
    trial, file = alone(CASE), tmp_path / "token"
    trial.make_by_hand()
    taken = {**trial.minimal, "adopt": "always", "value": valid(trial), "secret_file": str(file)}
    trial.life.up(taken)
    assert valid(trial) in file.read_text()
    assert trial.is_settled(taken)


def test_secret_moves_to_another_file(begin: Begin, tmp_path: Path) -> None:
    trial, files = begin(CASE), [tmp_path / name for name in ("one", "two")]
    trial.life.up({**trial.minimal, "secret_file": str(files[0])})
    trial.life.up({**trial.minimal, "secret_file": str(files[1])})
    assert valid(trial) in files[1].read_text()
    assert not files[0].exists()
    trial.life.up(trial.minimal)
    assert not files[1].exists()


def test_token_whose_secret_was_lost_on_the_way_is_told(alone: Begin) -> None:
    trial = alone(CASE)
    path = f"/access/users/tokens-one@pve/token/{trial.name}"
    trial.lab.simulator.faults.add(Fault(path, "POST", drop="after"))
    with pytest.raises(HostError, match=r"it exists now.*remove it and run again.*`adopt: always`"):
        trial.life.up(trial.minimal)
    with pytest.raises(Refused, match=r"exists already\. Remove it"):
        trial.life.up(trial.minimal)
    trial.life.up({**trial.minimal, "adopt": "always", "regenerate": "1"})
    assert secret(trial) == valid(trial)
