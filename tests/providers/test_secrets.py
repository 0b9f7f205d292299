"""Secrets stay secret: whatever is said of them, nobody repeats them."""

import json
import re

import pytest

from simulator.faults import Fault
from tests.host.wire import HostError
from tests.providers.conftest import Begin, Processes
from tests.providers.contract.case import Case, WriteOnly
from tests.providers.contract.cases import each_field

MARKER = "geheim"
"""Part of every secret in the cases."""


def collection(case: Case) -> str:
    """Path of the call that creates, with any name in it."""
    assert isinstance(case.calls.create, str)
    return re.sub(r"\{\w+\}", "*", case.calls.create.split()[1])


@each_field(WriteOnly)
def test_wrong_secret_is_not_repeated(begin: Begin, case: Case, name: str) -> None:
    trial = begin(case)
    secret = str(case.field(name).initial)
    for wrong in ([secret], {"secret": secret}):
        declared = {**trial.with_field(name, secret), name: wrong}
        failures = trial.life.in_process().check(declared).failures
        assert [sentence.split()[0] for _, sentence in failures] == [name]
        assert MARKER not in str(failures)


@each_field(WriteOnly)
def test_secret_under_a_wrong_name_is_not_repeated(begin: Begin, case: Case, name: str) -> None:
    trial = begin(case)
    declared = {**trial.minimal, f"{name}s": case.field(name).initial}
    failures = trial.life.in_process().check(declared).failures
    assert [sentence.split()[0] for _, sentence in failures] == [f"{name}s"]
    assert MARKER not in str(failures)


@each_field(WriteOnly)
def test_refusal_does_not_tell_the_secret(begin: Begin, case: Case, name: str) -> None:
    """Not even where PVE's answer repeats it."""
    trial, secret = begin(case), str(case.field(name).initial)
    declared = trial.with_field(name, secret)
    refusal = Fault(collection(case), "POST", status=500, text=f"bad value '{secret}'")
    trial.lab.simulator.faults.add(refusal)
    with pytest.raises(HostError) as refused:
        trial.life.up(declared)
    trial.lab.simulator.faults.clear()
    assert "bad value" in str(refused.value)
    assert MARKER not in str(refused.value)


@each_field(WriteOnly)
def test_life_of_a_secret_leaves_no_trace(
    begin: Begin, processes: Processes, case: Case, name: str
) -> None:
    trial, field = begin(case), case.field(name)
    with trial.lab.recorded() as requests:
        trial.life.up(trial.with_field(name, field.initial))
        trial.life.up(trial.with_field(name, field.changed))
        trial.life.refresh()
        trial.life.destroy()
    assert MARKER not in json.dumps([request.params for request in requests])
    for host in processes.started:
        assert MARKER not in host.stderr
        assert MARKER not in str(host.logs)
