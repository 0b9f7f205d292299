"""The control interface below /_sim/: what no PVE has. The command line and tests use it."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from aiohttp import web

from simulator.call import Cluster
from simulator.faults import Fault, Faults, Speeds
from simulator.fresh import renewed_state
from simulator.requestlog import RequestLog
from simulator.state import write_private

PREFIX = "/_sim"
Data = dict[str, Any]
Handler = Callable[[Data], Any]


class ControlError(Exception):
    """A request that cannot be fulfilled; the message says why."""


class Control:
    """Log, faults, speeds, clock and saved states of a running cluster."""

    def __init__(
        self, cluster: Cluster, log: RequestLog, faults: Faults, speeds: Speeds, directory: Path
    ) -> None:
        self._cluster = cluster
        self._log = log
        self._faults, self._speeds = faults, speeds
        self._saved = directory / "saved"
        self._handlers = {**self._views(), **self._commands()}

    def _views(self) -> dict[tuple[str, str], Handler]:
        return {
            ("GET", "status"): self._status,
            ("GET", "state"): lambda _: self._cluster.state.document,
            ("GET", "requests"): lambda _: [asdict(request) for request in self._log.requests],
            ("GET", "counts"): lambda _: dict(self._log.counts),
            ("GET", "unhandled"): lambda _: dict(self._log.unhandled),
            ("GET", "faults"): lambda _: [asdict(fault) for fault in self._faults.planned],
            ("GET", "speeds"): lambda _: asdict(self._speeds),
            ("GET", "clock"): self._clock,
        }

    def _commands(self) -> dict[tuple[str, str], Handler]:
        return {
            ("DELETE", "requests"): lambda _: self._log.clear(),
            ("POST", "faults"): lambda data: self._faults.add(Fault(**data)),
            ("DELETE", "faults"): lambda _: self._faults.clear(),
            ("PUT", "speeds"): self._set_speeds,
            ("PUT", "clock"): self._set_clock,
            ("POST", "save"): lambda data: self.save(**data),
            ("POST", "restore"): lambda data: self.restore(**data),
            ("POST", "reset"): lambda _: self.reset(),
        }

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request with JSON: the result, or an `error` with status 400."""
        handler = self._handlers.get((request.method, request.match_info["name"]))
        if handler is None:
            return web.json_response({"error": "no such command"}, status=404)
        try:
            result = handler(await request.json() if request.can_read_body else {})
        except (ControlError, TypeError, ValueError) as error:
            return web.json_response({"error": str(error)}, status=400)
        return web.json_response(result)

    def save(self, name: str) -> None:
        """Keep a copy of the present state."""
        self._saved.mkdir(exist_ok=True)
        write_private(self._file(name), json.dumps(self._cluster.state.document))

    def restore(self, name: str) -> None:
        """Put a saved state in place of the present one; tasks that run are dropped."""
        file = self._file(name)
        if not file.exists():
            raise ControlError(f"no state was saved as '{name}'")
        self._replace_state(json.loads(file.read_text()))

    def reset(self) -> None:
        """Go back to a fresh lab; its certificates and its token stay."""
        self._replace_state(renewed_state(self._cluster.state.document))

    def _replace_state(self, document: Data) -> None:
        self._cluster.tasks.forget_running()
        self._cluster.state.replace(document)
        self._cluster.tasks.mark_lost()

    def _file(self, name: str) -> Path:
        if not name or "/" in name or name.startswith("."):
            raise ControlError(f"not a name for a state: '{name}'")
        return self._saved / f"{name}.json"

    def _status(self, _data: Data) -> Data:
        return {
            "nodes": list(self._cluster.world.nodes),
            "time": self._cluster.clock.now(),
            "requests": self._log.counts.total(),
            "unhandled": self._log.unhandled.total(),
            "faults": len(self._faults.planned),
        }

    def _set_speeds(self, data: Data) -> None:
        for name, value in data.items():
            if name == "tasks":
                self._speeds.tasks.update(value)
            elif name in ("response", "task"):
                setattr(self._speeds, name, float(value))
            else:
                raise ControlError(f"no such speed: '{name}'")

    def _clock(self, _data: Data) -> Data:
        return {"now": self._cluster.clock.now(), "frozen": self._cluster.clock.frozen}

    def _set_clock(self, data: Data) -> None:
        clock = self._cluster.clock
        steps: dict[str, Callable[[Any], None]] = {
            "set": lambda now: clock.set(float(now)),
            "advance": lambda seconds: clock.advance(float(seconds)),
            "frozen": lambda frozen: clock.freeze() if frozen else clock.run(),
        }
        for name, value in data.items():
            if name not in steps:
                raise ControlError(f"a clock cannot '{name}'")
            steps[name](value)
