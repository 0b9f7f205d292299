"""What changes a guest by other calls than the update of its configuration."""

from contextlib import nullcontext
from typing import TYPE_CHECKING

from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import Outdated, Refused
from providers.core.guests.power import at_rest, is_running, item, shut_down
from providers.core.guests.volumes import Volume, summary
from providers.core.kind.flat import Row
from providers.core.life.converge import STORED
from providers.core.pve import task

if TYPE_CHECKING:
    from providers.core.guests.guest import Guest


def migrate(view: View, spec: "Guest", actual: Row, _keys: list[str]) -> None:
    """Move the guest to its node; one that runs goes on running, unless its kind cannot.

    API: POST …/migrate
    """
    if spec.node is None or spec.node == actual["node"]:
        return
    rest = at_rest(view, spec, actual, "a migration") if spec.differs.rests else nullcontext()
    with rest, view.turn(actual["node"], spec.node):
        online = {"online": 1} if is_running(actual) else {}
        form = {"target": spec.node, **online, **spec.migration()}
        view.api.run("POST", item(spec, actual, "migrate"), form, spec.timeout)
        actual["node"] = spec.node


def change_pool(view: View, spec: "Guest", actual: Row, _keys: list[str]) -> None:
    """Move the guest into its pool, or out of all. API: PUT /pools"""
    if spec.pool is not None:
        form = {"poolid": spec.pool, "vms": spec.vmid, "allow-move": 1}
        view.api.call("PUT", "/pools", form)
    elif actual.get("pool"):
        form = {"poolid": actual["pool"], "vms": spec.vmid, "delete": 1}
        view.api.call("PUT", "/pools", form)


def convert(view: View, spec: "Guest", actual: Row, _keys: list[str]) -> None:
    """Turn the guest into a template, its disks into base volumes. API: POST …/template

    For containers, PVE does not tell the task that it begins.
    """
    if not spec.template or actual.get("template"):
        return
    if is_running(actual):
        shut_down(view, spec, actual)
    answer = view.api.run("POST", item(spec, actual, "template"), limit=spec.timeout)
    if not task.is_upid(answer):
        view.api.wait(_conversion(view, spec, actual), spec.timeout)


def _conversion(view: View, spec: "Guest", actual: Row) -> str:
    """The task that turns the container into a template. API: /nodes/{node}/tasks"""
    query = {"vmid": spec.vmid, "typefilter": "vztemplate", "source": "all"}
    rows = view.api.rows(f"/nodes/{actual['node']}/tasks", **query)
    return str(max(rows, key=lambda row: row["starttime"])["upid"])


def change_volumes(view: View, spec: "Guest", actual: Row, keys: list[str]) -> None:
    """Add, remove, move and grow volumes, and change their options; each in place.

    A machine has one drive for cloud-init, so one in another slot can only come after it is gone;
    other volumes go last, for another slot may have taken them.

    API: PUT …/config, POST …/move_disk or …/move_volume, PUT …/resize
    """
    removed = [key for key in keys if spec.at(key) is None]
    first = [key for key in removed if actual.get(key, {}).get("volume") == "cloudinit"]
    rests = spec.differs.rests and (removed or any(_goes(spec, actual, key) for key in keys))
    with at_rest(view, spec, actual, "moving or removing a volume") if rests else nullcontext():
        for key in dict.fromkeys([*first, *(key for key in keys if key not in removed), *removed]):
            if spec.at(key) is None:
                _remove(view, spec, actual, key)
            elif key not in actual:
                _add(view, spec, actual, key)
            else:
                _change(view, spec, actual, key)


def _add(view: View, spec: "Guest", actual: Row, key: str) -> None:
    """Attach a volume. That it is new is worth a word if it may be meant as an old one."""
    config = _config(view, spec, actual)
    if key in config:
        raise Outdated(f"somebody else has put a volume into {key}")
    unused = [str(config[slot]) for slot in config if slot.startswith("unused")]
    if unused and spec.at(key).size:
        host.warn(
            f"{key} is a new and empty disk; volumes that are attached no more: "
            f"{', '.join(unused)}. To have one of them back, declare it in place of a size"
        )
    _put(view, spec, actual, config, {key: spec.at(key).text()})


def _goes(spec: "Guest", actual: Row, key: str) -> bool:
    """Whether an existing volume has to go to another storage."""
    declared, there = spec.at(key), actual.get(key, {}).get("storage")
    return bool(declared and declared.storage and there and declared.storage != there)


def _change(view: View, spec: "Guest", actual: Row, key: str) -> None:
    """Bring an existing volume to where, how large and how it is declared."""
    declared: Volume = spec.at(key)
    there = type(declared).model_validate(actual[key])
    if _goes(spec, actual, key):
        form = {spec.differs.volume: key, "storage": declared.storage, "delete": 1}
        with view.turn(actual["node"]):
            view.api.run("POST", item(spec, actual, spec.differs.move), form, spec.timeout)
        there = type(declared).model_validate(_config(view, spec, actual)[key])
    if 0 < declared.bytes() < there.bytes():
        raise Refused(
            f"{key} is of {there.size}, more than the {declared.size} that are declared, and PVE "
            "only grows disks",
            f"Declare `size: {there.size}`, or none.",
        )
    if declared.bytes() > there.bytes() > 0:
        form = {"disk": key, "size": declared.size}
        view.api.run("PUT", item(spec, actual, "resize"), form, spec.timeout)
        there = there.model_copy(update={"size": declared.size})
    if declared.over(there).options() != there.options():
        config = _config(view, spec, actual)
        if key not in config:
            raise Outdated(f"somebody else has taken the volume out of {key}")
        wanted = declared.over(type(declared).model_validate(config[key]))
        _put(view, spec, actual, config, {key: wanted.text()})


def _remove(view: View, spec: "Guest", actual: Row, key: str) -> None:
    """Detach a volume; it is destroyed, unless it is to stay, or is not ours alone."""
    config = _config(view, spec, actual)
    if key not in config:
        return
    goes = spec.removed_disks != "keep" and _is_ours_alone(config, actual, key)
    at_once = {"force": 1} if goes and spec.differs.forces else {}
    _put(view, spec, actual, config, {"delete": key, **at_once})
    if goes and not spec.differs.forces:
        _destroy(view, spec, actual, summary(config[key])["volume"])


def _destroy(view: View, spec: "Guest", actual: Row, volume: str) -> None:
    """Destroy a volume that PVE lists as unused by now, but no other one."""
    config = _config(view, spec, actual)
    slots = [slot for slot in config if slot.startswith("unused") and config[slot] == volume]
    for slot in slots:
        _put(view, spec, actual, config, {"delete": slot})


def _is_ours_alone(config: Row, actual: Row, key: str) -> bool:
    """Whether the volume is the one that our state has there, and in no other slot."""
    volume = summary(config[key])["volume"]
    others = [summary(str(config[other]))["volume"] for other in config if other != key]
    stored = actual.get(STORED, {}).get("disks")
    if stored is not None and stored.get(key, {}).get("volume") != volume:
        host.warn(f"{key} held {volume}, which is none of ours: it stays as an unused disk")
        return False
    return volume not in others


def _config(view: View, spec: "Guest", actual: Row) -> Row:
    return view.api.row(item(spec, actual, "config"))


def _put(view: View, spec: "Guest", actual: Row, seen: Row, form: Row) -> None:
    """Change volumes, unless the configuration is not the one that was seen."""
    form = {**form, "digest": seen["digest"]}
    view.api.run("PUT", item(spec, actual, "config"), form, spec.timeout)
