"""Volumes on storages, as a node sees them."""

from collections.abc import Mapping
from typing import Any

from providers.core.cluster.view import View
from providers.core.errors import NotFound
from providers.core.kind.paths import fill

CONTENT = "/nodes/{node}/storage/{storage}/content"
VOLUME = f"{CONTENT}/{{volid}}"


def remove(view: View, place: Mapping[str, Any], limit: float) -> None:
    """Remove the volume that `node`, `storage` and `volid` of a place name, if it is there.

    API: DELETE /nodes/{node}/storage/{storage}/content/{volume}
    """
    try:
        view.api.run("DELETE", fill(VOLUME, place), limit=limit)
    except NotFound:
        return
