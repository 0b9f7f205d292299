"""What the state holds of each object: what was declared, and no more than that."""

import json
from pathlib import Path

import pytest

from tests.e2e.engine import Stack

pytestmark = pytest.mark.e2e


def test_state_is_small_and_names_no_place_of_this_machine(
    connection: dict[str, object], tmp_path: Path
) -> None:
    cluster: dict[str, object] = {"groups": {f"group{number}": {} for number in range(3)}}
    stack = Stack(tmp_path, {"connection": connection, "cluster": cluster})
    stack.up("--skip-preview")
    for resource in stack.resources().values():
        text = json.dumps(resource, indent=4)
        assert "stackTrace" not in resource
        assert str(Path.home()) not in text
        assert ".venv" not in text
        assert len(text) < 1500
