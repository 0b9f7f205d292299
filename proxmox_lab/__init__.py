"""The one import path that stands in every state. It never moves.

`provider_for` is what state refers to. The resources of all kinds and the components are here under
their names: `proxmox_lab.Storage("library", type="nfs", …)`, `proxmox_lab.LabCluster`.
"""

import pulumi

from providers.core.engine.resource import resource_class
from providers.core.kind.registry import kinds
from providers.core.life.crud import CrudProvider


def provider_for(kind: str) -> CrudProvider:
    """The provider of a kind, by the name under which state refers to it."""
    return CrudProvider(kind)


def __getattr__(name: str) -> type[pulumi.Resource]:
    for kind, spec in kinds().items():
        if spec.__name__ == name:
            return resource_class(kind)
    from components.cluster import COMPONENTS  # what state refers to does not need them

    for component in COMPONENTS:
        if component.__name__ == name:
            return component
    raise AttributeError(f"proxmox_lab has no {name!r}")
