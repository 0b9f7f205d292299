"""Containers."""
