"""The files of the firewall: one of the cluster, of each node, of each guest and each vnet."""

import hashlib
from typing import Any, Self

from simulator.call import Call, Cluster
from simulator.errors import DIGEST_MISMATCH, failed
from simulator.firewall import text
from simulator.firewall.text import FirewallConfig, Reader
from simulator.schema import Properties, parameters_of

OPTIONS = {
    "cluster": "/cluster/firewall/options",
    "host": "/nodes/{node}/firewall/options",
    "vm": "/nodes/{node}/qemu/{vmid}/firewall/options",
    "vnet": "/cluster/sdn/vnets/{vnet}/firewall/options",
}
NO_OPTIONS = ("node", "vmid", "vnet", "delete", "digest")
FOLDER, VNET_FOLDER, HOST_FILE = "firewall", "sdn/firewall", "host.fw"
"""Keys of the document, {file: text}, and within each node."""


class FirewallFile:
    """One file. It is kept as text, so that it says again what PVE would read in it."""

    def __init__(self, cluster: Cluster, place: str, key: str) -> None:
        """`place` is `cluster`, `vm`, `host` or `vnet`; `key` the guest's number or the name."""
        self._cluster = cluster
        self.place = place
        self._texts: dict[str, str]
        if place == "host":
            self._texts, self._key = cluster.state["nodes"][key], HOST_FILE
        else:
            folder = VNET_FOLDER if place == "vnet" else FOLDER
            self._texts, self._key = cluster.state[folder], f"{key}.fw"

    @classmethod
    def of(cls, call: Call) -> Self:
        """The file that the path means."""
        if "vmid" in call.params:
            return cls(call.cluster, "vm", str(call.params["vmid"]))
        if "node" in call.params:
            return cls(call.cluster, "host", call.node)
        if "vnet" in call.params:
            return cls(call.cluster, "vnet", call.params["vnet"])
        return cls(call.cluster, "cluster", "cluster")

    @property
    def options(self) -> Properties:
        """The options that the place has."""
        declared = parameters_of(OPTIONS[self.place], "PUT")
        return {name: option for name, option in declared.items() if name not in NO_OPTIONS}

    def read(self) -> FirewallConfig:
        cluster = None if self.place == "cluster" else self.read_cluster()
        reader = Reader(self.place, self.options, self._cluster.clock.now(), cluster)
        return reader.read(self._texts.get(self._key, ""))

    def read_cluster(self) -> FirewallConfig:
        """The names that every file can refer to."""
        return FirewallFile(self._cluster, "cluster", "cluster").read()

    def save(self, config: FirewallConfig) -> None:
        self._texts[self._key] = text.write(config)
        if not self._texts[self._key]:
            del self._texts[self._key]


def remove_of_guest(cluster: Cluster, vmid: int) -> None:
    cluster.state[FOLDER].pop(f"{vmid}.fw", None)


def copy_of_guest(cluster: Cluster, vmid: int, new: int) -> None:
    """What a clone has of its source's firewall: all."""
    files = cluster.state[FOLDER]
    files.pop(f"{new}.fw", None)
    if f"{vmid}.fw" in files:
        files[f"{new}.fw"] = files[f"{vmid}.fw"]


def digest_of(entries: list[dict[str, Any]]) -> str:
    """PVE's digest of a list of entries, or of one object."""
    lines = (
        f"{name}:{entry[name]}\n"
        for entry in entries
        for name in sorted(entry)
        if entry[name] is not None and not isinstance(entry[name], dict)
    )
    return hashlib.sha1("".join(lines).encode()).hexdigest()


def with_digest(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Copies that each tell the digest of the whole list."""
    digest = digest_of(entries)
    return [{**entry, "digest": digest} for entry in entries]


def check_digest(call: Call, entries: list[dict[str, Any]]) -> None:
    sent = call.params.get("digest")
    if sent and sent != digest_of(entries):
        raise failed(DIGEST_MISMATCH)
