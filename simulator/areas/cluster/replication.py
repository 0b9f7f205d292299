"""/cluster/replication: jobs that copy a guest's volumes to another node. None ever runs."""

from simulator.call import Call
from simulator.errors import failed, forbidden, invalid
from simulator.inventory import Guest, find_guest
from simulator.lxc.container import Container
from simulator.params import split_list
from simulator.qemu.vm import Vm
from simulator.routes import route
from simulator.sections import Section, check_digest, digest, options_sent, section_type
from simulator.state import errors_as

JOBS = "/cluster/replication"
JOB = JOBS + "/{id}"
FILE = "replication.cfg"
OPTIONS = section_type(
    "local", "target", "comment disable rate remove_job schedule source", fixed="target"
)
REMOVAL = 60
"""Seconds until a job that is to be removed is gone."""
REPLICATED = "zfspool"
"""The type of storage whose volumes can be copied."""


def jobs(call: Call) -> dict[str, Section]:
    """The jobs that there are; those to be removed go once their time is over."""
    found: dict[str, Section] = call.state[FILE]
    leaving: dict[str, float] = call.state["replication"]
    for name in [name for name, since in leaving.items() if call.clock.now() - since >= REMOVAL]:
        found.pop(name, None)
        del leaving[name]
    return found


def shown(name: str, job: Section) -> Section:
    guest, _, number = name.partition("-")
    return {**job, "id": name, "guest": int(guest), "jobnum": int(number)}


def guest_of(name: str) -> int:
    return int(name.partition("-")[0])


@route("GET", JOBS)
def list_jobs(call: Call) -> list[Section]:
    return [
        shown(name, job)
        for name, job in jobs(call).items()
        if call.permissions.has(f"/vms/{guest_of(name)}", "VM.Audit")
    ]


@route("GET", JOB)
def show_job(call: Call) -> Section:
    name, found = call.params["id"], jobs(call)
    if name not in found:
        raise failed(f"no such replication job '{name}'")
    if not call.permissions.has(f"/vms/{guest_of(name)}", "VM.Audit"):
        raise forbidden()
    return {**shown(name, found[name]), "digest": digest(found)}


@route("POST", JOBS)
def create_job(call: Call) -> None:
    name, target = call.params["id"], call.params["target"]
    guest = find_guest(call.state, guest_of(name))
    call.permissions.require(f"/vms/{guest_of(name)}", "VM.Replicate")
    if guest is None:
        raise failed(f"Guest '{guest_of(name)}' does not exist.")
    if target not in call.world.nodes:
        raise failed(f"Target '{target}' does not exist.")
    source = call.params.get("source", guest.node)
    if source != guest.node:
        reason = f"does not match current node of guest '{guest.vmid}' ({guest.node})"
        raise failed(f"Source '{source}' {reason}")
    if target == guest.node:
        raise failed("Source and target must not be identical")
    check_volumes(call, guest)
    with errors_as():
        if name in jobs(call):
            raise failed(f"replication job '{name}' already exists")
        sent = {**options_sent(call, "id", "type"), "source": source}
        call.state[FILE][name] = OPTIONS.checked(sent, create=True)


def check_volumes(call: Call, guest: Guest) -> None:
    kind = Vm if guest.type == "qemu" else Container
    owner = kind(call.cluster, guest.node, guest.vmid)
    volumes = kind.volumes_in(guest.config)
    for volume in volumes:
        if owner.volumes.parse(volume)[1]["type"] != REPLICATED:
            raise failed(f"missing replicate feature on volume '{volume}'")
    if not volumes:
        raise failed("No replicatable volumes found")


@route("PUT", JOB)
def update_job(call: Call) -> None:
    name, found = call.params["id"], jobs(call)
    call.permissions.require(f"/vms/{guest_of(name)}", "VM.Replicate")
    with errors_as():
        check_digest(call, found)
        if name not in found:
            raise failed(f"no such job '{name}'")
        changes = OPTIONS.checked(options_sent(call, "id"), create=False)
        job = found[name] | changes
        OPTIONS.unset(job, split_list(call.params.get("delete")))
        found[name] = job


@route("DELETE", JOB)
def delete_job(call: Call) -> None:
    """The job goes in the background, unless it is forced to go without more ado."""
    name, found = call.params["id"], jobs(call)
    call.permissions.require(f"/vms/{guest_of(name)}", "VM.Replicate")
    with errors_as():
        if call.params.get("force"):
            if call.params.get("keep"):
                raise invalid(keep="conflicts with parameter 'force'")
            found.pop(name, None)
            return
        if name not in found:
            raise failed(f"no such job '{name}'")
        found[name] = {**found[name], "remove_job": "local" if call.params.get("keep") else "full"}
        call.state["replication"][name] = call.clock.now()
