"""Where a cluster is and as whom we speak to it: stack config and environment.

The stack says where and as whom. What it leaves out comes from the environment:
`PROXMOX_VE_ENDPOINT`, `PROXMOX_VE_API_TOKEN`, `PROXMOX_VE_USERNAME`, `PROXMOX_VE_PASSWORD`, with
the connection's name in the middle for all but the default one (`PROXMOX_VE_LAB2_API_TOKEN`).
An endpoint in the environment that differs from the stack's is an error, so that no shell sends
a stack to another cluster.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError

from providers.core.check.problems import Problem, of_validation
from providers.core.errors import InvalidInput
from providers.core.kind.forms import ENDPOINT, FINGERPRINT, USER
from providers.core.kind.marks import WRITE_ONLY
from providers.core.nodes.settings import Ssh

NAMESPACE = "proxmox-lab"
"""That of the keys of the stack config."""

DEFAULT = "default"


class Connection(BaseModel):
    """One cluster as the stack config declares it."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    endpoints: list[Annotated[str, ENDPOINT]] = Field(default_factory=list)
    """Base URLs, `https://host:8006`; any node answers for the cluster."""
    username: Annotated[str | None, USER] = None
    """`user@realm`, for a login by password."""
    password: Annotated[SecretStr | None, WRITE_ONLY] = None
    api_token: Annotated[SecretStr | None, WRITE_ONLY] = None
    """`user@realm!tokenid=secret`."""
    api_token_file: Path | None = None
    """A file that holds the token."""
    ca_file: Path | None = None
    """The authority that signed the cluster's certificates; default: the system's store."""
    fingerprint: Annotated[str | None, FINGERPRINT] = None
    """SHA-256 fingerprint of the certificate, instead of an authority."""
    insecure: bool = False
    """Do not verify the certificate. Anybody on the way can then read the credentials."""
    node_limit: int = Field(default=4, ge=1)
    """Clones, imports, moves and migrations at once on a node: its disks do them in turn."""
    ssh: Ssh = Field(default_factory=Ssh)
    """How the nodes themselves are reached, where their files are declared."""


def faults_of(declared: object) -> list[Problem]:
    """What is wrong with a declared connection by itself."""
    if not isinstance(declared, Mapping):
        return [Problem("", "must be a map (its value is not shown)")]
    try:
        Connection.model_validate(declared)
    except ValidationError as error:
        return of_validation(Connection, error)
    return []


def completed(name: str, declared: Connection, environment: Mapping[str, str]) -> Connection:
    """The connection with what it leaves out taken from the environment."""
    prefix = "PROXMOX_VE_" if name == DEFAULT else f"PROXMOX_VE_{name.upper().replace('-', '_')}_"
    endpoint = environment.get(prefix + "ENDPOINT", "").rstrip("/")
    known = [endpoint.rstrip("/") for endpoint in declared.endpoints]
    if endpoint and known and endpoint not in known:
        raise InvalidInput(
            f"{prefix}ENDPOINT is {endpoint}, but the stack's connection {name!r} is to "
            f"{', '.join(known)}",
            f"Unset {prefix}ENDPOINT, or choose the stack of that cluster.",
        )
    found: dict[str, object] = {"endpoints": known or list(filter(None, [endpoint]))}
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
