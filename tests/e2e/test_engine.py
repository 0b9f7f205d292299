"""The way to the real engine, with a program and a provider that need no cluster."""

from pathlib import Path

import pytest

from tests.e2e.engine import Stack

pytestmark = pytest.mark.e2e

PROGRAM = """
import pulumi
from pulumi.dynamic import Resource
from tests.host.tiny import TinyProvider

class Tiny(Resource, module="test", name="Tiny"):
    key: pulumi.Output[str]

inputs = pulumi.Config().require_object("inputs")
tiny = Tiny(TinyProvider(), "a", {**inputs, "secret": pulumi.Output.secret("geheim"), "key": None})
pulumi.export("key", tiny.key)
"""


def test_life_of_a_stack(tmp_path: Path) -> None:
    stack = Stack(tmp_path, {"inputs": {"name": "a", "size": 4}}, program=PROGRAM)
    assert stack.preview().counts == {"to create": 2}
    assert stack.up().counts == {"created": 2}
    stored = stack.resources()["Tiny", "a"]
    assert stored["id"] == "tiny/1"
    assert "geheim" not in str(stored)
    assert stack.outputs() == {"key": "hidden"}
    stack.write({"inputs": {"name": "a", "size": 5}})
    assert "updating tiny/1" in stack.up().output
    assert "deleted" not in stack.refresh().counts
    assert stack.destroy().counts["deleted"] == 2
    assert stack.resources() == {}


def test_failure_is_shown(tmp_path: Path) -> None:
    inputs = {"name": "a", "size": 4, "fail": "clean"}
    stack = Stack(tmp_path, {"inputs": inputs}, program=PROGRAM)
    failed = stack.up(fails=True)
    assert "error: the cluster said no" in failed.output
    assert "Traceback" not in failed.output
    assert stack.resources() == {}
