"""Measures one work: the product, the engine alone, a bare client."""

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import cast

from bench import idle, traffic
from bench.client import Waves
from bench.memory import HostMemory
from bench.works import Work
from simulator import Simulator
from tests.e2e.engine import ROOT, Run, Stack

VERBS: dict[str, Callable[[Stack], Run]] = {
    "up": lambda stack: stack.up(),
    "no-op": lambda stack: stack.up("--expect-no-changes"),
    "refresh": lambda stack: stack.refresh(),
    "destroy": lambda stack: stack.destroy(),
}


@dataclass
class Result:
    """The figures of one verb: seconds of each repeat on the wall and of the processors, requests
    of the last repeat."""

    work: str
    verb: str
    objects: int = 0
    seconds: dict[str, list[float]] = field(default_factory=dict)
    cpu: dict[str, list[float]] = field(default_factory=dict)
    requests: dict[str, int] = field(default_factory=dict)
    memory: dict[str, int] = field(default_factory=dict)

    def as_row(self) -> dict[str, object]:
        """Medians; `bound` is what the product should not exceed; memory is in MiB."""
        wall, cpu = medians(self.seconds), medians(self.cpu)
        bound = wall["engine"] + 1.3 * wall["client"]
        asked = sum(count for name, count in self.requests.items() if name != "polls")
        return {
            "work": self.work,
            "verb": self.verb,
            "objects": self.objects,
            **wall,
            "bound": round(bound, 2),
            "product / bound": round(wall["product"] / bound, 2),
            "requests / object": round(asked / self.objects, 3),
            **self.requests,
            **{f"{who} cpu": seconds for who, seconds in cpu.items()},
            **{f"{who} MiB": peak for who, peak in self.memory.items()},
        }


class Measurement:
    """One work, for product and bare client each on a fresh simulated cluster."""

    def __init__(self, work: Work, folder: Path) -> None:
        self.work, self.folder = work, folder
        self.results = {verb: Result(work.name, verb) for verb in work.verbs}
        self.waves: dict[str, Waves] = {}
        self.listed = folder / "idle.json"

    def run(self) -> list[dict[str, object]]:
        """Measure all three; the rows of the table."""
        self._product()
        program = idle.PROGRAM
        engine = Stack(self.folder / "idle", {"idle": str(self.listed)}, program=program)
        for verb in self._verbs():
            self._timed("engine", verb, engine)
        self._client()
        return [result.as_row() for result in self.results.values()]

    def _verbs(self) -> list[str]:
        return [verb for _ in range(self.work.repeats) for verb in self.work.verbs]

    def _cluster(self) -> Simulator:
        sim = Simulator()
        for name, seconds in self.work.speeds.items():
            setattr(sim.speeds, name, seconds)
        return sim

    def _product(self) -> None:
        with self._cluster() as sim:
            stack = Stack(self.folder / "product", self._config(sim))
            for verb in self._verbs():
                sim.log.clear()
                self._timed("product", verb, stack)
                self.results[verb].requests = traffic.figures(sim.requests())
                self.waves.setdefault(verb, traffic.waves(sim.requests(), verb == "destroy"))
                if verb == "up" and not self.listed.exists():
                    self._list(stack)

    def _config(self, sim: Simulator) -> dict[str, object]:
        token = self.folder / "token"
        token.write_text(sim.token)
        place = {"endpoints": [sim.url], "ca_file": str(sim.ca_file)}
        connection = {**place, "api_token_file": str(token), **self.work.connection}
        return {"connection": connection, "protect": False, "cluster": dict(self.work.cluster)}

    def _list(self, stack: Stack) -> None:
        """Note what the engine alone is to hold as well."""
        parts = cast("list[idle.Part]", [*stack.resources().values()])
        count = idle.write(parts, self.listed)
        for result in self.results.values():
            result.objects = count

    def _timed(self, who: str, verb: str, stack: Stack) -> None:
        result = self.results[verb]
        with HostMemory(stack.project) as memory, stopwatch(result, who):
            VERBS[verb](stack)
        result.memory[who] = max(memory.peak, result.memory.get(who, 0))

    def _client(self) -> None:
        with self._cluster() as sim:
            for verb in self._verbs():
                plan = {**traffic.place(sim), "waves": self.waves[verb]}
                command = [sys.executable, "-m", "bench.client"]
                with stopwatch(self.results[verb], "client"):
                    subprocess.run(command, input=json.dumps(plan), text=True, cwd=ROOT, check=True)


@contextmanager
def stopwatch(result: Result, who: str) -> Iterator[None]:
    """Note the time that passes, and the processors' for the processes that end meanwhile."""
    began, before = time.monotonic(), getrusage(RUSAGE_CHILDREN)
    yield
    after = getrusage(RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    result.seconds.setdefault(who, []).append(time.monotonic() - began)
    result.cpu.setdefault(who, []).append(used)


def medians(figures: Mapping[str, list[float]]) -> dict[str, float]:
    """The median of each list."""
    return {name: round(statistics.median(values), 2) for name, values in figures.items()}
