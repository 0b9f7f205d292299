"""Drives of virtual machines by where they are attached: each bus has options of its own."""

from typing import Annotated, Literal

from pydantic import Field

from providers.core.kind.forms import WWN
from providers.core.kind.marks import DASHED, FILLED
from providers.vm.disks import FixedSize, Volume

Seconds = Annotated[int | None, Field(ge=1)]


class Disk(Volume):
    """A disk or CD drive. Sizes have a unit (`32G`), rates are in MB/s or operations a second."""

    media: Annotated[Literal["disk", "cdrom"] | None, FILLED] = None
    aio: Literal["native", "threads", "io_uring"] | None = None
    """How the node reads and writes; default: io_uring."""
    backup: bool | None = None
    """Whether backups hold it; default: true."""
    cache: Literal["none", "writethrough", "writeback", "unsafe", "directsync"] | None = None
    """Default: none."""
    detect_zeroes: bool | None = None
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
    bps_max_length: Seconds = None
    bps_rd: int | None = None
    bps_rd_max_length: Seconds = None
    bps_wr: int | None = None
    bps_wr_max_length: Seconds = None
    iops: int | None = None
    iops_max: int | None = None
    iops_max_length: Seconds = None
    iops_rd: int | None = None
    iops_rd_max: int | None = None
    iops_rd_max_length: Seconds = None
    iops_wr: int | None = None
    iops_wr_max: int | None = None
    iops_wr_max_length: Seconds = None
    mbps: float | None = None
    mbps_max: float | None = None
    mbps_rd: float | None = None
    mbps_rd_max: float | None = None
    mbps_wr: float | None = None
    mbps_wr_max: float | None = None


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


class ScsiDisk(SataDisk):
    """A disk or CD drive on the bus SCSI."""

    iothread: bool | None = None
    """Whether it has a thread of its own, with `scsihw: virtio-scsi-single`; default: false."""
    ro: bool | None = None
    """Whether it is read-only."""
    product: str | None = None
    queues: Annotated[int | None, Field(ge=2)] = None
    """Queues for several cores."""
    scsiblock: bool | None = None
    """Whether a device of the node is passed through as such; default: false."""
    vendor: str | None = None


class EfiDisk(FixedSize):
    """Where the firmware keeps its variables."""

    efitype: Annotated[Literal["2m", "4m"] | None, FILLED] = None
    """4m is needed for Secure Boot; default: 2m."""
    pre_enrolled_keys: Annotated[bool | None, DASHED] = None
    """Whether the keys for Secure Boot are in it from the beginning; default: false."""
    ms_cert: Annotated[Literal["2011", "2023", "2023w", "2023k"] | None, DASHED, FILLED] = None


class TpmState(FixedSize):
    """Where the TPM keeps its secrets."""

    format: Annotated[Literal["raw", "qcow2", "vmdk"] | None, FILLED] = None
    version: Annotated[Literal["v1.2", "v2.0"] | None, FILLED] = None
