"""Changes of options: at once where a running machine allows it, else at its next start."""

import re

from simulator.params import split_list
from simulator.qemu.drives import Config, Drive, is_slot
from simulator.qemu.options import CLOUD_INIT
from simulator.qemu.vm import Vm

AT_ONCE = frozenset(
    (
        "balloon", "cpulimit", "cpuunits", "description", "hookscript", "lock", "name", "onboot",
        "protection", "shares", "startup", "tags", "vmstatestorage", *CLOUD_INIT,
    )
)  # fmt: skip
"""Options that take effect on a machine that runs."""
HOTPLUG_DEFAULT = "network,disk,usb"
HOT_DEVICES = {"net": "network", "scsi": "disk", "virtio": "disk", "usb": "usb"}
"""Kind of device to the hotplug feature that lets it come and go."""
HOT_OPTIONS = {"vcpus": "cpu", "memory": "memory"}


def apply_all(vm: Vm) -> None:
    """Apply every waiting change: the machine does not run."""
    for name in list(vm.pending):
        apply(vm, name)


def apply_possible(vm: Vm) -> None:
    """Apply the waiting changes that the machine's state allows."""
    for name in list(vm.pending):
        if not vm.run or is_hot(vm.config, name, vm.pending[name]):
            apply(vm, name)


def apply(vm: Vm, name: str) -> None:
    """Move one change into the configuration; volumes that leave their slot stay as unused."""
    config, value = vm.config, vm.pending[name]
    old = config.get(name)
    is_forced = name in vm.forced and value is None
    if is_forced and old is not None:
        vm.destroy(Drive.parse(name, old))
    vm.forced.pop(name, None)
    del vm.pending[name]
    if value is None:
        config.pop(name, None)
    else:
        config[name] = value
    if old is not None and is_slot(name) and not is_forced:
        before = Drive.parse(name, old)
        if value is None or Drive.parse(name, value).file != before.file:
            vm.keep_unused(before)
    vm.drop_used_from_unused()


def clean_up(vm: Vm) -> None:
    """Forget changes that change nothing."""
    for name, value in list(vm.pending.items()):
        if vm.config.get(name) == value:
            del vm.pending[name]


def is_hot(config: Config, name: str, value: object) -> bool:
    """Whether a running machine takes the change at once."""
    kind = re.sub(r"\d+$", "", name)
    if name in AT_ONCE or kind in ("ipconfig", "unused"):
        return True
    features = hotplug_features(config)
    if name in HOT_OPTIONS:
        return HOT_OPTIONS[name] in features
    if kind == "ide" or kind == "sata":
        return _is_medium_change(config, name, value)
    return kind in HOT_DEVICES and HOT_DEVICES[kind] in features


def _is_medium_change(config: Config, slot: str, value: object) -> bool:
    both = [config.get(slot), value]
    return all(text is not None and Drive.parse(slot, text).is_cdrom for text in both)


def hotplug_features(config: Config) -> set[str]:
    text = str(config.get("hotplug", "1"))
    return set(split_list({"0": "", "1": HOTPLUG_DEFAULT}.get(text, text)))
