"""The network interfaces of a node: its file, what may stand in it, and what it shows."""
