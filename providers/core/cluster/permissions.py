"""What a login may see, from its own dump of /access/permissions."""

from collections.abc import Mapping

from providers.core.errors import Forbidden
from providers.core.kind.paths import Seen

PATH = "/access/permissions"


def require_sight(dump: Mapping[str, Mapping[str, int]], seen: Seen, path: str, who: str) -> None:
    """Raise Forbidden if the login would not see an object at `path` in a list."""
    if not seen.privileges or held(dump, path).intersection(seen.privileges):
        return
    raise Forbidden(
        f"{who} lacks {' or '.join(seen.privileges)} on {path}, so an empty answer does not mean "
        "that nothing is there"
    )


def held(dump: Mapping[str, Mapping[str, int]], path: str) -> frozenset[str]:
    """The privileges on `path`: those listed there, else the propagated ones of the nearest
    path above that is listed."""
    if path in dump:
        return frozenset(dump[path])
    above = path
    while above != "/":
        above = above.rsplit("/", 1)[0] or "/"
        if above in dump:
            return frozenset(name for name, propagates in dump[above].items() if propagates)
    return frozenset()
