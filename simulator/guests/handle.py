"""One guest: its configuration as the file has it, and whether it runs."""

import hashlib
import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from simulator.call import Call, Cluster
from simulator.errors import failed
from simulator.storage.volumes import Volumes

Config = dict[str, Any]

MAX_UNUSED = 256


@dataclass(slots=True)
class NodeGuest(ABC):
    """A guest on a node; changes go straight into the state."""

    FOLDER: ClassVar[str]
    """Where its node keeps the configuration of its kind."""
    WORD: ClassVar[str]
    """What PVE calls its kind."""

    cluster: Cluster
    node: str
    vmid: int

    @classmethod
    def of(cls, call: Call) -> Self:
        """The guest that the path names, there or not."""
        return cls(call.cluster, call.node, int(call.params["vmid"]))

    @classmethod
    def existing(cls, call: Call) -> Self:
        """The guest that the path names; PVE's error if it is not on that node."""
        guest = cls.of(call)
        _ = guest.entry
        return guest

    @classmethod
    def all_on(cls, cluster: Cluster, node: str) -> Iterator[Self]:
        """Every guest of the kind on a node."""
        for vmid in cluster.state["nodes"][node][cls.FOLDER]:
            yield cls(cluster, node, int(vmid))

    @staticmethod
    @abstractmethod
    def volumes_in(config: Config) -> list[str]:
        """The volumes that a configuration puts into the guest."""

    @property
    def _folder(self) -> dict[str, Any]:
        folder: dict[str, Any] = self.cluster.state["nodes"][self.node][self.FOLDER]
        return folder

    @property
    def sid(self) -> str:
        """What it is called as a resource of high availability."""
        return f"{self.WORD.lower()}:{self.vmid}"

    @property
    def exists(self) -> bool:
        return str(self.vmid) in self._folder

    @property
    def entry(self) -> dict[str, Any]:
        entry: dict[str, Any] | None = self._folder.get(str(self.vmid))
        if entry is None:
            path = f"nodes/{self.node}/{self.FOLDER}/{self.vmid}.conf"
            raise failed(f"Configuration file '{path}' does not exist")
        return entry

    @property
    def config(self) -> Config:
        config: Config = self.entry["config"]
        return config

    @config.setter
    def config(self, config: Config) -> None:
        self.entry["config"] = config

    @property
    def pending(self) -> Config:
        """Changes that wait for the next start; None stands for a removal."""
        pending: Config = self.entry["pending"]
        return pending

    @property
    def snapshots(self) -> dict[str, Config]:
        snapshots: dict[str, Config] = self.entry["snapshots"]
        return snapshots

    @property
    def run(self) -> dict[str, Any] | None:
        """What is known of a guest that runs: `pid`, `since` and more."""
        return self.entry.get("running")

    @property
    def volumes(self) -> Volumes:
        return Volumes(self.cluster, self.node)

    @property
    def digest(self) -> str:
        parts = [self.config, self.pending, self.snapshots]
        return hashlib.sha1(json.dumps(parts, sort_keys=True).encode()).hexdigest()

    @property
    def is_template(self) -> bool:
        return bool(self.config.get("template"))

    def create(self, config: Config) -> None:
        self._folder[str(self.vmid)] = {"config": config, "pending": {}, "snapshots": {}}

    def remove(self) -> None:
        self._folder.pop(str(self.vmid), None)

    def move_to(self, node: str) -> None:
        """Put the configuration into the folder of another node."""
        entry = self.entry
        self.remove()
        self.node = node
        self._folder[str(self.vmid)] = entry

    def require_unlocked(self) -> None:
        lock = self.config.get("lock")
        if lock:
            raise failed(f"{self.WORD} is locked ({lock})")

    def require_running(self) -> None:
        if not self.run:
            raise failed(f"{self.WORD} {self.vmid} not running")

    def require_unprotected(self, failure: str) -> None:
        if self.config.get("protection"):
            raise failed(f"{failure} - protection mode enabled")

    def snapshot(self, name: str) -> Config:
        if name not in self.snapshots:
            raise failed(f"snapshot '{name}' does not exist")
        return self.snapshots[name]

    def owns(self, volume_id: str) -> bool:
        """Whether a volume's name says that it is this guest's."""
        kinds = "vm|base|subvol|basevol"
        return re.search(rf"[:/](?:{kinds})-{self.vmid}-[^/]*$", volume_id) is not None

    def add_unused(self, volume: str) -> None:
        """Keep a volume that left its place as `unusedN`."""
        if volume not in self.unused():
            free = (f"unused{number}" for number in range(MAX_UNUSED))
            self.config[next(slot for slot in free if slot not in self.config)] = volume

    def unused(self) -> dict[str, str]:
        """Volume to the `unusedN` that holds it."""
        return {
            str(volume): name for name, volume in self.config.items() if name.startswith("unused")
        }

    def drop_used_from_unused(self) -> None:
        """A volume that is in use is not unused, as PVE sees to when it writes the file."""
        used = set(self.volumes_in(self.config))
        for volume, name in self.unused().items():
            if volume in used:
                del self.config[name]

    def referenced_volumes(self) -> list[str]:
        """Every volume of its own that the configuration or a snapshot mentions."""
        found: dict[str, None] = {}
        for config in (self.config, *self.snapshots.values()):
            found.update(dict.fromkeys(self.volumes_in(config)))
            found.update((str(v), None) for n, v in config.items() if n.startswith("unused"))
            if "vmstate" in config:
                found[str(config["vmstate"])] = None
        return [volume for volume in found if self.owns(volume)]

    def in_snapshots(self, volume_id: str) -> bool:
        """Whether an earlier state of the guest has the volume, too."""
        return any(volume_id in self.volumes_in(config) for config in self.snapshots.values())
