"""Which handler serves which method and path template: found by scanning the areas."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

from simulator.call import Call

Handler = Callable[[Call], Any]
_HANDLERS: dict[tuple[str, str], Handler] = {}


def route(method: str, template: str) -> Callable[[Handler], Handler]:
    """Serve `method` on a path template of PVE's schema, such as `/access/groups/{groupid}`."""

    def register(handler: Handler) -> Handler:
        other = _HANDLERS.setdefault((method, template), handler)
        if other is not handler:
            places = " and ".join(f"{h.__module__}.{h.__qualname__}" for h in (other, handler))
            raise ValueError(f"{method} {template} is served twice: {places}")
        return handler

    return register


def load_routes() -> dict[tuple[str, str], Handler]:
    """Every handler below `simulator.areas`."""
    areas = importlib.import_module("simulator.areas")
    for module in pkgutil.walk_packages(areas.__path__, "simulator.areas."):
        importlib.import_module(module.name)
    return dict(_HANDLERS)
