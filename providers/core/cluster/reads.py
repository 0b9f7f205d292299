"""Reads of a cluster that all threads of a process share."""

import threading
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, Self

from providers.core.errors import LabError

EVER = float("-inf")


@dataclass(frozen=True)
class Answer:
    """What a shared read has given, or how and when it failed."""

    began: float
    value: Any = None
    fault: LabError | None = None
    failed: float = EVER

    @classmethod
    def of(cls, read: Callable[[], Any]) -> Self:
        """Read now."""
        began = time.monotonic()
        try:
            return cls(began, read())
        except LabError as fault:
            return cls(began, fault=fault, failed=time.monotonic())


class Reads:
    """The last answer of each read; whoever asks first reads for all who wait."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, Answer] = {}
        self._locks: dict[Hashable, threading.Lock] = {}
        self._guard = threading.Lock()

    def share(self, key: Hashable, since: float, read: Callable[[], Any]) -> Any:
        """The answer of `key`, or what `read` gives if that was asked for earlier than `since`.

        A failure is that of all who waited for it, but of nobody later.
        """
        asked = time.monotonic()
        with self._guard:
            lock = self._locks.setdefault(key, threading.Lock())
        with lock:
            last = self._answers.get(key)
            if last is None or last.began < since or (last.fault and last.failed < asked):
                last = self._answers[key] = Answer.of(read)
            if last.fault:
                raise last.fault
            return last.value

    def drop(self, key: Hashable, item: Hashable) -> None:
        """Take an item out of the last answer of `key`; who looks at that meanwhile keeps it."""
        with self._guard:
            last = self._answers.get(key)
            if last and last.value and item in last.value:
                rest = {name: row for name, row in last.value.items() if name != item}
                self._answers[key] = replace(last, value=rest)
