"""Power of a container: what starts and stops it."""

from simulator.errors import failed
from simulator.lxc.container import Container
from simulator.lxc.mountpoints import mount_points
from simulator.lxc.network import cards_of, check_mtu
from simulator.lxc.pending import apply_all

FIRST_PID = 6000


def start(container: Container, *, skip_lock: bool = False) -> None:
    """Start a stopped container, with the changes that waited for it."""
    if container.is_template:
        raise failed("you can't start a CT if it's a template")
    if not skip_lock and container.config.get("lock") != "mounted":
        container.require_unlocked()
    apply_all(container)
    check_startable(container)
    since = container.cluster.clock.seconds()
    container.entry["running"] = {"pid": FIRST_PID + container.vmid, "since": since}


def stop(container: Container) -> None:
    """Stop a container; one that does not run stays as it is."""
    container.entry.pop("running", None)


def check_startable(container: Container) -> None:
    """What a node lacks for a container shows when it is started."""
    mounted = mount_points(container.config)
    if container.config.get("unprivileged") and any(m.options.get("quota") == "1" for m in mounted):
        raise failed("Quotas are not supported by unprivileged containers.")
    for slot, card in cards_of(container.config).items():
        check_mtu(container, slot, card)
    for point in mounted:
        if point.is_volume and container.volumes.find(point.volume) is None:
            raise failed(f"volume '{point.volume}' does not exist")
