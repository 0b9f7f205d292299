"""What a test looks at in the simulated cluster, and the stack files of the project itself."""

from typing import Any

import yaml

from simulator.simulator import Simulator
from tests.e2e.engine import PROJECT, ROOT


def stack_file(name: str) -> dict[str, Any]:
    """The config of a stack of the project, without its connection."""
    content = yaml.safe_load((ROOT / f"Pulumi.{name}.yaml").read_text())["config"]
    keys = {key.removeprefix(f"{PROJECT}:"): value for key, value in content.items()}
    return {key: value for key, value in keys.items() if key != "connection"}


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
