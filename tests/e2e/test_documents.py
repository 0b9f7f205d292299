"""What the documents show, through the real engine."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from simulator.simulator import Simulator
from tests.e2e.engine import ROOT, Stack

pytestmark = pytest.mark.e2e

EXAMPLES = sorted((ROOT / "docs/examples").glob("*.yaml"))
SOMEBODY_ELSES_JOB = {"type": "vzdump", "schedule": "sat 03:00", "storage": "local", "vmid": "100"}


def together() -> dict[str, Any]:
    """All examples as one cluster; no two of them declare the same name."""
    found: dict[str, Any] = {}
    for file in EXAMPLES:
        for section, entries in yaml.safe_load(file.read_text()).items():
            assert not found.setdefault(section, {}).keys() & entries.keys(), file
            found[section] |= entries
    return found


def test_the_examples_come_up_and_stay(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    cluster.state["jobs.cfg"]["backup-b2adffdc-316e"] = SOMEBODY_ELSES_JOB
    declared = together()
    stack = Stack(tmp_path, {"connection": connection, "cluster": declared})
    assert stack.preview().counts.keys() == {"to create"}
    assert all(request.method == "GET" for request in cluster.requests())

    del declared["storages"]["vault"]  # PVE asks the backup server, and here is none
    stack.write({"connection": connection, "cluster": declared})
    stack.up()
    stack.up("--refresh", "--expect-no-changes")
