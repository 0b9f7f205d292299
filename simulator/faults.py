"""What goes wrong on request: refusals, delays, lost connections, broken tasks; and speeds."""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal


@dataclass(slots=True)
class Fault:
    """One planned fault. Without `status`, `drop` and `task` it only delays."""

    path: str
    """Request path below /api2/json; `*` stands for anything: `/nodes/*/qemu`."""
    method: str = "*"
    count: int | None = 1
    """How many requests it hits; None: all until it is cleared."""
    skip: int = 0
    """How many requests it lets pass first."""
    status: int | None = None
    """The work is not done, and the answer has this status."""
    text: str = "injected fault"
    """Message of the answer; its first line is the reason phrase."""
    body: str | None = None
    """Raw body in place of PVE's JSON."""
    delay: float = 0.0
    """Seconds that the answer takes longer."""
    drop: Literal["before", "after"] | None = None
    """The connection is lost before or after the work is done."""
    task: str | None = None
    """The task that the request starts ends with this exit status, and does nothing unless that
    is `WARNINGS: 1` or the like."""


@dataclass(slots=True)
class Speeds:
    """How long things take, in seconds."""

    response: float = 0.0
    """Each answer, beside the time that it really takes."""
    task: float = 0.0
    """Each task whose type is not named in `tasks`."""
    tasks: dict[str, float] = field(default_factory=dict)
    """By task type, such as `qmcreate`."""

    def of_task(self, kind: str) -> float:
        return self.tasks.get(kind, self.task)


class Faults:
    """The planned faults, in the order in which they were planned."""

    def __init__(self) -> None:
        self.planned: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self.planned.append(fault)

    def clear(self) -> None:
        self.planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that hits this request, counted down."""
        for fault in self.planned:
            if fault.method in ("*", method) and fnmatchcase(path, fault.path):
                if fault.skip:
                    fault.skip -= 1
                    continue
                self._use(fault)
                return fault
        return None

    def _use(self, fault: Fault) -> None:
        if fault.count is not None:
            fault.count -= 1
            if not fault.count:
                self.planned.remove(fault)
