# Written by `make generate` from the kinds in providers/.
"""Property strings as a program may give them in the place of PVE's text."""

from collections.abc import Sequence
from typing import Literal, Required, TypedDict

from pulumi import Input


class Agent(TypedDict, total=False):
    """The guest agent."""

    enabled: Required[Input[bool]]
    """Whether PVE speaks to it."""
    freeze_fs: Input[bool]
    """Whether file systems are frozen for a backup; default: true."""
    fstrim_cloned_disks: Input[bool]
    """Whether space is freed after a clone, move or migration; default: false."""
    type: Input[Literal["virtio", "isa"]]
    """Default: virtio."""


class Audio(TypedDict, total=False):
    """A sound card."""

    device: Required[Input[Literal["ich9-intel-hda", "intel-hda", "AC97"]]]
    """Emulated card."""
    driver: Input[Literal["spice", "none"]]
    """Where the sound goes; default: spice."""


class BandwidthLimits(TypedDict, total=False):
    """Limits in KiB/s by kind of operation (`bwlimit`)."""

    clone: Input[float]
    """Clones of disks."""
    default: Input[float]
    """All that has no limit of its own."""
    migration: Input[float]
    """Migrations with local disks."""
    move: Input[float]
    """Moves of disks between storages."""
    restore: Input[float]
    """Restores of backups."""


class Boot(TypedDict, total=False):
    """Devices to boot from, in order."""

    order: Input[Sequence[Input[str]]]
    """Such as `scsi0;net0`."""
    legacy: Input[str]
    """Old form: `a`, `c`, `d` and `n` in order."""


class CiCustom(TypedDict, total=False):
    """Volumes that take the place of generated cloud-init data."""

    user: Input[str]
    """In place of the user data. Names a storage."""
    network: Input[str]
    """In place of the network configuration. Names a storage."""
    meta: Input[str]
    """In place of the meta data. Names a storage."""
    vendor: Input[str]
    """Beside the user data. Names a storage."""


class Clone(TypedDict, total=False):
    """The machine or template that a new machine is made from."""

    source: Required[Input[str]]
    """Name or number. May name a vm."""
    full: Input[bool]
    """A copy of the disks; default: linked to those of a template, a copy of any other's."""
    storage: Input[str]
    """Where the copied disks go; default: where the source has them. Names a storage."""
    snapname: Input[str]
    """Snapshot of the source to start from."""
    bwlimit: Input[int]
    """KiB/s."""
    format: Input[str]
    """Format of the copied disks; default: that of the source."""


class ContainerClone(TypedDict, total=False):
    """The container or template that a new container is made from."""

    source: Required[Input[str]]
    """Name or number. May name a container."""
    full: Input[bool]
    """A copy of the disks; default: linked to those of a template, a copy of any other's."""
    storage: Input[str]
    """Where the copied disks go; default: where the source has them. Names a storage."""
    snapname: Input[str]
    """Snapshot of the source to start from."""
    bwlimit: Input[int]
    """KiB/s."""


class Cpu(TypedDict, total=False):
    """The emulated processor."""

    cputype: Input[str]
    """Model, such as `host` or `x86-64-v3`; `custom-NAME` is one of the cluster's own; default:
    kvm64."""
    flags: Input[Sequence[Input[str]]]
    """Such as `+aes;-pcid`."""
    hidden: Input[bool]
    """Whether the guest does not see that it is virtual; default: false."""
    guest_phys_bits: Input[int]
    """Bits of memory addresses that the guest uses."""
    hv_vendor_id: Input[str]
    """Name of the hypervisor that Windows sees."""
    phys_bits: Input[str]
    """Bits of memory addresses: a number of 8 to 64, or `host`."""
    reported_model: Input[str]
    """Model that the guest sees; default: `cputype`, for a custom one kvm64."""


