"""The cluster as a whole and its nodes."""
