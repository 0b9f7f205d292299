"""The rules that `make check` holds, each on a piece of code that breaks it."""

import ast
from pathlib import Path

import pytest

from tools.house import layers, sizes


@pytest.mark.parametrize(
    ("file", "line", "crossing"),
    [
        ("providers/group.py", "import components.config", "components.config"),
        ("providers/group.py", "from components import config", "components.config"),
        ("providers/core/pve/api.py", "from ....simulator import state", "simulator.state"),
        ("components/access.py", "import requests", "requests"),
        ("components/access.py", "from providers.core.pve import api", "providers.core.pve.api"),
        ("simulator/state.py", "from proxmox_lab import provider_for", "proxmox_lab.provider_for"),
    ],
)
def test_imports_that_cross_a_layer(file: str, line: str, crossing: str) -> None:
    [statement] = ast.parse(line).body
    [module] = layers.imported(Path(file), statement)
    assert module == crossing
    assert layers.crosses(Path(file).parts[0], module)


@pytest.mark.parametrize(
    ("folder", "module"),
    [
        ("components", "providers.core.kind.spec"),
        ("providers", "simulator_notes"),
        ("tests", "components.config"),
    ],
)
def test_imports_that_may_be(folder: str, module: str) -> None:
    assert not layers.crosses(folder, module)


def test_long_functions() -> None:
    body = "    x = 1\n" * sizes.FUNCTION
    tree = ast.parse(f"def long():\n{body}\ndef short(): pass\n")
    faults = [fault for node in tree.body for fault in sizes.function_faults(Path("a.py"), node)]
    assert [fault.where for fault in faults] == ["a.py:long"]


@pytest.mark.parametrize("text", ["from typing import Any", "x: typing.Any"])
def test_any_is_seen(text: str) -> None:
    assert any(map(sizes.is_any, ast.walk(ast.parse(text))))
