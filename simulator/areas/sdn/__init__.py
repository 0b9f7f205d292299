"""/cluster/sdn and /nodes/{node}/sdn: networks of the whole cluster."""
