"""Networks of the whole cluster: declared, then applied to the nodes."""
