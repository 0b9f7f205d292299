"""/access."""

from simulator.call import Call
from simulator.routes import route

CHILDREN = ("users", "groups", "roles", "acl", "domains", "openid", "tfa", "ticket", "password")


@route("GET", "/access")
def show_index(_call: Call) -> list[dict[str, str]]:
    return [{"subdir": name} for name in CHILDREN]


@route("GET", "/access/ticket")
def show_nothing(_call: Call) -> None:
    """PVE answers null here, for clients that look for a login page."""
