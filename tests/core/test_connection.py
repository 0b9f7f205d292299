"""Where a connection leads and as whom: stack config first, environment for what it leaves out."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from providers.core.cluster.clusters import Clusters
from providers.core.errors import Forbidden, InvalidInput
from providers.core.pve.connection import Connection, completed
from providers.core.pve.opening import connect
from simulator import Simulator
from tests.core.conftest import asked

HERE, ELSEWHERE = "https://pve01:8006", "https://prod:8006"
TOKEN = "ci@pve!plan=0000"


def complete(environment: Mapping[str, str], name: str = "default", **declared: Any) -> Connection:
    return completed(name, Connection.model_validate(declared), environment)


def test_environment_fills_in_what_the_stack_leaves_out() -> None:
    found = complete({"PROXMOX_VE_ENDPOINT": HERE + "/", "PROXMOX_VE_API_TOKEN": TOKEN})
    assert found.endpoints == [HERE]
    assert found.api_token is not None
    assert found.api_token.get_secret_value() == TOKEN


def test_user_of_the_stack_and_password_of_the_environment() -> None:
    environment = {"PROXMOX_VE_USERNAME": "other@pve", "PROXMOX_VE_PASSWORD": "geheim"}
    found = complete(environment, endpoints=[HERE], username="me@pve")
    assert (found.username, found.password and found.password.get_secret_value()) == (
        "me@pve",
        "geheim",
    )


@pytest.mark.parametrize(
    "login",
    [{"api_token": "me@pve!x=1"}, {"api_token_file": "/x"}, {"username": "u@pve", "password": "p"}],
)
def test_credentials_of_the_stack_are_not_replaced(login: dict[str, str]) -> None:
    found = complete({"PROXMOX_VE_API_TOKEN": TOKEN}, endpoints=[HERE], **login)
    assert found == Connection.model_validate({"endpoints": [HERE], **login})


def test_each_connection_has_variables_of_its_own() -> None:
    environment = {"PROXMOX_VE_LAB_2_ENDPOINT": HERE, "PROXMOX_VE_LAB_2_API_TOKEN": TOKEN}
    assert complete(environment, "lab-2").endpoints == [HERE]
    with pytest.raises(InvalidInput, match="has no endpoint"):
        complete(environment)


def test_another_endpoint_in_the_environment_is_refused() -> None:
    environment = {"PROXMOX_VE_ENDPOINT": ELSEWHERE, "PROXMOX_VE_API_TOKEN": TOKEN}
    with pytest.raises(InvalidInput) as raised:
        complete(environment, endpoints=[HERE])
    assert raised.value.sentence() == (
        f"PROXMOX_VE_ENDPOINT is {ELSEWHERE}, but the stack's connection 'default' is to {HERE}. "
        "Unset PROXMOX_VE_ENDPOINT, or choose the stack of that cluster."
    )
    assert complete(environment, endpoints=[HERE, ELSEWHERE]).endpoints == [HERE, ELSEWHERE]


def test_what_lacks_is_named() -> None:
    with pytest.raises(InvalidInput, match="the connection 'default' has no endpoint"):
        complete({"PROXMOX_VE_API_TOKEN": TOKEN})
    with pytest.raises(InvalidInput, match="the connection 'default' has no credentials"):
        complete({"PROXMOX_VE_USERNAME": "me@pve"}, endpoints=[HERE])


@pytest.mark.parametrize("endpoint", ["http://pve01:8006", "pve01", "pve01:8006"])
def test_endpoints_are_https(endpoint: str) -> None:
    with pytest.raises(ValidationError, match="of the form https://host:8006"):
        Connection(endpoints=[endpoint])


@pytest.mark.parametrize(
    ("login", "fault"),
    [
        ({"api_token": "geheim"}, "not of the form user@realm!tokenid=secret"),
        ({"api_token": "me@pve=geheim"}, "not of the form"),
        ({"api_token": "me@pve!x"}, "not of the form"),
        ({"password": "geheim"}, "needs `username`"),
        ({"api_token_file": "/nowhere/token"}, "the token file /nowhere/token cannot be read"),
    ],
)
def test_malformed_credentials_are_told_without_them(login: dict[str, str], fault: str) -> None:
    connection = Connection.model_validate({"endpoints": [HERE], **login})
    with pytest.raises(InvalidInput, match=fault) as raised:
        connect(connection)
    assert "geheim" not in raised.value.sentence()
    assert "geheim" not in repr(connection)


@pytest.fixture
def usual(sim: Simulator) -> dict[str, object]:
    """A connection as it stands in the stack's config."""
    return {"endpoints": [sim.url], "ca_file": str(sim.ca_file), "api_token": sim.token}


def configured(**config: object) -> Clusters:
    texts = {f"proxmox-lab:{key}": json.dumps(value) for key, value in config.items()}
    found = Clusters()
    found.configure(texts.get)
    return found


def test_two_names_of_one_cluster_share_what_is_claimed(usual: dict[str, object]) -> None:
    clusters = configured(connection=usual, connections={"same": usual})
    first, second = clusters.view_of("default"), clusters.view_of("same")
    assert first is not second
    assert first.ledger is second.ledger
    assert first is clusters.view_of("default")


def test_two_clusters_claim_for_themselves(usual: dict[str, object]) -> None:
    with Simulator() as other:
        settings = {"endpoints": [other.url], "ca_file": str(other.ca_file)}
        clusters = configured(
            connections={"default": usual, "other": {**settings, "api_token": other.token}}
        )
        assert clusters.view_of("default").ledger is not clusters.view_of("other").ledger


def test_an_unknown_connection_is_told_with_the_known_ones(usual: dict[str, object]) -> None:
    clusters = configured(connection=usual, connections={"same": usual})
    with pytest.raises(InvalidInput, match=r"no connection 'prod' \(known: default, same\)"):
        clusters.view_of("prod")


def test_faults_of_a_connection_are_told_with_their_places() -> None:
    wrong = {"endpoints": ["pve01"], "api_token": ["geheim"], "port": 8006}
    with pytest.raises(InvalidInput) as raised:
        configured(connection=wrong).view_of("default")
    told = raised.value.sentence()
    assert "endpoints[0] is 'pve01', must be of the form https://host:8006" in told
    assert "api_token must be a text (its value is not shown)" in told
    assert "port is not known" in told
    assert "geheim" not in told


@pytest.mark.parametrize("key", ["connection", "connections"])
def test_a_connection_is_a_map(key: str) -> None:
    clusters = Clusters()
    clusters.configure({f"proxmox-lab:{key}": "https://pve01:8006"}.get)
    name = "default" if key == "connection" else key
    with pytest.raises(InvalidInput, match=f"the connection '{name}' is wrong: must be a map"):
        clusters.view_of(name)


def test_a_cluster_that_let_nobody_in_is_not_asked_again(
    sim: Simulator, usual: dict[str, object]
) -> None:
    clusters = configured(connection={**usual, "api_token": "root@pam!lab=0"})
    for _ in range(5):
        with pytest.raises(Forbidden, match="the login root@pam!lab was refused"):
            clusters.view_of("default")
    assert len(asked(sim)) == 1


def test_a_token_file_may_end_with_a_newline(sim: Simulator, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(sim.token + "\n")
    settings = {"endpoints": [sim.url], "ca_file": sim.ca_file, "api_token_file": file}
    assert connect(Connection.model_validate(settings)).get("/version")["release"]
