"""How sure a look at the cluster has to be."""

import time
from enum import Enum, auto

from providers.core.cluster.reads import EVER


class Look(Enum):
    """What is good enough as an answer."""

    SEEN = auto()
    """As last seen: an object of which no list of this process told does not exist."""
    SURE = auto()
    """As last seen, but absence is confirmed: the object may be younger than the list."""
    FRESH = auto()
    """As it is now."""
    MADE = auto()
    """As it is now, having just been made: a guest does not run yet."""

    @property
    def is_now(self) -> bool:
        """Whether what was seen before does not count."""
        return self in (Look.FRESH, Look.MADE)

    @property
    def since(self) -> float:
        """The moment before which nothing that was seen counts."""
        return time.monotonic() if self.is_now else EVER
