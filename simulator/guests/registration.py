"""What every guest is written down in beside its own configuration: pools, rights, firewall."""

from simulator.call import Call
from simulator.firewall.files import remove_of_guest


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
