"""Where a cluster is and as whom we speak to it: stack config, environment, TLS.

The stack says where and as whom. What it leaves out comes from the environment:
`PROXMOX_VE_ENDPOINT`, `PROXMOX_VE_API_TOKEN`, `PROXMOX_VE_USERNAME`, `PROXMOX_VE_PASSWORD`, with
the connection's name in the middle for all but the default one (`PROXMOX_VE_LAB2_API_TOKEN`).
An endpoint in the environment that differs from the stack's is an error, so that no shell sends
a stack to another cluster.
"""

import ssl
from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, SecretStr, field_validator

from providers.core.engine.host import warn
from providers.core.errors import InvalidInput
from providers.core.pve.api import Api
from providers.core.pve.transport import Login, PinnedAdapter, Session, TicketLogin, TokenLogin

DEFAULT = "default"


class Connection(BaseModel):
    """One cluster as the stack config declares it."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    endpoints: list[str] = Field(default_factory=list)
    """Base URLs, `https://host:8006`; any node answers for the cluster."""
    username: str | None = None
    """`user@realm`, for a login by password."""
    password: SecretStr | None = None
    api_token: SecretStr | None = None
    """`user@realm!tokenid=secret`."""
    api_token_file: Path | None = None
    """A file that holds the token."""
    ca_file: Path | None = None
    """The authority that signed the cluster's certificates; default: the system's store."""
    fingerprint: str | None = None
    """SHA-256 fingerprint of the certificate, instead of an authority."""
    insecure: bool = False
    """Do not verify the certificate. Anybody on the way can then read the credentials."""
    node_limit: int = Field(default=4, ge=1)
    """Clones, imports, moves and migrations at once on a node: its disks do them in turn."""

    @field_validator("endpoints")
    @classmethod
    def _https(cls, endpoints: list[str]) -> list[str]:
        for endpoint in endpoints:
            if not endpoint.startswith("https://"):
                raise ValueError(f"of the form https://host:8006, not {endpoint!r}")
        return [endpoint.rstrip("/") for endpoint in endpoints]


def completed(name: str, declared: Connection, environment: Mapping[str, str]) -> Connection:
    """The connection with what it leaves out taken from the environment."""
    prefix = "PROXMOX_VE_" if name == DEFAULT else f"PROXMOX_VE_{name.upper().replace('-', '_')}_"
    endpoint = environment.get(prefix + "ENDPOINT", "").rstrip("/")
    if endpoint and declared.endpoints and endpoint not in declared.endpoints:
        raise InvalidInput(
            f"{prefix}ENDPOINT is {endpoint}, but the stack's connection {name!r} is to "
            f"{', '.join(declared.endpoints)}",
            f"Unset {prefix}ENDPOINT, or choose the stack of that cluster.",
        )
    found: dict[str, object] = {"endpoints": declared.endpoints or list(filter(None, [endpoint]))}
    if not _has_login(declared):
        found |= {
            "api_token": _secret(environment.get(prefix + "API_TOKEN")),
            "username": declared.username or environment.get(prefix + "USERNAME"),
            "password": _secret(environment.get(prefix + "PASSWORD")),
        }
    complete = declared.model_copy(update=found)
    _require(name, complete, prefix)
    return complete


def _has_login(connection: Connection) -> bool:
    return bool(connection.api_token or connection.api_token_file or connection.password)


def _secret(value: str | None) -> SecretStr | None:
    return SecretStr(value) if value else None


def _require(name: str, connection: Connection, prefix: str) -> None:
    if not connection.endpoints:
        raise InvalidInput(
            f"the connection {name!r} has no endpoint",
            f"Set `endpoints` in the stack's config, or {prefix}ENDPOINT.",
        )
    if not _has_login(connection):
        raise InvalidInput(
            f"the connection {name!r} has no credentials",
            f"Set {prefix}API_TOKEN (user@realm!tokenid=secret), or {prefix}USERNAME and "
            f"{prefix}PASSWORD, or `api_token_file` in the stack's config.",
        )


def connect(connection: Connection) -> Api:
    """The API of a complete connection; nothing is sent yet."""
    adapter = PinnedAdapter(_context(connection), connection.fingerprint)
    return Api(connection.endpoints, Session(adapter, _login(connection)))


def _login(connection: Connection) -> Login:
    if connection.api_token_file:
        return _token(_read(connection.api_token_file))
    if connection.api_token:
        return _token(connection.api_token.get_secret_value())
    if connection.username is None or connection.password is None:
        raise InvalidInput("a login by password needs `username`", "Set it beside the password.")
    return TicketLogin(connection.username, connection.password.get_secret_value())


def _token(text: str) -> TokenLogin:
    name, equals, secret = text.strip().partition("=")
    if "@" not in name or "!" not in name or not (equals and secret):
        raise InvalidInput("the API token is not of the form user@realm!tokenid=secret")
    return TokenLogin(text.strip())


def _read(file: Path) -> str:
    try:
        return file.expanduser().read_text()
    except OSError as fault:
        raise InvalidInput(f"the token file {file} cannot be read: {fault.strerror}") from None


def _context(connection: Connection) -> ssl.SSLContext:
    try:
        context = ssl.create_default_context(cafile=connection.ca_file)
    except (OSError, ssl.SSLError) as fault:
        raise InvalidInput(f"the CA file {connection.ca_file} cannot be used: {fault}") from None
    if connection.insecure:
        warn("certificates are not verified: anybody on the way can read the credentials")
    if connection.insecure or connection.fingerprint:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context
