"""The one private seam of Pulumi's SDK in the program: what a registration tells of its place."""

from collections.abc import Iterator
from contextlib import contextmanager

from pulumi.runtime import resource
from pulumi.runtime.proto import source_pb2

_TELLS = "_get_stack_trace"


@contextmanager
def without_stack() -> Iterator[None]:
    """Register without the call stack, if the SDK still works as it did.

    The engine keeps all frames in the state, with the paths of the machine that ran last: half of
    what is kept of a small object. A self-managed backend writes the whole state at every step,
    so that half of the time of a large `up` goes the same way.
    """
    tells = getattr(resource, _TELLS, None)
    if tells is None:
        yield
        return
    setattr(resource, _TELLS, source_pb2.StackTrace)
    try:
        yield
    finally:
        setattr(resource, _TELLS, tells)