class Device(TypedDict, total=False):
    """A device of the node in the container."""

    path: Input[str]
    """Such as `/dev/ttyUSB0`."""
    mode: Input[str]
    """Permissions of its file, in octal: quote it."""
    uid: Input[int]
    """Its owner in the container; default: 0."""
    gid: Input[int]
    """Its group in the container; default: 0."""
    deny_write: Input[bool]
    """Whether it can only be read; default: false."""


class Directories(TypedDict, total=False):
    """Folders, below the storage's path, for each kind of content (`content-dirs`)."""

    images: Input[str]
    """Disks of virtual machines; default: images."""
    rootdir: Input[str]
    """Disks of containers; default: private."""
    vztmpl: Input[str]
    """Templates of containers; default: template/cache."""
    iso: Input[str]
    """ISO images; default: template/iso."""
    backup: Input[str]
    """Backups; default: dump."""
    snippets: Input[str]
    """Snippets; default: snippets."""
    import_: Input[str]
    """Images to import from; default: import."""


class EfiDisk(TypedDict, total=False):
    """Where the firmware keeps its variables."""

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`. May name a image."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    """Format of a new volume; default: what the storage prefers."""
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage or image."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage or image."""
    efitype: Input[Literal["2m", "4m"]]
    """4m is needed for Secure Boot; default: 2m."""
    pre_enrolled_keys: Input[bool]
    """Whether the keys for Secure Boot are in it from the beginning; default: false."""
    ms_cert: Input[Literal["2011", "2023", "2023w", "2023k"]]
    """Year of Microsoft's certificates in it; default: 2011."""


class Features(TypedDict, total=False):
    """What a container may do beyond the usual. All but `nesting` is for root@pam alone."""

    nesting: Input[bool]
    """Whether containers may run in it, as systemd needs it, too; default: false."""
    keyctl: Input[bool]
    """Whether an unprivileged one has the call keyctl, as Docker needs it; default: false."""
    fuse: Input[bool]
    """Whether it may mount file systems of FUSE; default: false."""
    mknod: Input[bool]
    """Whether an unprivileged one may make some device files; default: false."""
    mount: Input[Sequence[Input[str]]]
    """Types of file systems that it may mount, such as `nfs;cifs`."""
    force_rw_sys: Input[bool]
    """Whether an unprivileged one may write to /sys; default: false."""


class Fleecing(TypedDict, total=False):
    """Where changed blocks of a running VM go during its backup."""

    enabled: Input[bool]
    """Whether it is done; default: false."""
    storage: Input[str]
    """Where these blocks go; best on the same node. Names a storage."""


class HostPci(TypedDict, total=False):
    """A PCI device of the node."""

    host: Input[str]
    """Address, such as `0000:01:00.0`; several joined by `;`. For root@pam alone."""
    mapping: Input[str]
    """Name of a mapping of the cluster, in the place of `host`."""
    device_id: Input[str]
    """Device id that the guest sees, such as `0x1234`."""
    vendor_id: Input[str]
    """Vendor id that the guest sees."""
    sub_device_id: Input[str]
    """Subsystem's device id that the guest sees."""
    sub_vendor_id: Input[str]
    """Subsystem's vendor id that the guest sees."""
    driver: Input[str]
    """Whether the node keeps its own driver (`keep`) or vfio takes over (`vfio`); default: vfio."""
    legacy_igd: Input[bool]
    """Whether it is Intel's graphics as the first display; default: false."""
    mdev: Input[str]
    """Type of a mediated device, such as a part of a graphics card."""
    pcie: Input[bool]
    """Whether it is on PCI Express, which needs q35; default: false."""
    rombar: Input[bool]
    """Whether the guest sees the card's firmware; default: true."""
    romfile: Input[str]
    """Other firmware: a file in /usr/share/kvm on the node."""
    x_vga: Input[bool]
    """Whether it is the first display; default: false."""


class IdeDisk(TypedDict, total=False):
    """A disk or CD drive on the bus IDE."""

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`. May name a image."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    """Format of a new volume; default: what the storage prefers."""
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage or image."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage or image."""
    media: Input[Literal["disk", "cdrom"]]
    """Kind of drive; default: disk."""
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
    """Whether written zeroes are left out; default: true."""
    discard: Input[Literal["ignore", "on"]]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: Input[bool]
    """Whether replication holds it; default: true."""
    rerror: Input[Literal["ignore", "report", "stop"]]
    """What a fault of reading does to the guest."""
    werror: Input[Literal["enospc", "ignore", "report", "stop"]]
    """What a fault of writing does to the guest; default: enospc."""
    serial: Input[str]
    """Serial number that the guest sees."""
    shared: Input[bool]
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: Input[bool]
    """Whether what is written is lost at a stop."""
    bps: Input[int]
    """Limit in bytes a second."""
    bps_max_length: Input[int]
    """Seconds that `bps` may be exceeded."""
    bps_rd: Input[int]
    """Limit of reading in bytes a second."""
    bps_rd_max_length: Input[int]
    """Seconds that `bps_rd` may be exceeded."""
    bps_wr: Input[int]
    """Limit of writing in bytes a second."""
    bps_wr_max_length: Input[int]
    """Seconds that `bps_wr` may be exceeded."""
    iops: Input[int]
    """Limit in operations a second."""
    iops_max: Input[int]
    """Limit in operations a second for short bursts."""
    iops_max_length: Input[int]
    """Seconds that a burst may last."""
    iops_rd: Input[int]
    """Limit of reading in operations a second."""
    iops_rd_max: Input[int]
    """Limit of reading in operations a second for short bursts."""
    iops_rd_max_length: Input[int]
    """Seconds that a burst of reading may last."""
    iops_wr: Input[int]
    """Limit of writing in operations a second."""
    iops_wr_max: Input[int]
    """Limit of writing in operations a second for short bursts."""
    iops_wr_max_length: Input[int]
    """Seconds that a burst of writing may last."""
    mbps: Input[float]
    """Limit in MB a second."""
    mbps_max: Input[float]
    """Limit in MB a second for short bursts."""
    mbps_rd: Input[float]
    """Limit of reading in MB a second."""
    mbps_rd_max: Input[float]
    """Limit of reading in MB a second for short bursts."""
    mbps_wr: Input[float]
    """Limit of writing in MB a second."""
    mbps_wr_max: Input[float]
    """Limit of writing in MB a second for short bursts."""
    ssd: Input[bool]
    """Whether the guest sees an SSD; default: false."""
    wwn: Input[str]
    """World wide name that the guest sees."""
    model: Input[str]
    """Model that the guest sees."""


