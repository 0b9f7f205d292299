"""One virtual machine: its configuration as the file has it, and whether it runs."""

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any, Self

from simulator.call import Call, Cluster
from simulator.errors import failed
from simulator.qemu.drives import Config, Drive, disks_of, drives_of
from simulator.storage.volumes import Volumes

FOLDER = "qemu-server"
MAX_UNUSED = 256


def node_of(call: Call) -> str:
    """The node of the path; `localhost` is the one that answers."""
    node: str = call.params["node"]
    return call.world.local_node if node == "localhost" else node


@dataclass(slots=True)
class Vm:
    """A machine on a node; changes go straight into the state."""

    cluster: Cluster
    node: str
    vmid: int

    @classmethod
    def of(cls, call: Call) -> Self:
        """The machine that the path names, there or not."""
        return cls(call.cluster, node_of(call), int(call.params["vmid"]))

    @classmethod
    def existing(cls, call: Call) -> Self:
        """The machine that the path names; PVE's error if it is not on that node."""
        vm = cls.of(call)
        _ = vm.entry
        return vm

    @property
    def _folder(self) -> dict[str, Any]:
        folder: dict[str, Any] = self.cluster.state["nodes"][self.node][FOLDER]
        return folder

    @property
    def exists(self) -> bool:
        return str(self.vmid) in self._folder

    @property
    def entry(self) -> dict[str, Any]:
        entry: dict[str, Any] | None = self._folder.get(str(self.vmid))
        if entry is None:
            path = f"nodes/{self.node}/{FOLDER}/{self.vmid}.conf"
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
        """`pid`, `since` and `qmp` of a machine that runs."""
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

    def require_unlocked(self) -> None:
        lock = self.config.get("lock")
        if lock:
            raise failed(f"VM is locked ({lock})")

    def require_running(self) -> None:
        if not self.run:
            raise failed(f"VM {self.vmid} not running")

    def require_digest(self, digest: str | None) -> None:
        if digest and digest != self.digest:
            raise failed("checksum mismatch (file change by other user?)")

    def require_unprotected(self, failure: str) -> None:
        if self.config.get("protection"):
            raise failed(f"{failure} - protection mode enabled")

    def snapshot(self, name: str) -> Config:
        if name not in self.snapshots:
            raise failed(f"snapshot '{name}' does not exist")
        return self.snapshots[name]

    def owns(self, volume_id: str) -> bool:
        """Whether a volume's name says that it is this machine's."""
        return re.search(rf"[:/](?:vm|base)-{self.vmid}-[^/]*$", volume_id) is not None

    def keep_unused(self, drive: Drive) -> None:
        """A volume that left its slot: a disk stays as `unusedN`, a cloud-init drive goes."""
        if drive.is_cloud_init and self.owns(drive.file):
            self.volumes.free(drive.file)
        elif not drive.is_cdrom and self.owns(drive.file) and drive.file not in self.unused():
            free = (f"unused{number}" for number in range(MAX_UNUSED))
            self.config[next(slot for slot in free if slot not in self.config)] = drive.file

    def unused(self) -> dict[str, str]:
        """Volume to the `unusedN` that holds it."""
        return {
            str(volume): name for name, volume in self.config.items() if name.startswith("unused")
        }

    def drop_used_from_unused(self) -> None:
        """A volume that is in a slot is not unused, as PVE sees to when it writes the file."""
        used = {drive.file for drive in drives_of(self.config)}
        for volume, name in self.unused().items():
            if volume in used:
                del self.config[name]

    def referenced_volumes(self) -> list[str]:
        """Every volume of its own that the configuration or a snapshot mentions."""
        found: dict[str, None] = {}
        for config in (self.config, *self.snapshots.values()):
            found.update((drive.file, None) for drive in disks_of(config))
            found.update((drive.file, None) for drive in drives_of(config) if drive.is_cloud_init)
            found.update((str(v), None) for n, v in config.items() if n.startswith("unused"))
            if "vmstate" in config:
                found[str(config["vmstate"])] = None
        return [volume for volume in found if self.owns(volume)]
