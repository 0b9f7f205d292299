"""The life cycle, written once."""
