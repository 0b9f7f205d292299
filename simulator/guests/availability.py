"""Power of guests that high availability looks after: requests go to its manager."""

from simulator.call import Call
from simulator.errors import PveError
from simulator.guests.handle import NodeGuest
from simulator.ha.resources import add, is_managed, resources
from simulator.tasks import Task


def request_power(call: Call, guest: NodeGuest, *, on: bool) -> str | None:
    """Leave it to the manager, in a task that only tells it; None for guests that are not its."""
    if not is_managed(call.state, guest.sid):
        return None
    verb, state = ("start", "started") if on else ("stop", "stopped")

    def work(task: Task) -> None:
        task.log(f"Requesting HA {verb} for {guest.WORD} {guest.vmid}")
        if guest.sid in resources(call.state):
            resources(call.state)[guest.sid]["state"] = state

    return call.tasks.start(guest.node, f"ha{verb}", guest.vmid, call.who, work)


def refuse_managed_move(call: Call, guest: NodeGuest) -> None:
    if is_managed(call.state, guest.sid):
        raise PveError(501, "simulator: the manager of high availability moves no guests")


def check_availability(call: Call) -> None:
    """Raise unless the caller may put a new guest into the manager's hands, if it is to be."""
    if call.params.get("ha-managed"):
        call.permissions.require("/", "Sys.Console")


def hand_over(call: Call, guest: NodeGuest, task: Task) -> None:
    """Put a guest that was made into the manager's hands, if that was asked for."""
    if call.params.get("ha-managed"):
        task.log("Add as HA resource")
        add(call.state, guest.sid, {"state": "started" if call.params.get("start") else "stopped"})
