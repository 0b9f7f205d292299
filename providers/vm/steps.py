"""What changes a virtual machine by other calls than the update of its configuration."""

from typing import TYPE_CHECKING

from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import Outdated, Refused
from providers.core.kind.flat import Row
from providers.core.kind.values import size_in_bytes
from providers.core.life.converge import STORED
from providers.vm.disks import Volume, summary
from providers.vm.place import item

if TYPE_CHECKING:
    from providers.vm import Vm

GRACE = 30
"""Seconds beyond the limit that PVE itself keeps."""


def power(view: View, spec: "Vm", actual: Row, _keys: list[str]) -> None:
    """Start the guest or shut it down, by force only if asked for.

    API: POST …/status/start, …/status/shutdown
    """
    if spec.state in (None, actual.get("state")):
        return
    if spec.state == "started":
        view.api.run("POST", item(actual, "status", "start"), limit=spec.timeout)
        actual["state"] = "started"
    else:
        _shut_down(view, spec, actual)


def _shut_down(view: View, spec: "Vm", actual: Row) -> None:
    form = {"timeout": spec.timeout, "forceStop": 1 if spec.force_stop else None}
    view.api.run("POST", item(actual, "status", "shutdown"), form, spec.timeout + GRACE)
    actual["state"] = "stopped"


def restart(view: View, spec: "Vm", actual: Row, _keys: list[str]) -> None:
    """Restart a running guest whose changes wait for it, if that is allowed.

    API: POST …/status/reboot
    """
    if spec.reboot == "allowed" and actual.get("state") == "started":
        pending = view.api.rows(item(actual, "pending"))
        if any("pending" in entry or "delete" in entry for entry in pending):
            view.api.run("POST", item(actual, "status", "reboot"), limit=spec.timeout)


def convert(view: View, spec: "Vm", actual: Row, _keys: list[str]) -> None:
    """Turn the guest into a template, its disks into base volumes. API: POST …/template"""
    if spec.template and not actual.get("template"):
        if actual.get("state") == "started":
            _shut_down(view, spec, actual)
        view.api.run("POST", item(actual, "template"), limit=spec.timeout)


def stop(view: View, spec: "Vm", actual: Row) -> None:
    """A running guest cannot be removed. API: …/status/stop"""
    if actual.get("state") == "started":
        view.api.run("POST", item(actual, "status", "stop"), limit=spec.timeout)
        actual["state"] = "stopped"


def change_pool(view: View, spec: "Vm", actual: Row, _keys: list[str]) -> None:
    """Move the guest into its pool, or out of all. API: PUT /pools"""
    if spec.pool is not None:
        form = {"poolid": spec.pool, "vms": spec.vmid, "allow-move": 1}
        view.api.call("PUT", "/pools", form)
    elif actual.get("pool"):
        form = {"poolid": actual["pool"], "vms": spec.vmid, "delete": 1}
        view.api.call("PUT", "/pools", form)


def change_drives(view: View, spec: "Vm", actual: Row, keys: list[str]) -> None:
    """Add, remove, move and grow drives, and change their options; each in place.

    A machine has one drive for cloud-init, so one in another slot can only come after it is gone;
    other drives go last, for another slot may have taken their volume.

    API: PUT …/config, POST …/move_disk, PUT …/resize
    """
    removed = [key for key in keys if spec.at(key) is None]
    first = [key for key in removed if actual.get(key, {}).get("volume") == "cloudinit"]
    for key in dict.fromkeys([*first, *(key for key in keys if key not in removed), *removed]):
        if spec.at(key) is None:
            _remove(view, spec, actual, key)
        elif key not in actual:
            _add(view, spec, actual, key)
        else:
            _change(view, spec, actual, key)


def _add(view: View, spec: "Vm", actual: Row, key: str) -> None:
    """Attach a drive. That it is new is worth a word if it may be meant as an old one."""
    config = _config(view, actual)
    if key in config:
        raise Outdated(f"somebody else has put a drive into {key}")
    unused = [str(config[slot]) for slot in config if slot.startswith("unused")]
    if unused and spec.at(key).size:
        host.warn(
            f"{key} is a new and empty disk; volumes that are attached no more: "
            f"{', '.join(unused)}. To have one of them back, declare it in place of a size"
        )
    _put(view, actual, config, {key: spec.at(key).text()}, spec.timeout)


def _change(view: View, spec: "Vm", actual: Row, key: str) -> None:
    """Bring an existing drive to where, how large and how it is declared."""
    declared: Volume = spec.at(key)
    there = type(declared).model_validate(actual[key])
    if declared.storage and there.storage and declared.storage != there.storage:
        form = {"disk": key, "storage": declared.storage, "delete": 1}
        with view.turn(actual["node"]):
            view.api.run("POST", item(actual, "move_disk"), form, spec.timeout)
        there = type(declared).model_validate(_config(view, actual)[key])
    if 0 < _bytes(declared) < _bytes(there):
        raise Refused(
            f"{key} is of {there.size}, more than the {declared.size} that are declared, and PVE "
            "only grows disks",
            f"Declare `size: {there.size}`, or none.",
        )
    if _bytes(declared) > _bytes(there) > 0:
        form = {"disk": key, "size": declared.size}
        view.api.run("PUT", item(actual, "resize"), form, spec.timeout)
    if declared.over(there).options() != there.options():
        config = _config(view, actual)
        if key not in config:
            raise Outdated(f"somebody else has taken the drive out of {key}")
        wanted = declared.over(type(declared).model_validate(config[key]))
        _put(view, actual, config, {key: wanted.text()}, spec.timeout)


def _bytes(volume: Volume) -> int:
    return size_in_bytes(volume.size or "0")


def _remove(view: View, spec: "Vm", actual: Row, key: str) -> None:
    """Detach a drive; its volume goes with it, unless that is to stay, or is not ours alone."""
    config = _config(view, actual)
    if key not in config:
        return
    goes = spec.removed_disks != "keep" and _is_ours_alone(config, actual, key)
    _put(view, actual, config, {"delete": key, "force": 1 if goes else None}, spec.timeout)


def _is_ours_alone(config: Row, actual: Row, key: str) -> bool:
    """Whether the volume is the one that our state has there, and in no other slot."""
    volume = summary(config[key])["volume"]
    others = [summary(str(config[other]))["volume"] for other in config if other != key]
    stored = actual.get(STORED, {}).get("disks")
    if stored is not None and stored.get(key, {}).get("volume") != volume:
        host.warn(f"{key} held {volume}, which is none of ours: it stays as an unused disk")
        return False
    return volume not in others


def _config(view: View, actual: Row) -> Row:
    return view.api.row(item(actual, "config"))


def _put(view: View, actual: Row, seen: Row, form: Row, limit: int) -> None:
    """Change drives, unless the configuration is not the one that was seen."""
    form = {**form, "digest": seen["digest"]}
    view.api.run("PUT", item(actual, "config"), form, limit)
