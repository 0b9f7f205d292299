"""What a process knows of the clusters: shared reads, claims, permissions."""
