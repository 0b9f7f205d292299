"""Worker tasks: they run in the background, take time, keep a log and end with a status."""

import asyncio
from collections.abc import Callable
from typing import Any

from simulator.clock import Clock
from simulator.errors import PveError
from simulator.state import State

FIRST_PID = 1000
Work = Callable[["Task"], None]


class Task:
    """One worker. Its work logs lines and raises PveError to fail."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record

    @property
    def upid(self) -> str:
        return str(self.record["upid"])

    def log(self, *lines: str) -> None:
        self.record["log"].extend(lines)


class Tasks:
    """All tasks of the cluster, those that ended too."""

    def __init__(self, state: State, clock: Clock) -> None:
        self._state = state
        self._clock = clock
        self._running: dict[str, asyncio.TimerHandle | asyncio.Handle] = {}
        self.durations: dict[str, float] = {}
        """Seconds by task type; what is not named takes `default_duration`."""
        self.default_duration = 0.0

    def start(self, node: str, kind: str, object_id: object, who: str, work: Work) -> str:
        """Begin a task and return its UPID at once; the work is done when its time is over."""
        task = Task(self._record(node, kind, str(object_id), who))
        self._state["tasks"][task.upid] = task.record
        loop = asyncio.get_running_loop()
        delay = self.durations.get(kind, self.default_duration)
        self._running[task.upid] = loop.call_later(delay, self._finish, task, work)
        return task.upid

    def _record(self, node: str, kind: str, object_id: str, who: str) -> dict[str, Any]:
        user, _, token = who.partition("!")
        pid = FIRST_PID + len(self._state["tasks"])
        now = self._clock.seconds()
        upid = f"UPID:{node}:{pid:08X}:{pid * 7:08X}:{now:08X}:{kind}:{object_id}:{who}:"
        record = {
            "upid": upid,
            "node": node,
            "pid": pid,
            "pstart": pid * 7,
            "starttime": now,
            "type": kind,
            "id": object_id,
            "user": user,
            "status": "running",
            "log": [],
        }
        return {**record, "tokenid": token} if token else record

    def _finish(self, task: Task, work: Work) -> None:
        try:
            work(task)
            self._end(task, "OK")
        except PveError as error:
            self._end(task, error.flattened())

    def _end(self, task: Task, exit_status: str) -> None:
        del self._running[task.upid]
        task.log("TASK OK" if exit_status == "OK" else f"TASK ERROR: {exit_status}")
        task.record.update(status="stopped", exitstatus=exit_status, endtime=self._clock.seconds())
        self._state.changed()
