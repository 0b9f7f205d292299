"""The stack's config as a whole: connections, keys, sections."""

import json
from pathlib import Path

import pytest

from components import config
from tests.components.cases import Case, cases_in

FILE = Path(__file__).parent / "connections.yaml"


def given(monkeypatch: pytest.MonkeyPatch, keys: dict[str, object]) -> None:
    """Have the program find these keys, as the engine hands them on."""
    texts = {f"proxmox-lab:{key}": json.dumps(value) for key, value in keys.items()}
    monkeypatch.setenv("PULUMI_CONFIG", json.dumps(texts))


@pytest.mark.parametrize("case", [case for case in cases_in(FILE) if case.told], ids=str)
def test_all_faults_are_told_and_the_program_ends(
    case: Case, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, case.given)
    with pytest.raises(SystemExit) as ended:
        config.load()
    told = capfd.readouterr().err
    assert ended.value.code == config.ALREADY_TOLD
    assert [line.strip() for line in told.splitlines()[1:]] == case.told
    assert "geheim" not in told
    assert "73194682" not in told


@pytest.mark.parametrize("case", [case for case in cases_in(FILE) if not case.told], ids=str)
def test_what_is_right_is_taken(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, case.given)
    assert config.load() == config.StackConfig(case.given.get("cluster", {}), protect=True)


def test_plain_secrets_are_told_by_their_places(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    users = {"a@pve": {"password": "geheim-one", "tokens": {"ci": {"value": "geheim-two"}}}}
    login = {"api_token": "root@pam!lab=geheim-three"}
    given(monkeypatch, {"cluster": {"users": users}, "connections": {"lab2": login}})
    config.load()
    told = capfd.readouterr().err
    places = ("connections.lab2.api_token", "users.a@pve.password", "users.a@pve.tokens.ci.value")
    assert ", ".join(places) in told
    assert "geheim" not in told


def test_guests_are_protected_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, {"protect": False})
    assert not config.load().protect
