# Written by `make generate` from the kinds in providers/.
"""Property strings as a program may give them in the place of PVE's text."""

from collections.abc import Sequence
from typing import Literal, Required, TypedDict

from pulumi import Input


class Agent(TypedDict, total=False):
    """The guest agent."""

    enabled: Required[Input[bool]]
    freeze_fs: Input[bool]
    """Whether file systems are frozen for a backup; default: true."""
    fstrim_cloned_disks: Input[bool]
    """Whether space is freed after a clone, move or migration; default: false."""
    type: Input[Literal["virtio", "isa"]]
    """Default: virtio."""


class Audio(TypedDict, total=False):
    """A sound card."""

    device: Required[Input[Literal["ich9-intel-hda", "intel-hda", "AC97"]]]
    driver: Input[Literal["spice", "none"]]


class BandwidthLimits(TypedDict, total=False):
    """Limits in KiB/s by kind of operation (`bwlimit`)."""

    clone: Input[float]
    default: Input[float]
    migration: Input[float]
    move: Input[float]
    restore: Input[float]


class Boot(TypedDict, total=False):
    """Devices to boot from, in order."""

    order: Input[Sequence[Input[str]]]
    legacy: Input[str]


class CiCustom(TypedDict, total=False):
    """Volumes that take the place of generated cloud-init data."""

    user: Input[str]
    """Names a storage."""
    network: Input[str]
    """Names a storage."""
    meta: Input[str]
    """Names a storage."""
    vendor: Input[str]
    """Names a storage."""


class Clone(TypedDict, total=False):
    """The machine or template that a new machine is made from."""

    source: Required[Input[str]]
    """Name or number. May name a vm."""
    full: Input[bool]
    """A copy of the disks; default: linked to those of a template, a copy of any other's."""
    storage: Input[str]
    """Where the copied disks go; default: where the source has them. Names a storage."""
    format: Input[str]
    snapname: Input[str]
    """Snapshot of the source to start from."""
    bwlimit: Input[int]
    """KiB/s."""


class Cpu(TypedDict, total=False):
    """The emulated processor."""

    cputype: Input[str]
    flags: Input[Sequence[Input[str]]]
    hidden: Input[bool]
    guest_phys_bits: Input[int]
    hv_vendor_id: Input[str]
    phys_bits: Input[str]
    reported_model: Input[str]


class Directories(TypedDict, total=False):
    """Folders, below the storage's path, for each kind of content (`content-dirs`)."""

    images: Input[str]
    rootdir: Input[str]
    vztmpl: Input[str]
    iso: Input[str]
    backup: Input[str]
    snippets: Input[str]
    import_: Input[str]


class EfiDisk(TypedDict, total=False):
    """Where the firmware keeps its variables."""

    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: Input[str]
    """Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    efitype: Input[Literal["2m", "4m"]]
    """4m is needed for Secure Boot; default: 2m."""
    pre_enrolled_keys: Input[bool]
    """Whether the keys for Secure Boot are in it from the beginning; default: false."""
    ms_cert: Input[Literal["2011", "2023", "2023w", "2023k"]]


class Fleecing(TypedDict, total=False):
    """Where changed blocks of a running VM go during its backup."""

    enabled: Input[bool]
    storage: Input[str]
    """Names a storage."""


class HostPci(TypedDict, total=False):
    """A PCI device of the node."""

    host: Input[str]
    mapping: Input[str]
    device_id: Input[str]
    vendor_id: Input[str]
    sub_device_id: Input[str]
    sub_vendor_id: Input[str]
    driver: Input[str]
    legacy_igd: Input[bool]
    mdev: Input[str]
    pcie: Input[bool]
    rombar: Input[bool]
    romfile: Input[str]
    x_vga: Input[bool]


class IdeDisk(TypedDict, total=False):
    """A disk or CD drive on the bus IDE."""

    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: Input[str]
    """Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Input[Literal["disk", "cdrom"]]
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
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
    bps_max_length: Input[int]
    bps_rd: Input[int]
    bps_rd_max_length: Input[int]
    bps_wr: Input[int]
    bps_wr_max_length: Input[int]
    iops: Input[int]
    iops_max: Input[int]
    iops_max_length: Input[int]
    iops_rd: Input[int]
    iops_rd_max: Input[int]
    iops_rd_max_length: Input[int]
    iops_wr: Input[int]
    iops_wr_max: Input[int]
    iops_wr_max_length: Input[int]
    mbps: Input[float]
    mbps_max: Input[float]
    mbps_rd: Input[float]
    mbps_rd_max: Input[float]
    mbps_wr: Input[float]
    mbps_wr_max: Input[float]
    ssd: Input[bool]
    """Whether the guest sees an SSD; default: false."""
    wwn: Input[str]
    """World wide name that the guest sees."""
    model: Input[str]


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
    viommu: Input[Literal["intel", "virtio"]]
    aw_bits: Input[float]
    enable_s3: Input[bool]
    enable_s4: Input[bool]


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
    macaddr: Input[str]
    bridge: Input[str]
    """Bridge or vnet of the node, such as `vmbr0`; default: none, behind the node's address."""
    firewall: Input[bool]
    """Whether PVE's firewall watches it; default: false."""
    link_down: Input[bool]
    """Whether the cable is out; default: false."""
    host_tunnel: Input[bool]
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
    hostnodes: Input[Sequence[Input[str]]]
    memory: Input[float]
    """MiB."""
    policy: Input[Literal["preferred", "bind", "interleave"]]


