"""How much of its place in the program a resource tells the engine."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_stack() -> Iterator[None]:
    """Register without the stack of calls.

    The engine keeps all frames in the state, with the paths of the machine that ran last: half of
    what is kept of a small object. A self-managed backend writes the whole state at every step,
    so that half of the time of a large `up` goes the same way. The SDK collects the frames with
    `traceback`, which heeds this limit; at one frame it finds none that it would send.
    """
    before = getattr(sys, "tracebacklimit", None)
    sys.tracebacklimit = 1
    try:
        yield
    finally:
        # None is the same as no limit.
        sys.tracebacklimit = before
