"""Privileges and PVE's built-in roles."""

from typing import Any

_PRIVILEGES = """
    Datastore.Allocate Datastore.AllocateSpace Datastore.AllocateTemplate Datastore.Audit
    Group.Allocate Mapping.Audit Mapping.Modify Mapping.Use Permissions.Modify Pool.Allocate
    Pool.Audit Realm.Allocate Realm.AllocateUser SDN.Allocate SDN.Audit SDN.Use Sys.AccessNetwork
    Sys.Audit Sys.Console Sys.Incoming Sys.Modify Sys.PowerMgmt Sys.Syslog User.Modify VM.Allocate
    VM.Audit VM.Backup VM.Clone VM.Config.CDROM VM.Config.CPU VM.Config.Cloudinit VM.Config.Disk
    VM.Config.HWType VM.Config.Memory VM.Config.Network VM.Config.Options VM.Console
    VM.GuestAgent.Audit VM.GuestAgent.FileRead VM.GuestAgent.FileSystemMgmt VM.GuestAgent.FileWrite
    VM.GuestAgent.Unrestricted VM.Migrate VM.PowerMgmt VM.Replicate VM.Snapshot
    VM.Snapshot.Rollback
"""
PRIVILEGES = frozenset(_PRIVILEGES.split())


def _named(prefix: str) -> set[str]:
    return {name for name in PRIVILEGES if name.startswith(prefix)}


BUILT_IN: dict[str, frozenset[str]] = {
    name: frozenset(privileges)
    for name, privileges in {
        "Administrator": PRIVILEGES,
        "NoAccess": set(),
        "PVEAdmin": PRIVILEGES
        - {
            "Mapping.Modify",
            "Permissions.Modify",
            "Realm.Allocate",
            "Sys.AccessNetwork",
            "Sys.Incoming",
            "Sys.Modify",
            "Sys.PowerMgmt",
        },
        "PVEAuditor": {name for name in PRIVILEGES if name.endswith(".Audit")},
        "PVEDatastoreAdmin": _named("Datastore."),
        "PVEDatastoreUser": {"Datastore.AllocateSpace", "Datastore.Audit"},
        "PVEMappingAdmin": _named("Mapping."),
        "PVEMappingUser": {"Mapping.Audit", "Mapping.Use"},
        "PVEPoolAdmin": _named("Pool."),
        "PVEPoolUser": {"Pool.Audit"},
        "PVESDNAdmin": _named("SDN."),
        "PVESDNUser": {"SDN.Audit", "SDN.Use"},
        "PVESysAdmin": {"Sys.Audit", "Sys.Console", "Sys.Syslog"},
        "PVETemplateUser": {"VM.Audit", "VM.Clone"},
        "PVEUserAdmin": {"Group.Allocate", "Realm.AllocateUser", "User.Modify"},
        "PVEVMAdmin": _named("VM."),
        "PVEVMUser": {
            "VM.Audit",
            "VM.Backup",
            "VM.Config.CDROM",
            "VM.Config.Cloudinit",
            "VM.Console",
            "VM.GuestAgent.Audit",
            "VM.GuestAgent.FileRead",
            "VM.GuestAgent.FileSystemMgmt",
            "VM.GuestAgent.FileWrite",
            "VM.PowerMgmt",
        },
    }.items()
}


def is_role(config: dict[str, Any], role: str) -> bool:
    return role in BUILT_IN or role in config["roles"]


def privileges_of(config: dict[str, Any], role: str) -> frozenset[str]:
    """What a role grants; nothing when it is gone."""
    return BUILT_IN.get(role) or frozenset(config["roles"].get(role, ()))
