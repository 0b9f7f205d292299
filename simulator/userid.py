"""Names of users: `name@realm`."""

import re

from simulator.errors import failed


def realm_of(user: str) -> str:
    """The realm part of a valid user name; else PVE's 500."""
    if len(user) < 3:
        raise failed(f"user name '{user}' is too short")
    if len(user) > 64:
        raise failed(f"user name '{user}' is too long ({len(user)} > 64)")
    if not re.fullmatch(r"[^\s:/]+@[A-Za-z][\w.-]+", user):
        raise failed(f"value '{user}' does not look like a valid user name")
    return user.rpartition("@")[2]
