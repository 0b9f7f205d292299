"""Containers: their options, mount points and power."""
