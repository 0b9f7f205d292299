"""The drives of a virtual machine, by where they are attached."""

from typing import Annotated

from providers.core.guests.guest import Placed
from providers.core.guests.steps import change_volumes
from providers.core.kind.marks import Slots, Via
from providers.vm.buses import EfiDisk, IdeDisk, SataDisk, ScsiDisk, TpmState, VirtioDisk


class Drives(Placed):
    """Disks and CD drives."""

    ide: Annotated[dict[int, IdeDisk], Slots(4), Via(change_volumes)] = {}
    sata: Annotated[dict[int, SataDisk], Slots(6), Via(change_volumes)] = {}
    scsi: Annotated[dict[int, ScsiDisk], Slots(31), Via(change_volumes)] = {}
    virtio: Annotated[dict[int, VirtioDisk], Slots(16), Via(change_volumes)] = {}
    efidisk0: Annotated[EfiDisk | None, Via(change_volumes)] = None
    tpmstate0: Annotated[TpmState | None, Via(change_volumes)] = None