class Interface(TypedDict, total=False):
    """A network card of a container, as a virtual Ethernet pair."""

    name: Required[Input[str]]
    """Name of the card in the container, such as `eth0`."""
    bridge: Input[str]
    """Bridge or vnet of the node, such as `vmbr0`."""
    ip: Input[str]
    """`192.0.2.10/24`, `dhcp` or `manual`."""
    gw: Input[str]
    """Gateway, such as `192.0.2.1`."""
    ip6: Input[str]
    """`2001:db8::10/64`, `auto`, `dhcp` or `manual`."""
    gw6: Input[str]
    """Gateway for IPv6."""
    hwaddr: Input[str]
    """Hardware address."""
    firewall: Input[bool]
    """Whether PVE's firewall watches it; default: false."""
    host_managed: Input[bool]
    """Whether the node sets its addresses rather than the container; default: false."""
    link_down: Input[bool]
    """Whether the cable is out; default: false."""
    mtu: Input[int]
    """Bytes; default: that of the bridge."""
    rate: Input[float]
    """Megabytes a second."""
    tag: Input[int]
    """VLAN."""
    trunks: Input[Sequence[Input[str]]]
    """VLANs that are let through."""
    type: Input[Literal["veth"]]
    """The only kind of card there is."""


class IpConfig(TypedDict, total=False):
    """Addresses that cloud-init gives to a network card."""

    ip: Input[str]
    """`192.0.2.10/24`, or `dhcp`."""
    gw: Input[str]
    """Gateway, such as `192.0.2.1`."""
    ip6: Input[str]
    """`2001:db8::10/64`, `dhcp` or `auto`."""
    gw6: Input[str]
    """Gateway for IPv6."""


