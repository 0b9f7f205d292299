"""Activation of a storage on a node: PVE does it at first use, and fails in these words."""

from collections.abc import Callable

from simulator.call import Cluster
from simulator.errors import failed
from simulator.storage.config import LOCAL_PATH, Section, check_enabled, contents, get_storage
from simulator.storage.config import storages as all_storages
from simulator.storage.directories import subdirectory

PBS_PORT = 8007
_TRUE, _FALSE = ("1", "on", "yes", "true"), ("0", "off", "no", "false")

Check = Callable[[Cluster, str, Section], None]


def activate(cluster: Cluster, node: str, storage: str) -> None:
    """Make a storage usable on a node. Raises what PVE says if that cannot be."""
    section = get_storage(cluster.state, storage)
    check_enabled(storage, section, node)
    activate_section(cluster, node, storage, section)


def activate_section(cluster: Cluster, node: str, storage: str, section: Section) -> None:
    """Like activate, for a section that may not be written yet."""
    check = _CHECKS.get(section["type"])
    if check:
        check(cluster, storage, section)
    cluster.state["mounts"].setdefault(node, {})[storage] = 1


def is_mounted(cluster: Cluster, node: str, storage: str) -> bool:
    """Whether the storage has been activated on that node: PVE mounts network shares only then."""
    return storage in cluster.state["mounts"].get(node, {})


def _file_server(cluster: Cluster, storage: str, section: Section) -> None:
    _host(cluster, storage, section["server"])
    _content_directories(storage, section)


def _portal(cluster: Cluster, storage: str, section: Section) -> None:
    _host(cluster, storage, section["portal"].split(":")[0])


def _host(cluster: Cluster, storage: str, address: str) -> None:
    if address not in cluster.world.hosts:
        raise failed(f"storage '{storage}' is not online")


def _directory(cluster: Cluster, storage: str, section: Section) -> None:
    path = section["path"]
    create = section.get("create-base-path", section.get("mkdir", 1))
    if not create and not _directory_exists(cluster, storage, path):
        trouble = f"directory '{path}' does not exist or is unreachable"
        raise failed(f"unable to activate storage '{storage}' - {trouble}")
    mount_point = _mount_point(section)
    if mount_point and mount_point not in cluster.world.btrfs_paths:
        trouble = "directory is expected to be a mount point but is not mounted"
        raise failed(f"unable to activate storage '{storage}' - {trouble}: '{mount_point}'")
    _content_directories(storage, section)


def _directory_exists(cluster: Cluster, storage: str, path: str) -> bool:
    """Directories come into being with the storages that use them."""
    sections = all_storages(cluster.state).items()
    used = (section.get("path") for name, section in sections if name != storage)
    return path in (LOCAL_PATH, *cluster.world.btrfs_paths, *used)


def _mount_point(section: Section) -> str | None:
    text = str(section.get("is_mountpoint", "no"))
    if text.lower() in _TRUE:
        return str(section["path"])
    return None if text.lower() in _FALSE else text


def _content_directories(storage: str, section: Section) -> None:
    taken: set[str] = set()
    for content in contents(section):
        directory = subdirectory(section, content)
        if directory in taken:
            trouble = f"uses directory '{directory}' for multiple content types"
            raise failed(f"storage '{storage}' {trouble}")
        taken.add(directory)


def _btrfs(cluster: Cluster, storage: str, section: Section) -> None:
    if section["path"] not in cluster.world.btrfs_paths:
        raise failed(f"'{section['path']}' is not a btrfs file system")
    _directory(cluster, storage, section)


def _cephfs(cluster: Cluster, storage: str, section: Section) -> None:
    monitors = section.get("monhost", "").replace(";", ",").split(",")
    if not any(monitor.split(":")[0] in cluster.world.hosts for monitor in monitors):
        unit = f"mnt-pve-{storage}.mount"
        hint = f'See "systemctl status {unit}" and "journalctl -xeu {unit}" for details.'
        raise failed(f"mount error: {hint}")


def _thin_pool(cluster: Cluster, storage: str, section: Section) -> None:
    if section["vgname"] not in cluster.world.volume_groups:
        volume = f"{section['vgname']}/{section['thinpool']}"
        raise failed(f"no such logical volume {volume}")


def _zfs_pool(cluster: Cluster, storage: str, section: Section) -> None:
    if section["pool"] not in cluster.world.zfs_datasets:
        pool = section["pool"].split("/")[0]
        trouble = f"zfs error: cannot import '{pool}': no such pool available"
        raise failed(f"could not activate storage '{storage}', {trouble}\n")


def _backup_server(cluster: Cluster, storage: str, section: Section) -> None:
    server = cluster.world.pbs_servers.get(section["server"])
    failure = f"{storage}: error fetching datastores - "
    if server is None:
        address = f"{section['server']}:{section.get('port', PBS_PORT)}"
        raise failed(f"{failure}500 Can't connect to {address} (No route to host)")
    if section.get("fingerprint") != server.fingerprint:
        raise failed(f"{failure}fingerprint '{server.fingerprint}' not verified, abort!")
    if cluster.state["priv/storage"].get(storage, {}).get("password") != server.password:
        raise failed(f"{failure}401 authentication failed - invalid credentials")
    if section["datastore"] not in server.datastores:
        trouble = f"Cannot find datastore '{section['datastore']}'"
        raise failed(f"{storage}: {trouble}, check permissions and existence!")


_CHECKS: dict[str, Check] = {
    "dir": _directory,
    "btrfs": _btrfs,
    "nfs": _file_server,
    "cifs": _file_server,
    "cephfs": _cephfs,
    "iscsi": _portal,
    "lvmthin": _thin_pool,
    "zfspool": _zfs_pool,
    "pbs": _backup_server,
    "esxi": lambda cluster, storage, section: _host(cluster, storage, section["server"]),
}
"""What can go wrong by type; the others (lvm, rbd, …) are accepted as they are."""
