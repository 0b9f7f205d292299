"""One component in a program of the user's own, through the real engine."""

from pathlib import Path

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack

pytestmark = pytest.mark.e2e

PROGRAM = """
import pulumi
from components.access import AccessControl

AccessControl("access", groups=pulumi.Config().require_object("groups"))
"""


def test_groups_live_and_die(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    config = {"connection": connection, "groups": {"operators": {"comment": "on call"}}}
    stack = Stack(tmp_path, config, program=PROGRAM)
    assert stack.up().counts == {"created": 3}
    groups = cluster.state["user.cfg"]["groups"]
    assert groups["operators"]["comment"] == "on call"

    assert stack.up("--expect-no-changes").counts == {"unchanged": 3}
    groups["operators"]["comment"] = "changed by hand"
    assert stack.refresh().counts["updated"] == 1
    assert stack.up().counts["updated"] == 1
    assert groups["operators"]["comment"] == "on call"

    assert stack.destroy().counts["deleted"] == 3
    assert "operators" not in groups