class Performance(TypedDict, total=False):
    """How much a backup may burden the node."""

    max_workers: Input[int]
    pbs_entries_max: Input[int]


class Retention(TypedDict, total=False):
    """How many backups are kept (`prune-backups`); `keep_all` stands alone."""

    keep_all: Input[bool]
    keep_last: Input[int]
    keep_hourly: Input[int]
    keep_daily: Input[int]
    keep_weekly: Input[int]
    keep_monthly: Input[int]
    keep_yearly: Input[int]


class Rng(TypedDict, total=False):
    """A source of random numbers."""

    source: Required[Input[Literal["/dev/urandom", "/dev/random", "/dev/hwrng"]]]
    max_bytes: Input[int]
    period: Input[int]


class SataDisk(TypedDict, total=False):
    """A disk or CD drive on the bus SATA."""

    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: Input[str]
    """Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Input[Literal["disk", "cdrom"]]
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
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
    bps_max_length: Input[int]
    bps_rd: Input[int]
    bps_rd_max_length: Input[int]
    bps_wr: Input[int]
    bps_wr_max_length: Input[int]
    iops: Input[int]
    iops_max: Input[int]
    iops_max_length: Input[int]
    iops_rd: Input[int]
    iops_rd_max: Input[int]
    iops_rd_max_length: Input[int]
    iops_wr: Input[int]
    iops_wr_max: Input[int]
    iops_wr_max_length: Input[int]
    mbps: Input[float]
    mbps_max: Input[float]
    mbps_rd: Input[float]
    mbps_rd_max: Input[float]
    mbps_wr: Input[float]
    mbps_wr_max: Input[float]
    ssd: Input[bool]
    """Whether the guest sees an SSD; default: false."""
    wwn: Input[str]
    """World wide name that the guest sees."""


class ScsiDisk(TypedDict, total=False):
    """A disk or CD drive on the bus SCSI."""

    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: Input[str]
    """Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Input[Literal["disk", "cdrom"]]
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
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
    bps_max_length: Input[int]
    bps_rd: Input[int]
    bps_rd_max_length: Input[int]
    bps_wr: Input[int]
    bps_wr_max_length: Input[int]
    iops: Input[int]
    iops_max: Input[int]
    iops_max_length: Input[int]
    iops_rd: Input[int]
    iops_rd_max: Input[int]
    iops_rd_max_length: Input[int]
    iops_wr: Input[int]
    iops_wr_max: Input[int]
    iops_wr_max_length: Input[int]
    mbps: Input[float]
    mbps_max: Input[float]
    mbps_rd: Input[float]
    mbps_rd_max: Input[float]
    mbps_wr: Input[float]
    mbps_wr_max: Input[float]
    ssd: Input[bool]
    """Whether the guest sees an SSD; default: false."""
    wwn: Input[str]
    """World wide name that the guest sees."""
    iothread: Input[bool]
    """Whether it has a thread of its own, with `scsihw: virtio-scsi-single`; default: false."""
    ro: Input[bool]
    """Whether it is read-only."""
    product: Input[str]
    queues: Input[int]
    """Queues for several cores."""
    scsiblock: Input[bool]
    """Whether a device of the node is passed through as such; default: false."""
    vendor: Input[str]


