# Written by `make generate` from the kinds in providers/.
"""Property strings as outputs hold them: what was declared of them."""

from typing import Literal, TypedDict


class Agent(TypedDict, total=False):
    """The guest agent."""

    enabled: bool
    freeze_fs: bool
    """Whether file systems are frozen for a backup; default: true."""
    fstrim_cloned_disks: bool
    """Whether space is freed after a clone, move or migration; default: false."""
    type: Literal["virtio", "isa"]
    """Default: virtio."""


class Audio(TypedDict, total=False):
    """A sound card."""

    device: Literal["ich9-intel-hda", "intel-hda", "AC97"]
    driver: Literal["spice", "none"]


class BandwidthLimits(TypedDict, total=False):
    """Limits in KiB/s by kind of operation (`bwlimit`)."""

    clone: float
    default: float
    migration: float
    move: float
    restore: float


class Boot(TypedDict, total=False):
    """Devices to boot from, in order."""

    order: list[str]
    legacy: str


class CiCustom(TypedDict, total=False):
    """Volumes that take the place of generated cloud-init data."""

    user: str
    """Names a storage."""
    network: str
    """Names a storage."""
    meta: str
    """Names a storage."""
    vendor: str
    """Names a storage."""


class Clone(TypedDict, total=False):
    """The machine or template that a new machine is made from."""

    source: str
    """Name or number. May name a vm."""
    full: bool
    """A copy of the disks; default: linked to those of a template, a copy of any other's."""
    storage: str
    """Where the copied disks go; default: where the source has them. Names a storage."""
    format: str
    snapname: str
    """Snapshot of the source to start from."""
    bwlimit: int
    """KiB/s."""


class Cpu(TypedDict, total=False):
    """The emulated processor."""

    cputype: str
    flags: list[str]
    hidden: bool
    guest_phys_bits: int
    hv_vendor_id: str
    phys_bits: str
    reported_model: str


class Directories(TypedDict, total=False):
    """Folders, below the storage's path, for each kind of content (`content-dirs`)."""

    images: str
    rootdir: str
    vztmpl: str
    iso: str
    backup: str
    snippets: str
    import_: str


class EfiDisk(TypedDict, total=False):
    """Where the firmware keeps its variables."""

    file: str
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: str
    """Names a storage."""
    volume: str
    """Name of the volume; one that is not declared is made, with `size`."""
    size: str
    format: Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]
    import_from: str
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: str
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    efitype: Literal["2m", "4m"]
    """4m is needed for Secure Boot; default: 2m."""
    pre_enrolled_keys: bool
    """Whether the keys for Secure Boot are in it from the beginning; default: false."""
    ms_cert: Literal["2011", "2023", "2023w", "2023k"]


class Fleecing(TypedDict, total=False):
    """Where changed blocks of a running VM go during its backup."""

    enabled: bool
    storage: str
    """Names a storage."""


class HostPci(TypedDict, total=False):
    """A PCI device of the node."""

    host: str
    mapping: str
    device_id: str
    vendor_id: str
    sub_device_id: str
    sub_vendor_id: str
    driver: str
    legacy_igd: bool
    mdev: str
    pcie: bool
    rombar: bool
    romfile: str
    x_vga: bool


