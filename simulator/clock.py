"""The cluster's clock: real time, moved or stopped on request."""

import time


class Clock:
    """Seconds since the epoch, as every node of the cluster sees them."""

    def __init__(self) -> None:
        self._offset = 0.0
        self._frozen: float | None = None

    def now(self) -> float:
        return time.time() + self._offset if self._frozen is None else self._frozen

    @property
    def frozen(self) -> bool:
        return self._frozen is not None

    def seconds(self) -> int:
        return int(self.now())

    def set(self, now: float) -> None:
        """Jump to a moment; a stopped clock stays stopped there."""
        self._offset = now - time.time()
        if self._frozen is not None:
            self._frozen = now

    def advance(self, seconds: float) -> None:
        self.set(self.now() + seconds)

    def freeze(self) -> None:
        self._frozen = self.now()

    def run(self) -> None:
        """Go on from the moment where the clock was stopped."""
        now, self._frozen = self.now(), None
        self.set(now)
