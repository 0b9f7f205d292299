"""/storage: one definition for the whole cluster."""

from typing import Any

from simulator.call import Call
from simulator.errors import DIGEST_MISMATCH, PveError, failed
from simulator.params import split_list
from simulator.routes import route
from simulator.storage import checking, config, secrets
from simulator.storage.activation import activate_section
from simulator.storage.config import Section

_SEEN_WITH = ("Datastore.Audit", "Datastore.AllocateSpace")


@route("GET", "/storage")
def list_storages(call: Call) -> list[Section]:
    digest = config.digest(call.state)
    return [
        _shown(name, section, digest)
        for name, section in config.storages(call.state).items()
        if call.params.get("type") in (None, section["type"])
        and call.permissions.has_any(f"/storage/{name}", *_SEEN_WITH)
    ]


@route("GET", "/storage/{storage}")
def show_storage(call: Call) -> Section:
    name = call.params["storage"]
    return _shown(name, config.get_storage(call.state, name), config.digest(call.state))


def _shown(name: str, section: Section, digest: str) -> Section:
    shown = {**section, "storage": name, "digest": digest}
    if "content-dirs" in section:
        directories = split_list(section["content-dirs"])
        shown["content-dirs"] = dict(part.split("=", 1) for part in directories)
    return shown


@route("POST", "/storage")
def create_storage(call: Call) -> dict[str, Any]:
    name, kind, options = _options(call)
    if not options.get("nodes"):
        options.pop("nodes", None)
    sent = secrets.extract(kind, options, [])
    section = {"type": kind, **checking.check_new(name, kind, options)}
    with config.writing(call.state, "create storage failed") as sections:
        if config.find_storage(call.state, name):
            raise failed(f"storage ID '{name}' already defined")
        shown = secrets.store(call.state, name, section, sent, call.clock.seconds())
        _note_mount_point(call, section)
        try:
            _try_out(call, name, section)
        except PveError:
            secrets.forget(call.state, name)
            raise
        sections[name] = _kept(section)
    return _answer(name, kind, shown)


def _options(call: Call) -> tuple[str, str, Section]:
    options = dict(call.params)
    return options.pop("storage"), options.pop("type"), options


def _note_mount_point(call: Call, section: Section) -> None:
    """PVE asks ZFS where a pool is mounted, if the pool is there."""
    if section["type"] == "zfspool" and section["pool"] in call.world.zfs_datasets:
        section.setdefault("mountpoint", f"/{section['pool']}")


def _try_out(call: Call, name: str, section: Section) -> None:
    """PVE activates a new storage to find mistakes early, if it is for the answering node."""
    node = call.world.local_node
    if config.is_enabled(section, node):
        content = section.get("content", ",".join(config.type_of(section).default))
        activate_section(call.cluster, node, name, {**section, "content": content})


def _kept(options: Section) -> Section:
    """The form in the file: no empty options, no flag `disable` that is off."""
    if options.get("content") == "":
        options = {**options, "content": "none"}
    return {
        option: value
        for option, value in options.items()
        if value != "" and not (option == "disable" and not value)
    }


def _answer(name: str, kind: str, shown: Section | None) -> dict[str, Any]:
    answer: dict[str, Any] = {"storage": name, "type": kind}
    return answer if shown is None else {**answer, "config": shown}


@route("PUT", "/storage/{storage}")
def update_storage(call: Call) -> dict[str, Any]:
    changes = dict(call.params)
    name, digest = changes.pop("storage"), changes.pop("digest", None)
    deleted = split_list(changes.pop("delete", None))
    with config.writing(call.state, "update storage failed") as sections:
        if digest and digest != config.digest(call.state):
            raise failed(DIGEST_MISMATCH)
        kind = config.get_storage(call.state, name)["type"]
        sent = secrets.extract(kind, changes, deleted)
        changes = checking.check_changes(kind, changes)
        checking.check_deletions(kind, deleted, changes)
        section = {k: v for k, v in sections[name].items() if k not in deleted}
        shown = secrets.store(call.state, name, section, sent, call.clock.seconds())
        sections[name] = _kept({**section, **changes})
    return _answer(name, kind, shown)


@route("DELETE", "/storage/{storage}")
def delete_storage(call: Call) -> None:
    name = call.params["storage"]
    with config.writing(call.state, "delete storage failed") as sections:
        config.get_storage(call.state, name)
        if any(_base_storage(section) == name for section in sections.values()):
            raise failed("can't remove storage - storage is used as base of another storage")
        del sections[name]
        secrets.forget(call.state, name)
        _forget_mounts(call, name)
    _forget_permissions(call, name)


def _base_storage(section: Section) -> str:
    return str(section.get("base", "")).partition(":")[0]


def _forget_mounts(call: Call, name: str) -> None:
    for mounted in call.state["mounts"].values():
        mounted.pop(name, None)


def _forget_permissions(call: Call, name: str) -> None:
    with call.state.writing_users("remove storage access failed") as users:
        users["acl"].pop(f"/storage/{name}", None)
        for pool in users["pools"].values():
            if name in pool["storages"]:
                pool["storages"].remove(name)
