import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def sigint() -> Iterator[None]:
    """A shell's `command &` ignores SIGINT; a CLI that inherits this waits for its plugins."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
