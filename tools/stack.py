"""A stack as make sees it: its file, the cluster it is on, and the environment of its `pulumi`."""

import os
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import yaml

from tools import install_pulumi

ROOT = Path(__file__).resolve().parent.parent
SIMULATION = ROOT / ".sim"
STATE = ROOT / ".state"
LOCAL_BACKEND = f"file://{STATE}"
LOOPBACK = re.compile(r"https://(?:127\.0\.0\.1|localhost|\[::1\])(?::(\d+))?/?")
Environment = dict[str, str | None]


@dataclass(frozen=True)
class Stack:
    """One stack of the project, by the name that Pulumi knows it by (`dev`, `organisation/lab`)."""

    name: str

    @property
    def file(self) -> Path:
        return ROOT / f"Pulumi.{self.name.rpartition('/')[2]}.yaml"

    @cached_property
    def connection(self) -> dict[str, object]:
        """What the file says of the cluster; empty if nothing (faults: the program's to tell)."""
        try:
            content = yaml.safe_load(self.file.read_text())
        except (OSError, yaml.YAMLError):
            return {}
        match content:
            case {"config": {"proxmox-lab:connection": dict(connection)}}:
                return connection
        return {}

    @property
    def endpoints(self) -> list[str]:
        match self.connection.get("endpoints"):
            case list(endpoints):
                return [str(endpoint) for endpoint in endpoints]
        return []

    @property
    def simulator_port(self) -> int | None:
        """The port of the simulated cluster if the stack is on it: on loopback, with its CA."""
        local = next(filter(None, map(LOOPBACK.fullmatch, self.endpoints)), None)
        authority = ROOT / str(self.connection.get("ca_file", ""))
        return int(local[1] or 8006) if local and authority.parent == SIMULATION else None

    def environment(self) -> Environment:
        """The variables that `pulumi` needs, over those of the caller; None stands for unset."""
        cli = install_pulumi.find() or install_pulumi.BIN
        path = [str(ROOT / ".venv/bin"), str(cli), *os.get_exec_path()]
        return {
            "PATH": os.pathsep.join(dict.fromkeys(path)),
            # refresh and destroy then see the stack's configuration of today, not the stored one.
            "PULUMI_RUN_PROGRAM": "true",
            "PULUMI_SKIP_UPDATE_CHECK": "true",
            # The work mostly waits for the cluster, so the number of cores is no measure for it.
            "PULUMI_PARALLEL": os.environ.get("PULUMI_PARALLEL", "64"),
            **self._backend(os.environ.get("PULUMI_BACKEND_URL")),
        }

    def _backend(self, chosen: str | None) -> Environment:
        """A backend in the project's folder for the simulated cluster, the user's own for others.

        The first is a throw-away that `make clean` removes: no other stack may get into it.
        """
        if self.simulator_port:
            return {
                "PULUMI_BACKEND_URL": chosen or LOCAL_BACKEND,
                "PULUMI_CONFIG_PASSPHRASE": "",
            }
        if chosen == LOCAL_BACKEND:
            return {"PULUMI_BACKEND_URL": None, "PULUMI_CONFIG_PASSPHRASE": None}
        return {}


def names() -> list[str]:
    """The stacks that have a file."""
    return sorted(file.name.split(".")[1] for file in ROOT.glob("Pulumi.*.yaml"))
