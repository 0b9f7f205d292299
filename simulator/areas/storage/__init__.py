"""Storages: the definitions of the cluster, their state on each node, and what they hold."""
