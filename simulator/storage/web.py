"""Web servers as a node meets them; which files there are says the world, none is asked."""

import ipaddress
from urllib.parse import urljoin, urlsplit

from simulator.errors import PveError, failed
from simulator.world import WebFile, World

NOT_FOUND = 404


def look_up(world: World, url: str) -> WebFile:
    """The file behind a URL, after redirects. A 404 if the server has none of that name."""
    found = world.downloads.get(url)
    if isinstance(found, str):
        return look_up(world, urljoin(url, found))
    if found:
        return found
    if any(_address(known) == _address(url) for known in world.downloads):
        raise PveError(NOT_FOUND, "Not Found")
    host, port = _address(url)
    why = "No route to host" if _is_address(host) else "Name or service not known"
    raise failed(f"Can't connect to {host}:{port} ({why})")


def fetch(world: World, url: str) -> WebFile:
    """What wget brings, and what PVE passes on of its failures."""
    try:
        return look_up(world, url)
    except PveError as error:
        if error.status == NOT_FOUND:
            raise failed("download failed: exit code 8") from error
        host, port = _address(url)
        if _is_address(host):
            trouble = f"Connecting to {host}:{port}... failed: No route to host."
            raise failed(f"download failed: {trouble}") from error
        trouble = f"wget: unable to resolve host address '{host}'"
        raise failed(f"download failed: {trouble}") from error


def _address(url: str) -> tuple[str, int]:
    parts = urlsplit(url)
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