class Machine(TypedDict, total=False):
    """The emulated board."""

    type: Input[str]
    """Such as `q35`, or a fixed version like `pc-q35-9.2+pve1`; default: i440fx."""
    viommu: Input[Literal["intel", "virtio"]]
    """IOMMU that the guest sees; intel needs q35."""
    aw_bits: Input[float]
    """Bits of addresses of the IOMMU."""
    enable_s3: Input[bool]
    """Whether the guest may suspend to memory."""
    enable_s4: Input[bool]
    """Whether the guest may suspend to disk."""


class MountPoint(TypedDict, total=False):
    """A volume that is mounted into a container; a folder or device of the node by its path.

    Folders and devices are for root@pam alone.
    """

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    acl: Input[bool]
    """Whether it has POSIX ACLs; default: that of the node."""
    idmap: Input[Sequence[Input[str]]]
    """How its users and groups are those of the node: `passthrough`, or `u:0:100000:65536` …"""
    mountoptions: Input[Sequence[Input[str]]]
    """Of discard, lazytime, noatime, nodev, noexec and nosuid."""
    quota: Input[bool]
    """Whether users may have quotas; only for privileged containers; default: false."""
    replicate: Input[bool]
    """Whether replication holds it; default: true."""
    ro: Input[bool]
    """Whether it is read-only; default: false."""
    shared: Input[bool]
    """Whether it is there on all nodes, though its storage is not; default: false."""
    mp: Required[Input[str]]
    """Where it is mounted, such as `/srv/data`."""
    backup: Input[bool]
    """Whether backups hold it; default: false."""
    keepattrs: Input[bool]
    """Whether a new volume takes owner and mode from the folder that it covers; default: false."""


class Net(TypedDict, total=False):
    """A network card. A MAC address that is not declared is PVE's choice, and is kept."""

    model: Required[
        Input[
            Literal[
                "e1000",
                "e1000-82540em",
                "e1000-82544gc",
                "e1000-82545em",
                "e1000e",
                "i82551",
                "i82557b",
                "i82559er",
                "ne2k_isa",
                "ne2k_pci",
                "pcnet",
                "rtl8139",
                "virtio",
                "vmxnet3",
            ]
        ]
    ]
    """Emulated card; virtio is the fastest."""
    macaddr: Input[str]
    """Hardware address."""
    bridge: Input[str]
    """Bridge or vnet of the node, such as `vmbr0`; default: none, behind the node's address."""
    firewall: Input[bool]
    """Whether PVE's firewall watches it; default: false."""
    link_down: Input[bool]
    """Whether the cable is out; default: false."""
    host_tunnel: Input[bool]
    """Whether segmentation in UDP tunnels is left to the node; only for virtio."""
    mtu: Input[int]
    """Bytes; 1 takes that of the bridge; only for virtio."""
    queues: Input[int]
    """Queues for several cores; only for virtio."""
    rate: Input[float]
    """Megabytes a second."""
    tag: Input[int]
    """VLAN."""
    trunks: Input[Sequence[Input[str]]]
    """VLANs that are let through."""


class NumaNode(TypedDict, total=False):
    """Topology of one NUMA node."""

    cpus: Input[Sequence[Input[str]]]
    """Cores of the guest, such as `0-3`."""
    hostnodes: Input[Sequence[Input[str]]]
    """NUMA nodes of the host that the memory is on, such as `0`."""
    memory: Input[float]
    """MiB."""
    policy: Input[Literal["preferred", "bind", "interleave"]]
    """How strictly `hostnodes` is meant."""


class Performance(TypedDict, total=False):
    """How much a backup may burden the node."""

    max_workers: Input[int]
    """Reads at once for a VM; default: 16."""
    pbs_entries_max: Input[int]
    """Entries of a folder that are kept in memory for a container; default: 1048576."""


