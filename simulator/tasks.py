"""Worker tasks: they run in the background, take time, keep a log and end with a status."""

import asyncio
from collections.abc import Callable
from typing import Any

from simulator.clock import Clock
from simulator.errors import PveError
from simulator.faults import Speeds
from simulator.state import State

FIRST_PID = 1000
WARNINGS = "WARNINGS: "
"""Begin of the exit status of a task that did its work, but not without trouble."""
Work = Callable[["Task"], None]


class Task:
    """One worker. Its work logs lines and raises PveError to fail."""

    def __init__(self, record: dict[str, Any], work: Work, undo: Callable[[], None]) -> None:
        self.record = record
        self.work = work
        self.undo = undo
        self.exit_status = "OK"

    @property
    def upid(self) -> str:
        return str(self.record["upid"])

    def log(self, *lines: str) -> None:
        self.record["log"].extend(lines)


class Tasks:
    """All tasks of the cluster, those that ended too."""

    def __init__(self, state: State, clock: Clock, speeds: Speeds) -> None:
        self._state = state
        self._clock = clock
        self._speeds = speeds
        self._running: dict[str, tuple[Task, asyncio.TimerHandle]] = {}
        self.next_failure: str | None = None
        """Exit status of the next task, which then does no work unless it only warns."""
        self.mark_lost()

    def start(
        self,
        node: str,
        kind: str,
        object_id: object,
        who: str,
        work: Work,
        undo: Callable[[], None] = lambda: None,
    ) -> str:
        """Begin a task and return its UPID at once.

        The work is done when the task's time is over; `undo` runs instead or after it when the
        task fails or is stopped.
        """
        failure, self.next_failure = self.next_failure, None
        if failure is not None:
            work = ending(work, failure)
        task = Task(self._record(node, kind, str(object_id), who), work, undo)
        self._state["tasks"][task.upid] = task.record
        delay = self._speeds.of_task(kind)
        timer = asyncio.get_running_loop().call_later(delay, self._finish, task)
        self._running[task.upid] = (task, timer)
        return task.upid

    def stop(self, upid: str) -> None:
        """Kill a task that runs; one that ended stays as it is."""
        if upid in self._running:
            task, timer = self._running[upid]
            timer.cancel()
            task.undo()
            self._end(task, "received interrupt")

    def finish_within(self, upid: str, seconds: float) -> str | None:
        """Let a task that takes no longer than that end at once; returns its exit status.

        None for a longer one, which goes on.
        """
        task, timer = self._running[upid]
        if self._speeds.of_task(task.record["type"]) > seconds:
            return None
        timer.cancel()
        self._finish(task)
        return str(task.record["exitstatus"])

    def forget_running(self) -> None:
        """Drop what runs, without a trace: its state is about to be replaced."""
        for _, timer in self._running.values():
            timer.cancel()
        self._running.clear()

    def mark_lost(self) -> None:
        """Tasks that ran when their process ended: PVE does not know how they ended either."""
        for record in self._state["tasks"].values():
            if record["status"] == "running":
                record.update(status="stopped", exitstatus="unexpected status")
                record["endtime"] = record["starttime"]

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

    def _finish(self, task: Task) -> None:
        try:
            task.work(task)
        except PveError as error:
            task.undo()
            self._end(task, error.flattened())
        else:
            self._end(task, task.exit_status)

    def _end(self, task: Task, exit_status: str) -> None:
        del self._running[task.upid]
        succeeded = exit_status == "OK" or exit_status.startswith(WARNINGS)
        task.log(f"TASK {exit_status}" if succeeded else f"TASK ERROR: {exit_status}")
        task.record.update(status="stopped", exitstatus=exit_status, endtime=self._clock.seconds())
        self._state.changed()


def ending(work: Work, exit_status: str) -> Work:
    """The work as it ends with a planned status: not done, unless there were only warnings."""

    def run(task: Task) -> None:
        if not exit_status.startswith(WARNINGS):
            raise PveError(500, exit_status)
        work(task)
        task.exit_status = exit_status

    return run
