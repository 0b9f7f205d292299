"""What changes a guest by other calls than the update of its configuration."""

from contextlib import nullcontext
from typing import TYPE_CHECKING

from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.guests.power import at_rest, is_running, item, shut_down
from providers.core.guests.volumes import Volume
from providers.core.kind.flat import Row
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
    unused = sorted(_unused(view, spec, actual).values()) if spec.at(key).size else []
    if unused:
        host.warn(
            f"{key} is a new and empty disk; volumes that are attached no more: "
            f"{', '.join(unused)}. To have one of them back, declare it in place of a size"
        )
    _put(view, spec, actual, {key: spec.at(key).text()})


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
    if declared.bytes() > there.bytes() > 0:
        form = {"disk": key, "size": declared.size}
        view.api.run("PUT", item(spec, actual, "resize"), form, spec.timeout)
        there = there.model_copy(update={"size": declared.size})
    wanted = declared.over(there)
    if wanted.options() != there.options():
        _put(view, spec, actual, {key: wanted.text()})


def _remove(view: View, spec: "Guest", actual: Row, key: str) -> None:
    """Detach a volume and destroy what PVE then lists as unused, but no other one."""
    before = _unused(view, spec, actual)
    _put(view, spec, actual, {"delete": key})
    now = _unused(view, spec, actual) if spec.removed_disks != "keep" else {}
    for slot in now.keys() - before.keys():
        _put(view, spec, actual, {"delete": slot})


def _unused(view: View, spec: "Guest", actual: Row) -> dict[str, str]:
    """Volumes of the guest that are attached no more, by their slots."""
    config = _config(view, spec, actual)
    return {key: str(config[key]) for key in config if key.startswith("unused")}


def _config(view: View, spec: "Guest", actual: Row) -> Row:
    return view.api.row(item(spec, actual, "config"))


def _put(view: View, spec: "Guest", actual: Row, form: Row) -> None:
    view.api.run("PUT", item(spec, actual, "config"), form, spec.timeout)
