"""One virtual machine."""

from simulator.errors import failed, invalid
from simulator.guests.handle import Config, NodeGuest
from simulator.qemu.drives import Drive, drives_of


class Vm(NodeGuest):
    """A machine on a node; of one that runs, `qmp` tells the state, too."""

    __slots__ = ()
    FOLDER = "qemu-server"
    WORD = "VM"

    @property
    def forced(self) -> dict[str, bool]:
        """Drives whose waiting removal takes their volume along."""
        forced: dict[str, bool] = self.entry.setdefault("forced", {})
        return forced

    @staticmethod
    def volumes_in(config: Config) -> list[str]:
        """Disks and the cloud-init drive; CD-ROM images belong to nobody."""
        drives = (drive for drive in drives_of(config) if not drive.is_empty)
        return [drive.file for drive in drives if not drive.is_cdrom or drive.is_cloud_init]

    def require_digest(self, digest: str | None) -> None:
        if digest and digest != self.digest:
            raise failed("checksum mismatch (file change by other user?)")

    def destroy(self, drive: Drive) -> None:
        """A volume that goes with its slot; one of another guest only leaves it."""
        others = (other for other in drives_of(self.config) if other.slot != drive.slot)
        if drive.is_cdrom and not drive.is_cloud_init:
            return
        is_used = any(other.file == drive.file for other in others)
        if is_used or self.in_snapshots(drive.file):
            why = f"unable to delete '{drive.file}' - volume is still in use (snapshot?)\n"
            raise invalid({drive.slot: f"unable to apply pending change {drive.slot} : {why}"})
        if self.owns(drive.file):
            self.volumes.free(drive.file)

    def keep_unused(self, drive: Drive) -> None:
        """A volume that left its slot: a disk stays as `unusedN`, a cloud-init drive goes."""
        if drive.is_cloud_init and self.owns(drive.file):
            self.volumes.free(drive.file)
        elif not drive.is_cdrom and self.owns(drive.file):
            self.add_unused(drive.file)
