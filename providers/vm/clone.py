"""Virtual machines made from others."""

from typing import Annotated

from providers.core.guests.clone import Origin
from providers.core.kind.marks import Ref


class Clone(Origin):
    """The machine or template that a new machine is made from."""

    source: Annotated[str, Ref("vm", soft=True)]
    """Name or number."""
    format: str | None = None
    """Format of the copied disks; default: that of the source."""
