"""Downloads onto a storage, in the words of their tasks."""

from dataclasses import dataclass

from simulator.call import Cluster
from simulator.errors import failed
from simulator.storage.arrivals import Arrival, check_image, check_sum
from simulator.storage.volumes import Volumes
from simulator.storage.web import fetch
from simulator.tasks import Task
from simulator.world import WebFile

UNPACKERS = {"gz": "zcat", "lzo": "lzop -d -c", "zst": "zstd -q -d -c", "bz2": "bzcat -d -c"}


@dataclass(frozen=True, slots=True)
class Download:
    """A file that a node is to fetch. `checksum` is (algorithm, digest); `packing` is how the
    file is compressed that is to be unpacked."""

    cluster: Cluster
    node: str
    url: str
    volume_id: str
    checksum: tuple[str, str] | None = None
    packing: str | None = None

    @property
    def _volumes(self) -> Volumes:
        return Volumes(self.cluster, self.node)

    def run(self, task: Task) -> None:
        target = self._volumes.path(self.volume_id)
        task.log(f"downloading {self.url} to {target}")
        if self._is_there(task):
            return
        file = fetch(self.cluster.world, self.url)
        arrival = Arrival(file.size, file.disk_size, file.digests)
        if self.checksum:
            algorithm, digest = self.checksum
            task.log("calculating checksum...")
            check_sum(digest, algorithm, arrival)
        temporary = f"{target}.tmp_dwnl.{task.record['pid']}"
        if self.packing:
            arrival = _unpacked(file, f"{UNPACKERS[self.packing]} {temporary}")
        check_image(self.volume_id, temporary, arrival)
        self._volumes.put(self.volume_id, **arrival.facts())
        task.log(f"download of '{self.url}' to '{target}' finished")

    def _is_there(self, task: Task) -> bool:
        """Whether the file is there already, which only its checksum can tell."""
        volume = self._volumes.find(self.volume_id)
        if volume is None:
            return False
        if not self.checksum:
            path = self._volumes.path(self.volume_id)
            raise failed(f"refusing to override existing file '{path}'")
        algorithm, digest = self.checksum
        found = Arrival(volume["size"], None, volume.get("digests", {}))
        task.log("calculating checksum of existing file...")
        check_sum(digest, algorithm, found, ", aborting")
        task.record["log"][-1] += "OK, got correct file already, no need to download"
        return True


def _unpacked(file: WebFile, command: str) -> Arrival:
    if file.unpacked is None:
        raise failed(f"command '{command}' failed: exit code 1")
    return Arrival(file.unpacked, file.disk_size, {})
