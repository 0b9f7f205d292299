"""Requests as they go over the wire, and answers that are not PVE's."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from providers.core.errors import LabError, Unanswered, Unreachable, Unsent
from providers.core.kind.paths import fill
from providers.core.pve.api import Api
from providers.core.pve.connection import Connection
from providers.core.pve.opening import connect
from tests.core.endpoint import Endpoint

TOKEN = "root@pam!lab=11111111-2222-3333-4444-555555555555"


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    with Endpoint(tmp_path) as endpoint:
        yield endpoint


@pytest.fixture
def api(endpoint: Endpoint) -> Api:
    settings = {"endpoints": [endpoint.url], "ca_file": endpoint.ca_file, "api_token": TOKEN}
    return connect(Connection.model_validate(settings))


def test_path_is_encoded_once(endpoint: Endpoint, api: Api) -> None:
    values = {"userid": "jo@corp.example@ldap", "tokenid": "de/ploy!"}
    api.call("DELETE", fill("/access/users/{userid}/token/{tokenid}", values))
    (request,) = endpoint.received
    assert request.target == ("/api2/json/access/users/jo%40corp.example%40ldap/token/de%2Fploy%21")


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_parameters_stand_in_the_query_where_there_is_no_body(
    endpoint: Endpoint, api: Api, method: str
) -> None:
    api.call(method, "/pools", {"poolid": "team/a b", "purge": 1, "nothing": None})
    (request,) = endpoint.received
    assert request.target == "/api2/json/pools?poolid=team%2Fa+b&purge=1"
    assert request.body == b""
    assert "Transfer-Encoding" not in request.headers


@pytest.mark.parametrize("method", ["POST", "PUT"])
def test_parameters_are_a_form_otherwise(endpoint: Endpoint, api: Api, method: str) -> None:
    form = {"net0": "virtio,bridge=vmbr0", "comment": "100% ö a;b&c", "id": ["1", "2"], "no": None}
    api.call(method, "/x", form)
    (request,) = endpoint.received
    assert request.target == "/api2/json/x"
    assert request.headers["Content-Type"] == "application/x-www-form-urlencoded"
    assert "Transfer-Encoding" not in request.headers
    assert parse_qs(request.body.decode()) == {
        "net0": ["virtio,bridge=vmbr0"],
        "comment": ["100% ö a;b&c"],
        "id": ["1", "2"],
    }
    assert request.body.count(b"=") == 4  # PVE cuts a value at an `=` that is not encoded.


def test_token_goes_as_pve_wants_it_and_nothing_else(endpoint: Endpoint, api: Api) -> None:
    api.get("/version")
    (request,) = endpoint.received
    assert request.headers["Authorization"] == f"PVEAPIToken={TOKEN}"
    assert "Cookie" not in request.headers


def test_connection_is_used_again(endpoint: Endpoint, api: Api) -> None:
    assert api.get("/version") is None
    with ThreadPoolExecutor(1) as other_thread:
        assert other_thread.submit(api.call, "POST", "/x").result() is None
    assert len({request.port for request in endpoint.received}) == 1


@pytest.mark.parametrize(
    ("status", "answer", "error"),
    [
        (200, b"<html>Welcome</html>", Unreachable),
        (200, b"", Unreachable),
        (200, b"[]", Unreachable),
        (200, b'{"success": 1}', Unreachable),
        (302, b"", Unreachable),
        (404, b"<html>Not Found</html>", Unreachable),
        (500, b"<html>Oops</html>", Unreachable),
        (502, b"<html>Bad Gateway</html>", Unanswered),
        (595, b"", Unsent),
        (596, b"", Unanswered),
        (599, b'{"data": null}', Unanswered),
    ],
)
@pytest.mark.usefixtures("hasty")
def test_what_is_not_pves_answer_is_told_with_its_status(
    endpoint: Endpoint, api: Api, status: int, answer: bytes, error: type[LabError]
) -> None:
    endpoint.status, endpoint.reason, endpoint.answer = status, "Some reason", answer
    endpoint.extra = {"Location": "/elsewhere"}
    with pytest.raises(Unreachable) as raised:
        api.call("POST", "/x", {"secret": "geheim"})
    assert type(raised.value) is error
    assert str(status) in raised.value.cause or "does not answer as PVE does" in raised.value.cause
    assert "geheim" not in raised.value.sentence()
    assert TOKEN.partition("=")[2] not in raised.value.sentence()