class IdeDisk(TypedDict, total=False):
    """A disk or CD drive on the bus IDE."""

    file: str
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: str
    """Names a storage."""
    volume: str
    """Name of the volume; one that is not declared is made, with `size`."""
    size: str
    format: Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]
    import_from: str
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: str
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Literal["disk", "cdrom"]
    aio: Literal["native", "threads", "io_uring"]
    """How the node reads and writes; default: io_uring."""
    backup: bool
    """Whether backups hold it; default: true."""
    cache: Literal["none", "writethrough", "writeback", "unsafe", "directsync"]
    """Default: none."""
    detect_zeroes: bool
    discard: Literal["ignore", "on"]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: bool
    """Whether replication holds it; default: true."""
    rerror: Literal["ignore", "report", "stop"]
    """What a fault of reading does to the guest."""
    werror: Literal["enospc", "ignore", "report", "stop"]
    """What a fault of writing does to the guest; default: enospc."""
    serial: str
    """Serial number that the guest sees."""
    shared: bool
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: bool
    """Whether what is written is lost at a stop."""
    bps: int
    bps_max_length: int
    bps_rd: int
    bps_rd_max_length: int
    bps_wr: int
    bps_wr_max_length: int
    iops: int
    iops_max: int
    iops_max_length: int
    iops_rd: int
    iops_rd_max: int
    iops_rd_max_length: int
    iops_wr: int
    iops_wr_max: int
    iops_wr_max_length: int
    mbps: float
    mbps_max: float
    mbps_rd: float
    mbps_rd_max: float
    mbps_wr: float
    mbps_wr_max: float
    ssd: bool
    """Whether the guest sees an SSD; default: false."""
    wwn: str
    """World wide name that the guest sees."""
    model: str


class IpConfig(TypedDict, total=False):
    """Addresses that cloud-init gives to a network card."""

    ip: str
    """`192.0.2.10/24`, or `dhcp`."""
    gw: str
    """Gateway, such as `192.0.2.1`."""
    ip6: str
    """`2001:db8::10/64`, `dhcp` or `auto`."""
    gw6: str
    """Gateway for IPv6."""


class Machine(TypedDict, total=False):
    """The emulated board."""

    type: str
    viommu: Literal["intel", "virtio"]
    aw_bits: float
    enable_s3: bool
    enable_s4: bool


class Net(TypedDict, total=False):
    """A network card. A MAC address that is not declared is PVE's choice, and is kept."""

    model: Literal[
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
    macaddr: str
    bridge: str
    """Bridge or vnet of the node, such as `vmbr0`; default: none, behind the node's address."""
    firewall: bool
    """Whether PVE's firewall watches it; default: false."""
    link_down: bool
    """Whether the cable is out; default: false."""
    host_tunnel: bool
    mtu: int
    """Bytes; 1 takes that of the bridge; only for virtio."""
    queues: int
    """Queues for several cores; only for virtio."""
    rate: float
    """Megabytes a second."""
    tag: int
    """VLAN."""
    trunks: list[str]
    """VLANs that are let through."""


class NumaNode(TypedDict, total=False):
    """Topology of one NUMA node."""

    cpus: list[str]
    hostnodes: list[str]
    memory: float
    """MiB."""
    policy: Literal["preferred", "bind", "interleave"]


class Performance(TypedDict, total=False):
    """How much a backup may burden the node."""

    max_workers: int
    pbs_entries_max: int


class Retention(TypedDict, total=False):
    """How many backups are kept (`prune-backups`); `keep_all` stands alone."""

    keep_all: bool
    keep_last: int
    keep_hourly: int
    keep_daily: int
    keep_weekly: int
    keep_monthly: int
    keep_yearly: int


class Rng(TypedDict, total=False):
    """A source of random numbers."""

    source: Literal["/dev/urandom", "/dev/random", "/dev/hwrng"]
    max_bytes: int
    period: int


class SataDisk(TypedDict, total=False):
    """A disk or CD drive on the bus SATA."""

    file: str
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: str
    """Names a storage."""
    volume: str
    """Name of the volume; one that is not declared is made, with `size`."""
    size: str
    format: Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]
    import_from: str
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: str
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Literal["disk", "cdrom"]
    aio: Literal["native", "threads", "io_uring"]
    """How the node reads and writes; default: io_uring."""
    backup: bool
    """Whether backups hold it; default: true."""
    cache: Literal["none", "writethrough", "writeback", "unsafe", "directsync"]
    """Default: none."""
    detect_zeroes: bool
    discard: Literal["ignore", "on"]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: bool
    """Whether replication holds it; default: true."""
    rerror: Literal["ignore", "report", "stop"]
    """What a fault of reading does to the guest."""
    werror: Literal["enospc", "ignore", "report", "stop"]
    """What a fault of writing does to the guest; default: enospc."""
    serial: str
    """Serial number that the guest sees."""
    shared: bool
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: bool
    """Whether what is written is lost at a stop."""
    bps: int
    bps_max_length: int
    bps_rd: int
    bps_rd_max_length: int
    bps_wr: int
    bps_wr_max_length: int
    iops: int
    iops_max: int
    iops_max_length: int
    iops_rd: int
    iops_rd_max: int
    iops_rd_max_length: int
    iops_wr: int
    iops_wr_max: int
    iops_wr_max_length: int
    mbps: float
    mbps_max: float
    mbps_rd: float
    mbps_rd_max: float
    mbps_wr: float
    mbps_wr_max: float
    ssd: bool
    """Whether the guest sees an SSD; default: false."""
    wwn: str
    """World wide name that the guest sees."""


