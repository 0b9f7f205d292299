"""/nodes/{node}/lxc/{vmid}/clone and template: containers from containers."""

import re

from simulator.call import Call
from simulator.errors import PveError, failed
from simulator.firewall.files import copy_of_guest
from simulator.guests.access import check_bridge
from simulator.guests.checks import check_node_exists, check_number_free, check_pool, target_of
from simulator.guests.handle import Config
from simulator.guests.registration import join_pool
from simulator.guests.volumes import make_base
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import MountPoint, mount_points
from simulator.lxc.network import cards_of, with_new_mac
from simulator.lxc.options import ONE
from simulator.lxc.tidy import as_written
from simulator.lxc.volumes import MountPointMaker, can_link
from simulator.routes import route
from simulator.storage.config import check_enabled, get_storage
from simulator.tasks import Task

NOT_CLONED = re.compile(r"lock|parent|snaptime|template|unused\d+")


@route("POST", ONE + "/clone")
def clone_container(call: Call) -> str:
    source = Container.existing(call)
    target = target_of(call, source.node)
    new = Container(call.cluster, source.node, call.params["newid"])
    full = bool(call.params.get("full", not source.is_template))
    config = checked_config(call, source, new, target, full)
    new.create({"lock": "create"})
    copy_of_guest(call.cluster, source.vmid, new.vmid)
    source.config["lock"] = "disk"

    def work(task: Task) -> None:
        new.config = cloned_config(call, source, new, config, full, task)
        del source.config["lock"]
        new.move_to(target)

    def undo() -> None:
        source.config.pop("lock", None)
        new.remove()

    return call.tasks.start(source.node, "vzclone", source.vmid, call.who, work, undo)


def checked_config(
    call: Call, source: Container, new: Container, target: str, full: bool
) -> Config:
    """What is to be cloned, once nothing speaks against it."""
    check_pool(call, call.params.get("pool"))
    check_target(call, source.node, target)
    source.require_unlocked()
    check_number_free(call, new.vmid)
    name = call.params.get("snapname")
    config = source.snapshot(name) if name else source.config
    check_volumes(call, source, config, full)
    check_shared(source, config, target)
    return config


def check_target(call: Call, node: str, target: str) -> None:
    """The node must be there, and the storage must be usable where the clone is to be."""
    check_node_exists(call, target)
    storage = call.params.get("storage")
    if not storage:
        return
    section = get_storage(call.state, storage)
    check_enabled(storage, section, node)
    if target != node:
        check_enabled(storage, section, target)
        if not section.get("shared"):
            raise failed(f"can't clone to non-shared storage '{storage}'")


def check_volumes(call: Call, source: Container, config: Config, full: bool) -> None:
    if "storage" in call.params and not full:
        raise failed("parameter 'storage' not allowed for linked clones")
    snapshot = "snapname" in call.params
    for mounted in mount_points(config):
        if not mounted.is_volume:
            raise failed(f"unable to clone mountpoint '{mounted.slot}' (type {mounted.kind})")
        storage = call.params.get("storage") or mounted.volume.partition(":")[0]
        call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
        if full and source.run and not snapshot:
            what = "Full clone of a running container"
            raise failed(f"{what} is only possible from a snapshot")
        if not full and not can_link(source.volumes, mounted.volume, snapshot):
            raise failed(f"Linked clone feature for '{mounted.volume}' is not available")
    for card in cards_of(config).values():
        check_bridge(call, card)


def check_shared(source: Container, config: Config, target: str) -> None:
    volumes = source.volumes_in(config)
    shared = all(source.volumes.parse(volume)[1].get("shared") for volume in volumes)
    if target != source.node and not shared:
        raise failed(f"can't clone CT to node '{target}' (CT uses local storage)")


def cloned_config(
    call: Call, source: Container, new: Container, config: Config, full: bool, task: Task
) -> Config:
    options = {name: value for name, value in config.items() if not NOT_CLONED.fullmatch(name)}
    for slot in cards_of(options):
        options[slot] = with_new_mac(call.state, options[slot])
    options.update(call.given("hostname", "description"))
    task.log(f"creating a clone of container {source.vmid} with ID {new.vmid}")
    maker = MountPointMaker(call.cluster, source.node, new.vmid, log=task.log)
    try:
        for mounted in mount_points(config):
            options[mounted.slot] = cloned_mount_point(call, maker, mounted, full)
        join_pool(call, new.vmid)
    except PveError as error:
        maker.undo()
        raise failed(f"clone failed: {error.flattened()}") from error
    return as_written(options)


def cloned_mount_point(call: Call, maker: MountPointMaker, mounted: MountPoint, full: bool) -> str:
    source = mounted.volume
    if full:
        maker.log(f"create full clone of mountpoint {mounted.slot} ({source})")
        mounted.volume = maker.copy(source, call.params.get("storage") or source.partition(":")[0])
    else:
        maker.log(f"create linked clone of mount point {mounted.slot} ({source})")
        mounted.volume = maker.link(source, mounted.size)
    maker.measure(mounted)
    return str(mounted)


@route("POST", ONE + "/template")
def make_template(call: Call) -> None:
    """The answer does not tell the task."""
    container = Container.existing(call)
    container.require_unlocked()
    if container.snapshots:
        raise failed("unable to create template, because CT contains snapshots")
    if container.is_template:
        raise failed("you can't convert a template to a template")
    if container.run:
        raise failed("you can't convert a CT to template if the CT is running")

    def work(_task: Task) -> None:
        for mounted in mount_points(container.config):
            check_convertible(container, mounted)
        for mounted in mount_points(container.config):
            mounted.volume = make_base(container.volumes, mounted.volume)
            container.config[mounted.slot] = str(mounted)
        container.config["template"] = 1

    call.tasks.start(container.node, "vztemplate", container.vmid, call.who, work)


def check_convertible(container: Container, mounted: MountPoint) -> None:
    if not mounted.is_volume or container.volumes.parse(mounted.volume)[1]["type"] == "lvm":
        raise failed(f"Template feature is not available for '{mounted.volume}'")
