"""Which folder may import which: providers know no components, the simulator neither of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.house import Fault, nodes

TRANSPORT = (
    *("proxmoxer", "requests", "providers.core.pve.api", "providers.core.pve.opening"),
    *("providers.core.nodes.shell", "providers.core.nodes.shells", "providers.core.nodes.files"),
)
FORBIDDEN = {
    "providers": ("components", "simulator", "tools"),
    "components": (*TRANSPORT, "proxmox_lab", "simulator", "tools"),
    "proxmox_lab": ("simulator", "tools"),
    "simulator": ("providers", "components", "proxmox_lab", "pulumi", "proxmoxer", "tools"),
}
SCHEMA = "fakepve"


def faults() -> Iterator[Fault]:
    """Imports that cross a layer, and a second file that imports fakepve."""
    schema_users = set()
    for file, node in nodes():
        for module in imported(file, node):
            if crosses(file.parts[0], module):
                yield Fault(f"{file}", f"imports {module}")
            if is_within(module, SCHEMA):
                schema_users.add(file)
    if len(schema_users) > 1:
        yield Fault(SCHEMA, f"is imported by more than one file: {sorted(map(str, schema_users))}")


def imported(file: Path, node: ast.AST) -> list[str]:
    """The modules that an import statement names, relative ones resolved."""
    match node:
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.ImportFrom(module=module, names=names, level=level):
            package = list(file.parent.parts[: len(file.parent.parts) - level + 1] if level else ())
            base = ".".join([*package, *filter(None, [module])])
            return [f"{base}.{name.name}" for name in names]
    return []


def crosses(folder: str, module: str) -> bool:
    return any(is_within(module, other) for other in FORBIDDEN.get(folder, ()))


def is_within(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")