class Sev(TypedDict, total=False):
    """AMD's encryption of a guest's memory."""

    type: Required[Input[Literal["std", "es", "snp"]]]
    allow_smt: Input[bool]
    kernel_hashes: Input[bool]
    no_debug: Input[bool]
    no_key_sharing: Input[bool]


class SharedMemory(TypedDict, total=False):
    """Memory shared between guests."""

    size: Required[Input[int]]
    """MiB."""
    name: Input[str]


class Smbios(TypedDict, total=False):
    """What the guest reads of its machine; PVE makes up the uuid."""

    uuid: Input[str]
    base64: Input[bool]
    manufacturer: Input[str]
    product: Input[str]
    version: Input[str]
    serial: Input[str]
    sku: Input[str]
    family: Input[str]


class SpiceEnhancements(TypedDict, total=False):
    """Extensions of SPICE."""

    foldersharing: Input[bool]
    videostreaming: Input[Literal["off", "all", "filter"]]


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
    enable_new: Input[bool]
    full: Input[bool]
    purge: Input[bool]
    remove_vanished: Input[str]


class Tdx(TypedDict, total=False):
    """Intel's encryption of a guest's memory."""

    type: Required[Input[Literal["tdx"]]]
    attestation: Input[bool]
    vsock_cid: Input[int]
    vsock_port: Input[int]


class TpmState(TypedDict, total=False):
    """Where the TPM keeps its secrets."""

    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: Input[str]
    """Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    format: Input[Literal["raw", "qcow2", "vmdk"]]
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    version: Input[Literal["v1.2", "v2.0"]]


class Usb(TypedDict, total=False):
    """A USB device of the node, or `spice`."""

    host: Input[str]
    mapping: Input[str]
    usb3: Input[bool]


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
    memory: Input[int]
    """MiB."""
    clipboard: Input[Literal["vnc"]]


class VirtioDisk(TypedDict, total=False):
    """A disk on the bus virtio."""

    file: Input[str]
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: Input[str]
    """Names a storage."""
    volume: Input[str]
    """Name of the volume; one that is not declared is made, with `size`."""
    size: Input[str]
    format: Input[Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]]
    import_from: Input[str]
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: Input[str]
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Input[Literal["disk", "cdrom"]]
    aio: Input[Literal["native", "threads", "io_uring"]]
    """How the node reads and writes; default: io_uring."""
    backup: Input[bool]
    """Whether backups hold it; default: true."""
    cache: Input[Literal["none", "writethrough", "writeback", "unsafe", "directsync"]]
    """Default: none."""
    detect_zeroes: Input[bool]
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
    bps_max_length: Input[int]
    bps_rd: Input[int]
    bps_rd_max_length: Input[int]
    bps_wr: Input[int]
    bps_wr_max_length: Input[int]
    iops: Input[int]
    iops_max: Input[int]
    iops_max_length: Input[int]
    iops_rd: Input[int]
    iops_rd_max: Input[int]
    iops_rd_max_length: Input[int]
    iops_wr: Input[int]
    iops_wr_max: Input[int]
    iops_wr_max_length: Input[int]
    mbps: Input[float]
    mbps_max: Input[float]
    mbps_rd: Input[float]
    mbps_rd_max: Input[float]
    mbps_wr: Input[float]
    mbps_wr_max: Input[float]
    iothread: Input[bool]
    """Whether it has a thread of its own; default: false."""
    ro: Input[bool]
    """Whether it is read-only."""


class VirtioFs(TypedDict, total=False):
    """A directory of the node, shared with the guest."""

    dirid: Required[Input[str]]
    cache: Input[Literal["auto", "always", "metadata", "never"]]
    direct_io: Input[bool]
    expose_acl: Input[bool]
    expose_xattr: Input[bool]


class Watchdog(TypedDict, total=False):
    """A watchdog."""

    model: Input[Literal["i6300esb", "ib700"]]
    action: Input[Literal["reset", "shutdown", "poweroff", "pause", "debug", "none"]]
