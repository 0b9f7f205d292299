"""The firewall's rules, sets, aliases and options: kept and checked as PVE does, never enforced."""
