"""How long a file and a function may be, and where `Any` may stand."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.house import ROOT, Fault, nodes, product

FILE = 200
FUNCTION = 25
# Where the values of PVE are as they come, whatever their shape.
UNTYPED = (Path("providers/core"), Path("simulator"))


def faults() -> Iterator[Fault]:
    """Files and functions with room for a second subject, and untyped corners."""
    for file in product():
        lines = (ROOT / file).read_text().count("\n")
        if lines > FILE:
            yield Fault(f"{file}", f"has {lines} lines, more than {FILE}")
    for file, node in nodes():
        yield from function_faults(file, node)
        if is_any(node) and not any(map(file.is_relative_to, UNTYPED)):
            yield Fault(f"{file}", "uses Any outside of providers/core and simulator")


def function_faults(file: Path, node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        lines = (node.end_lineno or node.lineno) - node.lineno + 1
        if lines > FUNCTION:
            yield Fault(f"{file}:{node.name}", f"has {lines} lines, more than {FUNCTION}")


def is_any(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module="typing", names=names):
            return any(name.name == "Any" for name in names)
        case ast.Attribute(value=ast.Name(id="typing"), attr="Any"):
            return True
    return False
