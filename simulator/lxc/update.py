"""A change of a container's options, checked and done in PVE's order."""

from simulator.call import Call
from simulator.errors import DIGEST_MISMATCH, failed, invalid
from simulator.lxc.access import OptionAccess
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import NEW_VOLUME, MountPoint, is_slot
from simulator.lxc.options import OPTIONS, READ_ONLY, REQUIRED
from simulator.lxc.pending import apply_possible
from simulator.lxc.tidy import as_written, tidied
from simulator.params import split_list
from simulator.storage.config import contents, get_storage


class Update:
    """What one request wants to set, to delete and to revert."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self._options = OPTIONS.stored(call.params)
        self._delete = split_list(call.params.get("delete"))
        self._revert = split_list(call.params.get("revert"))

    def run(self) -> None:
        """Do it; a running container takes at once what it can. What cannot be applied is told,
        and waits."""
        if not (self._options or self._delete or self._revert):
            raise failed("no options specified")
        container = Container.existing(self._call)
        container.require_unlocked()
        if self._call.params.get("digest") not in (None, container.digest):
            raise failed(DIGEST_MISMATCH)
        self._check(container)
        for name in self._revert:
            container.pending.pop(name, None)
        for name in self._delete:
            self._delete_option(container, name)
        self._check_values(container)
        container.pending.update(tidied(container, self._options))
        errors = apply_possible(container)
        container.config = as_written(container.config)
        if errors:
            raise invalid(errors)

    def _check(self, container: Container) -> None:
        unprivileged = bool(container.config.get(READ_ONLY))
        access = OptionAccess(
            self._call, container.vmid, container.config, unprivileged=unprivileged
        )
        access.check({}, [*self._delete, *self._revert])
        self._check_names()
        access.check(self._options)

    def _check_names(self) -> None:
        for name in self._revert:
            if not OPTIONS.has(name):
                raise invalid(revert=f"unknown option '{name}'")
            if name in self._options:
                clash = f"you can't use '-{name}' and '-revert {name}' at the same time"
                raise invalid(revert=clash)
        for name in self._delete:
            if not OPTIONS.has(name):
                raise invalid(delete=f"unknown option '{name}'")
            if name in self._options:
                raise invalid(
                    delete=f"you can't use '-{name}' and -delete {name}' at the same time"
                )
            if name in self._revert:
                clash = f"you can't use '-delete {name}' and '-revert {name}' at the same time"
                raise invalid(delete=clash)

    def _delete_option(self, container: Container, name: str) -> None:
        if name not in container.config and container.pending.get(name) is None:
            return
        if name in REQUIRED:
            raise failed(f"unable to delete required option '{name}'")
        if name.startswith(("mp", "unused")):
            container.require_unprotected(f"can't remove CT {container.vmid} drive '{name}'")
        if name == READ_ONLY:
            raise failed(f"unable to delete read-only option: '{name}'")
        container.pending[name] = None

    def _check_values(self, container: Container) -> None:
        for name in sorted(self._options):
            if is_slot(name):
                container.require_unprotected(f"can't update CT {container.vmid} drive '{name}'")
                self._check_storage(MountPoint.parse(name, self._options[name]))
            elif name == READ_ONLY:
                raise failed(f"unable to modify read-only option: '{name}'")

    def _check_storage(self, mounted: MountPoint) -> None:
        if not mounted.is_volume:
            return
        new = NEW_VOLUME.fullmatch(mounted.volume)
        storage = new[1] if new else mounted.volume.partition(":")[0]
        if "rootdir" not in contents(get_storage(self._call.state, storage)):
            what = "does not allow content type 'rootdir' (Container)"
            raise failed(f"storage '{storage}' {what}")
