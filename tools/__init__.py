"""What `make` runs, each a small program of its own: `python -m tools.<name>`."""
