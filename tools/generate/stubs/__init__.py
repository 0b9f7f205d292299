"""What editors and type checkers know of the package `proxmox_lab`."""

from collections.abc import Iterator

from components.cluster import COMPONENTS
from tools.generate.stubs import resources, strings
from tools.generate.stubs.text import formatted

ORIGIN = "# Written by `make generate` from the kinds in providers/."
HEAD = '''"""The resources of all kinds: `proxmox_lab.Storage("library", type="nfs", …)`.

Each field may be given plain or as an Output; property strings as PVE's text or as a map.
"""

from collections.abc import Sequence
from typing import Literal

from pulumi import Input, Output, ResourceOptions
from pulumi.dynamic import Resource, ResourceProvider

{components}
from proxmox_lab import inputs, outputs

def provider_for(kind: str) -> ResourceProvider:
    """The provider of a kind, by the name under which state refers to it."""
'''


def files() -> dict[str, str]:
    """The stub of the package, and its modules of typed maps."""
    modules = {
        "proxmox_lab/__init__.pyi": _package(),
        "proxmox_lab/inputs.py": strings.inputs(),
        "proxmox_lab/outputs.py": strings.outputs(),
    }
    return {path: formatted([ORIGIN, *lines], path) for path, lines in modules.items()}


def _package() -> Iterator[str]:
    found = sorted((c.__module__, c.__name__) for c in COMPONENTS)
    yield HEAD.format(
        components="\n".join(f"from {module} import {name} as {name}" for module, name in found)
    )
    yield from resources.stubs()
