"""Drives of virtual machines by where they are attached: each bus has options of its own."""

from typing import Annotated, Literal

from pydantic import Field

from providers.core.kind.forms import WWN
from providers.core.kind.marks import DASHED, FILLED
from providers.vm.disks import Drive, FixedSize

Seconds = Annotated[int | None, Field(ge=1)]


class Disk(Drive):
    """A disk or CD drive. Sizes have a unit (`32G`), rates are in MB/s or operations a second."""

    media: Annotated[Literal["disk", "cdrom"] | None, FILLED] = None
    """Kind of drive; default: disk."""
    aio: Literal["native", "threads", "io_uring"] | None = None
    """How the node reads and writes; default: io_uring."""
    backup: bool | None = None
    """Whether backups hold it; default: true."""
    cache: Literal["none", "writethrough", "writeback", "unsafe", "directsync"] | None = None
    """Default: none."""
    detect_zeroes: bool | None = None
    """Whether written zeroes are left out; default: true."""
    discard: Literal["ignore", "on"] | None = None
    """Whether freed blocks are given back to the storage (`on`); default: ignore."""
    replicate: bool | None = None
    """Whether replication holds it; default: true."""
    rerror: Literal["ignore", "report", "stop"] | None = None
    """What a fault of reading does to the guest."""
    werror: Literal["enospc", "ignore", "report", "stop"] | None = None
    """What a fault of writing does to the guest; default: enospc."""
    serial: Annotated[str | None, Field(max_length=60)] = None
    """Serial number that the guest sees."""
    shared: bool | None = None
    """Whether it is there on all nodes, though its storage is not; default: false."""
    snapshot: bool | None = None
    """Whether what is written is lost at a stop."""
    bps: int | None = None
    """Limit in bytes a second."""
    bps_max_length: Seconds = None
    """Seconds that `bps` may be exceeded."""
    bps_rd: int | None = None
    """Limit of reading in bytes a second."""
    bps_rd_max_length: Seconds = None
    """Seconds that `bps_rd` may be exceeded."""
    bps_wr: int | None = None
    """Limit of writing in bytes a second."""
    bps_wr_max_length: Seconds = None
    """Seconds that `bps_wr` may be exceeded."""
    iops: int | None = None
    """Limit in operations a second."""
    iops_max: int | None = None
    """Limit in operations a second for short bursts."""
    iops_max_length: Seconds = None
    """Seconds that a burst may last."""
    iops_rd: int | None = None
    """Limit of reading in operations a second."""
    iops_rd_max: int | None = None
    """Limit of reading in operations a second for short bursts."""
    iops_rd_max_length: Seconds = None
    """Seconds that a burst of reading may last."""
    iops_wr: int | None = None
    """Limit of writing in operations a second."""
    iops_wr_max: int | None = None
    """Limit of writing in operations a second for short bursts."""
    iops_wr_max_length: Seconds = None
    """Seconds that a burst of writing may last."""
    mbps: float | None = None
    """Limit in MB a second."""
    mbps_max: float | None = None
    """Limit in MB a second for short bursts."""
    mbps_rd: float | None = None
    """Limit of reading in MB a second."""
    mbps_rd_max: float | None = None
    """Limit of reading in MB a second for short bursts."""
    mbps_wr: float | None = None
    """Limit of writing in MB a second."""
    mbps_wr_max: float | None = None
    """Limit of writing in MB a second for short bursts."""


class VirtioDisk(Disk):
    """A disk on the bus virtio."""

    iothread: bool | None = None
    """Whether it has a thread of its own; default: false."""
    ro: bool | None = None
    """Whether it is read-only."""


class SataDisk(Disk):
    """A disk or CD drive on the bus SATA."""

    ssd: bool | None = None
    """Whether the guest sees an SSD; default: false."""
    wwn: Annotated[str | None, WWN] = None
    """World wide name that the guest sees."""


class IdeDisk(SataDisk):
    """A disk or CD drive on the bus IDE."""

    model: str | None = None
    """Model that the guest sees."""


class ScsiDisk(SataDisk):
    """A disk or CD drive on the bus SCSI."""

    iothread: bool | None = None
    """Whether it has a thread of its own, with `scsihw: virtio-scsi-single`; default: false."""
    ro: bool | None = None
    """Whether it is read-only."""
    product: str | None = None
    """Product that the guest sees."""
    queues: Annotated[int | None, Field(ge=2)] = None
    """Queues for several cores."""
    scsiblock: bool | None = None
    """Whether a device of the node is passed through as such; default: false."""
    vendor: str | None = None
    """Vendor that the guest sees."""


class EfiDisk(FixedSize):
    """Where the firmware keeps its variables."""

    efitype: Annotated[Literal["2m", "4m"] | None, FILLED] = None
    """4m is needed for Secure Boot; default: 2m."""
    pre_enrolled_keys: Annotated[bool | None, DASHED] = None
    """Whether the keys for Secure Boot are in it from the beginning; default: false."""
    ms_cert: Annotated[Literal["2011", "2023", "2023w", "2023k"] | None, DASHED, FILLED] = None
    """Year of Microsoft's certificates in it; default: 2011."""


class TpmState(FixedSize):
    """Where the TPM keeps its secrets."""

    format: Annotated[Literal["raw", "qcow2", "vmdk"] | None, FILLED] = None
    """Format of the volume; default: what the storage prefers."""
    version: Annotated[Literal["v1.2", "v2.0"] | None, FILLED] = None
    """Version of the TPM; v2.0 is what Windows 11 needs; default: v1.2."""
