"""Whom we trust with the credentials."""

from pathlib import Path

import pytest

from providers.core.errors import InvalidInput, Unreachable
from providers.core.pve.connection import Connection
from providers.core.pve.opening import connect
from simulator import Simulator
from simulator.certificates import fingerprint
from tests.core.conftest import Connect, asked
from tests.core.endpoint import Endpoint

BY_TOKEN: dict[str, object] = {}
BY_PASSWORD = {"api_token": None, "username": "root@pam", "password": "proxmox-lab"}
LOGINS = pytest.mark.parametrize("login", [BY_TOKEN, BY_PASSWORD], ids=["token", "password"])


def certificate(sim: Simulator) -> str:
    """The fingerprint of the certificate that the cluster shows."""
    return fingerprint((sim.directory / "server.pem").read_text())


@LOGINS
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_unknown_authority_gets_no_credentials(
    sim: Simulator, connected: Connect, login: dict[str, object], method: str
) -> None:
    with pytest.raises(Unreachable) as raised:
        connected(ca_file=None, **login).call(method, "/version")
    told = raised.value.sentence()
    assert told.startswith(f"{sim.url}: certificate verify failed: ")
    assert told.endswith("Set `ca_file` or `fingerprint` of the connection.")
    assert asked(sim) == []


@LOGINS
def test_a_pinned_certificate_needs_no_authority(
    sim: Simulator, connected: Connect, login: dict[str, object]
) -> None:
    api = connected(ca_file=None, fingerprint=certificate(sim), **login)
    assert api.get("/version")["release"]


@LOGINS
def test_another_certificate_than_the_pinned_one_gets_no_credentials(
    sim: Simulator, connected: Connect, login: dict[str, object]
) -> None:
    other = "AA:" * 31 + "AA"
    for authority in (None, sim.ca_file):
        with pytest.raises(Unreachable, match="Fingerprints did not match"):
            connected(ca_file=authority, fingerprint=other, **login).get("/version")
    assert asked(sim) == []


def test_a_certificate_for_another_name_gets_no_credentials() -> None:
    with Simulator(host="127.0.0.2") as sim:
        settings = {"endpoints": [sim.url], "ca_file": sim.ca_file, "api_token": sim.token}
        with pytest.raises(Unreachable, match="IP address mismatch"):
            connect(Connection.model_validate(settings)).get("/version")
        assert asked(sim) == []


@LOGINS
@pytest.mark.filterwarnings("ignore::urllib3.exceptions.InsecureRequestWarning")
def test_insecure_verifies_nothing(connected: Connect, login: dict[str, object]) -> None:
    assert connected(ca_file=None, insecure=True, **login).get("/version")["release"]


def test_credentials_do_not_follow_a_redirect(tmp_path: Path) -> None:
    with Endpoint(tmp_path) as elsewhere, Endpoint(tmp_path) as endpoint:
        endpoint.status, endpoint.extra = 302, {"Location": elsewhere.url}
        place = {"endpoints": [endpoint.url], "ca_file": endpoint.ca_file}
        settings = {**place, "api_token": "a@b!c=d"}
        with pytest.raises(Unreachable):
            connect(Connection.model_validate(settings)).get("/version")
    assert elsewhere.received == []


def test_the_shells_proxy_and_netrc_are_not_asked(
    connected: Connect, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".netrc").write_text("machine 127.0.0.1 login evil password evil\n")
    monkeypatch.setenv("NETRC", str(tmp_path / ".netrc"))
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:1")
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(tmp_path / "none.pem"))
    assert connected().get("/version")["release"]


@pytest.mark.parametrize("content", [None, "no certificate"])
def test_an_authority_that_cannot_be_read_is_named(
    connected: Connect, tmp_path: Path, content: str | None
) -> None:
    file = tmp_path / "ca.pem"
    if content is not None:
        file.write_text(content)
    with pytest.raises(InvalidInput, match=f"the CA file {file} cannot be used"):
        connected(ca_file=file)
