"""What is special about single types of storage."""

import json

from tests.host.wire import is_secret
from tests.providers.conftest import Begin
from tests.providers.contract.cases import cases_of
from tests.providers.contract.trial import Trial

CASES = {case.form: case for case in cases_of("storage")}


def generated(trial: Trial) -> str:
    """The key in state, sealed."""
    assert trial.life.state
    value = trial.life.state.outputs["generated_encryption_key"]
    assert is_secret(value)
    return str(value["value"])


def test_generated_key_is_kept(begin: Begin) -> None:
    """PVE tells it once; without it the backups cannot be read."""
    trial = begin(CASES["pbs"])
    declared = {**trial.minimal, "encryption_key": "autogen"}
    trial.life.up(declared)
    key = generated(trial)
    assert json.loads(key)["fingerprint"] == (trial.row() or {})["encryption-key"]
    assert trial.is_settled(declared)
    assert trial.life.refresh().op == "same"
    assert generated(trial) == key
    assert trial.life.up({**declared, "namespace": "one"}).op == "update"
    assert generated(trial) == key


def test_key_is_generated_for_an_existing_storage(begin: Begin) -> None:
    trial = begin(CASES["pbs"])
    trial.life.up(trial.minimal)
    trial.life.up({**trial.minimal, "encryption_key": "autogen"})
    assert json.loads(generated(trial))["fingerprint"] == (trial.row() or {})["encryption-key"]
