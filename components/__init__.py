"""Component resources: thin groups of resources, up to the whole cluster."""
