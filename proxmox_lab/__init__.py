"""The one import path that stands in every state. It never moves.

`provider_for` is what state refers to. The resources of all kinds are here under their names:
`proxmox_lab.Storage("library", type="nfs", …)`.
"""

from pulumi.dynamic import Resource

from providers.core.engine.resource import resource_class
from providers.core.kind.registry import kinds
from providers.core.life.crud import CrudProvider


def provider_for(kind: str) -> CrudProvider:
    """The provider of a kind, by the name under which state refers to it."""
    return CrudProvider(kind)


def __getattr__(name: str) -> type[Resource]:
    for kind, spec in kinds().items():
        if spec.__name__ == name:
            return resource_class(kind)
    raise AttributeError(f"proxmox_lab has no {name!r}")
