"""POST /nodes/{node}/lxc: a new container."""

import re
from typing import Any

from simulator.call import Call
from simulator.errors import PveError, failed, invalid
from simulator.guests.availability import check_availability, hand_over
from simulator.guests.checks import (
    check_allocation,
    check_number_free,
    check_pool,
    check_public_keys,
)
from simulator.guests.registration import join_pool
from simulator.lxc import power, templates
from simulator.lxc.access import OptionAccess
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import ROOT, MountPoint, is_slot, mount_points
from simulator.lxc.network import CARD, tidy_card
from simulator.lxc.options import COLLECTION, OPTIONS, READ_ONLY
from simulator.lxc.tidy import as_written, tidied
from simulator.lxc.volumes import MountPointMaker
from simulator.permissions import ROOT as ROOT_USER
from simulator.routes import route
from simulator.storage.access import check_volume_access
from simulator.storage.activation import activate
from simulator.storage.config import check_enabled, contents, get_storage
from simulator.storage.rows import file_size
from simulator.tasks import Task

Options = dict[str, Any]

DEFAULT_STORAGE = "local"
DEFAULT_SIZE = "4"
"""GiB of a root file system for which none was asked."""
DEFAULTS = {"memory": 512, "swap": 512}


@route("POST", COLLECTION)
def create_container(call: Call) -> str:
    container = Container.of(call)
    options = OPTIONS.stored(call.params)
    unprivileged = options.pop(READ_ONLY, 1)
    if call.params.get("restore"):
        raise PveError(501, "simulator: backups cannot be restored")
    check_request(call, container, options, bool(unprivileged))
    mounted = wanted_mount_points(call, options)
    config = tidied(container, {k: v for k, v in options.items() if not is_slot(k)})
    config |= {READ_ONLY: 1} if unprivileged else {}
    container.create({"lock": "create"})

    def work(task: Task) -> None:
        container.config = built_config(call, container, config, mounted, task)
        join_pool(call, container.vmid)
        if call.params.get("start"):
            power.start(container)
        hand_over(call, container, task)

    return call.tasks.start(
        container.node, "vzcreate", container.vmid, call.who, work, undo=remove_half_made(container)
    )


def remove_half_made(container: Container) -> Any:
    """A container that was made is there, even if it does not start."""

    def undo() -> None:
        if container.exists and container.config.get("lock") == "create":
            container.remove()

    return undo


def check_request(call: Call, container: Container, options: Options, unprivileged: bool) -> None:
    """PVE's checks in PVE's order."""
    pool, keys = call.params.get("pool"), call.params.get("ssh-public-keys")
    if not unprivileged:
        call.permissions.require("/", "Sys.Modify")
    check_number_free(call, container.vmid)
    if keys:
        check_public_keys(keys)
    check_pool(call, pool)
    check_allocation(call, container.vmid, pool)
    check_availability(call)
    access = OptionAccess(call, container.vmid, {}, unprivileged=unprivileged, pool=pool)
    access.check({k: v for k, v in options.items() if not is_size(v)})
    check_volume_access(call, container.vmid, call.params["ostemplate"], "vztmpl")


def is_size(value: Any) -> bool:
    """A bare number asks for a volume of that size on the default storage."""
    return re.fullmatch(r"\d+(\.\d+)?", str(value)) is not None


def wanted_mount_points(call: Call, options: Options) -> list[MountPoint]:
    """With a root file system, by default a small one; their storages are in use from now on."""
    storage = call.params.get("storage", DEFAULT_STORAGE)
    wanted = {
        name: f"{storage}:{value}" if is_size(value) else value
        for name, value in options.items()
        if is_slot(name)
    }
    if wanted and ROOT not in wanted:
        raise failed("mount points configured, but 'rootfs' not set - aborting")
    found = mount_points(wanted or {ROOT: f"{storage}:{DEFAULT_SIZE}"})
    for mounted in found:
        if mounted.is_volume:
            use_storage(call, mounted.volume.partition(":")[0])
        elif call.who != ROOT_USER:
            raise failed("Only root can pass arbitrary filesystem paths.")
    return found


def use_storage(call: Call, storage: str) -> None:
    section = get_storage(call.state, storage)
    check_enabled(storage, section, call.node)
    if "rootdir" not in contents(section):
        raise invalid(storage=f"storage '{storage}' does not support container directories")
    call.permissions.require(f"/storage/{storage}", "Datastore.AllocateSpace")
    activate(call.cluster, call.node, storage)


def built_config(
    call: Call, container: Container, config: Options, mounted: list[MountPoint], task: Task
) -> Options:
    """The configuration once its volumes are filled; none is left if one cannot be made."""
    maker = MountPointMaker(call.cluster, container.node, container.vmid, log=task.log)
    try:
        made = {point.slot: str(maker.make(point)) for point in mounted}
        unpack(call, container, task)
    except PveError as error:
        maker.undo()
        failure = f"unable to create CT {container.vmid} - {error.flattened()}"
        raise failed(failure) from error
    template = call.params["ostemplate"]
    cards = {k: tidy_card(call.state, v) for k, v in config.items() if CARD.fullmatch(k)}
    found = {"arch": templates.architecture(template), "ostype": templates.os_type(template)}
    named = {"hostname": f"CT{container.vmid}", **DEFAULTS}
    return as_written({**found, **named, **config, **cards, **made})


def unpack(call: Call, container: Container, task: Task) -> None:
    template = call.params["ostemplate"]
    volume = container.volumes.find(template)
    if volume is None:
        task.log(f"volume '{template}' does not exist")
        raise failed(f"volume '{template}' does not exist")
    task.log(f"extracting archive '{container.volumes.path(template)}'")
    task.log(f"Total bytes read: {file_size(volume)}")
    if "arch" not in call.params:
        task.log(f"Detected container architecture: {templates.architecture(template)}")