class Retention(TypedDict, total=False):
    """How many backups are kept (`prune-backups`); `keep_all` stands alone."""

    keep_all: Input[bool]
    """Whether all are kept; then nothing else is given."""
    keep_last: Input[int]
    """How many of the last ones."""
    keep_hourly: Input[int]
    """For how many hours, one each."""
    keep_daily: Input[int]
    """For how many days, one each."""
    keep_weekly: Input[int]
    """For how many weeks, one each."""
    keep_monthly: Input[int]
    """For how many months, one each."""
    keep_yearly: Input[int]
    """For how many years, one each."""


class Rng(TypedDict, total=False):
    """A source of random numbers."""

    source: Required[Input[Literal["/dev/urandom", "/dev/random", "/dev/hwrng"]]]
    """Where the node takes them from."""
    max_bytes: Input[int]
    """Bytes in each `period`; 0 is no limit; default: 1024."""
    period: Input[int]
    """Milliseconds; default: 1000."""


class RootFs(TypedDict, total=False):
    """The root file system.

    `storage:8` is a new volume of 8 GiB, `storage:volume` one that exists.
    """

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    acl: Input[bool]
    """Whether it has POSIX ACLs; default: that of the node."""
    idmap: Input[Sequence[Input[str]]]
    """How its users and groups are those of the node: `passthrough`, or `u:0:100000:65536` …"""
    mountoptions: Input[Sequence[Input[str]]]
    """Of discard, lazytime, noatime, nodev, noexec and nosuid."""
    quota: Input[bool]
    """Whether users may have quotas; only for privileged containers; default: false."""
    replicate: Input[bool]
    """Whether replication holds it; default: true."""
    ro: Input[bool]
    """Whether it is read-only; default: false."""
    shared: Input[bool]
    """Whether it is there on all nodes, though its storage is not; default: false."""


