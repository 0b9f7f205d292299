"""One virtual machine."""

from simulator.errors import failed
from simulator.guests.handle import Config, NodeGuest
from simulator.qemu.drives import Drive, drives_of


class Vm(NodeGuest):
    """A machine on a node; of one that runs, `qmp` tells the state, too."""

    __slots__ = ()
    FOLDER = "qemu-server"
    WORD = "VM"

    @staticmethod
    def volumes_in(config: Config) -> list[str]:
        """Disks and the cloud-init drive; CD-ROM images belong to nobody."""
        drives = (drive for drive in drives_of(config) if not drive.is_empty)
        return [drive.file for drive in drives if not drive.is_cdrom or drive.is_cloud_init]

    def require_digest(self, digest: str | None) -> None:
        if digest and digest != self.digest:
            raise failed("checksum mismatch (file change by other user?)")

    def keep_unused(self, drive: Drive) -> None:
        """A volume that left its slot: a disk stays as `unusedN`, a cloud-init drive goes."""
        if drive.is_cloud_init and self.owns(drive.file):
            self.volumes.free(drive.file)
        elif not drive.is_cdrom and self.owns(drive.file):
            self.add_unused(drive.file)
