"""Where a guest is written down beside its own configuration: pools, rights, backup jobs."""

from simulator.call import Call
from simulator.firewall.files import remove_of_guest
from simulator.params import split_list


def join_pool(call: Call, vmid: int) -> None:
    """Enter the guest into the pool that the request names, if any."""
    pool = call.params.get("pool")
    if pool:
        with call.state.writing_users("adding VM to pool failed") as config:
            config["pools"][pool]["vms"].append(vmid)


def forget(call: Call, vmid: int) -> None:
    """Access control entries, pool membership and the firewall's file go with the guest."""
    remove_of_guest(call.cluster, vmid)
    with call.state.writing_users("removing access failed") as config:
        config["acl"].pop(f"/vms/{vmid}", None)
        for pool in config["pools"].values():
            if vmid in pool["vms"]:
                pool["vms"].remove(vmid)


def leave_backup_jobs(call: Call, vmid: int) -> None:
    """A job that names no guest any more goes too."""
    jobs = call.state["jobs.cfg"]
    for name, job in list(jobs.items()):
        named = split_list(job.get("vmid"))
        if str(vmid) in named:
            rest = [other for other in named if other != str(vmid)]
            jobs[name] = {**job, "vmid": ",".join(rest)}
            if not rest:
                del jobs[name]
