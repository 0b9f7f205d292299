"""How what is transient is waited for."""

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from providers.core.engine import host
from providers.core.errors import Locked

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
"""Seconds between tries; each pause is twice the last."""

T = TypeVar("T")


def pauses() -> Iterator[float]:
    """The seconds before each further try, without end."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE)


def unlocked(attempt: Callable[[], T], limit: float) -> T:
    """Try until nobody else holds a lock on the object, at most `limit` seconds."""
    end, waits = time.monotonic() + limit, pauses()
    while True:
        try:
            return attempt()
        except Locked as fault:
            if time.monotonic() >= end:
                raise
            host.progress(fault.cause)
        time.sleep(next(waits))
