"""A node's network: /etc/network/interfaces as PVE reads and writes it, staged changes, links."""
