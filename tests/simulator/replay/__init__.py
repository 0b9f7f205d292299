"""Replays exchanges recorded with PVE's own API code against the simulated cluster."""
