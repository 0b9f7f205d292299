# Written by `make generate` from the kinds in providers/.
"""The resources of all kinds: `proxmox_lab.Storage("library", type="nfs", …)`.

Each field may be given plain or as an Output; property strings as PVE's text or as a map.
"""

from collections.abc import Sequence
from typing import Literal

from pulumi import Input, Output, ResourceOptions
from pulumi.dynamic import Resource, ResourceProvider

from components.access import AccessControl as AccessControl
from components.backup import BackupPlan as BackupPlan
from components.cluster import LabCluster as LabCluster
from components.guests import GuestFleet as GuestFleet
from components.nodes import NodeSetup as NodeSetup
from components.storage import StorageSet as StorageSet
from proxmox_lab import inputs, outputs

def provider_for(kind: str) -> ResourceProvider:
    """The provider of a kind, by the name under which state refers to it."""

class Acl(Resource):
    """One role for one user, group or token on one path; other entries stay. API: /access/acl"""

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        path: Input[str],
        role: Input[str],
        user: Input[str | None] = None,
        group: Input[str | None] = None,
        token: Input[str | None] = None,
        propagate: Input[bool | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            path: Where it holds, such as `/`, `/vms/100`, `/storage/library` or `/pool/web`. May
                name a storage, guest, pool, realm or group. Another value replaces the object.
            role: The role that is granted. Names a role. Another value replaces the object.
            user: `name@realm`. Names a user. Another value replaces the object.
            group: Name of a group. Names a group. Another value replaces the object.
            token: `name@realm!tokenid`. Names a token. Another value replaces the object.
            propagate: Whether it also holds below the path; default: true.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    path: Output[str]
    """Where it holds, such as `/`, `/vms/100`, `/storage/library` or `/pool/web`. May name a
    storage, guest, pool, realm or group. Another value replaces the object."""
    role: Output[str]
    """The role that is granted. Names a role. Another value replaces the object."""
    user: Output[str | None]
    """`name@realm`. Names a user. Another value replaces the object."""
    group: Output[str | None]
    """Name of a group. Names a group. Another value replaces the object."""
    token: Output[str | None]
    """`name@realm!tokenid`. Names a token. Another value replaces the object."""
    propagate: Output[bool | None]
    """Whether it also holds below the path; default: true."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Backup(Resource):
    """A backup that is made when it is declared, and again when its `trigger` changes.

    API: POST /nodes/{node}/vzdump. Guests are chosen by `all`, `vmid` or `pool`; `exclude`
    takes some of all out. A second `up` makes no further one, and neither does a change of
    anything else. The archives stay when the entry is removed, unless `remove_archives` is
    declared.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        all: Input[bool | None] = None,
        vmid: Input[Sequence[Input[int]] | int | str | None] = None,
        exclude: Input[Sequence[Input[int]] | int | str | None] = None,
        pool: Input[str | None] = None,
        node: Input[str | None] = None,
        storage: Input[str],
        mode: Input[Literal["snapshot", "suspend", "stop"] | None] = None,
        compress: Input[Literal["0", "1", "gzip", "lzo", "zstd"] | None] = None,
        prune_backups: Input[str | inputs.Retention | None] = None,
        remove: Input[bool | None] = None,
        protected: Input[bool | None] = None,
        notes_template: Input[str | None] = None,
        bwlimit: Input[int | None] = None,
        ionice: Input[int | None] = None,
        pigz: Input[int | None] = None,
        zstd: Input[int | None] = None,
        performance: Input[str | inputs.Performance | None] = None,
        fleecing: Input[str | inputs.Fleecing | bool | int | None] = None,
        pbs_change_detection_mode: Input[Literal["legacy", "data", "metadata"] | None] = None,
        lockwait: Input[int | None] = None,
        stopwait: Input[int | None] = None,
        exclude_path: Input[Sequence[Input[str]] | None] = None,
        stdexcludes: Input[bool | None] = None,
        mailto: Input[Sequence[Input[str]] | None] = None,
        mailnotification: Input[Literal["always", "failure"] | None] = None,
        notification_mode: Input[
            Literal["auto", "legacy-sendmail", "notification-system"] | None
        ] = None,
        name: Input[str | None] = None,
        trigger: Input[str | None] = None,
        wait: Input[bool | None] = None,
        remove_archives: Input[bool | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            all: All guests, but those of `exclude`.
            vmid: Numbers of the guests. May name a guest.
            exclude: Numbers of the guests that are left out of all. May name a guest.
            pool: The guests of a pool. Names a pool.
            node: Only when a guest is on this node. Names a node.
            storage: Where the archives go; its `content` must hold `backup`. Names a storage.
            mode: Default: snapshot.
            compress: Default: 0, none.
            prune_backups: Which archives are kept; default: all.
            remove: Whether older archives are removed as `prune_backups` says; default: true.
            protected: Whether archives are protected from pruning and removal.
            notes_template: Notes of each archive; may hold {{cluster}}, {{guestname}}, {{node}} and
                {{vmid}}.
            bwlimit: KiB/s; 0 is no limit. Default: 0.
            ionice: Priority of reading and writing, 8 is the lowest; default: 7.
            pigz: Threads of gzip; 0 (the default) is one, without pigz; 1 is half of the cores.
            zstd: Threads of zstd; 0 is half of the cores; default: 1.
            performance: How much a backup may burden the node.
            fleecing: Where changed blocks of a running VM go during its backup.
            pbs_change_detection_mode: How files of containers are compared with the last backup;
                for Proxmox Backup Server.
            lockwait: Minutes to wait for a guest's lock.
            stopwait: Minutes to wait until a guest has stopped.
            exclude_path: Patterns of files that are left out.
            stdexcludes: Whether temporary files of containers are left out; default: true.
            mailto: Addresses of the old way of notification.
            mailnotification: Default: always.
            notification_mode: Default: auto, by mail if `mailto` is there.
            name: What the backup is for: a name that only this stack knows. Another value replaces
                the object.
            trigger: Any text; another one than before has a new backup made.
            wait: Whether to wait for the end, and to fail if the backup fails; default: true.
            remove_archives: Whether the archives of the last run are removed with the entry;
                default: false.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for the backups of a node. Default: 600.
        """

    all: Output[bool | None]
    """All guests, but those of `exclude`."""
    vmid: Output[list[int] | None]
    """Numbers of the guests. May name a guest."""
    exclude: Output[list[int] | None]
    """Numbers of the guests that are left out of all. May name a guest."""
    pool: Output[str | None]
    """The guests of a pool. Names a pool."""
    node: Output[str | None]
    """Only when a guest is on this node. Names a node."""
    storage: Output[str]
    """Where the archives go; its `content` must hold `backup`. Names a storage."""
    mode: Output[Literal["snapshot", "suspend", "stop"] | None]
    """Default: snapshot."""
    compress: Output[Literal["0", "1", "gzip", "lzo", "zstd"] | None]
    """Default: 0, none."""
    prune_backups: Output[outputs.Retention | None]
    """Which archives are kept; default: all."""
    remove: Output[bool | None]
    """Whether older archives are removed as `prune_backups` says; default: true."""
    protected: Output[bool | None]
    """Whether archives are protected from pruning and removal."""
    notes_template: Output[str | None]
    """Notes of each archive; may hold {{cluster}}, {{guestname}}, {{node}} and {{vmid}}."""
    bwlimit: Output[int | None]
    """KiB/s; 0 is no limit. Default: 0."""
    ionice: Output[int | None]
    """Priority of reading and writing, 8 is the lowest; default: 7."""
    pigz: Output[int | None]
    """Threads of gzip; 0 (the default) is one, without pigz; 1 is half of the cores."""
    zstd: Output[int | None]
    """Threads of zstd; 0 is half of the cores; default: 1."""
    performance: Output[outputs.Performance | None]
    """How much a backup may burden the node."""
    fleecing: Output[outputs.Fleecing | None]
    """Where changed blocks of a running VM go during its backup."""
    pbs_change_detection_mode: Output[Literal["legacy", "data", "metadata"] | None]
    """How files of containers are compared with the last backup; for Proxmox Backup Server."""
    lockwait: Output[int | None]
    """Minutes to wait for a guest's lock."""
    stopwait: Output[int | None]
    """Minutes to wait until a guest has stopped."""
    exclude_path: Output[list[str] | None]
    """Patterns of files that are left out."""
    stdexcludes: Output[bool | None]
    """Whether temporary files of containers are left out; default: true."""
    mailto: Output[list[str] | None]
    """Addresses of the old way of notification."""
    mailnotification: Output[Literal["always", "failure"] | None]
    """Default: always."""
    notification_mode: Output[Literal["auto", "legacy-sendmail", "notification-system"] | None]
    """Default: auto, by mail if `mailto` is there."""
    name: Output[str]
    """What the backup is for: a name that only this stack knows. Another value replaces the
    object."""
    trigger: Output[str | None]
    """Any text; another one than before has a new backup made."""
    wait: Output[bool | None]
    """Whether to wait for the end, and to fail if the backup fails; default: true."""
    remove_archives: Output[bool | None]
    """Whether the archives of the last run are removed with the entry; default: false."""
    archives: Output[list[dict[str, str | int]] | None]
    """The archives of the last run: node, volume id, size in bytes, time in seconds since 1970."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for the backups of a node. Default: 600."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class BackupJob(Resource):
    """A scheduled backup of guests. API: /cluster/backup

    Guests are chosen by `all`, `vmid` or `pool`; `exclude` takes some of all out.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        all: Input[bool | None] = None,
        vmid: Input[Sequence[Input[int]] | int | str | None] = None,
        exclude: Input[Sequence[Input[int]] | int | str | None] = None,
        pool: Input[str | None] = None,
        node: Input[str | None] = None,
        storage: Input[str | None] = None,
        mode: Input[Literal["snapshot", "suspend", "stop"] | None] = None,
        compress: Input[Literal["0", "1", "gzip", "lzo", "zstd"] | None] = None,
        prune_backups: Input[str | inputs.Retention | None] = None,
        remove: Input[bool | None] = None,
        protected: Input[bool | None] = None,
        notes_template: Input[str | None] = None,
        bwlimit: Input[int | None] = None,
        ionice: Input[int | None] = None,
        pigz: Input[int | None] = None,
        zstd: Input[int | None] = None,
        performance: Input[str | inputs.Performance | None] = None,
        fleecing: Input[str | inputs.Fleecing | bool | int | None] = None,
        pbs_change_detection_mode: Input[Literal["legacy", "data", "metadata"] | None] = None,
        lockwait: Input[int | None] = None,
        stopwait: Input[int | None] = None,
        exclude_path: Input[Sequence[Input[str]] | None] = None,
        stdexcludes: Input[bool | None] = None,
        mailto: Input[Sequence[Input[str]] | None] = None,
        mailnotification: Input[Literal["always", "failure"] | None] = None,
        notification_mode: Input[
            Literal["auto", "legacy-sendmail", "notification-system"] | None
        ] = None,
        id: Input[str | None] = None,
        schedule: Input[str],
        enabled: Input[bool | None] = None,
        comment: Input[str | None] = None,
        repeat_missed: Input[bool | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            all: All guests, but those of `exclude`.
            vmid: Numbers of the guests. May name a guest.
            exclude: Numbers of the guests that are left out of all. May name a guest.
            pool: The guests of a pool. Names a pool.
            node: Only when a guest is on this node. Names a node.
            storage: Where the archives go; its `content` must hold `backup`. Names a storage.
            mode: Default: snapshot.
            compress: Default: 0, none.
            prune_backups: Which archives are kept; default: all.
            remove: Whether older archives are removed as `prune_backups` says; default: true.
            protected: Whether archives are protected from pruning and removal.
            notes_template: Notes of each archive; may hold {{cluster}}, {{guestname}}, {{node}} and
                {{vmid}}.
            bwlimit: KiB/s; 0 is no limit. Default: 0.
            ionice: Priority of reading and writing, 8 is the lowest; default: 7.
            pigz: Threads of gzip; 0 (the default) is one, without pigz; 1 is half of the cores.
            zstd: Threads of zstd; 0 is half of the cores; default: 1.
            performance: How much a backup may burden the node.
            fleecing: Where changed blocks of a running VM go during its backup.
            pbs_change_detection_mode: How files of containers are compared with the last backup;
                for Proxmox Backup Server.
            lockwait: Minutes to wait for a guest's lock.
            stopwait: Minutes to wait until a guest has stopped.
            exclude_path: Patterns of files that are left out.
            stdexcludes: Whether temporary files of containers are left out; default: true.
            mailto: Addresses of the old way of notification.
            mailnotification: Default: always.
            notification_mode: Default: auto, by mail if `mailto` is there.
            id: Name of the job: a letter, then at least one more letter, digit, `-` or `_`. Another
                value replaces the object.
            schedule: Calendar event, such as `02:30` or `sat 03:00`.
            enabled: Default: true.
            comment: A description of the job.
            repeat_missed: Whether a missed run is made up for as soon as possible.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    all: Output[bool | None]
    """All guests, but those of `exclude`."""
    vmid: Output[list[int] | None]
    """Numbers of the guests. May name a guest."""
    exclude: Output[list[int] | None]
    """Numbers of the guests that are left out of all. May name a guest."""
    pool: Output[str | None]
    """The guests of a pool. Names a pool."""
    node: Output[str | None]
    """Only when a guest is on this node. Names a node."""
    storage: Output[str | None]
    """Where the archives go; its `content` must hold `backup`. Names a storage."""
    mode: Output[Literal["snapshot", "suspend", "stop"] | None]
    """Default: snapshot."""
    compress: Output[Literal["0", "1", "gzip", "lzo", "zstd"] | None]
    """Default: 0, none."""
    prune_backups: Output[outputs.Retention | None]
    """Which archives are kept; default: all."""
    remove: Output[bool | None]
    """Whether older archives are removed as `prune_backups` says; default: true."""
    protected: Output[bool | None]
    """Whether archives are protected from pruning and removal."""
    notes_template: Output[str | None]
    """Notes of each archive; may hold {{cluster}}, {{guestname}}, {{node}} and {{vmid}}."""
    bwlimit: Output[int | None]
    """KiB/s; 0 is no limit. Default: 0."""
    ionice: Output[int | None]
    """Priority of reading and writing, 8 is the lowest; default: 7."""
    pigz: Output[int | None]
    """Threads of gzip; 0 (the default) is one, without pigz; 1 is half of the cores."""
    zstd: Output[int | None]
    """Threads of zstd; 0 is half of the cores; default: 1."""
    performance: Output[outputs.Performance | None]
    """How much a backup may burden the node."""
    fleecing: Output[outputs.Fleecing | None]
    """Where changed blocks of a running VM go during its backup."""
    pbs_change_detection_mode: Output[Literal["legacy", "data", "metadata"] | None]
    """How files of containers are compared with the last backup; for Proxmox Backup Server."""
    lockwait: Output[int | None]
    """Minutes to wait for a guest's lock."""
    stopwait: Output[int | None]
    """Minutes to wait until a guest has stopped."""
    exclude_path: Output[list[str] | None]
    """Patterns of files that are left out."""
    stdexcludes: Output[bool | None]
    """Whether temporary files of containers are left out; default: true."""
    mailto: Output[list[str] | None]
    """Addresses of the old way of notification."""
    mailnotification: Output[Literal["always", "failure"] | None]
    """Default: always."""
    notification_mode: Output[Literal["auto", "legacy-sendmail", "notification-system"] | None]
    """Default: auto, by mail if `mailto` is there."""
    schedule: Output[str]
    """Calendar event, such as `02:30` or `sat 03:00`."""
    enabled: Output[bool | None]
    """Default: true."""
    comment: Output[str | None]
    """A description of the job."""
    repeat_missed: Output[bool | None]
    """Whether a missed run is made up for as soon as possible."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class BackupJobMember(Resource):
    """One guest in a backup job that chooses by `vmid`, whoever manages the job.

    API: /cluster/backup/{id}. The job's other guests and properties stay as they are.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        job: Input[str],
        vmid: Input[int],
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            job: Id of the job, such as `backup-b2adffdc-316e`. Names a backup job. Another value
                replaces the object.
            vmid: Number of the guest. May name a guest. Another value replaces the object.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    job: Output[str]
    """Id of the job, such as `backup-b2adffdc-316e`. Names a backup job. Another value replaces
    the object."""
    vmid: Output[int]
    """Number of the guest. May name a guest. Another value replaces the object."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Container(Resource):
    """A container. API: /nodes/{node}/lxc

    A guest is known by its number. Without `vmid` the creation claims a free one, which
    stays.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        vmid: Input[int | None] = None,
        node: Input[str | None] = None,
        description: Input[str | None] = None,
        tags: Input[Sequence[Input[str]] | None] = None,
        pool: Input[str | None] = None,
        onboot: Input[bool | None] = None,
        startup: Input[str | inputs.Startup | int | None] = None,
        protection: Input[bool | None] = None,
        hookscript: Input[str | None] = None,
        cores: Input[int | None] = None,
        cpulimit: Input[float | None] = None,
        cpuunits: Input[int | None] = None,
        memory: Input[int | None] = None,
        swap: Input[int | None] = None,
        arch: Input[Literal["amd64", "i386", "arm64", "armhf", "riscv32", "riscv64"] | None] = None,
        ostype: Input[
            Literal[
                "debian",
                "devuan",
                "ubuntu",
                "centos",
                "fedora",
                "opensuse",
                "archlinux",
                "alpine",
                "gentoo",
                "nixos",
                "unmanaged",
            ]
            | None
        ] = None,
        console: Input[bool | None] = None,
        tty: Input[int | None] = None,
        cmode: Input[Literal["shell", "console", "tty"] | None] = None,
        debug: Input[bool | None] = None,
        features: Input[str | inputs.Features | None] = None,
        timezone: Input[str | None] = None,
        entrypoint: Input[str | None] = None,
        env: Input[Sequence[Input[str]] | None] = None,
        nameserver: Input[Sequence[Input[str]] | None] = None,
        searchdomain: Input[Sequence[Input[str]] | None] = None,
        net0: Input[str | inputs.Interface | None] = None,
        net1: Input[str | inputs.Interface | None] = None,
        net2: Input[str | inputs.Interface | None] = None,
        net3: Input[str | inputs.Interface | None] = None,
        net4: Input[str | inputs.Interface | None] = None,
        net5: Input[str | inputs.Interface | None] = None,
        net6: Input[str | inputs.Interface | None] = None,
        net7: Input[str | inputs.Interface | None] = None,
        net8: Input[str | inputs.Interface | None] = None,
        net9: Input[str | inputs.Interface | None] = None,
        net10: Input[str | inputs.Interface | None] = None,
        net11: Input[str | inputs.Interface | None] = None,
        net12: Input[str | inputs.Interface | None] = None,
        net13: Input[str | inputs.Interface | None] = None,
        net14: Input[str | inputs.Interface | None] = None,
        net15: Input[str | inputs.Interface | None] = None,
        net16: Input[str | inputs.Interface | None] = None,
        net17: Input[str | inputs.Interface | None] = None,
        net18: Input[str | inputs.Interface | None] = None,
        net19: Input[str | inputs.Interface | None] = None,
        net20: Input[str | inputs.Interface | None] = None,
        net21: Input[str | inputs.Interface | None] = None,
        net22: Input[str | inputs.Interface | None] = None,
        net23: Input[str | inputs.Interface | None] = None,
        net24: Input[str | inputs.Interface | None] = None,
        net25: Input[str | inputs.Interface | None] = None,
        net26: Input[str | inputs.Interface | None] = None,
        net27: Input[str | inputs.Interface | None] = None,
        net28: Input[str | inputs.Interface | None] = None,
        net29: Input[str | inputs.Interface | None] = None,
        net30: Input[str | inputs.Interface | None] = None,
        net31: Input[str | inputs.Interface | None] = None,
        dev0: Input[str | inputs.Device | int | float | None] = None,
        dev1: Input[str | inputs.Device | int | float | None] = None,
        dev2: Input[str | inputs.Device | int | float | None] = None,
        dev3: Input[str | inputs.Device | int | float | None] = None,
        dev4: Input[str | inputs.Device | int | float | None] = None,
        dev5: Input[str | inputs.Device | int | float | None] = None,
        dev6: Input[str | inputs.Device | int | float | None] = None,
        dev7: Input[str | inputs.Device | int | float | None] = None,
        dev8: Input[str | inputs.Device | int | float | None] = None,
        dev9: Input[str | inputs.Device | int | float | None] = None,
        dev10: Input[str | inputs.Device | int | float | None] = None,
        dev11: Input[str | inputs.Device | int | float | None] = None,
        dev12: Input[str | inputs.Device | int | float | None] = None,
        dev13: Input[str | inputs.Device | int | float | None] = None,
        dev14: Input[str | inputs.Device | int | float | None] = None,
        dev15: Input[str | inputs.Device | int | float | None] = None,
        dev16: Input[str | inputs.Device | int | float | None] = None,
        dev17: Input[str | inputs.Device | int | float | None] = None,
        dev18: Input[str | inputs.Device | int | float | None] = None,
        dev19: Input[str | inputs.Device | int | float | None] = None,
        dev20: Input[str | inputs.Device | int | float | None] = None,
        dev21: Input[str | inputs.Device | int | float | None] = None,
        dev22: Input[str | inputs.Device | int | float | None] = None,
        dev23: Input[str | inputs.Device | int | float | None] = None,
        dev24: Input[str | inputs.Device | int | float | None] = None,
        dev25: Input[str | inputs.Device | int | float | None] = None,
        dev26: Input[str | inputs.Device | int | float | None] = None,
        dev27: Input[str | inputs.Device | int | float | None] = None,
        dev28: Input[str | inputs.Device | int | float | None] = None,
        dev29: Input[str | inputs.Device | int | float | None] = None,
        dev30: Input[str | inputs.Device | int | float | None] = None,
        dev31: Input[str | inputs.Device | int | float | None] = None,
        dev32: Input[str | inputs.Device | int | float | None] = None,
        dev33: Input[str | inputs.Device | int | float | None] = None,
        dev34: Input[str | inputs.Device | int | float | None] = None,
        dev35: Input[str | inputs.Device | int | float | None] = None,
        dev36: Input[str | inputs.Device | int | float | None] = None,
        dev37: Input[str | inputs.Device | int | float | None] = None,
        dev38: Input[str | inputs.Device | int | float | None] = None,
        dev39: Input[str | inputs.Device | int | float | None] = None,
        dev40: Input[str | inputs.Device | int | float | None] = None,
        dev41: Input[str | inputs.Device | int | float | None] = None,
        dev42: Input[str | inputs.Device | int | float | None] = None,
        dev43: Input[str | inputs.Device | int | float | None] = None,
        dev44: Input[str | inputs.Device | int | float | None] = None,
        dev45: Input[str | inputs.Device | int | float | None] = None,
        dev46: Input[str | inputs.Device | int | float | None] = None,
        dev47: Input[str | inputs.Device | int | float | None] = None,
        dev48: Input[str | inputs.Device | int | float | None] = None,
        dev49: Input[str | inputs.Device | int | float | None] = None,
        dev50: Input[str | inputs.Device | int | float | None] = None,
        dev51: Input[str | inputs.Device | int | float | None] = None,
        dev52: Input[str | inputs.Device | int | float | None] = None,
        dev53: Input[str | inputs.Device | int | float | None] = None,
        dev54: Input[str | inputs.Device | int | float | None] = None,
        dev55: Input[str | inputs.Device | int | float | None] = None,
        dev56: Input[str | inputs.Device | int | float | None] = None,
        dev57: Input[str | inputs.Device | int | float | None] = None,
        dev58: Input[str | inputs.Device | int | float | None] = None,
        dev59: Input[str | inputs.Device | int | float | None] = None,
        dev60: Input[str | inputs.Device | int | float | None] = None,
        dev61: Input[str | inputs.Device | int | float | None] = None,
        dev62: Input[str | inputs.Device | int | float | None] = None,
        dev63: Input[str | inputs.Device | int | float | None] = None,
        dev64: Input[str | inputs.Device | int | float | None] = None,
        dev65: Input[str | inputs.Device | int | float | None] = None,
        dev66: Input[str | inputs.Device | int | float | None] = None,
        dev67: Input[str | inputs.Device | int | float | None] = None,
        dev68: Input[str | inputs.Device | int | float | None] = None,
        dev69: Input[str | inputs.Device | int | float | None] = None,
        dev70: Input[str | inputs.Device | int | float | None] = None,
        dev71: Input[str | inputs.Device | int | float | None] = None,
        dev72: Input[str | inputs.Device | int | float | None] = None,
        dev73: Input[str | inputs.Device | int | float | None] = None,
        dev74: Input[str | inputs.Device | int | float | None] = None,
        dev75: Input[str | inputs.Device | int | float | None] = None,
        dev76: Input[str | inputs.Device | int | float | None] = None,
        dev77: Input[str | inputs.Device | int | float | None] = None,
        dev78: Input[str | inputs.Device | int | float | None] = None,
        dev79: Input[str | inputs.Device | int | float | None] = None,
        dev80: Input[str | inputs.Device | int | float | None] = None,
        dev81: Input[str | inputs.Device | int | float | None] = None,
        dev82: Input[str | inputs.Device | int | float | None] = None,
        dev83: Input[str | inputs.Device | int | float | None] = None,
        dev84: Input[str | inputs.Device | int | float | None] = None,
        dev85: Input[str | inputs.Device | int | float | None] = None,
        dev86: Input[str | inputs.Device | int | float | None] = None,
        dev87: Input[str | inputs.Device | int | float | None] = None,
        dev88: Input[str | inputs.Device | int | float | None] = None,
        dev89: Input[str | inputs.Device | int | float | None] = None,
        dev90: Input[str | inputs.Device | int | float | None] = None,
        dev91: Input[str | inputs.Device | int | float | None] = None,
        dev92: Input[str | inputs.Device | int | float | None] = None,
        dev93: Input[str | inputs.Device | int | float | None] = None,
        dev94: Input[str | inputs.Device | int | float | None] = None,
        dev95: Input[str | inputs.Device | int | float | None] = None,
        dev96: Input[str | inputs.Device | int | float | None] = None,
        dev97: Input[str | inputs.Device | int | float | None] = None,
        dev98: Input[str | inputs.Device | int | float | None] = None,
        dev99: Input[str | inputs.Device | int | float | None] = None,
        dev100: Input[str | inputs.Device | int | float | None] = None,
        dev101: Input[str | inputs.Device | int | float | None] = None,
        dev102: Input[str | inputs.Device | int | float | None] = None,
        dev103: Input[str | inputs.Device | int | float | None] = None,
        dev104: Input[str | inputs.Device | int | float | None] = None,
        dev105: Input[str | inputs.Device | int | float | None] = None,
        dev106: Input[str | inputs.Device | int | float | None] = None,
        dev107: Input[str | inputs.Device | int | float | None] = None,
        dev108: Input[str | inputs.Device | int | float | None] = None,
        dev109: Input[str | inputs.Device | int | float | None] = None,
        dev110: Input[str | inputs.Device | int | float | None] = None,
        dev111: Input[str | inputs.Device | int | float | None] = None,
        dev112: Input[str | inputs.Device | int | float | None] = None,
        dev113: Input[str | inputs.Device | int | float | None] = None,
        dev114: Input[str | inputs.Device | int | float | None] = None,
        dev115: Input[str | inputs.Device | int | float | None] = None,
        dev116: Input[str | inputs.Device | int | float | None] = None,
        dev117: Input[str | inputs.Device | int | float | None] = None,
        dev118: Input[str | inputs.Device | int | float | None] = None,
        dev119: Input[str | inputs.Device | int | float | None] = None,
        dev120: Input[str | inputs.Device | int | float | None] = None,
        dev121: Input[str | inputs.Device | int | float | None] = None,
        dev122: Input[str | inputs.Device | int | float | None] = None,
        dev123: Input[str | inputs.Device | int | float | None] = None,
        dev124: Input[str | inputs.Device | int | float | None] = None,
        dev125: Input[str | inputs.Device | int | float | None] = None,
        dev126: Input[str | inputs.Device | int | float | None] = None,
        dev127: Input[str | inputs.Device | int | float | None] = None,
        dev128: Input[str | inputs.Device | int | float | None] = None,
        dev129: Input[str | inputs.Device | int | float | None] = None,
        dev130: Input[str | inputs.Device | int | float | None] = None,
        dev131: Input[str | inputs.Device | int | float | None] = None,
        dev132: Input[str | inputs.Device | int | float | None] = None,
        dev133: Input[str | inputs.Device | int | float | None] = None,
        dev134: Input[str | inputs.Device | int | float | None] = None,
        dev135: Input[str | inputs.Device | int | float | None] = None,
        dev136: Input[str | inputs.Device | int | float | None] = None,
        dev137: Input[str | inputs.Device | int | float | None] = None,
        dev138: Input[str | inputs.Device | int | float | None] = None,
        dev139: Input[str | inputs.Device | int | float | None] = None,
        dev140: Input[str | inputs.Device | int | float | None] = None,
        dev141: Input[str | inputs.Device | int | float | None] = None,
        dev142: Input[str | inputs.Device | int | float | None] = None,
        dev143: Input[str | inputs.Device | int | float | None] = None,
        dev144: Input[str | inputs.Device | int | float | None] = None,
        dev145: Input[str | inputs.Device | int | float | None] = None,
        dev146: Input[str | inputs.Device | int | float | None] = None,
        dev147: Input[str | inputs.Device | int | float | None] = None,
        dev148: Input[str | inputs.Device | int | float | None] = None,
        dev149: Input[str | inputs.Device | int | float | None] = None,
        dev150: Input[str | inputs.Device | int | float | None] = None,
        dev151: Input[str | inputs.Device | int | float | None] = None,
        dev152: Input[str | inputs.Device | int | float | None] = None,
        dev153: Input[str | inputs.Device | int | float | None] = None,
        dev154: Input[str | inputs.Device | int | float | None] = None,
        dev155: Input[str | inputs.Device | int | float | None] = None,
        dev156: Input[str | inputs.Device | int | float | None] = None,
        dev157: Input[str | inputs.Device | int | float | None] = None,
        dev158: Input[str | inputs.Device | int | float | None] = None,
        dev159: Input[str | inputs.Device | int | float | None] = None,
        dev160: Input[str | inputs.Device | int | float | None] = None,
        dev161: Input[str | inputs.Device | int | float | None] = None,
        dev162: Input[str | inputs.Device | int | float | None] = None,
        dev163: Input[str | inputs.Device | int | float | None] = None,
        dev164: Input[str | inputs.Device | int | float | None] = None,
        dev165: Input[str | inputs.Device | int | float | None] = None,
        dev166: Input[str | inputs.Device | int | float | None] = None,
        dev167: Input[str | inputs.Device | int | float | None] = None,
        dev168: Input[str | inputs.Device | int | float | None] = None,
        dev169: Input[str | inputs.Device | int | float | None] = None,
        dev170: Input[str | inputs.Device | int | float | None] = None,
        dev171: Input[str | inputs.Device | int | float | None] = None,
        dev172: Input[str | inputs.Device | int | float | None] = None,
        dev173: Input[str | inputs.Device | int | float | None] = None,
        dev174: Input[str | inputs.Device | int | float | None] = None,
        dev175: Input[str | inputs.Device | int | float | None] = None,
        dev176: Input[str | inputs.Device | int | float | None] = None,
        dev177: Input[str | inputs.Device | int | float | None] = None,
        dev178: Input[str | inputs.Device | int | float | None] = None,
        dev179: Input[str | inputs.Device | int | float | None] = None,
        dev180: Input[str | inputs.Device | int | float | None] = None,
        dev181: Input[str | inputs.Device | int | float | None] = None,
        dev182: Input[str | inputs.Device | int | float | None] = None,
        dev183: Input[str | inputs.Device | int | float | None] = None,
        dev184: Input[str | inputs.Device | int | float | None] = None,
        dev185: Input[str | inputs.Device | int | float | None] = None,
        dev186: Input[str | inputs.Device | int | float | None] = None,
        dev187: Input[str | inputs.Device | int | float | None] = None,
        dev188: Input[str | inputs.Device | int | float | None] = None,
        dev189: Input[str | inputs.Device | int | float | None] = None,
        dev190: Input[str | inputs.Device | int | float | None] = None,
        dev191: Input[str | inputs.Device | int | float | None] = None,
        dev192: Input[str | inputs.Device | int | float | None] = None,
        dev193: Input[str | inputs.Device | int | float | None] = None,
        dev194: Input[str | inputs.Device | int | float | None] = None,
        dev195: Input[str | inputs.Device | int | float | None] = None,
        dev196: Input[str | inputs.Device | int | float | None] = None,
        dev197: Input[str | inputs.Device | int | float | None] = None,
        dev198: Input[str | inputs.Device | int | float | None] = None,
        dev199: Input[str | inputs.Device | int | float | None] = None,
        dev200: Input[str | inputs.Device | int | float | None] = None,
        dev201: Input[str | inputs.Device | int | float | None] = None,
        dev202: Input[str | inputs.Device | int | float | None] = None,
        dev203: Input[str | inputs.Device | int | float | None] = None,
        dev204: Input[str | inputs.Device | int | float | None] = None,
        dev205: Input[str | inputs.Device | int | float | None] = None,
        dev206: Input[str | inputs.Device | int | float | None] = None,
        dev207: Input[str | inputs.Device | int | float | None] = None,
        dev208: Input[str | inputs.Device | int | float | None] = None,
        dev209: Input[str | inputs.Device | int | float | None] = None,
        dev210: Input[str | inputs.Device | int | float | None] = None,
        dev211: Input[str | inputs.Device | int | float | None] = None,
        dev212: Input[str | inputs.Device | int | float | None] = None,
        dev213: Input[str | inputs.Device | int | float | None] = None,
        dev214: Input[str | inputs.Device | int | float | None] = None,
        dev215: Input[str | inputs.Device | int | float | None] = None,
        dev216: Input[str | inputs.Device | int | float | None] = None,
        dev217: Input[str | inputs.Device | int | float | None] = None,
        dev218: Input[str | inputs.Device | int | float | None] = None,
        dev219: Input[str | inputs.Device | int | float | None] = None,
        dev220: Input[str | inputs.Device | int | float | None] = None,
        dev221: Input[str | inputs.Device | int | float | None] = None,
        dev222: Input[str | inputs.Device | int | float | None] = None,
        dev223: Input[str | inputs.Device | int | float | None] = None,
        dev224: Input[str | inputs.Device | int | float | None] = None,
        dev225: Input[str | inputs.Device | int | float | None] = None,
        dev226: Input[str | inputs.Device | int | float | None] = None,
        dev227: Input[str | inputs.Device | int | float | None] = None,
        dev228: Input[str | inputs.Device | int | float | None] = None,
        dev229: Input[str | inputs.Device | int | float | None] = None,
        dev230: Input[str | inputs.Device | int | float | None] = None,
        dev231: Input[str | inputs.Device | int | float | None] = None,
        dev232: Input[str | inputs.Device | int | float | None] = None,
        dev233: Input[str | inputs.Device | int | float | None] = None,
        dev234: Input[str | inputs.Device | int | float | None] = None,
        dev235: Input[str | inputs.Device | int | float | None] = None,
        dev236: Input[str | inputs.Device | int | float | None] = None,
        dev237: Input[str | inputs.Device | int | float | None] = None,
        dev238: Input[str | inputs.Device | int | float | None] = None,
        dev239: Input[str | inputs.Device | int | float | None] = None,
        dev240: Input[str | inputs.Device | int | float | None] = None,
        dev241: Input[str | inputs.Device | int | float | None] = None,
        dev242: Input[str | inputs.Device | int | float | None] = None,
        dev243: Input[str | inputs.Device | int | float | None] = None,
        dev244: Input[str | inputs.Device | int | float | None] = None,
        dev245: Input[str | inputs.Device | int | float | None] = None,
        dev246: Input[str | inputs.Device | int | float | None] = None,
        dev247: Input[str | inputs.Device | int | float | None] = None,
        dev248: Input[str | inputs.Device | int | float | None] = None,
        dev249: Input[str | inputs.Device | int | float | None] = None,
        dev250: Input[str | inputs.Device | int | float | None] = None,
        dev251: Input[str | inputs.Device | int | float | None] = None,
        dev252: Input[str | inputs.Device | int | float | None] = None,
        dev253: Input[str | inputs.Device | int | float | None] = None,
        dev254: Input[str | inputs.Device | int | float | None] = None,
        dev255: Input[str | inputs.Device | int | float | None] = None,
        rootfs: Input[str | inputs.RootFs | None] = None,
        mp0: Input[str | inputs.MountPoint | None] = None,
        mp1: Input[str | inputs.MountPoint | None] = None,
        mp2: Input[str | inputs.MountPoint | None] = None,
        mp3: Input[str | inputs.MountPoint | None] = None,
        mp4: Input[str | inputs.MountPoint | None] = None,
        mp5: Input[str | inputs.MountPoint | None] = None,
        mp6: Input[str | inputs.MountPoint | None] = None,
        mp7: Input[str | inputs.MountPoint | None] = None,
        mp8: Input[str | inputs.MountPoint | None] = None,
        mp9: Input[str | inputs.MountPoint | None] = None,
        mp10: Input[str | inputs.MountPoint | None] = None,
        mp11: Input[str | inputs.MountPoint | None] = None,
        mp12: Input[str | inputs.MountPoint | None] = None,
        mp13: Input[str | inputs.MountPoint | None] = None,
        mp14: Input[str | inputs.MountPoint | None] = None,
        mp15: Input[str | inputs.MountPoint | None] = None,
        mp16: Input[str | inputs.MountPoint | None] = None,
        mp17: Input[str | inputs.MountPoint | None] = None,
        mp18: Input[str | inputs.MountPoint | None] = None,
        mp19: Input[str | inputs.MountPoint | None] = None,
        mp20: Input[str | inputs.MountPoint | None] = None,
        mp21: Input[str | inputs.MountPoint | None] = None,
        mp22: Input[str | inputs.MountPoint | None] = None,
        mp23: Input[str | inputs.MountPoint | None] = None,
        mp24: Input[str | inputs.MountPoint | None] = None,
        mp25: Input[str | inputs.MountPoint | None] = None,
        mp26: Input[str | inputs.MountPoint | None] = None,
        mp27: Input[str | inputs.MountPoint | None] = None,
        mp28: Input[str | inputs.MountPoint | None] = None,
        mp29: Input[str | inputs.MountPoint | None] = None,
        mp30: Input[str | inputs.MountPoint | None] = None,
        mp31: Input[str | inputs.MountPoint | None] = None,
        mp32: Input[str | inputs.MountPoint | None] = None,
        mp33: Input[str | inputs.MountPoint | None] = None,
        mp34: Input[str | inputs.MountPoint | None] = None,
        mp35: Input[str | inputs.MountPoint | None] = None,
        mp36: Input[str | inputs.MountPoint | None] = None,
        mp37: Input[str | inputs.MountPoint | None] = None,
        mp38: Input[str | inputs.MountPoint | None] = None,
        mp39: Input[str | inputs.MountPoint | None] = None,
        mp40: Input[str | inputs.MountPoint | None] = None,
        mp41: Input[str | inputs.MountPoint | None] = None,
        mp42: Input[str | inputs.MountPoint | None] = None,
        mp43: Input[str | inputs.MountPoint | None] = None,
        mp44: Input[str | inputs.MountPoint | None] = None,
        mp45: Input[str | inputs.MountPoint | None] = None,
        mp46: Input[str | inputs.MountPoint | None] = None,
        mp47: Input[str | inputs.MountPoint | None] = None,
        mp48: Input[str | inputs.MountPoint | None] = None,
        mp49: Input[str | inputs.MountPoint | None] = None,
        mp50: Input[str | inputs.MountPoint | None] = None,
        mp51: Input[str | inputs.MountPoint | None] = None,
        mp52: Input[str | inputs.MountPoint | None] = None,
        mp53: Input[str | inputs.MountPoint | None] = None,
        mp54: Input[str | inputs.MountPoint | None] = None,
        mp55: Input[str | inputs.MountPoint | None] = None,
        mp56: Input[str | inputs.MountPoint | None] = None,
        mp57: Input[str | inputs.MountPoint | None] = None,
        mp58: Input[str | inputs.MountPoint | None] = None,
        mp59: Input[str | inputs.MountPoint | None] = None,
        mp60: Input[str | inputs.MountPoint | None] = None,
        mp61: Input[str | inputs.MountPoint | None] = None,
        mp62: Input[str | inputs.MountPoint | None] = None,
        mp63: Input[str | inputs.MountPoint | None] = None,
        mp64: Input[str | inputs.MountPoint | None] = None,
        mp65: Input[str | inputs.MountPoint | None] = None,
        mp66: Input[str | inputs.MountPoint | None] = None,
        mp67: Input[str | inputs.MountPoint | None] = None,
        mp68: Input[str | inputs.MountPoint | None] = None,
        mp69: Input[str | inputs.MountPoint | None] = None,
        mp70: Input[str | inputs.MountPoint | None] = None,
        mp71: Input[str | inputs.MountPoint | None] = None,
        mp72: Input[str | inputs.MountPoint | None] = None,
        mp73: Input[str | inputs.MountPoint | None] = None,
        mp74: Input[str | inputs.MountPoint | None] = None,
        mp75: Input[str | inputs.MountPoint | None] = None,
        mp76: Input[str | inputs.MountPoint | None] = None,
        mp77: Input[str | inputs.MountPoint | None] = None,
        mp78: Input[str | inputs.MountPoint | None] = None,
        mp79: Input[str | inputs.MountPoint | None] = None,
        mp80: Input[str | inputs.MountPoint | None] = None,
        mp81: Input[str | inputs.MountPoint | None] = None,
        mp82: Input[str | inputs.MountPoint | None] = None,
        mp83: Input[str | inputs.MountPoint | None] = None,
        mp84: Input[str | inputs.MountPoint | None] = None,
        mp85: Input[str | inputs.MountPoint | None] = None,
        mp86: Input[str | inputs.MountPoint | None] = None,
        mp87: Input[str | inputs.MountPoint | None] = None,
        mp88: Input[str | inputs.MountPoint | None] = None,
        mp89: Input[str | inputs.MountPoint | None] = None,
        mp90: Input[str | inputs.MountPoint | None] = None,
        mp91: Input[str | inputs.MountPoint | None] = None,
        mp92: Input[str | inputs.MountPoint | None] = None,
        mp93: Input[str | inputs.MountPoint | None] = None,
        mp94: Input[str | inputs.MountPoint | None] = None,
        mp95: Input[str | inputs.MountPoint | None] = None,
        mp96: Input[str | inputs.MountPoint | None] = None,
        mp97: Input[str | inputs.MountPoint | None] = None,
        mp98: Input[str | inputs.MountPoint | None] = None,
        mp99: Input[str | inputs.MountPoint | None] = None,
        mp100: Input[str | inputs.MountPoint | None] = None,
        mp101: Input[str | inputs.MountPoint | None] = None,
        mp102: Input[str | inputs.MountPoint | None] = None,
        mp103: Input[str | inputs.MountPoint | None] = None,
        mp104: Input[str | inputs.MountPoint | None] = None,
        mp105: Input[str | inputs.MountPoint | None] = None,
        mp106: Input[str | inputs.MountPoint | None] = None,
        mp107: Input[str | inputs.MountPoint | None] = None,
        mp108: Input[str | inputs.MountPoint | None] = None,
        mp109: Input[str | inputs.MountPoint | None] = None,
        mp110: Input[str | inputs.MountPoint | None] = None,
        mp111: Input[str | inputs.MountPoint | None] = None,
        mp112: Input[str | inputs.MountPoint | None] = None,
        mp113: Input[str | inputs.MountPoint | None] = None,
        mp114: Input[str | inputs.MountPoint | None] = None,
        mp115: Input[str | inputs.MountPoint | None] = None,
        mp116: Input[str | inputs.MountPoint | None] = None,
        mp117: Input[str | inputs.MountPoint | None] = None,
        mp118: Input[str | inputs.MountPoint | None] = None,
        mp119: Input[str | inputs.MountPoint | None] = None,
        mp120: Input[str | inputs.MountPoint | None] = None,
        mp121: Input[str | inputs.MountPoint | None] = None,
        mp122: Input[str | inputs.MountPoint | None] = None,
        mp123: Input[str | inputs.MountPoint | None] = None,
        mp124: Input[str | inputs.MountPoint | None] = None,
        mp125: Input[str | inputs.MountPoint | None] = None,
        mp126: Input[str | inputs.MountPoint | None] = None,
        mp127: Input[str | inputs.MountPoint | None] = None,
        mp128: Input[str | inputs.MountPoint | None] = None,
        mp129: Input[str | inputs.MountPoint | None] = None,
        mp130: Input[str | inputs.MountPoint | None] = None,
        mp131: Input[str | inputs.MountPoint | None] = None,
        mp132: Input[str | inputs.MountPoint | None] = None,
        mp133: Input[str | inputs.MountPoint | None] = None,
        mp134: Input[str | inputs.MountPoint | None] = None,
        mp135: Input[str | inputs.MountPoint | None] = None,
        mp136: Input[str | inputs.MountPoint | None] = None,
        mp137: Input[str | inputs.MountPoint | None] = None,
        mp138: Input[str | inputs.MountPoint | None] = None,
        mp139: Input[str | inputs.MountPoint | None] = None,
        mp140: Input[str | inputs.MountPoint | None] = None,
        mp141: Input[str | inputs.MountPoint | None] = None,
        mp142: Input[str | inputs.MountPoint | None] = None,
        mp143: Input[str | inputs.MountPoint | None] = None,
        mp144: Input[str | inputs.MountPoint | None] = None,
        mp145: Input[str | inputs.MountPoint | None] = None,
        mp146: Input[str | inputs.MountPoint | None] = None,
        mp147: Input[str | inputs.MountPoint | None] = None,
        mp148: Input[str | inputs.MountPoint | None] = None,
        mp149: Input[str | inputs.MountPoint | None] = None,
        mp150: Input[str | inputs.MountPoint | None] = None,
        mp151: Input[str | inputs.MountPoint | None] = None,
        mp152: Input[str | inputs.MountPoint | None] = None,
        mp153: Input[str | inputs.MountPoint | None] = None,
        mp154: Input[str | inputs.MountPoint | None] = None,
        mp155: Input[str | inputs.MountPoint | None] = None,
        mp156: Input[str | inputs.MountPoint | None] = None,
        mp157: Input[str | inputs.MountPoint | None] = None,
        mp158: Input[str | inputs.MountPoint | None] = None,
        mp159: Input[str | inputs.MountPoint | None] = None,
        mp160: Input[str | inputs.MountPoint | None] = None,
        mp161: Input[str | inputs.MountPoint | None] = None,
        mp162: Input[str | inputs.MountPoint | None] = None,
        mp163: Input[str | inputs.MountPoint | None] = None,
        mp164: Input[str | inputs.MountPoint | None] = None,
        mp165: Input[str | inputs.MountPoint | None] = None,
        mp166: Input[str | inputs.MountPoint | None] = None,
        mp167: Input[str | inputs.MountPoint | None] = None,
        mp168: Input[str | inputs.MountPoint | None] = None,
        mp169: Input[str | inputs.MountPoint | None] = None,
        mp170: Input[str | inputs.MountPoint | None] = None,
        mp171: Input[str | inputs.MountPoint | None] = None,
        mp172: Input[str | inputs.MountPoint | None] = None,
        mp173: Input[str | inputs.MountPoint | None] = None,
        mp174: Input[str | inputs.MountPoint | None] = None,
        mp175: Input[str | inputs.MountPoint | None] = None,
        mp176: Input[str | inputs.MountPoint | None] = None,
        mp177: Input[str | inputs.MountPoint | None] = None,
        mp178: Input[str | inputs.MountPoint | None] = None,
        mp179: Input[str | inputs.MountPoint | None] = None,
        mp180: Input[str | inputs.MountPoint | None] = None,
        mp181: Input[str | inputs.MountPoint | None] = None,
        mp182: Input[str | inputs.MountPoint | None] = None,
        mp183: Input[str | inputs.MountPoint | None] = None,
        mp184: Input[str | inputs.MountPoint | None] = None,
        mp185: Input[str | inputs.MountPoint | None] = None,
        mp186: Input[str | inputs.MountPoint | None] = None,
        mp187: Input[str | inputs.MountPoint | None] = None,
        mp188: Input[str | inputs.MountPoint | None] = None,
        mp189: Input[str | inputs.MountPoint | None] = None,
        mp190: Input[str | inputs.MountPoint | None] = None,
        mp191: Input[str | inputs.MountPoint | None] = None,
        mp192: Input[str | inputs.MountPoint | None] = None,
        mp193: Input[str | inputs.MountPoint | None] = None,
        mp194: Input[str | inputs.MountPoint | None] = None,
        mp195: Input[str | inputs.MountPoint | None] = None,
        mp196: Input[str | inputs.MountPoint | None] = None,
        mp197: Input[str | inputs.MountPoint | None] = None,
        mp198: Input[str | inputs.MountPoint | None] = None,
        mp199: Input[str | inputs.MountPoint | None] = None,
        mp200: Input[str | inputs.MountPoint | None] = None,
        mp201: Input[str | inputs.MountPoint | None] = None,
        mp202: Input[str | inputs.MountPoint | None] = None,
        mp203: Input[str | inputs.MountPoint | None] = None,
        mp204: Input[str | inputs.MountPoint | None] = None,
        mp205: Input[str | inputs.MountPoint | None] = None,
        mp206: Input[str | inputs.MountPoint | None] = None,
        mp207: Input[str | inputs.MountPoint | None] = None,
        mp208: Input[str | inputs.MountPoint | None] = None,
        mp209: Input[str | inputs.MountPoint | None] = None,
        mp210: Input[str | inputs.MountPoint | None] = None,
        mp211: Input[str | inputs.MountPoint | None] = None,
        mp212: Input[str | inputs.MountPoint | None] = None,
        mp213: Input[str | inputs.MountPoint | None] = None,
        mp214: Input[str | inputs.MountPoint | None] = None,
        mp215: Input[str | inputs.MountPoint | None] = None,
        mp216: Input[str | inputs.MountPoint | None] = None,
        mp217: Input[str | inputs.MountPoint | None] = None,
        mp218: Input[str | inputs.MountPoint | None] = None,
        mp219: Input[str | inputs.MountPoint | None] = None,
        mp220: Input[str | inputs.MountPoint | None] = None,
        mp221: Input[str | inputs.MountPoint | None] = None,
        mp222: Input[str | inputs.MountPoint | None] = None,
        mp223: Input[str | inputs.MountPoint | None] = None,
        mp224: Input[str | inputs.MountPoint | None] = None,
        mp225: Input[str | inputs.MountPoint | None] = None,
        mp226: Input[str | inputs.MountPoint | None] = None,
        mp227: Input[str | inputs.MountPoint | None] = None,
        mp228: Input[str | inputs.MountPoint | None] = None,
        mp229: Input[str | inputs.MountPoint | None] = None,
        mp230: Input[str | inputs.MountPoint | None] = None,
        mp231: Input[str | inputs.MountPoint | None] = None,
        mp232: Input[str | inputs.MountPoint | None] = None,
        mp233: Input[str | inputs.MountPoint | None] = None,
        mp234: Input[str | inputs.MountPoint | None] = None,
        mp235: Input[str | inputs.MountPoint | None] = None,
        mp236: Input[str | inputs.MountPoint | None] = None,
        mp237: Input[str | inputs.MountPoint | None] = None,
        mp238: Input[str | inputs.MountPoint | None] = None,
        mp239: Input[str | inputs.MountPoint | None] = None,
        mp240: Input[str | inputs.MountPoint | None] = None,
        mp241: Input[str | inputs.MountPoint | None] = None,
        mp242: Input[str | inputs.MountPoint | None] = None,
        mp243: Input[str | inputs.MountPoint | None] = None,
        mp244: Input[str | inputs.MountPoint | None] = None,
        mp245: Input[str | inputs.MountPoint | None] = None,
        mp246: Input[str | inputs.MountPoint | None] = None,
        mp247: Input[str | inputs.MountPoint | None] = None,
        mp248: Input[str | inputs.MountPoint | None] = None,
        mp249: Input[str | inputs.MountPoint | None] = None,
        mp250: Input[str | inputs.MountPoint | None] = None,
        mp251: Input[str | inputs.MountPoint | None] = None,
        mp252: Input[str | inputs.MountPoint | None] = None,
        mp253: Input[str | inputs.MountPoint | None] = None,
        mp254: Input[str | inputs.MountPoint | None] = None,
        mp255: Input[str | inputs.MountPoint | None] = None,
        template: Input[bool | None] = None,
        state: Input[Literal["started", "stopped"] | None] = None,
        reboot: Input[Literal["allowed"] | None] = None,
        force_stop: Input[bool | None] = None,
        removed_disks: Input[Literal["destroy", "keep"] | None] = None,
        clone: Input[str | inputs.ContainerClone | int | float | None] = None,
        ostemplate: Input[str | None] = None,
        template_storage: Input[str | None] = None,
        unprivileged: Input[bool | None] = None,
        password: Input[str | None] = None,
        ssh_public_keys: Input[str | None] = None,
        hostname: Input[str | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            vmid: Number of the guest, unique in the cluster; default: the next free one. Another
                value replaces the object.
            node: Node that it is on. Not declared: that of the source of its clone, or the first
                one, and later wherever it is. Names a node.
            description: Notes; a line that names the stack is added, and not shown here.
            tags: Tags, in lower case.
            pool: Pool that it is in. Names a pool.
            onboot: Whether it starts with its node; default: false.
            startup: Order and pauses (seconds) of starts and stops with the node.
            protection: Whether PVE refuses to remove it and its disks; default: false.
            hookscript: Volume of a script that runs at each start and stop. Names a storage.
            cores: Default: all of the node.
            cpulimit: Cores' worth of computing time; 0 (the default) is no limit.
            cpuunits: Weight against other guests of the node, 1 to 10000; default: 100.
            memory: MiB. Default: 512.
            swap: MiB. Default: 512.
            arch: Default: that of the template.
            ostype: Kind of system, by which PVE sets up what is in it; default: that of the
                template.
            console: Whether it has a console; default: true.
            tty: Number of its consoles; default: 2.
            cmode: What the console is attached to; default: tty.
            debug: Whether its start is logged in detail; default: false.
            features: What a container may do beyond the usual. All but `nesting` is for root@pam
                alone.
            timezone: Such as `Europe/Vienna`, or `host`, that of the node; default: that of the
                template.
            entrypoint: The command that it starts with; default: /sbin/init.
            env: Variables of the environment that it starts with, each as `NAME=value`.
            nameserver: Name servers; default: those of the node.
            searchdomain: Domains that names are looked up in; default: that of the node.
            net0: A network card of a container, as a virtual Ethernet pair.
            dev0: A device of the node in the container.
            rootfs: Default: that of the clone's source; a container from a template has to have
                one.
            mp0: A volume that is mounted into a container; a folder or device of the node by its
                path.  Folders and devices are for root@pam alone.
            template: Whether it is a template, that others are cloned from; there is no way back.
                What it is made from itself is `ostemplate`. For template True, another value
                replaces the object.
            state: Whether it runs; not declared: not managed.
            reboot: Whether a running guest may be restarted for changes that wait for it; else they
                wait.
            force_stop: Whether a guest that does not shut down within `timeout` is stopped.
            removed_disks: What becomes of the volume of a disk that is not declared any more;
                default: destroy.
            clone: Make it from another container or a template; what is declared here wins over its
                settings.
            ostemplate: The system that it is made from: a volume such as
                `library:vztmpl/x.tar.zst`; or the name of a template, or a pattern such as
                `debian-13-*`, of which the newest is taken. Names a storage or image.
            template_storage: Storage that a template is downloaded to where it is named and not
                there yet. Default: local. Names a storage.
            unprivileged: Whether its root is nobody on the node; default: true. Another value
                replaces the object.
            password: Password of its root. Secret.
            ssh_public_keys: Public keys that its root may log in with over SSH, one a line. Secret.
            hostname: Host name of the guest; default: the key of its entry.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    vmid: Output[int]
    """Number of the guest, unique in the cluster; default: the next free one. Another value
    replaces the object."""
    node: Output[str]
    """Node that it is on. Not declared: that of the source of its clone, or the first one, and
    later wherever it is. Names a node."""
    description: Output[str | None]
    """Notes; a line that names the stack is added, and not shown here."""
    tags: Output[list[str] | None]
    """Tags, in lower case."""
    pool: Output[str | None]
    """Pool that it is in. Names a pool."""
    onboot: Output[bool | None]
    """Whether it starts with its node; default: false."""
    startup: Output[outputs.Startup | None]
    """Order and pauses (seconds) of starts and stops with the node."""
    protection: Output[bool | None]
    """Whether PVE refuses to remove it and its disks; default: false."""
    hookscript: Output[str | None]
    """Volume of a script that runs at each start and stop. Names a storage."""
    cores: Output[int | None]
    """Default: all of the node."""
    cpulimit: Output[float | None]
    """Cores' worth of computing time; 0 (the default) is no limit."""
    cpuunits: Output[int | None]
    """Weight against other guests of the node, 1 to 10000; default: 100."""
    memory: Output[int | None]
    """MiB. Default: 512."""
    swap: Output[int | None]
    """MiB. Default: 512."""
    arch: Output[Literal["amd64", "i386", "arm64", "armhf", "riscv32", "riscv64"] | None]
    """Default: that of the template."""
    ostype: Output[
        Literal[
            "debian",
            "devuan",
            "ubuntu",
            "centos",
            "fedora",
            "opensuse",
            "archlinux",
            "alpine",
            "gentoo",
            "nixos",
            "unmanaged",
        ]
        | None
    ]
    """Kind of system, by which PVE sets up what is in it; default: that of the template."""
    console: Output[bool | None]
    """Whether it has a console; default: true."""
    tty: Output[int | None]
    """Number of its consoles; default: 2."""
    cmode: Output[Literal["shell", "console", "tty"] | None]
    """What the console is attached to; default: tty."""
    debug: Output[bool | None]
    """Whether its start is logged in detail; default: false."""
    features: Output[outputs.Features | None]
    """What a container may do beyond the usual. All but `nesting` is for root@pam alone."""
    timezone: Output[str | None]
    """Such as `Europe/Vienna`, or `host`, that of the node; default: that of the template."""
    entrypoint: Output[str | None]
    """The command that it starts with; default: /sbin/init."""
    env: Output[list[str] | None]
    """Variables of the environment that it starts with, each as `NAME=value`."""
    nameserver: Output[list[str] | None]
    """Name servers; default: those of the node."""
    searchdomain: Output[list[str] | None]
    """Domains that names are looked up in; default: that of the node."""
    net0: Output[outputs.Interface | None]
    """A network card of a container, as a virtual Ethernet pair."""
    net1: Output[outputs.Interface | None]
    net2: Output[outputs.Interface | None]
    net3: Output[outputs.Interface | None]
    net4: Output[outputs.Interface | None]
    net5: Output[outputs.Interface | None]
    net6: Output[outputs.Interface | None]
    net7: Output[outputs.Interface | None]
    net8: Output[outputs.Interface | None]
    net9: Output[outputs.Interface | None]
    net10: Output[outputs.Interface | None]
    net11: Output[outputs.Interface | None]
    net12: Output[outputs.Interface | None]
    net13: Output[outputs.Interface | None]
    net14: Output[outputs.Interface | None]
    net15: Output[outputs.Interface | None]
    net16: Output[outputs.Interface | None]
    net17: Output[outputs.Interface | None]
    net18: Output[outputs.Interface | None]
    net19: Output[outputs.Interface | None]
    net20: Output[outputs.Interface | None]
    net21: Output[outputs.Interface | None]
    net22: Output[outputs.Interface | None]
    net23: Output[outputs.Interface | None]
    net24: Output[outputs.Interface | None]
    net25: Output[outputs.Interface | None]
    net26: Output[outputs.Interface | None]
    net27: Output[outputs.Interface | None]
    net28: Output[outputs.Interface | None]
    net29: Output[outputs.Interface | None]
    net30: Output[outputs.Interface | None]
    net31: Output[outputs.Interface | None]
    dev0: Output[outputs.Device | None]
    """A device of the node in the container."""
    dev1: Output[outputs.Device | None]
    dev2: Output[outputs.Device | None]
    dev3: Output[outputs.Device | None]
    dev4: Output[outputs.Device | None]
    dev5: Output[outputs.Device | None]
    dev6: Output[outputs.Device | None]
    dev7: Output[outputs.Device | None]
    dev8: Output[outputs.Device | None]
    dev9: Output[outputs.Device | None]
    dev10: Output[outputs.Device | None]
    dev11: Output[outputs.Device | None]
    dev12: Output[outputs.Device | None]
    dev13: Output[outputs.Device | None]
    dev14: Output[outputs.Device | None]
    dev15: Output[outputs.Device | None]
    dev16: Output[outputs.Device | None]
    dev17: Output[outputs.Device | None]
    dev18: Output[outputs.Device | None]
    dev19: Output[outputs.Device | None]
    dev20: Output[outputs.Device | None]
    dev21: Output[outputs.Device | None]
    dev22: Output[outputs.Device | None]
    dev23: Output[outputs.Device | None]
    dev24: Output[outputs.Device | None]
    dev25: Output[outputs.Device | None]
    dev26: Output[outputs.Device | None]
    dev27: Output[outputs.Device | None]
    dev28: Output[outputs.Device | None]
    dev29: Output[outputs.Device | None]
    dev30: Output[outputs.Device | None]
    dev31: Output[outputs.Device | None]
    dev32: Output[outputs.Device | None]
    dev33: Output[outputs.Device | None]
    dev34: Output[outputs.Device | None]
    dev35: Output[outputs.Device | None]
    dev36: Output[outputs.Device | None]
    dev37: Output[outputs.Device | None]
    dev38: Output[outputs.Device | None]
    dev39: Output[outputs.Device | None]
    dev40: Output[outputs.Device | None]
    dev41: Output[outputs.Device | None]
    dev42: Output[outputs.Device | None]
    dev43: Output[outputs.Device | None]
    dev44: Output[outputs.Device | None]
    dev45: Output[outputs.Device | None]
    dev46: Output[outputs.Device | None]
    dev47: Output[outputs.Device | None]
    dev48: Output[outputs.Device | None]
    dev49: Output[outputs.Device | None]
    dev50: Output[outputs.Device | None]
    dev51: Output[outputs.Device | None]
    dev52: Output[outputs.Device | None]
    dev53: Output[outputs.Device | None]
    dev54: Output[outputs.Device | None]
    dev55: Output[outputs.Device | None]
    dev56: Output[outputs.Device | None]
    dev57: Output[outputs.Device | None]
    dev58: Output[outputs.Device | None]
    dev59: Output[outputs.Device | None]
    dev60: Output[outputs.Device | None]
    dev61: Output[outputs.Device | None]
    dev62: Output[outputs.Device | None]
    dev63: Output[outputs.Device | None]
    dev64: Output[outputs.Device | None]
    dev65: Output[outputs.Device | None]
    dev66: Output[outputs.Device | None]
    dev67: Output[outputs.Device | None]
    dev68: Output[outputs.Device | None]
    dev69: Output[outputs.Device | None]
    dev70: Output[outputs.Device | None]
    dev71: Output[outputs.Device | None]
    dev72: Output[outputs.Device | None]
    dev73: Output[outputs.Device | None]
    dev74: Output[outputs.Device | None]
    dev75: Output[outputs.Device | None]
    dev76: Output[outputs.Device | None]
    dev77: Output[outputs.Device | None]
    dev78: Output[outputs.Device | None]
    dev79: Output[outputs.Device | None]
    dev80: Output[outputs.Device | None]
    dev81: Output[outputs.Device | None]
    dev82: Output[outputs.Device | None]
    dev83: Output[outputs.Device | None]
    dev84: Output[outputs.Device | None]
    dev85: Output[outputs.Device | None]
    dev86: Output[outputs.Device | None]
    dev87: Output[outputs.Device | None]
    dev88: Output[outputs.Device | None]
    dev89: Output[outputs.Device | None]
    dev90: Output[outputs.Device | None]
    dev91: Output[outputs.Device | None]
    dev92: Output[outputs.Device | None]
    dev93: Output[outputs.Device | None]
    dev94: Output[outputs.Device | None]
    dev95: Output[outputs.Device | None]
    dev96: Output[outputs.Device | None]
    dev97: Output[outputs.Device | None]
    dev98: Output[outputs.Device | None]
    dev99: Output[outputs.Device | None]
    dev100: Output[outputs.Device | None]
    dev101: Output[outputs.Device | None]
    dev102: Output[outputs.Device | None]
    dev103: Output[outputs.Device | None]
    dev104: Output[outputs.Device | None]
    dev105: Output[outputs.Device | None]
    dev106: Output[outputs.Device | None]
    dev107: Output[outputs.Device | None]
    dev108: Output[outputs.Device | None]
    dev109: Output[outputs.Device | None]
    dev110: Output[outputs.Device | None]
    dev111: Output[outputs.Device | None]
    dev112: Output[outputs.Device | None]
    dev113: Output[outputs.Device | None]
    dev114: Output[outputs.Device | None]
    dev115: Output[outputs.Device | None]
    dev116: Output[outputs.Device | None]
    dev117: Output[outputs.Device | None]
    dev118: Output[outputs.Device | None]
    dev119: Output[outputs.Device | None]
    dev120: Output[outputs.Device | None]
    dev121: Output[outputs.Device | None]
    dev122: Output[outputs.Device | None]
    dev123: Output[outputs.Device | None]
    dev124: Output[outputs.Device | None]
    dev125: Output[outputs.Device | None]
    dev126: Output[outputs.Device | None]
    dev127: Output[outputs.Device | None]
    dev128: Output[outputs.Device | None]
    dev129: Output[outputs.Device | None]
    dev130: Output[outputs.Device | None]
    dev131: Output[outputs.Device | None]
    dev132: Output[outputs.Device | None]
    dev133: Output[outputs.Device | None]
    dev134: Output[outputs.Device | None]
    dev135: Output[outputs.Device | None]
    dev136: Output[outputs.Device | None]
    dev137: Output[outputs.Device | None]
    dev138: Output[outputs.Device | None]
    dev139: Output[outputs.Device | None]
    dev140: Output[outputs.Device | None]
    dev141: Output[outputs.Device | None]
    dev142: Output[outputs.Device | None]
    dev143: Output[outputs.Device | None]
    dev144: Output[outputs.Device | None]
    dev145: Output[outputs.Device | None]
    dev146: Output[outputs.Device | None]
    dev147: Output[outputs.Device | None]
    dev148: Output[outputs.Device | None]
    dev149: Output[outputs.Device | None]
    dev150: Output[outputs.Device | None]
    dev151: Output[outputs.Device | None]
    dev152: Output[outputs.Device | None]
    dev153: Output[outputs.Device | None]
    dev154: Output[outputs.Device | None]
    dev155: Output[outputs.Device | None]
    dev156: Output[outputs.Device | None]
    dev157: Output[outputs.Device | None]
    dev158: Output[outputs.Device | None]
    dev159: Output[outputs.Device | None]
    dev160: Output[outputs.Device | None]
    dev161: Output[outputs.Device | None]
    dev162: Output[outputs.Device | None]
    dev163: Output[outputs.Device | None]
    dev164: Output[outputs.Device | None]
    dev165: Output[outputs.Device | None]
    dev166: Output[outputs.Device | None]
    dev167: Output[outputs.Device | None]
    dev168: Output[outputs.Device | None]
    dev169: Output[outputs.Device | None]
    dev170: Output[outputs.Device | None]
    dev171: Output[outputs.Device | None]
    dev172: Output[outputs.Device | None]
    dev173: Output[outputs.Device | None]
    dev174: Output[outputs.Device | None]
    dev175: Output[outputs.Device | None]
    dev176: Output[outputs.Device | None]
    dev177: Output[outputs.Device | None]
    dev178: Output[outputs.Device | None]
    dev179: Output[outputs.Device | None]
    dev180: Output[outputs.Device | None]
    dev181: Output[outputs.Device | None]
    dev182: Output[outputs.Device | None]
    dev183: Output[outputs.Device | None]
    dev184: Output[outputs.Device | None]
    dev185: Output[outputs.Device | None]
    dev186: Output[outputs.Device | None]
    dev187: Output[outputs.Device | None]
    dev188: Output[outputs.Device | None]
    dev189: Output[outputs.Device | None]
    dev190: Output[outputs.Device | None]
    dev191: Output[outputs.Device | None]
    dev192: Output[outputs.Device | None]
    dev193: Output[outputs.Device | None]
    dev194: Output[outputs.Device | None]
    dev195: Output[outputs.Device | None]
    dev196: Output[outputs.Device | None]
    dev197: Output[outputs.Device | None]
    dev198: Output[outputs.Device | None]
    dev199: Output[outputs.Device | None]
    dev200: Output[outputs.Device | None]
    dev201: Output[outputs.Device | None]
    dev202: Output[outputs.Device | None]
    dev203: Output[outputs.Device | None]
    dev204: Output[outputs.Device | None]
    dev205: Output[outputs.Device | None]
    dev206: Output[outputs.Device | None]
    dev207: Output[outputs.Device | None]
    dev208: Output[outputs.Device | None]
    dev209: Output[outputs.Device | None]
    dev210: Output[outputs.Device | None]
    dev211: Output[outputs.Device | None]
    dev212: Output[outputs.Device | None]
    dev213: Output[outputs.Device | None]
    dev214: Output[outputs.Device | None]
    dev215: Output[outputs.Device | None]
    dev216: Output[outputs.Device | None]
    dev217: Output[outputs.Device | None]
    dev218: Output[outputs.Device | None]
    dev219: Output[outputs.Device | None]
    dev220: Output[outputs.Device | None]
    dev221: Output[outputs.Device | None]
    dev222: Output[outputs.Device | None]
    dev223: Output[outputs.Device | None]
    dev224: Output[outputs.Device | None]
    dev225: Output[outputs.Device | None]
    dev226: Output[outputs.Device | None]
    dev227: Output[outputs.Device | None]
    dev228: Output[outputs.Device | None]
    dev229: Output[outputs.Device | None]
    dev230: Output[outputs.Device | None]
    dev231: Output[outputs.Device | None]
    dev232: Output[outputs.Device | None]
    dev233: Output[outputs.Device | None]
    dev234: Output[outputs.Device | None]
    dev235: Output[outputs.Device | None]
    dev236: Output[outputs.Device | None]
    dev237: Output[outputs.Device | None]
    dev238: Output[outputs.Device | None]
    dev239: Output[outputs.Device | None]
    dev240: Output[outputs.Device | None]
    dev241: Output[outputs.Device | None]
    dev242: Output[outputs.Device | None]
    dev243: Output[outputs.Device | None]
    dev244: Output[outputs.Device | None]
    dev245: Output[outputs.Device | None]
    dev246: Output[outputs.Device | None]
    dev247: Output[outputs.Device | None]
    dev248: Output[outputs.Device | None]
    dev249: Output[outputs.Device | None]
    dev250: Output[outputs.Device | None]
    dev251: Output[outputs.Device | None]
    dev252: Output[outputs.Device | None]
    dev253: Output[outputs.Device | None]
    dev254: Output[outputs.Device | None]
    dev255: Output[outputs.Device | None]
    rootfs: Output[outputs.RootFs | None]
    """Default: that of the clone's source; a container from a template has to have one."""
    mp0: Output[outputs.MountPoint | None]
    """A volume that is mounted into a container; a folder or device of the node by its path.

    Folders and devices are for root@pam alone.
    """
    mp1: Output[outputs.MountPoint | None]
    mp2: Output[outputs.MountPoint | None]
    mp3: Output[outputs.MountPoint | None]
    mp4: Output[outputs.MountPoint | None]
    mp5: Output[outputs.MountPoint | None]
    mp6: Output[outputs.MountPoint | None]
    mp7: Output[outputs.MountPoint | None]
    mp8: Output[outputs.MountPoint | None]
    mp9: Output[outputs.MountPoint | None]
    mp10: Output[outputs.MountPoint | None]
    mp11: Output[outputs.MountPoint | None]
    mp12: Output[outputs.MountPoint | None]
    mp13: Output[outputs.MountPoint | None]
    mp14: Output[outputs.MountPoint | None]
    mp15: Output[outputs.MountPoint | None]
    mp16: Output[outputs.MountPoint | None]
    mp17: Output[outputs.MountPoint | None]
    mp18: Output[outputs.MountPoint | None]
    mp19: Output[outputs.MountPoint | None]
    mp20: Output[outputs.MountPoint | None]
    mp21: Output[outputs.MountPoint | None]
    mp22: Output[outputs.MountPoint | None]
    mp23: Output[outputs.MountPoint | None]
    mp24: Output[outputs.MountPoint | None]
    mp25: Output[outputs.MountPoint | None]
    mp26: Output[outputs.MountPoint | None]
    mp27: Output[outputs.MountPoint | None]
    mp28: Output[outputs.MountPoint | None]
    mp29: Output[outputs.MountPoint | None]
    mp30: Output[outputs.MountPoint | None]
    mp31: Output[outputs.MountPoint | None]
    mp32: Output[outputs.MountPoint | None]
    mp33: Output[outputs.MountPoint | None]
    mp34: Output[outputs.MountPoint | None]
    mp35: Output[outputs.MountPoint | None]
    mp36: Output[outputs.MountPoint | None]
    mp37: Output[outputs.MountPoint | None]
    mp38: Output[outputs.MountPoint | None]
    mp39: Output[outputs.MountPoint | None]
    mp40: Output[outputs.MountPoint | None]
    mp41: Output[outputs.MountPoint | None]
    mp42: Output[outputs.MountPoint | None]
    mp43: Output[outputs.MountPoint | None]
    mp44: Output[outputs.MountPoint | None]
    mp45: Output[outputs.MountPoint | None]
    mp46: Output[outputs.MountPoint | None]
    mp47: Output[outputs.MountPoint | None]
    mp48: Output[outputs.MountPoint | None]
    mp49: Output[outputs.MountPoint | None]
    mp50: Output[outputs.MountPoint | None]
    mp51: Output[outputs.MountPoint | None]
    mp52: Output[outputs.MountPoint | None]
    mp53: Output[outputs.MountPoint | None]
    mp54: Output[outputs.MountPoint | None]
    mp55: Output[outputs.MountPoint | None]
    mp56: Output[outputs.MountPoint | None]
    mp57: Output[outputs.MountPoint | None]
    mp58: Output[outputs.MountPoint | None]
    mp59: Output[outputs.MountPoint | None]
    mp60: Output[outputs.MountPoint | None]
    mp61: Output[outputs.MountPoint | None]
    mp62: Output[outputs.MountPoint | None]
    mp63: Output[outputs.MountPoint | None]
    mp64: Output[outputs.MountPoint | None]
    mp65: Output[outputs.MountPoint | None]
    mp66: Output[outputs.MountPoint | None]
    mp67: Output[outputs.MountPoint | None]
    mp68: Output[outputs.MountPoint | None]
    mp69: Output[outputs.MountPoint | None]
    mp70: Output[outputs.MountPoint | None]
    mp71: Output[outputs.MountPoint | None]
    mp72: Output[outputs.MountPoint | None]
    mp73: Output[outputs.MountPoint | None]
    mp74: Output[outputs.MountPoint | None]
    mp75: Output[outputs.MountPoint | None]
    mp76: Output[outputs.MountPoint | None]
    mp77: Output[outputs.MountPoint | None]
    mp78: Output[outputs.MountPoint | None]
    mp79: Output[outputs.MountPoint | None]
    mp80: Output[outputs.MountPoint | None]
    mp81: Output[outputs.MountPoint | None]
    mp82: Output[outputs.MountPoint | None]
    mp83: Output[outputs.MountPoint | None]
    mp84: Output[outputs.MountPoint | None]
    mp85: Output[outputs.MountPoint | None]
    mp86: Output[outputs.MountPoint | None]
    mp87: Output[outputs.MountPoint | None]
    mp88: Output[outputs.MountPoint | None]
    mp89: Output[outputs.MountPoint | None]
    mp90: Output[outputs.MountPoint | None]
    mp91: Output[outputs.MountPoint | None]
    mp92: Output[outputs.MountPoint | None]
    mp93: Output[outputs.MountPoint | None]
    mp94: Output[outputs.MountPoint | None]
    mp95: Output[outputs.MountPoint | None]
    mp96: Output[outputs.MountPoint | None]
    mp97: Output[outputs.MountPoint | None]
    mp98: Output[outputs.MountPoint | None]
    mp99: Output[outputs.MountPoint | None]
    mp100: Output[outputs.MountPoint | None]
    mp101: Output[outputs.MountPoint | None]
    mp102: Output[outputs.MountPoint | None]
    mp103: Output[outputs.MountPoint | None]
    mp104: Output[outputs.MountPoint | None]
    mp105: Output[outputs.MountPoint | None]
    mp106: Output[outputs.MountPoint | None]
    mp107: Output[outputs.MountPoint | None]
    mp108: Output[outputs.MountPoint | None]
    mp109: Output[outputs.MountPoint | None]
    mp110: Output[outputs.MountPoint | None]
    mp111: Output[outputs.MountPoint | None]
    mp112: Output[outputs.MountPoint | None]
    mp113: Output[outputs.MountPoint | None]
    mp114: Output[outputs.MountPoint | None]
    mp115: Output[outputs.MountPoint | None]
    mp116: Output[outputs.MountPoint | None]
    mp117: Output[outputs.MountPoint | None]
    mp118: Output[outputs.MountPoint | None]
    mp119: Output[outputs.MountPoint | None]
    mp120: Output[outputs.MountPoint | None]
    mp121: Output[outputs.MountPoint | None]
    mp122: Output[outputs.MountPoint | None]
    mp123: Output[outputs.MountPoint | None]
    mp124: Output[outputs.MountPoint | None]
    mp125: Output[outputs.MountPoint | None]
    mp126: Output[outputs.MountPoint | None]
    mp127: Output[outputs.MountPoint | None]
    mp128: Output[outputs.MountPoint | None]
    mp129: Output[outputs.MountPoint | None]
    mp130: Output[outputs.MountPoint | None]
    mp131: Output[outputs.MountPoint | None]
    mp132: Output[outputs.MountPoint | None]
    mp133: Output[outputs.MountPoint | None]
    mp134: Output[outputs.MountPoint | None]
    mp135: Output[outputs.MountPoint | None]
    mp136: Output[outputs.MountPoint | None]
    mp137: Output[outputs.MountPoint | None]
    mp138: Output[outputs.MountPoint | None]
    mp139: Output[outputs.MountPoint | None]
    mp140: Output[outputs.MountPoint | None]
    mp141: Output[outputs.MountPoint | None]
    mp142: Output[outputs.MountPoint | None]
    mp143: Output[outputs.MountPoint | None]
    mp144: Output[outputs.MountPoint | None]
    mp145: Output[outputs.MountPoint | None]
    mp146: Output[outputs.MountPoint | None]
    mp147: Output[outputs.MountPoint | None]
    mp148: Output[outputs.MountPoint | None]
    mp149: Output[outputs.MountPoint | None]
    mp150: Output[outputs.MountPoint | None]
    mp151: Output[outputs.MountPoint | None]
    mp152: Output[outputs.MountPoint | None]
    mp153: Output[outputs.MountPoint | None]
    mp154: Output[outputs.MountPoint | None]
    mp155: Output[outputs.MountPoint | None]
    mp156: Output[outputs.MountPoint | None]
    mp157: Output[outputs.MountPoint | None]
    mp158: Output[outputs.MountPoint | None]
    mp159: Output[outputs.MountPoint | None]
    mp160: Output[outputs.MountPoint | None]
    mp161: Output[outputs.MountPoint | None]
    mp162: Output[outputs.MountPoint | None]
    mp163: Output[outputs.MountPoint | None]
    mp164: Output[outputs.MountPoint | None]
    mp165: Output[outputs.MountPoint | None]
    mp166: Output[outputs.MountPoint | None]
    mp167: Output[outputs.MountPoint | None]
    mp168: Output[outputs.MountPoint | None]
    mp169: Output[outputs.MountPoint | None]
    mp170: Output[outputs.MountPoint | None]
    mp171: Output[outputs.MountPoint | None]
    mp172: Output[outputs.MountPoint | None]
    mp173: Output[outputs.MountPoint | None]
    mp174: Output[outputs.MountPoint | None]
    mp175: Output[outputs.MountPoint | None]
    mp176: Output[outputs.MountPoint | None]
    mp177: Output[outputs.MountPoint | None]
    mp178: Output[outputs.MountPoint | None]
    mp179: Output[outputs.MountPoint | None]
    mp180: Output[outputs.MountPoint | None]
    mp181: Output[outputs.MountPoint | None]
    mp182: Output[outputs.MountPoint | None]
    mp183: Output[outputs.MountPoint | None]
    mp184: Output[outputs.MountPoint | None]
    mp185: Output[outputs.MountPoint | None]
    mp186: Output[outputs.MountPoint | None]
    mp187: Output[outputs.MountPoint | None]
    mp188: Output[outputs.MountPoint | None]
    mp189: Output[outputs.MountPoint | None]
    mp190: Output[outputs.MountPoint | None]
    mp191: Output[outputs.MountPoint | None]
    mp192: Output[outputs.MountPoint | None]
    mp193: Output[outputs.MountPoint | None]
    mp194: Output[outputs.MountPoint | None]
    mp195: Output[outputs.MountPoint | None]
    mp196: Output[outputs.MountPoint | None]
    mp197: Output[outputs.MountPoint | None]
    mp198: Output[outputs.MountPoint | None]
    mp199: Output[outputs.MountPoint | None]
    mp200: Output[outputs.MountPoint | None]
    mp201: Output[outputs.MountPoint | None]
    mp202: Output[outputs.MountPoint | None]
    mp203: Output[outputs.MountPoint | None]
    mp204: Output[outputs.MountPoint | None]
    mp205: Output[outputs.MountPoint | None]
    mp206: Output[outputs.MountPoint | None]
    mp207: Output[outputs.MountPoint | None]
    mp208: Output[outputs.MountPoint | None]
    mp209: Output[outputs.MountPoint | None]
    mp210: Output[outputs.MountPoint | None]
    mp211: Output[outputs.MountPoint | None]
    mp212: Output[outputs.MountPoint | None]
    mp213: Output[outputs.MountPoint | None]
    mp214: Output[outputs.MountPoint | None]
    mp215: Output[outputs.MountPoint | None]
    mp216: Output[outputs.MountPoint | None]
    mp217: Output[outputs.MountPoint | None]
    mp218: Output[outputs.MountPoint | None]
    mp219: Output[outputs.MountPoint | None]
    mp220: Output[outputs.MountPoint | None]
    mp221: Output[outputs.MountPoint | None]
    mp222: Output[outputs.MountPoint | None]
    mp223: Output[outputs.MountPoint | None]
    mp224: Output[outputs.MountPoint | None]
    mp225: Output[outputs.MountPoint | None]
    mp226: Output[outputs.MountPoint | None]
    mp227: Output[outputs.MountPoint | None]
    mp228: Output[outputs.MountPoint | None]
    mp229: Output[outputs.MountPoint | None]
    mp230: Output[outputs.MountPoint | None]
    mp231: Output[outputs.MountPoint | None]
    mp232: Output[outputs.MountPoint | None]
    mp233: Output[outputs.MountPoint | None]
    mp234: Output[outputs.MountPoint | None]
    mp235: Output[outputs.MountPoint | None]
    mp236: Output[outputs.MountPoint | None]
    mp237: Output[outputs.MountPoint | None]
    mp238: Output[outputs.MountPoint | None]
    mp239: Output[outputs.MountPoint | None]
    mp240: Output[outputs.MountPoint | None]
    mp241: Output[outputs.MountPoint | None]
    mp242: Output[outputs.MountPoint | None]
    mp243: Output[outputs.MountPoint | None]
    mp244: Output[outputs.MountPoint | None]
    mp245: Output[outputs.MountPoint | None]
    mp246: Output[outputs.MountPoint | None]
    mp247: Output[outputs.MountPoint | None]
    mp248: Output[outputs.MountPoint | None]
    mp249: Output[outputs.MountPoint | None]
    mp250: Output[outputs.MountPoint | None]
    mp251: Output[outputs.MountPoint | None]
    mp252: Output[outputs.MountPoint | None]
    mp253: Output[outputs.MountPoint | None]
    mp254: Output[outputs.MountPoint | None]
    mp255: Output[outputs.MountPoint | None]
    template: Output[bool | None]
    """Whether it is a template, that others are cloned from; there is no way back. What it is
    made from itself is `ostemplate`. For template True, another value replaces the object."""
    state: Output[Literal["started", "stopped"] | None]
    """Whether it runs; not declared: not managed."""
    reboot: Output[Literal["allowed"] | None]
    """Whether a running guest may be restarted for changes that wait for it; else they wait."""
    force_stop: Output[bool | None]
    """Whether a guest that does not shut down within `timeout` is stopped."""
    removed_disks: Output[Literal["destroy", "keep"] | None]
    """What becomes of the volume of a disk that is not declared any more; default: destroy."""
    clone: Output[outputs.ContainerClone | None]
    """Make it from another container or a template; what is declared here wins over its
    settings."""
    addresses: Output[list[str] | None]
    """Its addresses, as far as they are known."""
    pending: Output[list[str] | None]
    """Fields whose change waits for a restart."""
    disks: Output[dict[str, dict[str, str]] | None]
    """Volume id and size by disk."""
    ostemplate: Output[str | None]
    """The system that it is made from: a volume such as `library:vztmpl/x.tar.zst`; or the name
    of a template, or a pattern such as `debian-13-*`, of which the newest is taken. Names a
    storage or image."""
    template_storage: Output[str | None]
    """Storage that a template is downloaded to where it is named and not there yet. Default:
    local. Names a storage."""
    unprivileged: Output[bool | None]
    """Whether its root is nobody on the node; default: true. Another value replaces the object."""
    password: Output[str | None]
    """Password of its root. Secret."""
    ssh_public_keys: Output[str | None]
    """Public keys that its root may log in with over SSH, one a line. Secret."""
    hostname: Output[str]
    """Host name of the guest; default: the key of its entry."""
    ostemplate_volume: Output[str | None]
    """The volume that it was made from; a newer version changes nothing."""
    macaddrs: Output[dict[str, str] | None]
    """MAC addresses by network card."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Group(Resource):
    """A group of users, whose members share its permissions. API: /access/groups"""

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        groupid: Input[str | None] = None,
        comment: Input[str | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            groupid: Name of the group. Another value replaces the object.
            comment: A description.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    groupid: Output[str]
    """Name of the group. Another value replaces the object."""
    comment: Output[str | None]
    """A description."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Image(Resource):
    """A file on a storage: an ISO image, a container template, or a disk to import.

    A node downloads it from its URL. Another URL or checksum is another file, which takes the
    place of the old one; guests that were made from that stay as they are. API:
    /nodes/{node}/storage/{storage}/download-url, …/content
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        storage: Input[str],
        content: Input[Literal["iso", "vztmpl", "import"]],
        filename: Input[str | None] = None,
        node: Input[str | None] = None,
        url: Input[str],
        checksum: Input[str | None] = None,
        checksum_algorithm: Input[
            Literal["md5", "sha1", "sha224", "sha256", "sha384", "sha512"] | None
        ] = None,
        compression: Input[str | None] = None,
        verify_certificates: Input[bool | None] = None,
        keep: Input[bool | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            storage: The storage; its `content` must hold that of the image. Names a storage.
                Another value replaces the object.
            content: What it is: an ISO image, a container template, or a disk that machines are
                made from. Another value replaces the object.
            filename: Its name on the storage, with an extension that fits the content. Another
                value replaces the object.
            node: The node that downloads it, and that has it where the storage is its own; default:
                the first one that is online. Names a node. Another value replaces the object.
            url: Where it comes from. Another value replaces the object.
            checksum: What the download is held against; one that differs is not kept. Another value
                replaces the object.
            checksum_algorithm: How `checksum` was made. Another value replaces the object.
            compression: How the download is packed, such as `gz` or `zst`; an ISO image is unpacked
                on the way. Another value replaces the object.
            verify_certificates: Whether the server has to prove who it is; default: true. Another
                value replaces the object.
            keep: Whether the file stays when the entry is removed; default: false.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for the download. Default: 1800.
        """

    storage: Output[str]
    """The storage; its `content` must hold that of the image. Names a storage. Another value
    replaces the object."""
    content: Output[Literal["iso", "vztmpl", "import"]]
    """What it is: an ISO image, a container template, or a disk that machines are made from.
    Another value replaces the object."""
    filename: Output[str]
    """Its name on the storage, with an extension that fits the content. Another value replaces
    the object."""
    node: Output[str]
    """The node that downloads it, and that has it where the storage is its own; default: the
    first one that is online. Names a node. Another value replaces the object."""
    url: Output[str]
    """Where it comes from. Another value replaces the object."""
    checksum: Output[str | None]
    """What the download is held against; one that differs is not kept. Another value replaces
    the object."""
    checksum_algorithm: Output[
        Literal["md5", "sha1", "sha224", "sha256", "sha384", "sha512"] | None
    ]
    """How `checksum` was made. Another value replaces the object."""
    compression: Output[str | None]
    """How the download is packed, such as `gz` or `zst`; an ISO image is unpacked on the way.
    Another value replaces the object."""
    verify_certificates: Output[bool | None]
    """Whether the server has to prove who it is; default: true. Another value replaces the
    object."""
    keep: Output[bool | None]
    """Whether the file stays when the entry is removed; default: false."""
    volid: Output[str | None]
    """The volume's id, `storage:content/filename`."""
    size: Output[int | None]
    """Bytes."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for the download. Default: 1800."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class NetworkInterface(Resource):
    """A bridge, bond, VLAN, card or Open vSwitch port of a node.

    A change is staged, and in force after a reload of the node's network, which `mode: apply`
    asks for. API: /nodes/{node}/network/{iface}
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        bridge_ports: Input[Sequence[Input[str]] | None] = None,
        bridge_vlan_aware: Input[bool | None] = None,
        bridge_vids: Input[Sequence[Input[str]] | None] = None,
        slaves: Input[Sequence[Input[str]] | None] = None,
        bond_mode: Input[
            Literal[
                "balance-rr",
                "active-backup",
                "balance-xor",
                "broadcast",
                "802.3ad",
                "balance-tlb",
                "balance-alb",
                "balance-slb",
                "lacp-balance-slb",
                "lacp-balance-tcp",
            ]
            | None
        ] = None,
        bond_primary: Input[str | None] = None,
        bond_xmit_hash_policy: Input[Literal["layer2", "layer2+3", "layer3+4"] | None] = None,
        vlan_id: Input[int | None] = None,
        vlan_raw_device: Input[str | None] = None,
        ovs_bridge: Input[str | None] = None,
        ovs_ports: Input[Sequence[Input[str]] | None] = None,
        ovs_bonds: Input[Sequence[Input[str]] | None] = None,
        ovs_tag: Input[int | None] = None,
        ovs_options: Input[str | None] = None,
        node: Input[str],
        iface: Input[str | None] = None,
        type: Input[
            Literal[
                "bridge",
                "bond",
                "eth",
                "alias",
                "vlan",
                "fabric",
                "OVSBridge",
                "OVSBond",
                "OVSPort",
                "OVSIntPort",
                "vnet",
                "unknown",
            ]
        ],
        autostart: Input[bool | None] = None,
        cidr: Input[str | None] = None,
        gateway: Input[str | None] = None,
        cidr6: Input[str | None] = None,
        gateway6: Input[str | None] = None,
        mtu: Input[int | None] = None,
        comments: Input[str | None] = None,
        mode: Input[Literal["stage", "apply", "revert"] | None] = None,
        foreign: Input[Literal["refuse", "apply"] | None] = None,
        lockout: Input[str | None] = None,
        reachable: Input[int | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            bridge_ports: The interfaces that a bridge connects. Only for type bridge. May name a
                network interface.
            bridge_vlan_aware: Whether guests on a bridge choose a VLAN by the `tag` of their cards;
                default: false. Only for type bridge.
            bridge_vids: The VLANs that a bridge lets through, such as `2-4094`. Only for type
                bridge.
            slaves: The cards that a bond is made of. Only for type bond. May name a network
                interface.
            bond_mode: How a bond divides its work; default: balance-rr. Only for type bond or
                OVSBond.
            bond_primary: The card that a bond in mode active-backup prefers. Only for type bond.
            bond_xmit_hash_policy: What chooses the card for a packet, in the modes balance-xor and
                802.3ad. Only for type bond.
            vlan_id: Tag of a VLAN whose name does not hold it. Only for type vlan.
            vlan_raw_device: The interface that a VLAN is on, if its name does not say so. Only for
                type vlan. May name a network interface.
            ovs_bridge: The Open vSwitch bridge that it belongs to. Only for type OVSPort, OVSBond
                or OVSIntPort.
            ovs_ports: The ports of an Open vSwitch bridge. Only for type OVSBridge.
            ovs_bonds: The cards of an Open vSwitch bond. Only for type OVSBond.
            ovs_tag: VLAN tag of an Open vSwitch port.
            ovs_options: Further options for Open vSwitch.
            node: The node. Names a node. Another value replaces the object.
            iface: Name of the interface, such as `vmbr1`, `bond0`, `eno1.50`. Another value
                replaces the object.
            type: What it is.
            autostart: Whether the node brings it up at its start; default: false.
            cidr: IPv4 address with its prefix.
            gateway: IPv4 address of the default gateway; one interface of a node can have it.
            cidr6: IPv6 address with its prefix.
            gateway6: IPv6 address of the default gateway.
            mtu: Bytes of the largest packet; default: 1500.
            comments: A description.
            mode: `stage` (the default) leaves changes to a later reload, `apply` reloads the node's
                network after them, `revert` takes back all that is staged on the node, this entry's
                changes, too.
            foreign: Whether `mode: apply` may put in force what somebody else has staged; default:
                refuse.
            lockout: The interface's own name allows what would take the node's own address away.
            reachable: Seconds within which the node must answer after a reload. Default: 60.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    bridge_ports: Output[list[str] | None]
    """The interfaces that a bridge connects. Only for type bridge. May name a network interface."""
    bridge_vlan_aware: Output[bool | None]
    """Whether guests on a bridge choose a VLAN by the `tag` of their cards; default: false. Only
    for type bridge."""
    bridge_vids: Output[list[str] | None]
    """The VLANs that a bridge lets through, such as `2-4094`. Only for type bridge."""
    slaves: Output[list[str] | None]
    """The cards that a bond is made of. Only for type bond. May name a network interface."""
    bond_mode: Output[
        Literal[
            "balance-rr",
            "active-backup",
            "balance-xor",
            "broadcast",
            "802.3ad",
            "balance-tlb",
            "balance-alb",
            "balance-slb",
            "lacp-balance-slb",
            "lacp-balance-tcp",
        ]
        | None
    ]
    """How a bond divides its work; default: balance-rr. Only for type bond or OVSBond."""
    bond_primary: Output[str | None]
    """The card that a bond in mode active-backup prefers. Only for type bond."""
    bond_xmit_hash_policy: Output[Literal["layer2", "layer2+3", "layer3+4"] | None]
    """What chooses the card for a packet, in the modes balance-xor and 802.3ad. Only for type
    bond."""
    vlan_id: Output[int | None]
    """Tag of a VLAN whose name does not hold it. Only for type vlan."""
    vlan_raw_device: Output[str | None]
    """The interface that a VLAN is on, if its name does not say so. Only for type vlan. May name
    a network interface."""
    ovs_bridge: Output[str | None]
    """The Open vSwitch bridge that it belongs to. Only for type OVSPort, OVSBond or OVSIntPort."""
    ovs_ports: Output[list[str] | None]
    """The ports of an Open vSwitch bridge. Only for type OVSBridge."""
    ovs_bonds: Output[list[str] | None]
    """The cards of an Open vSwitch bond. Only for type OVSBond."""
    ovs_tag: Output[int | None]
    """VLAN tag of an Open vSwitch port."""
    ovs_options: Output[str | None]
    """Further options for Open vSwitch."""
    node: Output[str]
    """The node. Names a node. Another value replaces the object."""
    iface: Output[str]
    """Name of the interface, such as `vmbr1`, `bond0`, `eno1.50`. Another value replaces the
    object."""
    type: Output[
        Literal[
            "bridge",
            "bond",
            "eth",
            "alias",
            "vlan",
            "fabric",
            "OVSBridge",
            "OVSBond",
            "OVSPort",
            "OVSIntPort",
            "vnet",
            "unknown",
        ]
    ]
    """What it is."""
    autostart: Output[bool | None]
    """Whether the node brings it up at its start; default: false."""
    cidr: Output[str | None]
    """IPv4 address with its prefix."""
    gateway: Output[str | None]
    """IPv4 address of the default gateway; one interface of a node can have it."""
    cidr6: Output[str | None]
    """IPv6 address with its prefix."""
    gateway6: Output[str | None]
    """IPv6 address of the default gateway."""
    mtu: Output[int | None]
    """Bytes of the largest packet; default: 1500."""
    comments: Output[str | None]
    """A description."""
    mode: Output[Literal["stage", "apply", "revert"] | None]
    """`stage` (the default) leaves changes to a later reload, `apply` reloads the node's network
    after them, `revert` takes back all that is staged on the node, this entry's changes, too."""
    foreign: Output[Literal["refuse", "apply"] | None]
    """Whether `mode: apply` may put in force what somebody else has staged; default: refuse."""
    lockout: Output[str | None]
    """The interface's own name allows what would take the node's own address away."""
    reachable: Output[int | None]
    """Seconds within which the node must answer after a reload. Default: 60."""
    pending: Output[str | None]
    """PVE's diff of all that is staged on the node."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class NodeBlock(Resource):
    """Lines in a file on a node, between two marker lines as Ansible's `blockinfile` writes
    them.

    A block that Ansible has written is taken over as it is. A new one is put at the end of
    the file. The rest of the file is not touched, and its first change keeps a pristine copy
    beside it, as `NAME.orig`; such a copy is never overwritten. Over SSH.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        node: Input[str],
        path: Input[str],
        marker: Input[str | None] = None,
        block: Input[str],
        validation: Input[str | None] = None,
        handler: Input[str | None] = None,
        orig: Input[bool | None] = None,
        on_delete: Input[Literal["remove", "restore", "keep"] | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            node: The node that it is on. In the stack file, `nodes` may name several, with an
                object for each. Names a node. Another value replaces the object.
            path: The file, which has to be there. May name a node directory or node file. Another
                value replaces the object.
            marker: The marker lines, with BEGIN and END for `{mark}`. Several blocks of one file
                need different ones. Default: # {mark} ANSIBLE MANAGED BLOCK. Another value replaces
                the object.
            block: The lines between them.
            validation: A command that judges the file with the block before it takes its place,
                such as `grep -q 'iface vmbr1' %s`; `%s` is the path of a temporary copy. If it
                fails, the old file stays.
            handler: A command for after a change, such as `ifreload -a`: once for each node and
                run, after all changes there, and on one node after the other. What cuts a node off
                does so at once: have a console open.
            orig: Whether a pristine copy is kept of what was there before. Not where every file of
                the directory is read, whatever its name. Default: true.
            on_delete: What becomes of it when the entry is taken out. The block is removed, or the
                whole pristine file put back. Default: remove.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    node: Output[str]
    """The node that it is on. In the stack file, `nodes` may name several, with an object for
    each. Names a node. Another value replaces the object."""
    path: Output[str]
    """The file, which has to be there. May name a node directory or node file. Another value
    replaces the object."""
    marker: Output[str | None]
    """The marker lines, with BEGIN and END for `{mark}`. Several blocks of one file need
    different ones. Default: # {mark} ANSIBLE MANAGED BLOCK. Another value replaces the
    object."""
    block: Output[str]
    """The lines between them."""
    validation: Output[str | None]
    """A command that judges the file with the block before it takes its place, such as `grep -q
    'iface vmbr1' %s`; `%s` is the path of a temporary copy. If it fails, the old file stays."""
    handler: Output[str | None]
    """A command for after a change, such as `ifreload -a`: once for each node and run, after all
    changes there, and on one node after the other. What cuts a node off does so at once: have
    a console open."""
    orig: Output[bool | None]
    """Whether a pristine copy is kept of what was there before. Not where every file of the
    directory is read, whatever its name. Default: true."""
    on_delete: Output[Literal["remove", "restore", "keep"] | None]
    """What becomes of it when the entry is taken out. The block is removed, or the whole
    pristine file put back. Default: remove."""
    changed: Output[str | None]
    """When this program last changed it, by the node's clock."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class NodeCommand(Resource):
    """A command on a node. It runs when the entry is made, and again at another trigger. Over
    SSH.

    A run in which it fails is followed by one in which it is tried again. Taking out the
    entry undoes nothing. For what has to follow a change of a file, say `handler` there.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        node: Input[str],
        name: Input[str | None] = None,
        command: Input[str],
        trigger: Input[str | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            node: The node that it runs on. In the stack file, `nodes` may name several, with an
                object for each. Names a node. Another value replaces the object.
            name: What it is called here. Another value replaces the object.
            command: The command, for `sh`. It has `timeout` seconds.
            trigger: Any text; another one than before has the command run again, an empty one has
                it wait.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    node: Output[str]
    """The node that it runs on. In the stack file, `nodes` may name several, with an object for
    each. Names a node. Another value replaces the object."""
    name: Output[str]
    """What it is called here. Another value replaces the object."""
    command: Output[str]
    """The command, for `sh`. It has `timeout` seconds."""
    trigger: Output[str | None]
    """Any text; another one than before has the command run again, an empty one has it wait."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class NodeDirectory(Resource):
    """A directory on a node, such as that of a `dir` storage. Over SSH.

    Directories above it that lack are made, too. What is in it is never touched.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        node: Input[str],
        path: Input[str | None] = None,
        owner: Input[str | None] = None,
        group: Input[str | None] = None,
        mode: Input[str | None] = None,
        on_delete: Input[Literal["remove", "keep"] | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            node: The node that it is on. In the stack file, `nodes` may name several, with an
                object for each. Names a node. Another value replaces the object.
            path: Its place on the node. Another value replaces the object.
            owner: A user of the node; default: root for a new directory.
            group: A group of the node; default: root for a new directory.
            mode: Permissions in octal digits; default: "0755" for a new directory.
            on_delete: What becomes of it when the entry is taken out. It is removed if it is empty.
                Default: remove.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    node: Output[str]
    """The node that it is on. In the stack file, `nodes` may name several, with an object for
    each. Names a node. Another value replaces the object."""
    path: Output[str]
    """Its place on the node. Another value replaces the object."""
    owner: Output[str | None]
    """A user of the node; default: root for a new directory."""
    group: Output[str | None]
    """A group of the node; default: root for a new directory."""
    mode: Output[str | None]
    """Permissions in octal digits; default: "0755" for a new directory."""
    on_delete: Output[Literal["remove", "keep"] | None]
    """What becomes of it when the entry is taken out. It is removed if it is empty. Default:
    remove."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class NodeFile(Resource):
    """A file on a node, replaced as a whole and never seen half-written. Over SSH.

    The first change of a file that was there before keeps the old one beside it, as
    `NAME.orig`; such a copy is never overwritten.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        node: Input[str],
        path: Input[str | None] = None,
        content: Input[str | None] = None,
        secret_content: Input[str | None] = None,
        owner: Input[str | None] = None,
        group: Input[str | None] = None,
        mode: Input[str | None] = None,
        validation: Input[str | None] = None,
        handler: Input[str | None] = None,
        orig: Input[bool | None] = None,
        on_delete: Input[Literal["remove", "restore", "keep"] | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            node: The node that it is on. In the stack file, `nodes` may name several, with an
                object for each. Names a node. Another value replaces the object.
            path: Its place on the node; the directory has to be there. Another value replaces the
                object.
            content: All that is in it. Not declared: not managed; a new file is empty.
            secret_content: The same, where nobody shall see it: give it a narrow `mode`, too.
                Secret.
            owner: A user of the node; default: root for a new file.
            group: A group of the node; default: root for a new file.
            mode: Permissions in octal digits; default: "0644" for a new file.
            validation: A command that judges the new file before it takes its place, such as
                `visudo -cf %s`; `%s` is the path of a temporary copy. If it fails, the old file
                stays.
            handler: A command for after a change, such as `systemctl reload ssh`: once for each
                node and run, after all changes there, and on one node after the other.
            orig: Whether a pristine copy is kept of what was there before. Not where every file of
                the directory is read, whatever its name. Default: true.
            on_delete: What becomes of it when the entry is taken out. The pristine copy is put
                back; where there is none, the file is removed. Default: restore.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    node: Output[str]
    """The node that it is on. In the stack file, `nodes` may name several, with an object for
    each. Names a node. Another value replaces the object."""
    path: Output[str]
    """Its place on the node; the directory has to be there. Another value replaces the object."""
    content: Output[str | None]
    """All that is in it. Not declared: not managed; a new file is empty."""
    secret_content: Output[str | None]
    """The same, where nobody shall see it: give it a narrow `mode`, too. Secret."""
    owner: Output[str | None]
    """A user of the node; default: root for a new file."""
    group: Output[str | None]
    """A group of the node; default: root for a new file."""
    mode: Output[str | None]
    """Permissions in octal digits; default: "0644" for a new file."""
    validation: Output[str | None]
    """A command that judges the new file before it takes its place, such as `visudo -cf %s`;
    `%s` is the path of a temporary copy. If it fails, the old file stays."""
    handler: Output[str | None]
    """A command for after a change, such as `systemctl reload ssh`: once for each node and run,
    after all changes there, and on one node after the other."""
    orig: Output[bool | None]
    """Whether a pristine copy is kept of what was there before. Not where every file of the
    directory is read, whatever its name. Default: true."""
    on_delete: Output[Literal["remove", "restore", "keep"] | None]
    """What becomes of it when the entry is taken out. The pristine copy is put back; where there
    is none, the file is removed. Default: restore."""
    changed: Output[str | None]
    """When this program last changed it, by the node's clock."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Pool(Resource):
    """A pool of guests and storages; `team/web` is a pool within `team`. API: /pools"""

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        poolid: Input[str | None] = None,
        comment: Input[str | None] = None,
        vms: Input[Sequence[Input[int]] | int | str | None] = None,
        storage: Input[Sequence[Input[str]] | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            poolid: Name of the pool; a `/` makes it a pool within another, three levels at most.
                Another value replaces the object.
            comment: A description.
            vms: Numbers of all guests in the pool. Not declared: not managed. May name a guest.
            storage: Names of all storages in the pool. Not declared: not managed. Names a storage.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    poolid: Output[str]
    """Name of the pool; a `/` makes it a pool within another, three levels at most. Another
    value replaces the object."""
    comment: Output[str | None]
    """A description."""
    vms: Output[list[int] | None]
    """Numbers of all guests in the pool. Not declared: not managed. May name a guest."""
    storage: Output[list[str] | None]
    """Names of all storages in the pool. Not declared: not managed. Names a storage."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Realm(Resource):
    """A realm: where users of `name@realm` are checked. API: /access/domains"""

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        realm: Input[str | None] = None,
        type: Input[Literal["ldap", "ad", "openid", "pam", "pve"]],
        comment: Input[str | None] = None,
        default: Input[bool | None] = None,
        tfa: Input[str | None] = None,
        server1: Input[str | None] = None,
        server2: Input[str | None] = None,
        port: Input[int | None] = None,
        mode: Input[Literal["ldap", "ldaps", "ldap+starttls"] | None] = None,
        secure: Input[bool | None] = None,
        sslversion: Input[Literal["tlsv1", "tlsv1_1", "tlsv1_2", "tlsv1_3"] | None] = None,
        verify: Input[bool | None] = None,
        capath: Input[str | None] = None,
        cert: Input[str | None] = None,
        certkey: Input[str | None] = None,
        base_dn: Input[str | None] = None,
        bind_dn: Input[str | None] = None,
        password: Input[str | None] = None,
        user_attr: Input[str | None] = None,
        user_classes: Input[Sequence[Input[str]] | None] = None,
        filter: Input[str | None] = None,
        group_dn: Input[str | None] = None,
        group_name_attr: Input[str | None] = None,
        group_classes: Input[Sequence[Input[str]] | None] = None,
        group_filter: Input[str | None] = None,
        sync_attributes: Input[str | None] = None,
        sync_defaults_options: Input[str | inputs.SyncDefaults | None] = None,
        domain: Input[str | None] = None,
        case_sensitive: Input[bool | None] = None,
        issuer_url: Input[str | None] = None,
        client_id: Input[str | None] = None,
        client_key: Input[str | None] = None,
        autocreate: Input[bool | None] = None,
        username_claim: Input[str | None] = None,
        prompt: Input[str | None] = None,
        scopes: Input[str | None] = None,
        acr_values: Input[str | None] = None,
        audiences: Input[str | None] = None,
        query_userinfo: Input[bool | None] = None,
        groups_claim: Input[str | None] = None,
        groups_autocreate: Input[bool | None] = None,
        groups_overwrite: Input[bool | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            realm: Name of the realm. Another value replaces the object.
            type: Kind of directory. Another value replaces the object.
            comment: Shown beside the name at login.
            default: Whether the realm is the one that the login page proposes.
            tfa: Second factor, such as `type=oath,digits=6`.
            server1: Host name or address of the directory. Only for type ldap or ad, and required
                there.
            server2: The one that is asked if the first does not answer. Only for type ldap or ad.
            port: Default: 389, with encryption from the start 636. Only for type ldap or ad.
            mode: How the connection is encrypted; default: ldap, not at all. Only for type ldap or
                ad.
            secure: Old form of `mode: ldaps`. Only for type ldap or ad.
            sslversion: The oldest version that is spoken; PVE advises against setting it. Only for
                type ldap or ad.
            verify: Whether the server's certificate is verified; default: false. Only for type ldap
                or ad.
            capath: Authorities on each node that may have signed the certificate; default:
                /etc/ssl/certs. Only for type ldap or ad.
            cert: Client certificate: a file on each node. Only for type ldap or ad.
            certkey: Key of the client certificate: a file on each node. Only for type ldap or ad.
            base_dn: Where users are looked for, such as `ou=people,dc=example,dc=net`. Only for
                type ldap or ad. Required for type ldap.
            bind_dn: As whom the directory is asked; default: as nobody. Only for type ldap or ad.
            password: Password of `bind_dn`. Only for type ldap or ad. Secret.
            user_attr: Attribute that holds the name at login, such as uid. Only for type ldap or
                ad. Required for type ldap.
            user_classes: Classes of objects that are users; default: inetorgperson, posixaccount,
                person and user. Only for type ldap or ad.
            filter: LDAP filter of the users that are synchronised. Only for type ldap or ad.
            group_dn: Where groups are looked for; default: `base_dn`. Only for type ldap or ad.
            group_name_attr: Attribute that holds a group's name; default: the first part of its DN.
                Only for type ldap or ad.
            group_classes: Classes of objects that are groups; default: groupOfNames, group,
                univentionGroup and ipausergroup. Only for type ldap or ad.
            group_filter: LDAP filter of the groups that are synchronised. Only for type ldap or ad.
            sync_attributes: Attributes that become fields of users, such as
                `email=mail,firstname=givenName`. Only for type ldap or ad.
            sync_defaults_options: What a synchronisation does unless told otherwise. Only for type
                ldap or ad.
            domain: Name of the Active Directory domain. Only for type ad, and required there.
            case_sensitive: Whether upper and lower case in user names differ; default: true. Only
                for type ldap or ad.
            issuer_url: Address of the identity provider. Only for type openid, and required there.
            client_id: By what name the provider knows this cluster. Only for type openid, and
                required there.
            client_key: The secret that goes with `client_id`. Only for type openid. Secret.
            autocreate: Whether users that log in are made; default: false. Only for type openid.
            username_claim: Claim that holds the user's name; default: subject. Only for type
                openid. Another value replaces the object.
            prompt: Whether the provider asks anew, such as `login` or `consent`; default: as it
                likes. Only for type openid.
            scopes: What is asked for; default: email profile. Only for type openid.
            acr_values: How strongly the provider should authenticate. Only for type openid.
            audiences: Further audiences of a token that are accepted. Only for type openid.
            query_userinfo: Whether the provider is asked for more about the user; default: true.
                Only for type openid.
            groups_claim: Claim that holds the user's groups. Only for type openid.
            groups_autocreate: Whether groups of users are made; default: false. Only for type
                openid.
            groups_overwrite: Whether a login takes away groups that the claim does not name;
                default: false. Only for type openid.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    realm: Output[str]
    """Name of the realm. Another value replaces the object."""
    type: Output[Literal["ldap", "ad", "openid", "pam", "pve"]]
    """Kind of directory. Another value replaces the object."""
    comment: Output[str | None]
    """Shown beside the name at login."""
    default: Output[bool | None]
    """Whether the realm is the one that the login page proposes."""
    tfa: Output[str | None]
    """Second factor, such as `type=oath,digits=6`."""
    server1: Output[str | None]
    """Host name or address of the directory. Only for type ldap or ad, and required there."""
    server2: Output[str | None]
    """The one that is asked if the first does not answer. Only for type ldap or ad."""
    port: Output[int | None]
    """Default: 389, with encryption from the start 636. Only for type ldap or ad."""
    mode: Output[Literal["ldap", "ldaps", "ldap+starttls"] | None]
    """How the connection is encrypted; default: ldap, not at all. Only for type ldap or ad."""
    secure: Output[bool | None]
    """Old form of `mode: ldaps`. Only for type ldap or ad."""
    sslversion: Output[Literal["tlsv1", "tlsv1_1", "tlsv1_2", "tlsv1_3"] | None]
    """The oldest version that is spoken; PVE advises against setting it. Only for type ldap or
    ad."""
    verify: Output[bool | None]
    """Whether the server's certificate is verified; default: false. Only for type ldap or ad."""
    capath: Output[str | None]
    """Authorities on each node that may have signed the certificate; default: /etc/ssl/certs.
    Only for type ldap or ad."""
    cert: Output[str | None]
    """Client certificate: a file on each node. Only for type ldap or ad."""
    certkey: Output[str | None]
    """Key of the client certificate: a file on each node. Only for type ldap or ad."""
    base_dn: Output[str | None]
    """Where users are looked for, such as `ou=people,dc=example,dc=net`. Only for type ldap or
    ad. Required for type ldap."""
    bind_dn: Output[str | None]
    """As whom the directory is asked; default: as nobody. Only for type ldap or ad."""
    password: Output[str | None]
    """Password of `bind_dn`. Only for type ldap or ad. Secret."""
    user_attr: Output[str | None]
    """Attribute that holds the name at login, such as uid. Only for type ldap or ad. Required
    for type ldap."""
    user_classes: Output[list[str] | None]
    """Classes of objects that are users; default: inetorgperson, posixaccount, person and user.
    Only for type ldap or ad."""
    filter: Output[str | None]
    """LDAP filter of the users that are synchronised. Only for type ldap or ad."""
    group_dn: Output[str | None]
    """Where groups are looked for; default: `base_dn`. Only for type ldap or ad."""
    group_name_attr: Output[str | None]
    """Attribute that holds a group's name; default: the first part of its DN. Only for type ldap
    or ad."""
    group_classes: Output[list[str] | None]
    """Classes of objects that are groups; default: groupOfNames, group, univentionGroup and
    ipausergroup. Only for type ldap or ad."""
    group_filter: Output[str | None]
    """LDAP filter of the groups that are synchronised. Only for type ldap or ad."""
    sync_attributes: Output[str | None]
    """Attributes that become fields of users, such as `email=mail,firstname=givenName`. Only for
    type ldap or ad."""
    sync_defaults_options: Output[outputs.SyncDefaults | None]
    """What a synchronisation does unless told otherwise. Only for type ldap or ad."""
    domain: Output[str | None]
    """Name of the Active Directory domain. Only for type ad, and required there."""
    case_sensitive: Output[bool | None]
    """Whether upper and lower case in user names differ; default: true. Only for type ldap or
    ad."""
    issuer_url: Output[str | None]
    """Address of the identity provider. Only for type openid, and required there."""
    client_id: Output[str | None]
    """By what name the provider knows this cluster. Only for type openid, and required there."""
    client_key: Output[str | None]
    """The secret that goes with `client_id`. Only for type openid. Secret."""
    autocreate: Output[bool | None]
    """Whether users that log in are made; default: false. Only for type openid."""
    username_claim: Output[str | None]
    """Claim that holds the user's name; default: subject. Only for type openid. Another value
    replaces the object."""
    prompt: Output[str | None]
    """Whether the provider asks anew, such as `login` or `consent`; default: as it likes. Only
    for type openid."""
    scopes: Output[str | None]
    """What is asked for; default: email profile. Only for type openid."""
    acr_values: Output[str | None]
    """How strongly the provider should authenticate. Only for type openid."""
    audiences: Output[str | None]
    """Further audiences of a token that are accepted. Only for type openid."""
    query_userinfo: Output[bool | None]
    """Whether the provider is asked for more about the user; default: true. Only for type
    openid."""
    groups_claim: Output[str | None]
    """Claim that holds the user's groups. Only for type openid."""
    groups_autocreate: Output[bool | None]
    """Whether groups of users are made; default: false. Only for type openid."""
    groups_overwrite: Output[bool | None]
    """Whether a login takes away groups that the claim does not name; default: false. Only for
    type openid."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Role(Resource):
    """A named set of privileges. API: /access/roles

    Roles whose name begins with PVE are PVE's own and cannot be made or changed.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        roleid: Input[str | None] = None,
        privs: Input[Sequence[Input[str]] | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            roleid: Name of the role. Another value replaces the object.
            privs: Privileges such as VM.Audit. Not declared: not managed. An empty list takes all
                away.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    roleid: Output[str]
    """Name of the role. Another value replaces the object."""
    privs: Output[list[str] | None]
    """Privileges such as VM.Audit. Not declared: not managed. An empty list takes all away."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Storage(Resource):
    """One definition for the whole cluster; a node activates it at first use. API: /storage"""

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        storage: Input[str | None] = None,
        type: Input[
            Literal[
                "dir",
                "nfs",
                "cifs",
                "iscsi",
                "iscsidirect",
                "zfspool",
                "zfs",
                "lvm",
                "lvmthin",
                "btrfs",
                "rbd",
                "cephfs",
                "pbs",
                "esxi",
            ]
        ],
        content: Input[Sequence[Input[str]] | None] = None,
        nodes: Input[Sequence[Input[str]] | None] = None,
        disable: Input[bool | None] = None,
        shared: Input[bool | None] = None,
        bwlimit: Input[str | inputs.BandwidthLimits | None] = None,
        path: Input[str | None] = None,
        is_mountpoint: Input[str | None] = None,
        create_base_path: Input[bool | None] = None,
        create_subdirs: Input[bool | None] = None,
        mkdir: Input[bool | None] = None,
        content_dirs: Input[str | inputs.Directories | None] = None,
        format: Input[Literal["raw", "qcow2", "subvol", "vmdk"] | None] = None,
        preallocation: Input[Literal["off", "metadata", "falloc", "full"] | None] = None,
        snapshot_as_volume_chain: Input[bool | None] = None,
        prune_backups: Input[str | inputs.Retention | None] = None,
        max_protected_backups: Input[int | None] = None,
        nocow: Input[bool | None] = None,
        server: Input[str | None] = None,
        port: Input[int | None] = None,
        export: Input[str | None] = None,
        share: Input[str | None] = None,
        options: Input[str | None] = None,
        subdir: Input[str | None] = None,
        domain: Input[str | None] = None,
        smbversion: Input[Literal["default", "2.0", "2.1", "3", "3.0", "3.11"] | None] = None,
        username: Input[str | None] = None,
        password: Input[str | None] = None,
        skip_cert_verification: Input[bool | None] = None,
        datastore: Input[str | None] = None,
        namespace: Input[str | None] = None,
        fingerprint: Input[str | None] = None,
        encryption_key: Input[str | None] = None,
        generated_encryption_key: Input[str | None] = None,
        master_pubkey: Input[str | None] = None,
        portal: Input[str | None] = None,
        target: Input[str | None] = None,
        iscsiprovider: Input[str | None] = None,
        nowritecache: Input[bool | None] = None,
        comstar_hg: Input[str | None] = None,
        comstar_tg: Input[str | None] = None,
        lio_tpg: Input[str | None] = None,
        zfs_base_path: Input[str | None] = None,
        pool: Input[str | None] = None,
        blocksize: Input[str | None] = None,
        sparse: Input[bool | None] = None,
        mountpoint: Input[str | None] = None,
        vgname: Input[str | None] = None,
        thinpool: Input[str | None] = None,
        base: Input[str | None] = None,
        saferemove: Input[bool | None] = None,
        saferemove_stepsize: Input[Literal[1, 2, 4, 8, 16, 32] | None] = None,
        saferemove_throughput: Input[str | None] = None,
        tagged_only: Input[bool | None] = None,
        monhost: Input[Sequence[Input[str]] | None] = None,
        keyring: Input[str | None] = None,
        data_pool: Input[str | None] = None,
        krbd: Input[bool | None] = None,
        fuse: Input[bool | None] = None,
        fs_name: Input[str | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            storage: Name of the storage. Another value replaces the object.
            type: Kind of storage. Another value replaces the object.
            content: What it may hold; default: depends on the type. A storage without `backup`
                refuses backups, one without `images` or `rootdir` never holds a guest's disk.
            nodes: Nodes that have it; default: all. Names a node.
            disable: Whether it is out of use.
            shared: Whether all nodes see the same content by other means than PVE's. Only for type
                dir, btrfs, lvm or esxi.
            bwlimit: Limits in KiB/s, by kind of operation. Only for type dir, nfs, cifs, cephfs,
                lvm, lvmthin, zfspool, zfs, iscsi, iscsidirect or rbd.
            path: Folder on each node; of a share: where it is mounted, default: /mnt/pve/<storage>.
                Only for type dir, btrfs, nfs, cifs or cephfs. Required for type dir or btrfs. May
                name a node directory. Another value replaces the object.
            is_mountpoint: `yes`, or the mount point's path: without the mount the storage is
                offline. Only for type dir or btrfs.
            create_base_path: Whether a missing folder is made; default: true. Only for type dir,
                btrfs, nfs, cifs or cephfs.
            create_subdirs: Whether missing folders for content are made; default: true. Only for
                type dir, btrfs, nfs, cifs or cephfs.
            mkdir: Old form of `create_base_path` and `create_subdirs` together. Default: true. Only
                for type dir, btrfs, nfs, cifs or cephfs.
            content_dirs: Folders below the path, by kind of content. Only for type dir, nfs, cifs
                or cephfs.
            format: Format of new images. Only for type dir, btrfs, nfs, cifs or cephfs.
            preallocation: How much space a new image takes at once; default: metadata. Only for
                type dir, btrfs, nfs or cifs.
            snapshot_as_volume_chain: Whether snapshots are volumes of their own, each on top of the
                last; default: false. Only for type dir, nfs, cifs or lvm. For type dir, nfs or
                cifs, another value replaces the object.
            prune_backups: Which backups are kept when new ones are made; default: all. Only for
                type dir, btrfs, nfs, cifs, cephfs or pbs.
            max_protected_backups: Protected backups for each guest; -1 is no limit; default: 5, no
                limit with Datastore.Allocate. Only for type dir, btrfs, nfs, cifs, cephfs or pbs.
            nocow: Whether copy-on-write is off, and with it the checksums; default: false. Only for
                type btrfs.
            server: Host name or address. Only for type nfs, cifs, pbs or esxi, and required there.
                For type nfs, cifs or pbs, another value replaces the object.
            port: Default: 8007 for pbs, 443 for esxi. Only for type pbs or esxi.
            export: Path that the server exports. Only for type nfs, and required there. Another
                value replaces the object.
            share: Name of the share. Only for type cifs, and required there. Another value replaces
                the object.
            options: Mount options, such as `vers=4.2`. Only for type nfs, cifs or cephfs.
            subdir: Folder of the share that is mounted; default: its root. Only for type cifs or
                cephfs.
            domain: Domain of the user. Only for type cifs.
            smbversion: Version of the protocol that is spoken; default: the newest that both know.
                Only for type cifs.
            username: For rbd and cephfs without `client.`; for a backup server with its realm,
                `pve@pbs`. Only for type cifs, pbs, rbd, cephfs or esxi. Required for type esxi.
            password: Password of `username`, or the secret of a token of a backup server. Only for
                type cifs, pbs or esxi. Secret.
            skip_cert_verification: Whether the certificate is not verified; default: false. Only
                for type esxi.
            datastore: Name of the datastore on the backup server. Only for type pbs, and required
                there. Another value replaces the object.
            namespace: Namespace in the datastore or pool. Only for type pbs or rbd.
            fingerprint: SHA-256 fingerprint of the backup server's certificate. Only for type pbs.
            encryption_key: A key in JSON, or `autogen`: then PVE makes one and tells it once. Only
                for type pbs. Secret.
            generated_encryption_key: The key that PVE has made for `autogen`: without it the
                backups cannot be read. Secret.
            master_pubkey: RSA key, in PEM, that the encryption key is encrypted with in each
                backup, so that it can be restored. Only for type pbs. Secret.
            portal: Address of the iSCSI portal, with a port if it is not 3260. Only for type iscsi,
                iscsidirect or zfs, and required there. Another value replaces the object.
            target: Name of the iSCSI target, such as iqn.2003-01.net.example:lun. Only for type
                iscsi, iscsidirect or zfs, and required there. Another value replaces the object.
            iscsiprovider: comstar, istgt, iet or LIO. Only for type zfs, and required there.
                Another value replaces the object.
            nowritecache: Whether the target's write cache is off; default: false. Only for type
                zfs.
            comstar_hg: Host group for comstar views. Only for type zfs.
            comstar_tg: Target group for comstar views. Only for type zfs.
            lio_tpg: Target portal group for LIO. Only for type zfs.
            zfs_base_path: Where the host has its ZFS devices; default: /dev/zvol. Only for type
                zfs.
            pool: Name of the pool, or of a dataset in it; default for rbd: rbd. Only for type zfs,
                zfspool or rbd. Required for type zfs or zfspool. For type zfs or zfspool, another
                value replaces the object.
            blocksize: Block size of new volumes, such as 16k. Only for type zfs or zfspool.
                Required for type zfs. For type zfs, another value replaces the object.
            sparse: Whether space is only taken when it is written. Only for type zfs or zfspool.
            mountpoint: Where the pool is mounted; default: below /, by its name. Only for type
                zfspool.
            vgname: Volume group, which has to be there. Only for type lvm or lvmthin, and required
                there. Another value replaces the object.
            thinpool: Thin pool in the volume group. Only for type lvmthin, and required there.
                Another value replaces the object.
            base: Volume that the volume group is on: it is activated first. Only for type lvm.
                Another value replaces the object.
            saferemove: Whether removed volumes are wiped; default: false. Only for type lvm.
            saferemove_stepsize: MiB wiped at a time. Only for type lvm.
            saferemove_throughput: Limit of wiping in bytes a second. Only for type lvm.
            tagged_only: Whether only volumes with the tag pve-vm-ID are seen; default: false. Only
                for type lvm.
            monhost: Monitors of an external Ceph cluster. Only for type rbd or cephfs.
            keyring: Keyring of an external Ceph cluster. Only for type rbd or cephfs. Secret.
            data_pool: Erasure coded pool that the data goes to. Only for type rbd.
            krbd: Whether the kernel's driver is used for all; default: only for containers. Only
                for type rbd.
            fuse: Whether it is mounted by FUSE; default: by the kernel. Only for type cephfs.
            fs_name: Name of the file system; default: the cluster's own. Only for type cephfs.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    storage: Output[str]
    """Name of the storage. Another value replaces the object."""
    type: Output[
        Literal[
            "dir",
            "nfs",
            "cifs",
            "iscsi",
            "iscsidirect",
            "zfspool",
            "zfs",
            "lvm",
            "lvmthin",
            "btrfs",
            "rbd",
            "cephfs",
            "pbs",
            "esxi",
        ]
    ]
    """Kind of storage. Another value replaces the object."""
    content: Output[list[str] | None]
    """What it may hold; default: depends on the type. A storage without `backup` refuses
    backups, one without `images` or `rootdir` never holds a guest's disk."""
    nodes: Output[list[str] | None]
    """Nodes that have it; default: all. Names a node."""
    disable: Output[bool | None]
    """Whether it is out of use."""
    shared: Output[bool | None]
    """Whether all nodes see the same content by other means than PVE's. Only for type dir,
    btrfs, lvm or esxi."""
    bwlimit: Output[outputs.BandwidthLimits | None]
    """Limits in KiB/s, by kind of operation. Only for type dir, nfs, cifs, cephfs, lvm, lvmthin,
    zfspool, zfs, iscsi, iscsidirect or rbd."""
    path: Output[str | None]
    """Folder on each node; of a share: where it is mounted, default: /mnt/pve/<storage>. Only
    for type dir, btrfs, nfs, cifs or cephfs. Required for type dir or btrfs. May name a node
    directory. Another value replaces the object."""
    is_mountpoint: Output[str | None]
    """`yes`, or the mount point's path: without the mount the storage is offline. Only for type
    dir or btrfs."""
    create_base_path: Output[bool | None]
    """Whether a missing folder is made; default: true. Only for type dir, btrfs, nfs, cifs or
    cephfs."""
    create_subdirs: Output[bool | None]
    """Whether missing folders for content are made; default: true. Only for type dir, btrfs,
    nfs, cifs or cephfs."""
    mkdir: Output[bool | None]
    """Old form of `create_base_path` and `create_subdirs` together. Default: true. Only for type
    dir, btrfs, nfs, cifs or cephfs."""
    content_dirs: Output[outputs.Directories | None]
    """Folders below the path, by kind of content. Only for type dir, nfs, cifs or cephfs."""
    format: Output[Literal["raw", "qcow2", "subvol", "vmdk"] | None]
    """Format of new images. Only for type dir, btrfs, nfs, cifs or cephfs."""
    preallocation: Output[Literal["off", "metadata", "falloc", "full"] | None]
    """How much space a new image takes at once; default: metadata. Only for type dir, btrfs, nfs
    or cifs."""
    snapshot_as_volume_chain: Output[bool | None]
    """Whether snapshots are volumes of their own, each on top of the last; default: false. Only
    for type dir, nfs, cifs or lvm. For type dir, nfs or cifs, another value replaces the
    object."""
    prune_backups: Output[outputs.Retention | None]
    """Which backups are kept when new ones are made; default: all. Only for type dir, btrfs,
    nfs, cifs, cephfs or pbs."""
    max_protected_backups: Output[int | None]
    """Protected backups for each guest; -1 is no limit; default: 5, no limit with
    Datastore.Allocate. Only for type dir, btrfs, nfs, cifs, cephfs or pbs."""
    nocow: Output[bool | None]
    """Whether copy-on-write is off, and with it the checksums; default: false. Only for type
    btrfs."""
    server: Output[str | None]
    """Host name or address. Only for type nfs, cifs, pbs or esxi, and required there. For type
    nfs, cifs or pbs, another value replaces the object."""
    port: Output[int | None]
    """Default: 8007 for pbs, 443 for esxi. Only for type pbs or esxi."""
    export: Output[str | None]
    """Path that the server exports. Only for type nfs, and required there. Another value
    replaces the object."""
    share: Output[str | None]
    """Name of the share. Only for type cifs, and required there. Another value replaces the
    object."""
    options: Output[str | None]
    """Mount options, such as `vers=4.2`. Only for type nfs, cifs or cephfs."""
    subdir: Output[str | None]
    """Folder of the share that is mounted; default: its root. Only for type cifs or cephfs."""
    domain: Output[str | None]
    """Domain of the user. Only for type cifs."""
    smbversion: Output[Literal["default", "2.0", "2.1", "3", "3.0", "3.11"] | None]
    """Version of the protocol that is spoken; default: the newest that both know. Only for type
    cifs."""
    username: Output[str | None]
    """For rbd and cephfs without `client.`; for a backup server with its realm, `pve@pbs`. Only
    for type cifs, pbs, rbd, cephfs or esxi. Required for type esxi."""
    password: Output[str | None]
    """Password of `username`, or the secret of a token of a backup server. Only for type cifs,
    pbs or esxi. Secret."""
    skip_cert_verification: Output[bool | None]
    """Whether the certificate is not verified; default: false. Only for type esxi."""
    datastore: Output[str | None]
    """Name of the datastore on the backup server. Only for type pbs, and required there. Another
    value replaces the object."""
    namespace: Output[str | None]
    """Namespace in the datastore or pool. Only for type pbs or rbd."""
    fingerprint: Output[str | None]
    """SHA-256 fingerprint of the backup server's certificate. Only for type pbs."""
    encryption_key: Output[str | None]
    """A key in JSON, or `autogen`: then PVE makes one and tells it once. Only for type pbs.
    Secret."""
    generated_encryption_key: Output[str | None]
    """The key that PVE has made for `autogen`: without it the backups cannot be read. Secret."""
    master_pubkey: Output[str | None]
    """RSA key, in PEM, that the encryption key is encrypted with in each backup, so that it can
    be restored. Only for type pbs. Secret."""
    portal: Output[str | None]
    """Address of the iSCSI portal, with a port if it is not 3260. Only for type iscsi,
    iscsidirect or zfs, and required there. Another value replaces the object."""
    target: Output[str | None]
    """Name of the iSCSI target, such as iqn.2003-01.net.example:lun. Only for type iscsi,
    iscsidirect or zfs, and required there. Another value replaces the object."""
    iscsiprovider: Output[str | None]
    """comstar, istgt, iet or LIO. Only for type zfs, and required there. Another value replaces
    the object."""
    nowritecache: Output[bool | None]
    """Whether the target's write cache is off; default: false. Only for type zfs."""
    comstar_hg: Output[str | None]
    """Host group for comstar views. Only for type zfs."""
    comstar_tg: Output[str | None]
    """Target group for comstar views. Only for type zfs."""
    lio_tpg: Output[str | None]
    """Target portal group for LIO. Only for type zfs."""
    zfs_base_path: Output[str | None]
    """Where the host has its ZFS devices; default: /dev/zvol. Only for type zfs."""
    pool: Output[str | None]
    """Name of the pool, or of a dataset in it; default for rbd: rbd. Only for type zfs, zfspool
    or rbd. Required for type zfs or zfspool. For type zfs or zfspool, another value replaces
    the object."""
    blocksize: Output[str | None]
    """Block size of new volumes, such as 16k. Only for type zfs or zfspool. Required for type
    zfs. For type zfs, another value replaces the object."""
    sparse: Output[bool | None]
    """Whether space is only taken when it is written. Only for type zfs or zfspool."""
    mountpoint: Output[str | None]
    """Where the pool is mounted; default: below /, by its name. Only for type zfspool."""
    vgname: Output[str | None]
    """Volume group, which has to be there. Only for type lvm or lvmthin, and required there.
    Another value replaces the object."""
    thinpool: Output[str | None]
    """Thin pool in the volume group. Only for type lvmthin, and required there. Another value
    replaces the object."""
    base: Output[str | None]
    """Volume that the volume group is on: it is activated first. Only for type lvm. Another
    value replaces the object."""
    saferemove: Output[bool | None]
    """Whether removed volumes are wiped; default: false. Only for type lvm."""
    saferemove_stepsize: Output[Literal[1, 2, 4, 8, 16, 32] | None]
    """MiB wiped at a time. Only for type lvm."""
    saferemove_throughput: Output[str | None]
    """Limit of wiping in bytes a second. Only for type lvm."""
    tagged_only: Output[bool | None]
    """Whether only volumes with the tag pve-vm-ID are seen; default: false. Only for type lvm."""
    monhost: Output[list[str] | None]
    """Monitors of an external Ceph cluster. Only for type rbd or cephfs."""
    keyring: Output[str | None]
    """Keyring of an external Ceph cluster. Only for type rbd or cephfs. Secret."""
    data_pool: Output[str | None]
    """Erasure coded pool that the data goes to. Only for type rbd."""
    krbd: Output[bool | None]
    """Whether the kernel's driver is used for all; default: only for containers. Only for type
    rbd."""
    fuse: Output[bool | None]
    """Whether it is mounted by FUSE; default: by the kernel. Only for type cephfs."""
    fs_name: Output[str | None]
    """Name of the file system; default: the cluster's own. Only for type cephfs."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Token(Resource):
    """An API token, `user@realm!tokenid`. API: /access/users/{userid}/token/{tokenid}

    PVE tells the secret once, at creation; it is kept in the state, encrypted. A token that
    exists already is taken over only with `adopt: always` and its `value`, or with
    `regenerate`.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        userid: Input[str],
        tokenid: Input[str | None] = None,
        comment: Input[str | None] = None,
        expire: Input[int | None] = None,
        privsep: Input[bool | None] = None,
        regenerate: Input[str | None] = None,
        secret_file: Input[str | None] = None,
        value: Input[str | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            userid: The user, `name@realm`. Names a user. Another value replaces the object.
            tokenid: Name of the token: a letter, then at least one more letter, digit, `.`, `-` or
                `_`. Another value replaces the object.
            comment: A description.
            expire: End of the token in seconds since 1970; 0 (the default) is never.
            privsep: Whether the token has only those of its user's permissions that it is granted
                itself; default: true.
            regenerate: Any text; another one than before has PVE make a new secret.
            secret_file: A file of mode 0600 that `user@realm!tokenid=secret` is written to, as
                `api_token_file` of a connection reads it; removed with the token.
            value: The secret. An input only to take over a token whose secret is known. Secret.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    userid: Output[str]
    """The user, `name@realm`. Names a user. Another value replaces the object."""
    tokenid: Output[str]
    """Name of the token: a letter, then at least one more letter, digit, `.`, `-` or `_`.
    Another value replaces the object."""
    comment: Output[str | None]
    """A description."""
    expire: Output[int | None]
    """End of the token in seconds since 1970; 0 (the default) is never."""
    privsep: Output[bool | None]
    """Whether the token has only those of its user's permissions that it is granted itself;
    default: true."""
    regenerate: Output[str | None]
    """Any text; another one than before has PVE make a new secret."""
    secret_file: Output[str | None]
    """A file of mode 0600 that `user@realm!tokenid=secret` is written to, as `api_token_file` of
    a connection reads it; removed with the token."""
    value: Output[str | None]
    """The secret. An input only to take over a token whose secret is known. Secret."""
    full_tokenid: Output[str | None]
    """`user@realm!tokenid`."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class User(Resource):
    """A user, `name@realm`. API: /access/users"""

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        userid: Input[str | None] = None,
        comment: Input[str | None] = None,
        email: Input[str | None] = None,
        enable: Input[bool | None] = None,
        expire: Input[int | None] = None,
        firstname: Input[str | None] = None,
        lastname: Input[str | None] = None,
        groups: Input[Sequence[Input[str]] | None] = None,
        password: Input[str | None] = None,
        keys: Input[str | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            userid: `name@realm`. Another value replaces the object.
            comment: A description.
            email: Where PVE's mail for the user goes.
            enable: Whether the user may log in; default: true.
            expire: End of the account in seconds since 1970; 0 (the default) is never.
            firstname: First name.
            lastname: Last name.
            groups: All groups that the user is in. Not declared: not managed. Names a group.
            password: Password of a user of the realm pve, at least 8 characters. A change needs a
                login by password: PVE refuses it to API tokens. Secret.
            keys: Keys of an old-style second factor. Secret.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    userid: Output[str]
    """`name@realm`. Another value replaces the object."""
    comment: Output[str | None]
    """A description."""
    email: Output[str | None]
    """Where PVE's mail for the user goes."""
    enable: Output[bool | None]
    """Whether the user may log in; default: true."""
    expire: Output[int | None]
    """End of the account in seconds since 1970; 0 (the default) is never."""
    firstname: Output[str | None]
    """First name."""
    lastname: Output[str | None]
    """Last name."""
    groups: Output[list[str] | None]
    """All groups that the user is in. Not declared: not managed. Names a group."""
    password: Output[str | None]
    """Password of a user of the realm pve, at least 8 characters. A change needs a login by
    password: PVE refuses it to API tokens. Secret."""
    keys: Output[str | None]
    """Keys of an old-style second factor. Secret."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""

class Vm(Resource):
    """A virtual machine. API: /nodes/{node}/qemu

    A guest is known by its number. Without `vmid` the creation claims a free one, which
    stays.
    """

    def __init__(
        self,
        resource_name: str,
        /,
        opts: ResourceOptions | None = None,
        *,
        vmid: Input[int | None] = None,
        node: Input[str | None] = None,
        description: Input[str | None] = None,
        tags: Input[Sequence[Input[str]] | None] = None,
        pool: Input[str | None] = None,
        onboot: Input[bool | None] = None,
        startup: Input[str | inputs.Startup | int | None] = None,
        protection: Input[bool | None] = None,
        hookscript: Input[str | None] = None,
        cores: Input[int | None] = None,
        sockets: Input[int | None] = None,
        vcpus: Input[int | None] = None,
        cpu: Input[str | inputs.Cpu | int | float | None] = None,
        cpulimit: Input[float | None] = None,
        cpuunits: Input[int | None] = None,
        affinity: Input[str | None] = None,
        numa: Input[bool | None] = None,
        numa0: Input[str | inputs.NumaNode | None] = None,
        numa1: Input[str | inputs.NumaNode | None] = None,
        numa2: Input[str | inputs.NumaNode | None] = None,
        numa3: Input[str | inputs.NumaNode | None] = None,
        numa4: Input[str | inputs.NumaNode | None] = None,
        numa5: Input[str | inputs.NumaNode | None] = None,
        numa6: Input[str | inputs.NumaNode | None] = None,
        numa7: Input[str | inputs.NumaNode | None] = None,
        memory: Input[int | None] = None,
        balloon: Input[int | None] = None,
        shares: Input[int | None] = None,
        allow_ksm: Input[bool | None] = None,
        hugepages: Input[Literal["any", "2", "1024"] | None] = None,
        keephugepages: Input[bool | None] = None,
        machine: Input[str | inputs.Machine | int | float | None] = None,
        arch: Input[Literal["x86_64", "aarch64"] | None] = None,
        bios: Input[Literal["seabios", "ovmf"] | None] = None,
        ostype: Input[
            Literal[
                "l24",
                "l26",
                "other",
                "solaris",
                "w2k",
                "w2k3",
                "w2k8",
                "win10",
                "win11",
                "win7",
                "win8",
                "wvista",
                "wxp",
            ]
            | None
        ] = None,
        scsihw: Input[
            Literal[
                "lsi", "lsi53c810", "virtio-scsi-pci", "virtio-scsi-single", "megasas", "pvscsi"
            ]
            | None
        ] = None,
        boot: Input[str | inputs.Boot | None] = None,
        acpi: Input[bool | None] = None,
        kvm: Input[bool | None] = None,
        tablet: Input[bool | None] = None,
        localtime: Input[bool | None] = None,
        freeze: Input[bool | None] = None,
        tdf: Input[bool | None] = None,
        startdate: Input[str | None] = None,
        keyboard: Input[
            Literal[
                "da",
                "de",
                "de-ch",
                "en-gb",
                "en-us",
                "es",
                "fi",
                "fr",
                "fr-be",
                "fr-ca",
                "fr-ch",
                "hu",
                "is",
                "it",
                "ja",
                "lt",
                "mk",
                "nl",
                "no",
                "pl",
                "pt",
                "pt-br",
                "sl",
                "sv",
                "tr",
            ]
            | None
        ] = None,
        args: Input[str | None] = None,
        hotplug: Input[Sequence[Input[str]] | None] = None,
        smbios1: Input[str | inputs.Smbios | None] = None,
        vmgenid: Input[str | None] = None,
        vmstatestorage: Input[str | None] = None,
        agent: Input[str | inputs.Agent | bool | int | None] = None,
        vga: Input[str | inputs.Vga | None] = None,
        audio0: Input[str | inputs.Audio | None] = None,
        rng0: Input[str | inputs.Rng | None] = None,
        watchdog: Input[str | inputs.Watchdog | None] = None,
        spice_enhancements: Input[str | inputs.SpiceEnhancements | None] = None,
        ivshmem: Input[str | inputs.SharedMemory | None] = None,
        amd_sev: Input[str | inputs.Sev | None] = None,
        intel_tdx: Input[str | inputs.Tdx | None] = None,
        migrate_downtime: Input[float | None] = None,
        migrate_speed: Input[int | None] = None,
        net0: Input[str | inputs.Net | None] = None,
        net1: Input[str | inputs.Net | None] = None,
        net2: Input[str | inputs.Net | None] = None,
        net3: Input[str | inputs.Net | None] = None,
        net4: Input[str | inputs.Net | None] = None,
        net5: Input[str | inputs.Net | None] = None,
        net6: Input[str | inputs.Net | None] = None,
        net7: Input[str | inputs.Net | None] = None,
        net8: Input[str | inputs.Net | None] = None,
        net9: Input[str | inputs.Net | None] = None,
        net10: Input[str | inputs.Net | None] = None,
        net11: Input[str | inputs.Net | None] = None,
        net12: Input[str | inputs.Net | None] = None,
        net13: Input[str | inputs.Net | None] = None,
        net14: Input[str | inputs.Net | None] = None,
        net15: Input[str | inputs.Net | None] = None,
        net16: Input[str | inputs.Net | None] = None,
        net17: Input[str | inputs.Net | None] = None,
        net18: Input[str | inputs.Net | None] = None,
        net19: Input[str | inputs.Net | None] = None,
        net20: Input[str | inputs.Net | None] = None,
        net21: Input[str | inputs.Net | None] = None,
        net22: Input[str | inputs.Net | None] = None,
        net23: Input[str | inputs.Net | None] = None,
        net24: Input[str | inputs.Net | None] = None,
        net25: Input[str | inputs.Net | None] = None,
        net26: Input[str | inputs.Net | None] = None,
        net27: Input[str | inputs.Net | None] = None,
        net28: Input[str | inputs.Net | None] = None,
        net29: Input[str | inputs.Net | None] = None,
        net30: Input[str | inputs.Net | None] = None,
        net31: Input[str | inputs.Net | None] = None,
        serial0: Input[str | None] = None,
        serial1: Input[str | None] = None,
        serial2: Input[str | None] = None,
        serial3: Input[str | None] = None,
        parallel0: Input[str | None] = None,
        parallel1: Input[str | None] = None,
        parallel2: Input[str | None] = None,
        usb0: Input[str | inputs.Usb | int | float | None] = None,
        usb1: Input[str | inputs.Usb | int | float | None] = None,
        usb2: Input[str | inputs.Usb | int | float | None] = None,
        usb3: Input[str | inputs.Usb | int | float | None] = None,
        usb4: Input[str | inputs.Usb | int | float | None] = None,
        usb5: Input[str | inputs.Usb | int | float | None] = None,
        usb6: Input[str | inputs.Usb | int | float | None] = None,
        usb7: Input[str | inputs.Usb | int | float | None] = None,
        usb8: Input[str | inputs.Usb | int | float | None] = None,
        usb9: Input[str | inputs.Usb | int | float | None] = None,
        usb10: Input[str | inputs.Usb | int | float | None] = None,
        usb11: Input[str | inputs.Usb | int | float | None] = None,
        usb12: Input[str | inputs.Usb | int | float | None] = None,
        usb13: Input[str | inputs.Usb | int | float | None] = None,
        hostpci0: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci1: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci2: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci3: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci4: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci5: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci6: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci7: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci8: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci9: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci10: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci11: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci12: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci13: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci14: Input[str | inputs.HostPci | int | float | None] = None,
        hostpci15: Input[str | inputs.HostPci | int | float | None] = None,
        virtiofs0: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs1: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs2: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs3: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs4: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs5: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs6: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs7: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs8: Input[str | inputs.VirtioFs | int | float | None] = None,
        virtiofs9: Input[str | inputs.VirtioFs | int | float | None] = None,
        ciuser: Input[str | None] = None,
        cipassword: Input[str | None] = None,
        sshkeys: Input[str | Sequence[Input[str]] | None] = None,
        citype: Input[Literal["configdrive2", "nocloud", "opennebula"] | None] = None,
        ciupgrade: Input[bool | None] = None,
        cicustom: Input[str | inputs.CiCustom | None] = None,
        ipconfig0: Input[str | inputs.IpConfig | None] = None,
        ipconfig1: Input[str | inputs.IpConfig | None] = None,
        ipconfig2: Input[str | inputs.IpConfig | None] = None,
        ipconfig3: Input[str | inputs.IpConfig | None] = None,
        ipconfig4: Input[str | inputs.IpConfig | None] = None,
        ipconfig5: Input[str | inputs.IpConfig | None] = None,
        ipconfig6: Input[str | inputs.IpConfig | None] = None,
        ipconfig7: Input[str | inputs.IpConfig | None] = None,
        ipconfig8: Input[str | inputs.IpConfig | None] = None,
        ipconfig9: Input[str | inputs.IpConfig | None] = None,
        ipconfig10: Input[str | inputs.IpConfig | None] = None,
        ipconfig11: Input[str | inputs.IpConfig | None] = None,
        ipconfig12: Input[str | inputs.IpConfig | None] = None,
        ipconfig13: Input[str | inputs.IpConfig | None] = None,
        ipconfig14: Input[str | inputs.IpConfig | None] = None,
        ipconfig15: Input[str | inputs.IpConfig | None] = None,
        ipconfig16: Input[str | inputs.IpConfig | None] = None,
        ipconfig17: Input[str | inputs.IpConfig | None] = None,
        ipconfig18: Input[str | inputs.IpConfig | None] = None,
        ipconfig19: Input[str | inputs.IpConfig | None] = None,
        ipconfig20: Input[str | inputs.IpConfig | None] = None,
        ipconfig21: Input[str | inputs.IpConfig | None] = None,
        ipconfig22: Input[str | inputs.IpConfig | None] = None,
        ipconfig23: Input[str | inputs.IpConfig | None] = None,
        ipconfig24: Input[str | inputs.IpConfig | None] = None,
        ipconfig25: Input[str | inputs.IpConfig | None] = None,
        ipconfig26: Input[str | inputs.IpConfig | None] = None,
        ipconfig27: Input[str | inputs.IpConfig | None] = None,
        ipconfig28: Input[str | inputs.IpConfig | None] = None,
        ipconfig29: Input[str | inputs.IpConfig | None] = None,
        ipconfig30: Input[str | inputs.IpConfig | None] = None,
        ipconfig31: Input[str | inputs.IpConfig | None] = None,
        nameserver: Input[str | None] = None,
        searchdomain: Input[str | None] = None,
        ide0: Input[str | inputs.IdeDisk | None] = None,
        ide1: Input[str | inputs.IdeDisk | None] = None,
        ide2: Input[str | inputs.IdeDisk | None] = None,
        ide3: Input[str | inputs.IdeDisk | None] = None,
        sata0: Input[str | inputs.SataDisk | None] = None,
        sata1: Input[str | inputs.SataDisk | None] = None,
        sata2: Input[str | inputs.SataDisk | None] = None,
        sata3: Input[str | inputs.SataDisk | None] = None,
        sata4: Input[str | inputs.SataDisk | None] = None,
        sata5: Input[str | inputs.SataDisk | None] = None,
        scsi0: Input[str | inputs.ScsiDisk | None] = None,
        scsi1: Input[str | inputs.ScsiDisk | None] = None,
        scsi2: Input[str | inputs.ScsiDisk | None] = None,
        scsi3: Input[str | inputs.ScsiDisk | None] = None,
        scsi4: Input[str | inputs.ScsiDisk | None] = None,
        scsi5: Input[str | inputs.ScsiDisk | None] = None,
        scsi6: Input[str | inputs.ScsiDisk | None] = None,
        scsi7: Input[str | inputs.ScsiDisk | None] = None,
        scsi8: Input[str | inputs.ScsiDisk | None] = None,
        scsi9: Input[str | inputs.ScsiDisk | None] = None,
        scsi10: Input[str | inputs.ScsiDisk | None] = None,
        scsi11: Input[str | inputs.ScsiDisk | None] = None,
        scsi12: Input[str | inputs.ScsiDisk | None] = None,
        scsi13: Input[str | inputs.ScsiDisk | None] = None,
        scsi14: Input[str | inputs.ScsiDisk | None] = None,
        scsi15: Input[str | inputs.ScsiDisk | None] = None,
        scsi16: Input[str | inputs.ScsiDisk | None] = None,
        scsi17: Input[str | inputs.ScsiDisk | None] = None,
        scsi18: Input[str | inputs.ScsiDisk | None] = None,
        scsi19: Input[str | inputs.ScsiDisk | None] = None,
        scsi20: Input[str | inputs.ScsiDisk | None] = None,
        scsi21: Input[str | inputs.ScsiDisk | None] = None,
        scsi22: Input[str | inputs.ScsiDisk | None] = None,
        scsi23: Input[str | inputs.ScsiDisk | None] = None,
        scsi24: Input[str | inputs.ScsiDisk | None] = None,
        scsi25: Input[str | inputs.ScsiDisk | None] = None,
        scsi26: Input[str | inputs.ScsiDisk | None] = None,
        scsi27: Input[str | inputs.ScsiDisk | None] = None,
        scsi28: Input[str | inputs.ScsiDisk | None] = None,
        scsi29: Input[str | inputs.ScsiDisk | None] = None,
        scsi30: Input[str | inputs.ScsiDisk | None] = None,
        virtio0: Input[str | inputs.VirtioDisk | None] = None,
        virtio1: Input[str | inputs.VirtioDisk | None] = None,
        virtio2: Input[str | inputs.VirtioDisk | None] = None,
        virtio3: Input[str | inputs.VirtioDisk | None] = None,
        virtio4: Input[str | inputs.VirtioDisk | None] = None,
        virtio5: Input[str | inputs.VirtioDisk | None] = None,
        virtio6: Input[str | inputs.VirtioDisk | None] = None,
        virtio7: Input[str | inputs.VirtioDisk | None] = None,
        virtio8: Input[str | inputs.VirtioDisk | None] = None,
        virtio9: Input[str | inputs.VirtioDisk | None] = None,
        virtio10: Input[str | inputs.VirtioDisk | None] = None,
        virtio11: Input[str | inputs.VirtioDisk | None] = None,
        virtio12: Input[str | inputs.VirtioDisk | None] = None,
        virtio13: Input[str | inputs.VirtioDisk | None] = None,
        virtio14: Input[str | inputs.VirtioDisk | None] = None,
        virtio15: Input[str | inputs.VirtioDisk | None] = None,
        efidisk0: Input[str | inputs.EfiDisk | None] = None,
        tpmstate0: Input[str | inputs.TpmState | None] = None,
        template: Input[bool | None] = None,
        state: Input[Literal["started", "stopped"] | None] = None,
        reboot: Input[Literal["allowed"] | None] = None,
        force_stop: Input[bool | None] = None,
        removed_disks: Input[Literal["destroy", "keep"] | None] = None,
        clone: Input[str | inputs.Clone | int | float | None] = None,
        name: Input[str | None] = None,
        with_local_disks: Input[bool | None] = None,
        retries: Input[int | None] = None,
        delay: Input[float | None] = None,
        ask_agent: Input[bool | None] = None,
        connection: Input[str | None] = None,
        adopt: Input[Literal["never", "same", "always"] | None] = None,
        timeout: Input[int | None] = None,
    ) -> None:
        """
        Args:
            resource_name: Logical name of the resource.
            opts: The usual resource options.
            vmid: Number of the guest, unique in the cluster; default: the next free one. Another
                value replaces the object.
            node: Node that it is on. Not declared: that of the source of its clone, or the first
                one, and later wherever it is. Names a node.
            description: Notes; a line that names the stack is added, and not shown here.
            tags: Tags, in lower case.
            pool: Pool that it is in. Names a pool.
            onboot: Whether it starts with its node; default: false.
            startup: Order and pauses (seconds) of starts and stops with the node.
            protection: Whether PVE refuses to remove it and its disks; default: false.
            hookscript: Volume of a script that runs at each start and stop. Names a storage.
            cores: Cores for each socket; default: 1.
            sockets: Default: 1.
            vcpus: Cores that are plugged in at a start; default: all.
            cpu: The emulated processor.
            cpulimit: Cores' worth of computing time; 0 (the default) is no limit.
            cpuunits: Weight against other guests of the node; default: 100.
            affinity: Cores of the node that it runs on, such as `0,5-7`.
            numa: Whether it sees the node's memory layout; default: false.
            numa0: NUMA nodes of the guest, each with its cores and memory.
            memory: MiB; default: 512.
            balloon: MiB that the guest keeps at least; 0 turns ballooning off.
            shares: Weight when memory is taken back; default: 1000; 0 keeps its memory.
            allow_ksm: Whether equal pages of memory are shared between guests; default: true.
            hugepages: Size of the node's huge pages that its memory is in, in MiB.
            keephugepages: Whether huge pages stay reserved after it has stopped; default: false.
            machine: The emulated board.
            arch: Default: that of the node.
            bios: Default: seabios. With ovmf declare `efidisk0`, too.
            ostype: Kind of operating system, such as l26 for Linux.
            scsihw: Controller of the disks `scsi0` …; default: lsi.
            boot: Such as `order=scsi0;net0`.
            acpi: Whether it can be shut down by ACPI; default: true.
            kvm: Whether the processor's virtualisation is used; default: true.
            tablet: Whether the pointer is absolute, as VNC needs it; default: true.
            localtime: Whether its clock shows local time; default: for Windows.
            freeze: Whether it waits for a command before it begins.
            tdf: Whether lost ticks of the clock are made up for; default: false.
            startdate: Its clock at a start: `now` (the default) or `2027-01-31T12:00:00`.
            keyboard: Layout of the keyboard over VNC.
            args: Arguments for QEMU.
            hotplug: What can change while it runs, of disk, network, usb, memory, cpu, cloudinit;
                default: the first three.
            smbios1: What the guest reads of its machine; PVE makes up the uuid.
            vmgenid: Id that Windows knows copies of itself by; default: PVE's choice.
            vmstatestorage: Where its memory goes in a snapshot or a suspension. Names a storage.
            agent: The guest agent.
            vga: The display.
            audio0: A sound card.
            rng0: A source of random numbers.
            watchdog: A watchdog.
            spice_enhancements: Extensions of SPICE.
            ivshmem: Memory shared with other guests.
            amd_sev: AMD's encryption of a guest's memory.
            intel_tdx: Intel's encryption of a guest's memory.
            migrate_downtime: Seconds that a migration may stop it at most; default: 0.1.
            migrate_speed: MB/s; 0 (the default) is no limit.
            net0: A network card. A MAC address that is not declared is PVE's choice, and is kept.
            serial0: `socket`, or a device of the node such as `/dev/ttyS0`.
            parallel0: A device of the node such as `/dev/parport0`.
            usb0: A USB device of the node, or `spice`.
            hostpci0: A PCI device of the node.
            virtiofs0: A directory of the node, shared with the guest.
            ciuser: The user that cloud-init makes; default: that of the image.
            cipassword: Password of the cloud-init user. Debian's cloud image refuses logins by
                password over SSH. Secret.
            sshkeys: Public keys, one a line.
            citype: Form of the cloud-init data; default: by `ostype`.
            ciupgrade: Whether packages are upgraded at the first start; default: true.
            cicustom: Volumes that take the place of generated cloud-init data.
            ipconfig0: Addresses that cloud-init gives to a network card.
            nameserver: Name servers, with blanks between; default: those of the node.
            searchdomain: Domain that names are looked up in; default: that of the node.
            ide0: A disk or CD drive on the bus IDE.
            sata0: A disk or CD drive on the bus SATA.
            scsi0: A disk or CD drive on the bus SCSI.
            virtio0: A disk on the bus virtio.
            efidisk0: Where the firmware keeps its variables.
            tpmstate0: Where the TPM keeps its secrets.
            template: Whether it is a template; there is no way back. For template True, another
                value replaces the object.
            state: Whether it runs; not declared: not managed.
            reboot: Whether a running guest may be restarted for changes that wait for it; else they
                wait.
            force_stop: Whether a guest that does not shut down within `timeout` is stopped.
            removed_disks: What becomes of the volume of a disk that is not declared any more;
                default: destroy.
            clone: Make it from another machine or a template; what is declared here wins over its
                settings.
            name: Host name of the guest; default: the key of its entry.
            with_local_disks: Whether a migration may copy disks that are on local storage.
            retries: How often an image to import from is looked for. Default: 12.
            delay: Seconds between two looks. Default: 5.
            ask_agent: Whether the guest agent is asked, once, for addresses.
            connection: Name of the connection, that is the cluster, that the object is on. Default:
                default.
            adopt: Whether an existing object may be taken over: never, if it is the same, or
                always.
            timeout: Seconds to wait for a task of this object, at least 1. Default: 300.
        """

    vmid: Output[int]
    """Number of the guest, unique in the cluster; default: the next free one. Another value
    replaces the object."""
    node: Output[str]
    """Node that it is on. Not declared: that of the source of its clone, or the first one, and
    later wherever it is. Names a node."""
    description: Output[str | None]
    """Notes; a line that names the stack is added, and not shown here."""
    tags: Output[list[str] | None]
    """Tags, in lower case."""
    pool: Output[str | None]
    """Pool that it is in. Names a pool."""
    onboot: Output[bool | None]
    """Whether it starts with its node; default: false."""
    startup: Output[outputs.Startup | None]
    """Order and pauses (seconds) of starts and stops with the node."""
    protection: Output[bool | None]
    """Whether PVE refuses to remove it and its disks; default: false."""
    hookscript: Output[str | None]
    """Volume of a script that runs at each start and stop. Names a storage."""
    cores: Output[int | None]
    """Cores for each socket; default: 1."""
    sockets: Output[int | None]
    """Default: 1."""
    vcpus: Output[int | None]
    """Cores that are plugged in at a start; default: all."""
    cpu: Output[outputs.Cpu | None]
    """The emulated processor."""
    cpulimit: Output[float | None]
    """Cores' worth of computing time; 0 (the default) is no limit."""
    cpuunits: Output[int | None]
    """Weight against other guests of the node; default: 100."""
    affinity: Output[str | None]
    """Cores of the node that it runs on, such as `0,5-7`."""
    numa: Output[bool | None]
    """Whether it sees the node's memory layout; default: false."""
    numa0: Output[outputs.NumaNode | None]
    """NUMA nodes of the guest, each with its cores and memory."""
    numa1: Output[outputs.NumaNode | None]
    numa2: Output[outputs.NumaNode | None]
    numa3: Output[outputs.NumaNode | None]
    numa4: Output[outputs.NumaNode | None]
    numa5: Output[outputs.NumaNode | None]
    numa6: Output[outputs.NumaNode | None]
    numa7: Output[outputs.NumaNode | None]
    memory: Output[int | None]
    """MiB; default: 512."""
    balloon: Output[int | None]
    """MiB that the guest keeps at least; 0 turns ballooning off."""
    shares: Output[int | None]
    """Weight when memory is taken back; default: 1000; 0 keeps its memory."""
    allow_ksm: Output[bool | None]
    """Whether equal pages of memory are shared between guests; default: true."""
    hugepages: Output[Literal["any", "2", "1024"] | None]
    """Size of the node's huge pages that its memory is in, in MiB."""
    keephugepages: Output[bool | None]
    """Whether huge pages stay reserved after it has stopped; default: false."""
    machine: Output[outputs.Machine | None]
    """The emulated board."""
    arch: Output[Literal["x86_64", "aarch64"] | None]
    """Default: that of the node."""
    bios: Output[Literal["seabios", "ovmf"] | None]
    """Default: seabios. With ovmf declare `efidisk0`, too."""
    ostype: Output[
        Literal[
            "l24",
            "l26",
            "other",
            "solaris",
            "w2k",
            "w2k3",
            "w2k8",
            "win10",
            "win11",
            "win7",
            "win8",
            "wvista",
            "wxp",
        ]
        | None
    ]
    """Kind of operating system, such as l26 for Linux."""
    scsihw: Output[
        Literal["lsi", "lsi53c810", "virtio-scsi-pci", "virtio-scsi-single", "megasas", "pvscsi"]
        | None
    ]
    """Controller of the disks `scsi0` …; default: lsi."""
    boot: Output[outputs.Boot | None]
    """Such as `order=scsi0;net0`."""
    acpi: Output[bool | None]
    """Whether it can be shut down by ACPI; default: true."""
    kvm: Output[bool | None]
    """Whether the processor's virtualisation is used; default: true."""
    tablet: Output[bool | None]
    """Whether the pointer is absolute, as VNC needs it; default: true."""
    localtime: Output[bool | None]
    """Whether its clock shows local time; default: for Windows."""
    freeze: Output[bool | None]
    """Whether it waits for a command before it begins."""
    tdf: Output[bool | None]
    """Whether lost ticks of the clock are made up for; default: false."""
    startdate: Output[str | None]
    """Its clock at a start: `now` (the default) or `2027-01-31T12:00:00`."""
    keyboard: Output[
        Literal[
            "da",
            "de",
            "de-ch",
            "en-gb",
            "en-us",
            "es",
            "fi",
            "fr",
            "fr-be",
            "fr-ca",
            "fr-ch",
            "hu",
            "is",
            "it",
            "ja",
            "lt",
            "mk",
            "nl",
            "no",
            "pl",
            "pt",
            "pt-br",
            "sl",
            "sv",
            "tr",
        ]
        | None
    ]
    """Layout of the keyboard over VNC."""
    args: Output[str | None]
    """Arguments for QEMU."""
    hotplug: Output[list[str] | None]
    """What can change while it runs, of disk, network, usb, memory, cpu, cloudinit; default: the
    first three."""
    smbios1: Output[outputs.Smbios | None]
    """What the guest reads of its machine; PVE makes up the uuid."""
    vmgenid: Output[str | None]
    """Id that Windows knows copies of itself by; default: PVE's choice."""
    vmstatestorage: Output[str | None]
    """Where its memory goes in a snapshot or a suspension. Names a storage."""
    agent: Output[outputs.Agent | None]
    """The guest agent."""
    vga: Output[outputs.Vga | None]
    """The display."""
    audio0: Output[outputs.Audio | None]
    """A sound card."""
    rng0: Output[outputs.Rng | None]
    """A source of random numbers."""
    watchdog: Output[outputs.Watchdog | None]
    """A watchdog."""
    spice_enhancements: Output[outputs.SpiceEnhancements | None]
    """Extensions of SPICE."""
    ivshmem: Output[outputs.SharedMemory | None]
    """Memory shared with other guests."""
    amd_sev: Output[outputs.Sev | None]
    """AMD's encryption of a guest's memory."""
    intel_tdx: Output[outputs.Tdx | None]
    """Intel's encryption of a guest's memory."""
    migrate_downtime: Output[float | None]
    """Seconds that a migration may stop it at most; default: 0.1."""
    migrate_speed: Output[int | None]
    """MB/s; 0 (the default) is no limit."""
    net0: Output[outputs.Net | None]
    """A network card. A MAC address that is not declared is PVE's choice, and is kept."""
    net1: Output[outputs.Net | None]
    net2: Output[outputs.Net | None]
    net3: Output[outputs.Net | None]
    net4: Output[outputs.Net | None]
    net5: Output[outputs.Net | None]
    net6: Output[outputs.Net | None]
    net7: Output[outputs.Net | None]
    net8: Output[outputs.Net | None]
    net9: Output[outputs.Net | None]
    net10: Output[outputs.Net | None]
    net11: Output[outputs.Net | None]
    net12: Output[outputs.Net | None]
    net13: Output[outputs.Net | None]
    net14: Output[outputs.Net | None]
    net15: Output[outputs.Net | None]
    net16: Output[outputs.Net | None]
    net17: Output[outputs.Net | None]
    net18: Output[outputs.Net | None]
    net19: Output[outputs.Net | None]
    net20: Output[outputs.Net | None]
    net21: Output[outputs.Net | None]
    net22: Output[outputs.Net | None]
    net23: Output[outputs.Net | None]
    net24: Output[outputs.Net | None]
    net25: Output[outputs.Net | None]
    net26: Output[outputs.Net | None]
    net27: Output[outputs.Net | None]
    net28: Output[outputs.Net | None]
    net29: Output[outputs.Net | None]
    net30: Output[outputs.Net | None]
    net31: Output[outputs.Net | None]
    serial0: Output[str | None]
    """`socket`, or a device of the node such as `/dev/ttyS0`."""
    serial1: Output[str | None]
    serial2: Output[str | None]
    serial3: Output[str | None]
    parallel0: Output[str | None]
    """A device of the node such as `/dev/parport0`."""
    parallel1: Output[str | None]
    parallel2: Output[str | None]
    usb0: Output[outputs.Usb | None]
    """A USB device of the node, or `spice`."""
    usb1: Output[outputs.Usb | None]
    usb2: Output[outputs.Usb | None]
    usb3: Output[outputs.Usb | None]
    usb4: Output[outputs.Usb | None]
    usb5: Output[outputs.Usb | None]
    usb6: Output[outputs.Usb | None]
    usb7: Output[outputs.Usb | None]
    usb8: Output[outputs.Usb | None]
    usb9: Output[outputs.Usb | None]
    usb10: Output[outputs.Usb | None]
    usb11: Output[outputs.Usb | None]
    usb12: Output[outputs.Usb | None]
    usb13: Output[outputs.Usb | None]
    hostpci0: Output[outputs.HostPci | None]
    """A PCI device of the node."""
    hostpci1: Output[outputs.HostPci | None]
    hostpci2: Output[outputs.HostPci | None]
    hostpci3: Output[outputs.HostPci | None]
    hostpci4: Output[outputs.HostPci | None]
    hostpci5: Output[outputs.HostPci | None]
    hostpci6: Output[outputs.HostPci | None]
    hostpci7: Output[outputs.HostPci | None]
    hostpci8: Output[outputs.HostPci | None]
    hostpci9: Output[outputs.HostPci | None]
    hostpci10: Output[outputs.HostPci | None]
    hostpci11: Output[outputs.HostPci | None]
    hostpci12: Output[outputs.HostPci | None]
    hostpci13: Output[outputs.HostPci | None]
    hostpci14: Output[outputs.HostPci | None]
    hostpci15: Output[outputs.HostPci | None]
    virtiofs0: Output[outputs.VirtioFs | None]
    """A directory of the node, shared with the guest."""
    virtiofs1: Output[outputs.VirtioFs | None]
    virtiofs2: Output[outputs.VirtioFs | None]
    virtiofs3: Output[outputs.VirtioFs | None]
    virtiofs4: Output[outputs.VirtioFs | None]
    virtiofs5: Output[outputs.VirtioFs | None]
    virtiofs6: Output[outputs.VirtioFs | None]
    virtiofs7: Output[outputs.VirtioFs | None]
    virtiofs8: Output[outputs.VirtioFs | None]
    virtiofs9: Output[outputs.VirtioFs | None]
    ciuser: Output[str | None]
    """The user that cloud-init makes; default: that of the image."""
    cipassword: Output[str | None]
    """Password of the cloud-init user. Debian's cloud image refuses logins by password over SSH.
    Secret."""
    sshkeys: Output[str | None]
    """Public keys, one a line."""
    citype: Output[Literal["configdrive2", "nocloud", "opennebula"] | None]
    """Form of the cloud-init data; default: by `ostype`."""
    ciupgrade: Output[bool | None]
    """Whether packages are upgraded at the first start; default: true."""
    cicustom: Output[outputs.CiCustom | None]
    """Volumes that take the place of generated cloud-init data."""
    ipconfig0: Output[outputs.IpConfig | None]
    """Addresses that cloud-init gives to a network card."""
    ipconfig1: Output[outputs.IpConfig | None]
    ipconfig2: Output[outputs.IpConfig | None]
    ipconfig3: Output[outputs.IpConfig | None]
    ipconfig4: Output[outputs.IpConfig | None]
    ipconfig5: Output[outputs.IpConfig | None]
    ipconfig6: Output[outputs.IpConfig | None]
    ipconfig7: Output[outputs.IpConfig | None]
    ipconfig8: Output[outputs.IpConfig | None]
    ipconfig9: Output[outputs.IpConfig | None]
    ipconfig10: Output[outputs.IpConfig | None]
    ipconfig11: Output[outputs.IpConfig | None]
    ipconfig12: Output[outputs.IpConfig | None]
    ipconfig13: Output[outputs.IpConfig | None]
    ipconfig14: Output[outputs.IpConfig | None]
    ipconfig15: Output[outputs.IpConfig | None]
    ipconfig16: Output[outputs.IpConfig | None]
    ipconfig17: Output[outputs.IpConfig | None]
    ipconfig18: Output[outputs.IpConfig | None]
    ipconfig19: Output[outputs.IpConfig | None]
    ipconfig20: Output[outputs.IpConfig | None]
    ipconfig21: Output[outputs.IpConfig | None]
    ipconfig22: Output[outputs.IpConfig | None]
    ipconfig23: Output[outputs.IpConfig | None]
    ipconfig24: Output[outputs.IpConfig | None]
    ipconfig25: Output[outputs.IpConfig | None]
    ipconfig26: Output[outputs.IpConfig | None]
    ipconfig27: Output[outputs.IpConfig | None]
    ipconfig28: Output[outputs.IpConfig | None]
    ipconfig29: Output[outputs.IpConfig | None]
    ipconfig30: Output[outputs.IpConfig | None]
    ipconfig31: Output[outputs.IpConfig | None]
    nameserver: Output[str | None]
    """Name servers, with blanks between; default: those of the node."""
    searchdomain: Output[str | None]
    """Domain that names are looked up in; default: that of the node."""
    ide0: Output[outputs.IdeDisk | None]
    """A disk or CD drive on the bus IDE."""
    ide1: Output[outputs.IdeDisk | None]
    ide2: Output[outputs.IdeDisk | None]
    ide3: Output[outputs.IdeDisk | None]
    sata0: Output[outputs.SataDisk | None]
    """A disk or CD drive on the bus SATA."""
    sata1: Output[outputs.SataDisk | None]
    sata2: Output[outputs.SataDisk | None]
    sata3: Output[outputs.SataDisk | None]
    sata4: Output[outputs.SataDisk | None]
    sata5: Output[outputs.SataDisk | None]
    scsi0: Output[outputs.ScsiDisk | None]
    """A disk or CD drive on the bus SCSI."""
    scsi1: Output[outputs.ScsiDisk | None]
    scsi2: Output[outputs.ScsiDisk | None]
    scsi3: Output[outputs.ScsiDisk | None]
    scsi4: Output[outputs.ScsiDisk | None]
    scsi5: Output[outputs.ScsiDisk | None]
    scsi6: Output[outputs.ScsiDisk | None]
    scsi7: Output[outputs.ScsiDisk | None]
    scsi8: Output[outputs.ScsiDisk | None]
    scsi9: Output[outputs.ScsiDisk | None]
    scsi10: Output[outputs.ScsiDisk | None]
    scsi11: Output[outputs.ScsiDisk | None]
    scsi12: Output[outputs.ScsiDisk | None]
    scsi13: Output[outputs.ScsiDisk | None]
    scsi14: Output[outputs.ScsiDisk | None]
    scsi15: Output[outputs.ScsiDisk | None]
    scsi16: Output[outputs.ScsiDisk | None]
    scsi17: Output[outputs.ScsiDisk | None]
    scsi18: Output[outputs.ScsiDisk | None]
    scsi19: Output[outputs.ScsiDisk | None]
    scsi20: Output[outputs.ScsiDisk | None]
    scsi21: Output[outputs.ScsiDisk | None]
    scsi22: Output[outputs.ScsiDisk | None]
    scsi23: Output[outputs.ScsiDisk | None]
    scsi24: Output[outputs.ScsiDisk | None]
    scsi25: Output[outputs.ScsiDisk | None]
    scsi26: Output[outputs.ScsiDisk | None]
    scsi27: Output[outputs.ScsiDisk | None]
    scsi28: Output[outputs.ScsiDisk | None]
    scsi29: Output[outputs.ScsiDisk | None]
    scsi30: Output[outputs.ScsiDisk | None]
    virtio0: Output[outputs.VirtioDisk | None]
    """A disk on the bus virtio."""
    virtio1: Output[outputs.VirtioDisk | None]
    virtio2: Output[outputs.VirtioDisk | None]
    virtio3: Output[outputs.VirtioDisk | None]
    virtio4: Output[outputs.VirtioDisk | None]
    virtio5: Output[outputs.VirtioDisk | None]
    virtio6: Output[outputs.VirtioDisk | None]
    virtio7: Output[outputs.VirtioDisk | None]
    virtio8: Output[outputs.VirtioDisk | None]
    virtio9: Output[outputs.VirtioDisk | None]
    virtio10: Output[outputs.VirtioDisk | None]
    virtio11: Output[outputs.VirtioDisk | None]
    virtio12: Output[outputs.VirtioDisk | None]
    virtio13: Output[outputs.VirtioDisk | None]
    virtio14: Output[outputs.VirtioDisk | None]
    virtio15: Output[outputs.VirtioDisk | None]
    efidisk0: Output[outputs.EfiDisk | None]
    """Where the firmware keeps its variables."""
    tpmstate0: Output[outputs.TpmState | None]
    """Where the TPM keeps its secrets."""
    template: Output[bool | None]
    """Whether it is a template; there is no way back. For template True, another value replaces
    the object."""
    state: Output[Literal["started", "stopped"] | None]
    """Whether it runs; not declared: not managed."""
    reboot: Output[Literal["allowed"] | None]
    """Whether a running guest may be restarted for changes that wait for it; else they wait."""
    force_stop: Output[bool | None]
    """Whether a guest that does not shut down within `timeout` is stopped."""
    removed_disks: Output[Literal["destroy", "keep"] | None]
    """What becomes of the volume of a disk that is not declared any more; default: destroy."""
    clone: Output[outputs.Clone | None]
    """Make it from another machine or a template; what is declared here wins over its settings."""
    addresses: Output[list[str] | None]
    """Its addresses, as far as they are known."""
    pending: Output[list[str] | None]
    """Fields whose change waits for a restart."""
    disks: Output[dict[str, dict[str, str]] | None]
    """Volume id and size by disk."""
    name: Output[str]
    """Host name of the guest; default: the key of its entry."""
    with_local_disks: Output[bool | None]
    """Whether a migration may copy disks that are on local storage."""
    retries: Output[int | None]
    """How often an image to import from is looked for. Default: 12."""
    delay: Output[float | None]
    """Seconds between two looks. Default: 5."""
    ask_agent: Output[bool | None]
    """Whether the guest agent is asked, once, for addresses."""
    uuid: Output[str | None]
    """The uuid that PVE gave the machine."""
    macaddrs: Output[dict[str, str] | None]
    """MAC addresses by network card."""
    connection: Output[str | None]
    """Name of the connection, that is the cluster, that the object is on. Default: default."""
    adopt: Output[Literal["never", "same", "always"] | None]
    """Whether an existing object may be taken over: never, if it is the same, or always."""
    timeout: Output[int | None]
    """Seconds to wait for a task of this object, at least 1. Default: 300."""
    cluster: Output[str | None]
    """Fingerprint of the cluster that the object is on."""
