"""What virtual machines and containers have in common."""
