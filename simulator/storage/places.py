"""Where the volumes of a storage lie: what names the same place holds the same volumes."""

from simulator.storage.config import Section, type_of
from simulator.storage.directories import subdirectory
from simulator.storage.names import VolumeName


def place_of(section: Section, node: str) -> str:
    """The key of a storage's volumes. It does not depend on the storage's name: a definition
    that is deleted and made anew finds what it left behind."""
    machine = "" if section.get("shared") else f"{node}:"
    return machine + _MEDIA[section["type"]].format_map(_Options(section))


class _Options(dict[str, object]):
    def __missing__(self, option: str) -> str:
        return ""


_MEDIA = {
    "dir": "{path}",
    "btrfs": "{path}",
    "nfs": "{server}:{export}",
    "cifs": "//{server}/{share}{subdir}",
    "cephfs": "cephfs:{monhost}/{fs-name}{subdir}",
    "lvm": "{vgname}",
    "lvmthin": "{vgname}/{thinpool}",
    "zfspool": "zfs:{pool}",
    "zfs": "{portal}/{target}/{pool}",
    "iscsi": "{portal}/{target}",
    "iscsidirect": "{portal}/{target}",
    "rbd": "rbd:{monhost}/{pool}/{namespace}",
    "pbs": "{server}:{port}:{datastore}/{namespace}",
    "esxi": "esxi:{server}",
}


def path_of(section: Section, name: VolumeName) -> str:
    """The path of a volume on the node that uses it."""
    if type_of(section).keeps_files:
        directory = subdirectory(section, name.content)
        owner = f"{name.vmid}/" if name.content == "images" else ""
        return f"{directory}/{owner}{name.file}"
    return _DEVICES[section["type"]].format_map(_Options(section, file=name.file))


_DEVICES = {
    "lvm": "/dev/{vgname}/{file}",
    "lvmthin": "/dev/{vgname}/{file}",
    "zfspool": "/dev/zvol/{pool}/{file}",
    "zfs": "iscsi://{portal}/{target}/{file}",
    "iscsi": "/dev/disk/by-id/{file}",
    "iscsidirect": "iscsi://{portal}/{target}/{file}",
    "rbd": "rbd:{pool}/{file}",
    "pbs": "pbs://{username}@{server}:{datastore}:{file}",
    "esxi": "/run/pve/import/esxi/{storage}/mnt/{file}",
}
