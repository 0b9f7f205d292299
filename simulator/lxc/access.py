"""What a caller may do with a container's options and with the volumes that they name."""

import re
from collections.abc import Iterable

from simulator.call import Call
from simulator.errors import forbidden
from simulator.guests.access import GuestAccess, check_bridge
from simulator.guests.handle import Config
from simulator.lxc.mountpoints import NEW_VOLUME, MountPoint, is_slot
from simulator.lxc.options import OPTIONS, OTHER_PRIVILEGE, PRIVILEGE_OF
from simulator.storage.access import check_volume_access


class OptionAccess(GuestAccess):
    """Privileges for the options of one container; `old` is what it has by now."""

    def __init__(
        self, call: Call, vmid: int, old: Config, *, unprivileged: bool, pool: str | None = None
    ) -> None:
        super().__init__(call, vmid, pool)
        self._old = old
        self._unprivileged = unprivileged

    def check(self, options: Config, deleted: Iterable[str] = ()) -> None:
        """Raise unless the caller may set the options and delete the others."""
        if self.is_root:
            return
        for name in sorted(options):
            self._check(name, options[name])
        for name in sorted(deleted):
            self._check(name, None)

    def _check(self, name: str, value: object) -> None:
        """None as the value stands for a removal."""
        kind = re.sub(r"\d+$", "", name)
        if is_slot(name):
            self.require("VM.Config.Disk")
            if value is not None:
                self._check_mount_point(MountPoint.parse(name, value))
        elif kind == "net":
            self.require("VM.Config.Network")
            for card in filter(None, (self._old.get(name), value)):
                check_bridge(self._call, OPTIONS.parse(name, card))
        elif kind == "dev":
            raise forbidden("configuring device passthrough is only allowed for root@pam")
        elif name == "hookscript":
            raise forbidden("changing the hookscript is only allowed for root@pam")
        elif name == "features":
            self._check_features(value)
        else:
            self.require(PRIVILEGE_OF.get(name, OTHER_PRIVILEGE))

    def _check_mount_point(self, mounted: MountPoint) -> None:
        if not mounted.is_volume:
            raise forbidden(f"mount point type {mounted.kind} is only allowed for root@pam")
        new = NEW_VOLUME.fullmatch(mounted.volume)
        if new:
            self._call.permissions.require(f"/storage/{new[1]}", "Datastore.AllocateSpace")
        else:
            check_volume_access(self._call, self._vmid, mounted.volume, "rootdir")

    def _check_features(self, value: object) -> None:
        if not self._unprivileged:
            what = "changing feature flags for privileged container"
            raise forbidden(f"{what} is only allowed for root@pam")
        old = OPTIONS.parse("features", self._old.get("features") or "")
        new = OPTIONS.parse("features", value or "")
        changed = {name for name in {**old, **new} if old.get(name) != new.get(name)}
        if changed - {"nesting"}:
            what = "changing feature flags (except nesting)"
            raise forbidden(f"{what} is only allowed for root@pam")
        if changed:
            self.require("VM.Allocate")
