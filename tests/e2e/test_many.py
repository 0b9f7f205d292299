"""1,500 objects: every run ends well, and one without changes asks next to nothing."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import things

pytestmark = pytest.mark.e2e

NUMBER = 500
GROUPS: dict[str, Any] = {f"group{n:03}": {"comment": f"number {n}"} for n in range(NUMBER)}
USERS = {f"user{n:03}@pve": {"groups": [f"group{n:03}"]} for n in range(NUMBER)}
ACLS = {f"/vms/{100 + n}": {f"@group{n:03}": "PVEVMUser"} for n in range(NUMBER)}


@pytest.mark.timeout(300)
def test_fifteen_hundred_objects(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    declared = {"groups": GROUPS, "users": USERS, "acls": ACLS}
    # The engine would write the whole state after each step, which takes minutes at this number.
    fast = {"PULUMI_SKIP_CHECKPOINTS": "true"}
    stack = Stack(tmp_path, {"connection": connection, "cluster": declared}, env=fast)
    made = stack.up("--skip-preview").counts["created"]
    assert made > 3 * NUMBER
    users = things(cluster)["user.cfg"]
    assert (len(users["groups"]), len(users["acl"])) == (NUMBER, NUMBER)
    assert asked(cluster) <= Counter(POST=2 * NUMBER, PUT=NUMBER, GET=10)

    assert stack.up("--skip-preview", "--expect-no-changes").counts == {"unchanged": made}
    assert asked(cluster) <= Counter(GET=4)
    assert stack.refresh("--skip-preview").counts == {"unchanged": made}
    assert asked(cluster) <= Counter(GET=10)
    assert stack.destroy("--skip-preview").counts["deleted"] == made
    assert things(cluster)["user.cfg"].keys() == {"users"}


def asked(cluster: Simulator) -> Counter[str]:
    """Requests since the last time, by method."""
    counts = Counter(request.method for request in cluster.requests())
    cluster.log.clear()
    return counts
