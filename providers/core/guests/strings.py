"""Property strings that both kinds of guests have."""

from typing import Annotated, ClassVar

from pydantic import Field, StringConstraints

from providers.core.kind.forms import MAC
from providers.core.kind.marks import FILLED
from providers.core.kind.property_string import PropertyString

Mac = Annotated[str | None, FILLED, MAC, StringConstraints(to_upper=True)]
"""A MAC address; one that is not declared is PVE's choice, and is kept."""


class Startup(PropertyString):
    """Order and pauses (seconds) of starts and stops with the node."""

    default_key: ClassVar = "order"
    order: Annotated[int | None, Field(ge=0)] = None
    """Guests start in this order, and stop in the opposite one."""
    up: Annotated[int | None, Field(ge=0)] = None
    """Seconds until the next one starts."""
    down: Annotated[int | None, Field(ge=0)] = None
    """Seconds until the next one stops."""