class SataDisk(TypedDict, total=False):
    """A disk or CD drive on the bus SATA."""

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`. May name a image."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    """Format of a new volume; default: what the storage prefers."""
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage or image."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage or image."""
    media: Input[Literal["disk", "cdrom"]]
    """Kind of drive; default: disk."""
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
    """Whether written zeroes are left out; default: true."""
    discard: Input[Literal["ignore", "on"]]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: Input[bool]
    """Whether replication holds it; default: true."""
    rerror: Input[Literal["ignore", "report", "stop"]]
    """What a fault of reading does to the guest."""
    werror: Input[Literal["enospc", "ignore", "report", "stop"]]
    """What a fault of writing does to the guest; default: enospc."""
    serial: Input[str]
    """Serial number that the guest sees."""
    shared: Input[bool]
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: Input[bool]
    """Whether what is written is lost at a stop."""
    bps: Input[int]
    """Limit in bytes a second."""
    bps_max_length: Input[int]
    """Seconds that `bps` may be exceeded."""
    bps_rd: Input[int]
    """Limit of reading in bytes a second."""
    bps_rd_max_length: Input[int]
    """Seconds that `bps_rd` may be exceeded."""
    bps_wr: Input[int]
    """Limit of writing in bytes a second."""
    bps_wr_max_length: Input[int]
    """Seconds that `bps_wr` may be exceeded."""
    iops: Input[int]
    """Limit in operations a second."""
    iops_max: Input[int]
    """Limit in operations a second for short bursts."""
    iops_max_length: Input[int]
    """Seconds that a burst may last."""
    iops_rd: Input[int]
    """Limit of reading in operations a second."""
    iops_rd_max: Input[int]
    """Limit of reading in operations a second for short bursts."""
    iops_rd_max_length: Input[int]
    """Seconds that a burst of reading may last."""
    iops_wr: Input[int]
    """Limit of writing in operations a second."""
    iops_wr_max: Input[int]
    """Limit of writing in operations a second for short bursts."""
    iops_wr_max_length: Input[int]
    """Seconds that a burst of writing may last."""
    mbps: Input[float]
    """Limit in MB a second."""
    mbps_max: Input[float]
    """Limit in MB a second for short bursts."""
    mbps_rd: Input[float]
    """Limit of reading in MB a second."""
    mbps_rd_max: Input[float]
    """Limit of reading in MB a second for short bursts."""
    mbps_wr: Input[float]
    """Limit of writing in MB a second."""
    mbps_wr_max: Input[float]
    """Limit of writing in MB a second for short bursts."""
    ssd: Input[bool]
    """Whether the guest sees an SSD; default: false."""
    wwn: Input[str]
    """World wide name that the guest sees."""


class ScsiDisk(TypedDict, total=False):
    """A disk or CD drive on the bus SCSI."""

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`. May name a image."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    """Format of a new volume; default: what the storage prefers."""
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage or image."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage or image."""
    media: Input[Literal["disk", "cdrom"]]
    """Kind of drive; default: disk."""
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
    """Whether written zeroes are left out; default: true."""
    discard: Input[Literal["ignore", "on"]]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: Input[bool]
    """Whether replication holds it; default: true."""
    rerror: Input[Literal["ignore", "report", "stop"]]
    """What a fault of reading does to the guest."""
    werror: Input[Literal["enospc", "ignore", "report", "stop"]]
    """What a fault of writing does to the guest; default: enospc."""
    serial: Input[str]
    """Serial number that the guest sees."""
    shared: Input[bool]
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: Input[bool]
    """Whether what is written is lost at a stop."""
    bps: Input[int]
    """Limit in bytes a second."""
    bps_max_length: Input[int]
    """Seconds that `bps` may be exceeded."""
    bps_rd: Input[int]
    """Limit of reading in bytes a second."""
    bps_rd_max_length: Input[int]
    """Seconds that `bps_rd` may be exceeded."""
    bps_wr: Input[int]
    """Limit of writing in bytes a second."""
    bps_wr_max_length: Input[int]
    """Seconds that `bps_wr` may be exceeded."""
    iops: Input[int]
    """Limit in operations a second."""
    iops_max: Input[int]
    """Limit in operations a second for short bursts."""
    iops_max_length: Input[int]
    """Seconds that a burst may last."""
    iops_rd: Input[int]
    """Limit of reading in operations a second."""
    iops_rd_max: Input[int]
    """Limit of reading in operations a second for short bursts."""
    iops_rd_max_length: Input[int]
    """Seconds that a burst of reading may last."""
    iops_wr: Input[int]
    """Limit of writing in operations a second."""
    iops_wr_max: Input[int]
    """Limit of writing in operations a second for short bursts."""
    iops_wr_max_length: Input[int]
    """Seconds that a burst of writing may last."""
    mbps: Input[float]
    """Limit in MB a second."""
    mbps_max: Input[float]
    """Limit in MB a second for short bursts."""
    mbps_rd: Input[float]
    """Limit of reading in MB a second."""
    mbps_rd_max: Input[float]
    """Limit of reading in MB a second for short bursts."""
    mbps_wr: Input[float]
    """Limit of writing in MB a second."""
    mbps_wr_max: Input[float]
    """Limit of writing in MB a second for short bursts."""
    ssd: Input[bool]
    """Whether the guest sees an SSD; default: false."""
    wwn: Input[str]
    """World wide name that the guest sees."""
    iothread: Input[bool]
    """Whether it has a thread of its own, with `scsihw: virtio-scsi-single`; default: false."""
    ro: Input[bool]
    """Whether it is read-only."""
    product: Input[str]
    """Product that the guest sees."""
    queues: Input[int]
    """Queues for several cores."""
    scsiblock: Input[bool]
    """Whether a device of the node is passed through as such; default: false."""
    vendor: Input[str]
    """Vendor that the guest sees."""


