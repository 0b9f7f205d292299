"""/cluster/ha: high availability."""
