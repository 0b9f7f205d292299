"""The stack file for a real cluster, shown to the simulated one."""

from pathlib import Path

import pytest
import yaml

from simulator.simulator import Simulator
from tests.e2e.engine import PROJECT, ROOT, Stack

pytestmark = pytest.mark.e2e


def test_preview_of_the_lab_plans_it_all(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    content = yaml.safe_load((ROOT / "Pulumi.lab.yaml").read_text())["config"]
    config = {key.removeprefix(f"{PROJECT}:"): value for key, value in content.items()}
    stack = Stack(tmp_path, {**config, "connection": connection})
    preview = stack.preview()
    assert preview.counts["to create"] > 15
    assert "warning" not in preview.output
    assert all(request.method == "GET" for request in cluster.requests())
