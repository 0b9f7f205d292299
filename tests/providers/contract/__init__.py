"""What the life cycle contract is made of: cases, a cluster, and runs as the engine drives them."""