class ScsiDisk(TypedDict, total=False):
    """A disk or CD drive on the bus SCSI."""

    file: str
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: str
    """Names a storage."""
    volume: str
    """Name of the volume; one that is not declared is made, with `size`."""
    size: str
    format: Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]
    import_from: str
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: str
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Literal["disk", "cdrom"]
    aio: Literal["native", "threads", "io_uring"]
    """How the node reads and writes; default: io_uring."""
    backup: bool
    """Whether backups hold it; default: true."""
    cache: Literal["none", "writethrough", "writeback", "unsafe", "directsync"]
    """Default: none."""
    detect_zeroes: bool
    discard: Literal["ignore", "on"]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: bool
    """Whether replication holds it; default: true."""
    rerror: Literal["ignore", "report", "stop"]
    """What a fault of reading does to the guest."""
    werror: Literal["enospc", "ignore", "report", "stop"]
    """What a fault of writing does to the guest; default: enospc."""
    serial: str
    """Serial number that the guest sees."""
    shared: bool
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: bool
    """Whether what is written is lost at a stop."""
    bps: int
    bps_max_length: int
    bps_rd: int
    bps_rd_max_length: int
    bps_wr: int
    bps_wr_max_length: int
    iops: int
    iops_max: int
    iops_max_length: int
    iops_rd: int
    iops_rd_max: int
    iops_rd_max_length: int
    iops_wr: int
    iops_wr_max: int
    iops_wr_max_length: int
    mbps: float
    mbps_max: float
    mbps_rd: float
    mbps_rd_max: float
    mbps_wr: float
    mbps_wr_max: float
    ssd: bool
    """Whether the guest sees an SSD; default: false."""
    wwn: str
    """World wide name that the guest sees."""
    iothread: bool
    """Whether it has a thread of its own, with `scsihw: virtio-scsi-single`; default: false."""
    ro: bool
    """Whether it is read-only."""
    product: str
    queues: int
    """Queues for several cores."""
    scsiblock: bool
    """Whether a device of the node is passed through as such; default: false."""
    vendor: str


class Sev(TypedDict, total=False):
    """AMD's encryption of a guest's memory."""

    type: Literal["std", "es", "snp"]
    allow_smt: bool
    kernel_hashes: bool
    no_debug: bool
    no_key_sharing: bool


class SharedMemory(TypedDict, total=False):
    """Memory shared between guests."""

    size: int
    """MiB."""
    name: str


class Smbios(TypedDict, total=False):
    """What the guest reads of its machine; PVE makes up the uuid."""

    uuid: str
    base64: bool
    manufacturer: str
    product: str
    version: str
    serial: str
    sku: str
    family: str


class SpiceEnhancements(TypedDict, total=False):
    """Extensions of SPICE."""

    foldersharing: bool
    videostreaming: Literal["off", "all", "filter"]


