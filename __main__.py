"""The cluster that the stack's config declares."""

import pulumi

from proxmox_lab import LabCluster

lab = LabCluster.from_config()
for name, value in lab.outputs().items():
    pulumi.export(name, value)
