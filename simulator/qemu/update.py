"""A change of a machine's options, checked and done in PVE's order."""

from typing import Any

from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.guests.checks import refuse_root_only
from simulator.params import split_list
from simulator.passwords import hash_password
from simulator.qemu.access import OptionAccess, check_bridges, check_storages
from simulator.qemu.checks import check_drive_syntax, check_ssh_keys
from simulator.qemu.disks import DiskMaker
from simulator.qemu.drives import Drive, boot_order, is_slot, print_boot_order
from simulator.qemu.options import CDROM_SLOT, is_option, parse_option, stored_options
from simulator.qemu.pending import apply_possible, clean_up
from simulator.qemu.tidy import tidy_value
from simulator.qemu.vm import Vm
from simulator.tasks import Task


class Update:
    """What one request wants to set, to delete and to revert."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self.vm = Vm.of(call)
        self._options = stored_options(call.params)
        names = split_list(call.params.get("delete"))
        self._delete = [CDROM_SLOT if name == "cdrom" else name for name in names]
        self._revert = split_list(call.params.get("revert"))
        self._access = OptionAccess(call, self.vm.vmid)

    def run(self) -> None:
        self.check()
        self.apply(None)

    def check(self) -> None:
        """Everything that is refused at once."""
        refuse_root_only(self._call, "skiplock")
        check_ssh_keys(self._options)
        if not (self._options or self._delete or self._revert):
            raise failed("no options specified")
        self._check_names()
        check_drive_syntax(self._call, self.vm.node, self._options)
        self._access.check_names(self._delete)
        self._access.check_names(list(self._options))
        check_storages(self._call, self.vm.node, self.vm.vmid, self._options, None)
        check_bridges(self._call, self._options)
        self.vm.require_digest(self._call.params.get("digest"))
        if not self._call.params.get("skiplock"):
            self.vm.require_unlocked()
        self._check_balloon()

    def _check_names(self) -> None:
        for verb, names in (("revert", self._revert), ("delete", self._delete)):
            for name in names:
                if verb == "revert" and not is_option(name):
                    raise invalid(revert=f"unknown option '{name}'")
                if name in self._options:
                    clash = f"you can't use '-{name}' and -{verb} {name}' at the same time"
                    raise invalid(delete=clash)
                if verb == "delete" and name in self._revert:
                    clash = f"you can't use '-delete {name}' and -revert {name}' at the same time"
                    raise invalid(revert=clash)
                if not is_option(name):
                    raise invalid(delete=f"unknown option '{name}'")

    def _check_balloon(self) -> None:
        if not ("memory" in self._options or "balloon" in self._options):
            return
        wanted = {**self.vm.config, **self.vm.pending, **self._options}
        memory = int(parse_option("memory", wanted.get("memory") or 512).get("current", 512))
        if int(wanted.get("balloon") or 0) > memory:
            raise failed("balloon value too large (must be smaller than assigned memory)")

    def apply(self, task: Task | None) -> None:
        """Do it; a running machine takes at once what it can."""
        for name in self._revert:
            self.vm.pending.pop(name, None)
        for name in self._delete:
            self._delete_option(name)
        for name in sorted(self._options):
            self._set_option(name, self._options[name], task)
        clean_up(self.vm)
        apply_possible(self.vm)

    def _delete_option(self, name: str) -> None:
        value = self.vm.config.get(name, self.vm.pending.get(name))
        if value is None:
            return
        self._leave_boot_order(name)
        if name.startswith("unused"):
            self._destroy_unused(name, str(value))
            return
        if is_slot(name):
            self.vm.require_unprotected(f"can't remove drive '{name}'")
            drive = Drive.parse(name, value)
            self._access.check_drive(drive)
            self._keep_pending_volume(name)
            if self._call.params.get("force"):
                self.vm.forced[name] = True
        else:
            self._access.check_value(name, value, verb="delete")
        if name.startswith("net") and name in self.vm.config:
            check_bridges(self._call, {name: self.vm.config[name]})
        self.vm.pending[name] = None

    def _destroy_unused(self, name: str, volume: str) -> None:
        self.vm.require_unprotected(f"can't remove unused disk '{volume}'")
        self._access.require("VM.Config.Disk")
        if self.vm.owns(volume):
            self.vm.volumes.free(volume)
        del self.vm.config[name]

    def _keep_pending_volume(self, slot: str) -> None:
        """A disk that was waiting for its slot is not lost."""
        waiting = self.vm.pending.pop(slot, None)
        if waiting is not None:
            self.vm.keep_unused(Drive.parse(slot, waiting))

    def _leave_boot_order(self, device: str) -> None:
        order = boot_order({**self.vm.config, **self.vm.pending})
        if device in order and device not in self._options:
            order.remove(device)
            self.vm.pending["boot"] = print_boot_order(order)

    def _set_option(self, name: str, value: Any, task: Task | None) -> None:
        if is_slot(name):
            self._set_drive(name, value, task)
            return
        old = self.vm.config.get(name)
        for device in (old, value):
            if device is not None:
                self._access.check_value(name, device, verb="modify")
        if name.startswith("net") and old:
            check_bridges(self._call, {name: old})
        if name == "boot":
            self._check_boot_order(value)
        if name == "cipassword":
            value = value if str(value).startswith("$") else hash_password(value)
        removed = value == "" and name != "tags"
        tidied = tidy_value(self._call.state, name, value)
        self.vm.pending[name] = None if removed else tidied

    def _set_drive(self, slot: str, value: Any, task: Task | None) -> None:
        if slot in self.vm.config:
            self._access.check_drive(Drive.parse(slot, self.vm.config[slot]))
        drive = Drive.parse(slot, value)
        self._access.check_drive(drive)
        self._keep_pending_volume(slot)
        present = {k: v for k, v in {**self.vm.config, **self.vm.pending}.items() if v is not None}
        maker = DiskMaker(self._call.cluster, self.vm.node, self.vm.vmid, present=present)
        if task:
            maker.log = task.log
        self.vm.pending[slot] = str(maker.make(self._call, drive))
        order = boot_order({**self.vm.config, **self.vm.pending})
        if order and drive.is_cdrom and slot not in order:
            self.vm.pending["boot"] = print_boot_order([*order, slot])

    def _check_boot_order(self, value: str) -> None:
        for device in boot_order({"boot": value}):
            known = (self.vm.config, self.vm.pending, self._options)
            if device in self._delete or not any(device in options for options in known):
                raise failed(f"invalid bootorder: device '{device}' does not exist'")
