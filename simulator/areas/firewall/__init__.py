"""/cluster/firewall, /nodes/{node}/firewall and the firewall of each guest."""
