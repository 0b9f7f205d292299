"""The most memory that a provider host has taken."""

import threading
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Self

PROC = Path("/proc")
PAUSE = 0.2
"""Seconds between two looks."""


class HostMemory(AbstractContextManager["HostMemory"]):
    """Watches the hosts that run in a project's folder while the `with` block lasts."""

    def __init__(self, project: Path) -> None:
        self.project, self.peak = project.resolve(), 0
        """MiB; 0 where the system does not tell."""
        self._ended = threading.Event()
        self._watch = threading.Thread(target=self._look_again_and_again)

    def __enter__(self) -> Self:
        self._watch.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._ended.set()
        self._watch.join()

    def _look_again_and_again(self) -> None:
        while not self._ended.wait(PAUSE):
            self.peak = max([self.peak, *map(self._of, PROC.glob("[0-9]*"))])

    def _of(self, process: Path) -> int:
        try:
            if (process / "cwd").readlink() != self.project:
                return 0
            if b"pulumi.dynamic" not in (process / "cmdline").read_bytes():
                return 0
            status = (process / "status").read_text()
        except OSError:
            return 0  # it has ended, or belongs to somebody else
        return int(status.partition("VmHWM:")[2].split()[0]) // 1024
