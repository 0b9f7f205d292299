"""One container."""

from simulator.guests.handle import Config, NodeGuest
from simulator.lxc.mountpoints import mount_points


class Container(NodeGuest):
    """A container on a node."""

    __slots__ = ()
    FOLDER = "lxc"
    WORD = "CT"

    @staticmethod
    def volumes_in(config: Config) -> list[str]:
        """What is mounted from storages."""
        return [mounted.volume for mounted in mount_points(config) if mounted.is_volume]
