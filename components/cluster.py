"""The whole cluster."""

from collections.abc import Mapping
from typing import Self

import pulumi

from components import config
from components.access import AccessControl
from components.backup import BackupPlan
from components.guests import GuestFleet
from components.nodes import NodeSetup
from components.reader import read_in_order
from components.section import Declared, Section
from components.storage import StorageSet
from providers.core.kind.flat import Row
from providers.core.kind.registry import kinds

PARTS: tuple[tuple[str, type[Section]], ...] = (
    ("nodes", NodeSetup),
    ("storage", StorageSet),
    ("guests", GuestFleet),
    ("access", AccessControl),
    ("backup", BackupPlan),
)
"""In an order in which none names what a later one declares (paths of ACLs are names, too)."""


class LabCluster(pulumi.ComponentResource):
    """All that the object `proxmox-lab:cluster` of a stack file declares.

    Args:
        name: logical name of the component.
        cluster: the sections, in the form of the stack file.
        protect: whether guests are protected from deletion and replacement.
        opts: the usual resource options.
    """

    def __init__(
        self,
        name: str,
        cluster: Mapping[str, object],
        *,
        protect: bool = True,
        opts: pulumi.ResourceOptions | None = None,
    ) -> None:
        super().__init__("proxmox-lab:index:LabCluster", name, None, opts)
        read_in_order(kinds().keys(), cluster)
        declared: Declared = {}
        self.parts = [
            part(
                place,
                pulumi.ResourceOptions(parent=self),
                declared=declared,
                protect=protect,
                **_sections_of(part, cluster),
            )
            for place, part in PARTS
        ]
        self.register_outputs(self.outputs())

    @classmethod
    def from_config(cls, name: str = "lab") -> Self:
        """What the stack's config declares; all its faults are told, and the program ends."""
        stack = config.load()
        return cls(name, stack.cluster, protect=stack.protect)

    def outputs(self) -> Row:
        """The outputs of all parts."""
        return {name: value for part in self.parts for name, value in part.outputs().items()}


COMPONENTS: tuple[type[pulumi.ComponentResource], ...] = (LabCluster, *dict(PARTS).values())
"""All that a program may want."""


def _sections_of(part: type[Section], cluster: Mapping[str, object]) -> Row:
    sections = {kinds()[kind].section for kind in part.kinds if kind in kinds()}
    return {name: entries for name, entries in cluster.items() if name in sections}
