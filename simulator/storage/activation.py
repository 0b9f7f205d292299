"""Activation of a storage on a node: PVE does it at first use, and fails in these words."""

from collections.abc import Callable
from dataclasses import dataclass

from simulator.call import Cluster
from simulator.errors import failed
from simulator.params import split_list
from simulator.storage.config import LOCAL_PATH, Section, check_enabled, contents, get_storage
from simulator.storage.config import storages as all_storages
from simulator.storage.directories import subdirectory
from simulator.world import World

PBS_PORT = 8007
_TRUE, _FALSE = ("1", "on", "yes", "true"), ("0", "off", "no", "false")


@dataclass(frozen=True, slots=True)
class Attempt:
    """A storage that is to be activated; its section may not be written yet."""

    cluster: Cluster
    storage: str
    section: Section

    @property
    def world(self) -> World:
        return self.cluster.world


def activate(cluster: Cluster, node: str, storage: str) -> None:
    """Make a storage usable on a node. Raises what PVE says if that cannot be."""
    section = get_storage(cluster.state, storage)
    check_enabled(storage, section, node)
    activate_section(cluster, node, storage, section)


def activate_section(cluster: Cluster, node: str, storage: str, section: Section) -> None:
    """Like activate, for a section that may not be written yet."""
    check = _CHECKS.get(section["type"])
    if check:
        check(Attempt(cluster, storage, section))
    cluster.state["mounts"].setdefault(node, {})[storage] = 1


def is_mounted(cluster: Cluster, node: str, storage: str) -> bool:
    """Whether the storage has been activated on that node: PVE mounts network shares only then."""
    return storage in cluster.state["mounts"].get(node, {})


def _file_server(attempt: Attempt) -> None:
    _answers(attempt, attempt.section["server"])
    _content_directories(attempt)


def _portal(attempt: Attempt) -> None:
    _answers(attempt, attempt.section["portal"].split(":")[0])


def _import_source(attempt: Attempt) -> None:
    _answers(attempt, attempt.section["server"])


def _answers(attempt: Attempt, address: str) -> None:
    if address not in attempt.world.hosts:
        raise failed(f"storage '{attempt.storage}' is not online")


def _directory(attempt: Attempt) -> None:
    section, failure = attempt.section, f"unable to activate storage '{attempt.storage}'"
    create = section.get("create-base-path", section.get("mkdir", 1))
    if not create and not _directory_exists(attempt):
        trouble = f"directory '{section['path']}' does not exist or is unreachable"
        raise failed(f"{failure} - {trouble}")
    mount_point = _mount_point(section)
    if mount_point and mount_point not in attempt.world.btrfs_paths:
        trouble = "directory is expected to be a mount point but is not mounted"
        raise failed(f"{failure} - {trouble}: '{mount_point}'")
    _content_directories(attempt)


def _directory_exists(attempt: Attempt) -> bool:
    """Directories come into being with the storages that use them."""
    sections = all_storages(attempt.cluster.state).items()
    used = (section.get("path") for name, section in sections if name != attempt.storage)
    return attempt.section["path"] in (LOCAL_PATH, *attempt.world.btrfs_paths, *used)


def _mount_point(section: Section) -> str | None:
    text = str(section.get("is_mountpoint", "no"))
    if text.lower() in _TRUE:
        return str(section["path"])
    return None if text.lower() in _FALSE else text


def _content_directories(attempt: Attempt) -> None:
    taken: set[str] = set()
    for content in contents(attempt.section):
        directory = subdirectory(attempt.section, content)
        if directory in taken:
            trouble = f"uses directory {directory} for multiple content types"
            raise failed(f"storage '{attempt.storage}' {trouble}")
        taken.add(directory)


def _btrfs(attempt: Attempt) -> None:
    path = attempt.section["path"]
    if path not in attempt.world.btrfs_paths:
        raise failed(f"'{path}' is not a btrfs file system")
    _directory(attempt)


def _cephfs(attempt: Attempt) -> None:
    monitors = split_list(attempt.section.get("monhost"))
    if not any(monitor.split(":")[0] in attempt.world.hosts for monitor in monitors):
        unit = f"mnt-pve-{attempt.storage}.mount"
        hint = f'See "systemctl status {unit}" and "journalctl -xeu {unit}" for details.'
        raise failed(f"mount error: {hint}")


def _thin_pool(attempt: Attempt) -> None:
    group, pool = attempt.section["vgname"], attempt.section["thinpool"]
    if group not in attempt.world.volume_groups:
        raise failed(f"no such logical volume {group}/{pool}")


def _zfs_pool(attempt: Attempt) -> None:
    """A data set that is missing in a pool that is there shows only when a volume is made."""
    pool = attempt.section["pool"].split("/")[0]
    if pool not in {dataset.split("/")[0] for dataset in attempt.world.zfs_datasets}:
        trouble = f"zfs error: cannot import '{pool}': no such pool available"
        raise failed(f"could not activate storage '{attempt.storage}', {trouble}\n")


def _backup_server(attempt: Attempt) -> None:
    section, failure = attempt.section, f"{attempt.storage}: error fetching datastores - "
    server = attempt.world.pbs_servers.get(section["server"])
    if server is None:
        address = f"{section['server']}:{section.get('port', PBS_PORT)}"
        raise failed(f"{failure}500 Can't connect to {address} (No route to host)")
    if section.get("fingerprint") != server.fingerprint:
        raise failed(f"{failure}fingerprint '{server.fingerprint}' not verified, abort!")
    secrets = attempt.cluster.state["priv/storage"].get(attempt.storage, {})
    if secrets.get("password") != server.password:
        raise failed(f"{failure}401 authentication failed - invalid credentials")
    if section["datastore"] not in server.datastores:
        trouble = f"Cannot find datastore '{section['datastore']}'"
        raise failed(f"{attempt.storage}: {trouble}, check permissions and existence!")


_CHECKS: dict[str, Callable[[Attempt], None]] = {
    "dir": _directory,
    "btrfs": _btrfs,
    "nfs": _file_server,
    "cifs": _file_server,
    "cephfs": _cephfs,
    "iscsi": _portal,
    "lvmthin": _thin_pool,
    "zfspool": _zfs_pool,
    "pbs": _backup_server,
    "esxi": _import_source,
}
"""What can go wrong by type; the others (lvm, rbd, …) are accepted as they are."""
