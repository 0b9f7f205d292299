"""The cluster that the stack's config declares."""

import pulumi

from components import config
from components.cluster import LabCluster

stack = config.load()
lab = LabCluster("lab", stack.cluster, protect=stack.protect)
for name, value in lab.outputs().items():
    pulumi.export(name, value)
