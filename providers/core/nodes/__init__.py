"""The door to the nodes themselves: SSH, and files over it."""