class Sev(TypedDict, total=False):
    """AMD's encryption of a guest's memory."""

    type: Required[Input[Literal["std", "es", "snp"]]]
    """Kind of encryption: memory (std), registers too (es), and integrity (snp)."""
    allow_smt: Input[bool]
    """Whether cores may share a physical one; only for snp; default: true."""
    kernel_hashes: Input[bool]
    """Whether kernel and initrd are measured; default: false."""
    no_debug: Input[bool]
    """Whether debugging is ruled out; default: false."""
    no_key_sharing: Input[bool]
    """Whether other guests cannot share the key; default: false."""


class SharedMemory(TypedDict, total=False):
    """Memory shared between guests."""

    size: Required[Input[int]]
    """MiB."""
    name: Input[str]
    """Name by which guests share it; default: the number of the guest."""


class Smbios(TypedDict, total=False):
    """What the guest reads of its machine; PVE makes up the uuid."""

    uuid: Input[str]
    """Identity of the machine."""
    base64: Input[bool]
    """Whether the texts here are encoded so, as PVE itself writes them; default: false."""
    manufacturer: Input[str]
    """Maker of the machine."""
    product: Input[str]
    """Name of the product."""
    version: Input[str]
    """Version of the product."""
    serial: Input[str]
    """Serial number."""
    sku: Input[str]
    """Number of the product in its maker's list."""
    family: Input[str]
    """Family of products."""


class SpiceEnhancements(TypedDict, total=False):
    """Extensions of SPICE."""

    foldersharing: Input[bool]
    """Whether folders are shared with the viewer's machine; default: false."""
    videostreaming: Input[Literal["off", "all", "filter"]]
    """What is sent as a video; default: off."""


class Startup(TypedDict, total=False):
    """Order and pauses (seconds) of starts and stops with the node."""

    order: Input[int]
    """Guests start in this order, and stop in the opposite one."""
    up: Input[int]
    """Seconds until the next one starts."""
    down: Input[int]
    """Seconds until the next one stops."""


class SyncDefaults(TypedDict, total=False):
    """Defaults of the synchronisation of a realm."""

    scope: Input[Literal["users", "groups", "both"]]
    """What is synchronised."""
    enable_new: Input[bool]
    """Whether new users may log in; default: true."""
    full: Input[bool]
    """Old form of `remove_vanished`."""
    purge: Input[bool]
    """Old form of `remove_vanished`."""
    remove_vanished: Input[str]
    """What goes with users and groups that are gone: `acl`, `entry` and `properties`, joined by
    `;`; default: none."""


class Tdx(TypedDict, total=False):
    """Intel's encryption of a guest's memory."""

    type: Required[Input[Literal["tdx"]]]
    """Kind of encryption."""
    attestation: Input[bool]
    """Whether the guest can prove what it is; default: true."""
    vsock_cid: Input[int]
    """Where the service is that signs the proof; default: 2, the node."""
    vsock_port: Input[int]
    """Port of that service; default: 4050."""


