"""How the nodes of a cluster are reached over SSH: what the stack's connection says under `ssh`.

What it leaves out is OpenSSH's own configuration: the name of a node is what `ssh NAME` takes, so
that hosts, users, keys, agents, jump hosts and known host keys are the user's.
"""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from providers.core.kind.forms import SSH_HOST, SSH_OPTION


class Login(BaseModel):
    """What may be different for each node."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    host: Annotated[str | None, SSH_HOST] = None
    """Name or address; default: the node's name, as `ssh` takes it."""
    port: Annotated[int | None, Field(ge=1, le=65535)] = None
    """Default: that of OpenSSH's configuration, or 22."""
    user: Annotated[str | None, SSH_HOST] = None
    """Default: that of OpenSSH's configuration, or whoever runs Pulumi."""
    key_file: Path | None = None
    """A private key, besides those of the agent and of OpenSSH's configuration."""
    become: bool = False
    """Whether the user becomes root by `sudo`, which must not ask for a password."""
    options: dict[Annotated[str, SSH_OPTION], str] = Field(default_factory=dict)
    """Options of `ssh_config`, such as `ProxyJump`."""


class Ssh(Login):
    """What holds for all nodes, and under `nodes` what is different for single ones."""

    connect_timeout: int = Field(default=10, ge=1)
    """Seconds until a node that does not answer counts as down."""
    nodes: dict[str, Login] = Field(default_factory=dict)
    """What is different for single nodes, by their names."""

    def of(self, node: str) -> Login:
        """What holds for one node."""
        own = self.nodes.get(node, Login())
        shared = {name: getattr(self, name) for name in Login.model_fields if name != "host"}
        differing = {name: getattr(own, name) for name in own.model_fields_set}
        both = {**shared, **differing, "options": {**self.options, **own.options}}
        return Login.model_construct(**{"host": node, **both})

    def command(self, node: str) -> list[str]:
        """The line that begins a shell on the node: whatever the login shell is, `sh`."""
        login = self.of(node)
        ours = {
            "BatchMode": "yes",
            "ClearAllForwardings": "yes",
            "ConnectTimeout": str(self.connect_timeout),
            "RemoteCommand": "none",
            "ServerAliveInterval": "5",
            **({"IdentityFile": str(login.key_file.expanduser())} if login.key_file else {}),
            **({"Port": str(login.port)} if login.port else {}),
            **({"User": login.user} if login.user else {}),
        }
        # Of two the client takes the first.
        options = [*login.options.items(), *ours.items()]
        told = [word for name, value in options for word in ("-o", f"{name}={value}")]
        shell = "exec sudo -n -- sh" if login.become else "exec sh"
        return ["ssh", "-T", *told, "--", str(login.host), shell]
