"""The cluster that the stack's config declares."""

import pulumi

from components.cluster import LabCluster

config = pulumi.Config("proxmox-lab")
lab = LabCluster(
    "lab",
    config.get_object("cluster") or {},
    protect=config.get_bool("protect") is not False,
)
for name, value in lab.outputs().items():
    pulumi.export(name, value)
