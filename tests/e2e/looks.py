"""What a test looks at in the simulated cluster, and the stack files of the project itself."""

from typing import Any

import yaml

from providers.core.pve.api import Api
from simulator.simulator import Simulator
from tests.e2e.engine import PROJECT, ROOT


def stack_file(name: str) -> dict[str, Any]:
    """The config of a stack of the project, without its connection."""
    content = yaml.safe_load((ROOT / f"Pulumi.{name}.yaml").read_text())["config"]
    keys = {key.removeprefix(f"{PROJECT}:"): value for key, value in content.items()}
    return {key: value for key, value in keys.items() if key != "connection"}


def token(api: Api, user: str, role: str | None) -> str:
    """An API token of a new user that has the role everywhere, or none."""
    api.call("POST", "/access/users", {"userid": user})
    if role is not None:
        api.call("PUT", "/access/acl", {"path": "/", "roles": role, "users": user})
    secret = api.call("POST", f"/access/users/{user}/token/ci", {"privsep": 0})["value"]
    return f"{user}!ci={secret}"


def writes(cluster: Simulator) -> list[str]:
    """All requests but reads, as `POST /storage`."""
    asked = [f"{request.method} {request.path}" for request in cluster.requests()]
    return [request for request in asked if not request.startswith("GET ")]


def things(cluster: Simulator) -> dict[str, Any]:
    """The cluster's configuration, without empty places."""
    files = cluster.state.document.items()
    kept = {key: value for key, value in files if key == "nodes" or key.endswith(".cfg")}
    return dict(filled(kept))


def filled(value: Any) -> Any:
    """A copy of the value without empty maps."""
    if not isinstance(value, dict):
        return list(value) if isinstance(value, list) else value
    parts = {key: filled(part) for key, part in value.items()}
    return {key: part for key, part in parts.items() if part != {}}
