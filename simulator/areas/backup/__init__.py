"""Backup jobs and what they cover."""