class TpmState(TypedDict, total=False):
    """Where the TPM keeps its secrets."""

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`. May name a image."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    format: Input[Literal["raw", "qcow2", "vmdk"]]
    """Format of the volume; default: what the storage prefers."""
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage or image."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage or image."""
    version: Input[Literal["v1.2", "v2.0"]]
    """Version of the TPM; v2.0 is what Windows 11 needs; default: v1.2."""


class Usb(TypedDict, total=False):
    """A USB device of the node, or `spice`."""

    host: Input[str]
    """Such as `046d:c52b`, a port like `1-2`, or `spice`. For root@pam alone, but for `spice`."""
    mapping: Input[str]
    """Name of a mapping of the cluster, in the place of `host`."""
    usb3: Input[bool]
    """Whether it is on USB 3; default: false."""


class Vga(TypedDict, total=False):
    """The display."""

    type: Input[
        Literal[
            "cirrus",
            "none",
            "qxl",
            "qxl2",
            "qxl3",
            "qxl4",
            "serial0",
            "serial1",
            "serial2",
            "serial3",
            "std",
            "virtio",
            "virtio-gl",
            "vmware",
        ]
    ]
    """Emulated card, or a serial terminal; default: std."""
    memory: Input[int]
    """MiB."""
    clipboard: Input[Literal["vnc"]]
    """Whether the noVNC console has a clipboard."""


class VirtioDisk(TypedDict, total=False):
    """A disk on the bus virtio."""

    storage: Input[str]
    """Storage that the volume is on. Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`. May name a image."""
    size: Input[str]
    """Such as `32G`; a larger one than before grows the disk."""
    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    """Format of a new volume; default: what the storage prefers."""
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage or image."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage or image."""
    media: Input[Literal["disk", "cdrom"]]
    """Kind of drive; default: disk."""
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
    """Whether written zeroes are left out; default: true."""
    discard: Input[Literal["ignore", "on"]]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: Input[bool]
    """Whether replication holds it; default: true."""
    rerror: Input[Literal["ignore", "report", "stop"]]
    """What a fault of reading does to the guest."""
    werror: Input[Literal["enospc", "ignore", "report", "stop"]]
    """What a fault of writing does to the guest; default: enospc."""
    serial: Input[str]
    """Serial number that the guest sees."""
    shared: Input[bool]
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: Input[bool]
    """Whether what is written is lost at a stop."""
    bps: Input[int]
    """Limit in bytes a second."""
    bps_max_length: Input[int]
    """Seconds that `bps` may be exceeded."""
    bps_rd: Input[int]
    """Limit of reading in bytes a second."""
    bps_rd_max_length: Input[int]
    """Seconds that `bps_rd` may be exceeded."""
    bps_wr: Input[int]
    """Limit of writing in bytes a second."""
    bps_wr_max_length: Input[int]
    """Seconds that `bps_wr` may be exceeded."""
    iops: Input[int]
    """Limit in operations a second."""
    iops_max: Input[int]
    """Limit in operations a second for short bursts."""
    iops_max_length: Input[int]
    """Seconds that a burst may last."""
    iops_rd: Input[int]
    """Limit of reading in operations a second."""
    iops_rd_max: Input[int]
    """Limit of reading in operations a second for short bursts."""
    iops_rd_max_length: Input[int]
    """Seconds that a burst of reading may last."""
    iops_wr: Input[int]
    """Limit of writing in operations a second."""
    iops_wr_max: Input[int]
    """Limit of writing in operations a second for short bursts."""
    iops_wr_max_length: Input[int]
    """Seconds that a burst of writing may last."""
    mbps: Input[float]
    """Limit in MB a second."""
    mbps_max: Input[float]
    """Limit in MB a second for short bursts."""
    mbps_rd: Input[float]
    """Limit of reading in MB a second."""
    mbps_rd_max: Input[float]
    """Limit of reading in MB a second for short bursts."""
    mbps_wr: Input[float]
    """Limit of writing in MB a second."""
    mbps_wr_max: Input[float]
    """Limit of writing in MB a second for short bursts."""
    iothread: Input[bool]
    """Whether it has a thread of its own; default: false."""
    ro: Input[bool]
    """Whether it is read-only."""


class VirtioFs(TypedDict, total=False):
    """A directory of the node, shared with the guest."""

    dirid: Required[Input[str]]
    """Name of a mapping of the cluster to a folder of the node."""
    cache: Input[Literal["auto", "always", "metadata", "never"]]
    """How much the guest remembers; default: auto."""
    direct_io: Input[bool]
    """Whether writes go past the node's memory; default: false."""
    expose_acl: Input[bool]
    """Whether POSIX ACLs are passed on, and extended attributes with them; default: false."""
    expose_xattr: Input[bool]
    """Whether extended attributes are passed on; default: false."""


class Watchdog(TypedDict, total=False):
    """A watchdog."""

    model: Input[Literal["i6300esb", "ib700"]]
    """Default: i6300esb."""
    action: Input[Literal["reset", "shutdown", "poweroff", "pause", "debug", "none"]]
    """What happens to a guest that is silent."""
