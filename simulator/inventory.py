"""The guests of the whole cluster, as its node folders hold them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simulator.state import State

_KINDS = {"qemu-server": "qemu", "lxc": "lxc"}


@dataclass(frozen=True, slots=True)
class Guest:
    """A virtual machine or container where it is."""

    vmid: int
    type: str
    """`qemu` or `lxc`."""
    node: str
    entry: dict[str, Any]

    @property
    def config(self) -> dict[str, Any]:
        options: dict[str, Any] = self.entry["config"]
        return options

    @property
    def status(self) -> str:
        """`running` or `stopped`."""
        return "running" if self.entry.get("running") else "stopped"

    @property
    def name(self) -> str | None:
        """The name that its configuration has, if any."""
        return self.config.get("name" if self.type == "qemu" else "hostname")


def all_guests(state: State) -> Iterator[Guest]:
    for node, files in state["nodes"].items():
        for folder, kind in _KINDS.items():
            for vmid, guest in files.get(folder, {}).items():
                yield Guest(int(vmid), kind, node, guest)


def vmids(state: State, folders: tuple[str, ...] = tuple(_KINDS)) -> set[int]:
    """The ids of all guests, or of those in one kind of folder."""
    found = (files.get(folder, ()) for files in state["nodes"].values() for folder in folders)
    return {int(vmid) for guests in found for vmid in guests}


def find_guest(state: State, vmid: int) -> Guest | None:
    for node, files in state["nodes"].items():
        for folder, kind in _KINDS.items():
            if str(vmid) in files.get(folder, {}):
                return Guest(vmid, kind, node, files[folder][str(vmid)])
    return None