class Startup(TypedDict, total=False):
    """Order and pauses (seconds) of starts and stops with the node."""

    order: int
    """Guests start in this order, and stop in the opposite one."""
    up: int
    """Seconds until the next one starts."""
    down: int
    """Seconds until the next one stops."""


class SyncDefaults(TypedDict, total=False):
    """Defaults of the synchronisation of a realm."""

    scope: Literal["users", "groups", "both"]
    enable_new: bool
    full: bool
    purge: bool
    remove_vanished: str


class Tdx(TypedDict, total=False):
    """Intel's encryption of a guest's memory."""

    type: Literal["tdx"]
    attestation: bool
    vsock_cid: int
    vsock_port: int


class TpmState(TypedDict, total=False):
    """Where the TPM keeps its secrets."""

    file: str
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: str
    """Names a storage."""
    volume: str
    """Name of the volume; one that is not declared is made, with `size`."""
    size: str
    format: Literal["raw", "qcow2", "vmdk"]
    import_from: str
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: str
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    version: Literal["v1.2", "v2.0"]


class Usb(TypedDict, total=False):
    """A USB device of the node, or `spice`."""

    host: str
    mapping: str
    usb3: bool


class Vga(TypedDict, total=False):
    """The display."""

    type: Literal[
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
    memory: int
    """MiB."""
    clipboard: Literal["vnc"]


class VirtioDisk(TypedDict, total=False):
    """A disk on the bus virtio."""

    file: str
    """`none`, `cdrom` or a path; else `storage` says where the volume is."""
    storage: str
    """Names a storage."""
    volume: str
    """Name of the volume; one that is not declared is made, with `size`."""
    size: str
    format: Literal["raw", "qcow", "qed", "qcow2", "vmdk", "cloop"]
    import_from: str
    """Volume whose content the new one takes, and its size unless a larger one is declared.
    Names a storage."""
    source: str
    """The same by name: `library:debian-13-genericcloud-amd64.qcow2`. Names a storage."""
    media: Literal["disk", "cdrom"]
    aio: Literal["native", "threads", "io_uring"]
    """How the node reads and writes; default: io_uring."""
    backup: bool
    """Whether backups hold it; default: true."""
    cache: Literal["none", "writethrough", "writeback", "unsafe", "directsync"]
    """Default: none."""
    detect_zeroes: bool
    discard: Literal["ignore", "on"]
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: bool
    """Whether replication holds it; default: true."""
    rerror: Literal["ignore", "report", "stop"]
    """What a fault of reading does to the guest."""
    werror: Literal["enospc", "ignore", "report", "stop"]
    """What a fault of writing does to the guest; default: enospc."""
    serial: str
    """Serial number that the guest sees."""
    shared: bool
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: bool
    """Whether what is written is lost at a stop."""
    bps: int
    bps_max_length: int
    bps_rd: int
    bps_rd_max_length: int
    bps_wr: int
    bps_wr_max_length: int
    iops: int
    iops_max: int
    iops_max_length: int
    iops_rd: int
    iops_rd_max: int
    iops_rd_max_length: int
    iops_wr: int
    iops_wr_max: int
    iops_wr_max_length: int
    mbps: float
    mbps_max: float
    mbps_rd: float
    mbps_rd_max: float
    mbps_wr: float
    mbps_wr_max: float
    iothread: bool
    """Whether it has a thread of its own; default: false."""
    ro: bool
    """Whether it is read-only."""


class VirtioFs(TypedDict, total=False):
    """A directory of the node, shared with the guest."""

    dirid: str
    cache: Literal["auto", "always", "metadata", "never"]
    direct_io: bool
    expose_acl: bool
    expose_xattr: bool


class Watchdog(TypedDict, total=False):
    """A watchdog."""

    model: Literal["i6300esb", "ib700"]
    action: Literal["reset", "shutdown", "poweroff", "pause", "debug", "none"]
