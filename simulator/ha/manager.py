"""The manager: every ten seconds it sees to the state that resources are to be in."""

from typing import Any

from simulator.call import Cluster
from simulator.errors import PveError
from simulator.ha.resources import IGNORED, requested_state, resources, sid_of
from simulator.inventory import Guest, find_guest
from simulator.lxc import power as container_power
from simulator.lxc.container import Container
from simulator.permissions import ROOT
from simulator.qemu import power as machine_power
from simulator.qemu.vm import Vm
from simulator.sections import Section
from simulator.tasks import Task

STATUS = "ha/manager_status"
CYCLE = 10
"""Seconds between two rounds."""
TASKS = {"qemu": ("qmstart", "qmshutdown"), "lxc": ("vzstart", "vzshutdown")}
Service = dict[str, Any]


def see_to_resources(cluster: Cluster) -> None:
    """What the manager does in each round."""
    cycle, status = cluster.clock.seconds() // CYCLE, cluster.state[STATUS]
    if status.get("cycle") == cycle:
        return
    status["cycle"] = cycle
    known: dict[str, Service] = status.setdefault("services", {})
    wanted = {sid: r for sid, r in resources(cluster.state).items() if guest_of(cluster, sid)}
    for sid in [sid for sid in known if sid not in wanted]:
        del known[sid]
    for sid, resource in wanted.items():
        if requested_state(resource) == IGNORED:
            known.pop(sid, None)
        else:
            see_to(cluster, sid, resource, known.setdefault(sid, {"state": "stopped", "tries": 0}))


def guest_of(cluster: Cluster, sid: str) -> Guest | None:
    guest = find_guest(cluster.state, int(sid.partition(":")[2]))
    return guest if guest and sid_of(guest) == sid else None


def see_to(cluster: Cluster, sid: str, resource: Section, service: Service) -> None:
    """Start or stop the guest, if it has to be; what fails often enough is given up."""
    guest = guest_of(cluster, sid)
    requested = requested_state(resource)
    if guest is None or (service["state"] == "error" and requested != "disabled"):
        return
    started = requested == "started"
    running = guest.status == "running"
    service.update(node=guest.node, state="started" if started else "stopped")
    if started != running and not guest.config.get("lock"):
        switch(cluster, guest, service, on=started, tries=1 + resource.get("max_restart", 1))
    elif started == running:
        service["tries"] = 0


def switch(cluster: Cluster, guest: Guest, service: Service, *, on: bool, tries: int) -> None:
    def work(_task: Task) -> None:
        try:
            set_power(cluster, guest, on=on)
        except PveError:
            if service["tries"] >= tries:
                service["state"] = "error"
            raise

    service["tries"] += 1
    kind = TASKS[guest.type][0 if on else 1]
    cluster.tasks.start(guest.node, kind, guest.vmid, ROOT, work)


def set_power(cluster: Cluster, guest: Guest, *, on: bool) -> None:
    place = (cluster, guest.node, guest.vmid)
    if guest.type == "qemu":
        machine_power.start(Vm(*place)) if on else machine_power.stop(Vm(*place))
    elif on:
        container_power.start(Container(*place))
    else:
        container_power.stop(Container(*place))


def service_of(cluster: Cluster, sid: str) -> Service | None:
    """What the manager knows of a resource; None for one that it has not met yet."""
    services: dict[str, Service] = cluster.state[STATUS].get("services", {})
    return services.get(sid)


def shown_state(cluster: Cluster, sid: str, resource: Section) -> str:
    """How a resource is, in one word."""
    requested, service = requested_state(resource), service_of(cluster, sid)
    if requested == IGNORED:
        return IGNORED
    guest = guest_of(cluster, sid)
    if service is None or guest is None:
        return "queued"
    if service["state"] == "error":
        return "clearing error flag" if requested == "disabled" else "error"
    running = guest.status == "running"
    if requested == "started":
        return "started" if running else "starting"
    return "stopping" if running else requested


def managed_state(cluster: Cluster, sid: str) -> dict[str, Any]:
    """What the status of a guest tells of it."""
    resource = resources(cluster.state).get(sid)
    if resource is None or requested_state(resource) == IGNORED:
        return {"managed": 0}
    service = service_of(cluster, sid)
    return {"managed": 1, "state": service["state"] if service else None}
