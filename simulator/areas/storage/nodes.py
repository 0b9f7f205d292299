"""/nodes/{node}/storage: the storages as one node finds them."""

from typing import Any

from simulator.call import Call
from simulator.errors import invalid
from simulator.params import split_list
from simulator.routes import route
from simulator.schema import children_of
from simulator.storage import config
from simulator.storage.config import Section, contents, is_enabled, type_of
from simulator.storage.status import report

ONE = "/nodes/{node}/storage/{storage}"
NOT_FOUND = "No such storage."


@route("GET", "/nodes/{node}/storage")
def list_storages(call: Call) -> list[dict[str, Any]]:
    storages = config.storages(call.state)
    wanted = call.params.get("storage")
    if wanted and (wanted not in storages or not _holds(call, storages[wanted])):
        raise invalid(storage=NOT_FOUND)
    return [
        _row(call, name, section)
        for name, section in storages.items()
        if wanted in (None, name) and _is_listed(call, name, section)
    ]


def _is_listed(call: Call, name: str, section: Section) -> bool:
    if call.params.get("enabled") and section.get("disable"):
        return False
    if not call.permissions.has_any(
        f"/storage/{name}", "Datastore.Audit", "Datastore.AllocateSpace"
    ):
        return False
    return _holds(call, section) and _reaches(call, section)


def _holds(call: Call, section: Section) -> bool:
    """Whether the storage is enabled here and holds one of the contents that are asked for."""
    if call.params.get("content") is None:
        return True
    wanted = split_list(call.params["content"])
    return is_enabled(section, call.node) and not set(wanted).isdisjoint(contents(section))


def _reaches(call: Call, section: Section) -> bool:
    """Whether what it holds is also there on the node `target`."""
    target = call.params.get("target")
    if not target or target in (call.node, "localhost"):
        return True
    nodes = split_list(section.get("nodes"))
    return bool(section.get("shared")) and (not nodes or {target, call.node} <= set(nodes))


def _row(call: Call, name: str, section: Section) -> dict[str, Any]:
    row = {"storage": name, **report(call.cluster, call.node, name, section)}
    if row["total"]:
        row["used_fraction"] = row["used"] / row["total"]
    if call.params.get("format") and row["enabled"]:
        row.update(_formats(section))
    return row


def _formats(section: Section) -> dict[str, Any]:
    declared = type_of(section).formats
    default = section.get("format", declared[0])
    return {
        "format": [dict.fromkeys(declared, 1), default],
        "formats": {"supported": sorted(declared), "default": default},
    }


@route("GET", ONE)
def list_subdirectories(_call: Call) -> list[dict[str, str]]:
    return [{"subdir": name} for name in children_of(ONE)]


@route("GET", ONE + "/status")
def show_status(call: Call) -> dict[str, Any]:
    name = call.params["storage"]
    section = config.find_storage(call.state, name)
    if section is None:
        raise invalid(storage=NOT_FOUND)
    return report(call.cluster, call.node, name, section)
