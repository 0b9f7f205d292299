"""Objects on nodes through the life that the engine gives them, over Pulumi's real host."""

import itertools
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from simulator import Simulator
from tests.host.harness import Host
from tests.nodes.sshd import Sshd
from tests.providers.contract.lab import Lab
from tests.providers.contract.life import Life

NUMBERS = itertools.count(1)


@dataclass
class Nodes(AbstractContextManager["Nodes"]):
    """A simulated cluster whose nodes answer over SSH, and processes of the host on it."""

    folder: Path
    ssh: dict[str, Any] = field(default_factory=dict)
    more: str = ""
    hosts: list[Host] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._stack = ExitStack()
        self.lab = Lab(self._stack.enter_context(Simulator()))
        self.sshd = self._stack.enter_context(Sshd(self.folder, self.more))
        return self

    def __exit__(self, *exception: object) -> None:
        self._stack.close()

    def host(self, ssh: dict[str, Any] | None = None) -> Host:
        """A further process of the host, which may know of nodes otherwise."""
        simulator = self.lab.simulator
        connection = {
            "endpoints": [simulator.url],
            "ca_file": str(simulator.ca_file),
            "api_token": simulator.token,
            "ssh": ssh or self.sshd.settings(**self.ssh),
        }
        host = self._stack.enter_context(Host({"proxmox-lab:connection": connection}))
        self.hosts += [] if ssh else [host]
        return host

    def processes(self) -> Iterator[Host]:
        """The process of each first run, of each second run …: none sees a resource twice."""
        for number in itertools.count():
            yield self.hosts[number] if number < len(self.hosts) else self.host()

    def life(self, kind: str) -> Life:
        """A resource and its state."""
        return Life(self.processes(), self.lab, kind, f"{kind}-{next(NUMBERS)}")

    def told(self) -> list[str]:
        """What stays on the rows of resources, of all processes."""
        return [log.text for host in self.hosts for log in host.logs if not log.ephemeral]
