"""What a caller may do with a guest, whatever its kind."""

from simulator.call import Call
from simulator.permissions import ROOT
from simulator.sdn.config import zone_of


class GuestAccess:
    """Privileges on one guest, or on the pool that it is to join."""

    def __init__(self, call: Call, vmid: int, pool: str | None = None) -> None:
        self._call = call
        self._vmid = vmid
        self._pool = pool

    @property
    def is_root(self) -> bool:
        """Whether it is the login of root@pam, and not one of its tokens."""
        return self._call.who == ROOT

    def require(self, *privileges: str, some: bool = False) -> None:
        """Hold all (or some) of the privileges on the pool or on the guest."""
        permissions = self._call.permissions
        held = permissions.has_any if some else permissions.has
        if self._pool and held(f"/pool/{self._pool}", *privileges):
            return
        require = permissions.require_any if some else permissions.require
        require(f"/vms/{self._vmid}", *privileges)


def check_bridge(call: Call, card: dict[str, str]) -> None:
    """Raise unless the caller may use the bridge (and VLAN) of a network card."""
    if call.who != ROOT and "bridge" in card:
        tag = f"/{card['tag']}" if "tag" in card else ""
        zone = zone_of(call.state, card["bridge"])
        call.permissions.require(f"/sdn/zones/{zone}/{card['bridge']}{tag}", "SDN.Use")
