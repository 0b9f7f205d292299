"""/nodes/{node}/qemu/{vmid}/agent: no guest has an agent that answers."""

from simulator.areas.qemu.config import ONE
from simulator.call import Call
from simulator.errors import failed
from simulator.qemu.options import parse_option
from simulator.qemu.vm import Vm
from simulator.routes import route


@route("POST", ONE + "/agent/ping")
def ping(call: Call) -> None:
    ask_agent(call)


@route("GET", ONE + "/agent/network-get-interfaces")
def list_interfaces(call: Call) -> None:
    ask_agent(call)


def ask_agent(call: Call) -> None:
    """Always ends in one of the ways in which PVE fails to reach an agent."""
    vm = Vm.existing(call)
    if not vm.run:
        raise failed(f"VM {vm.vmid} is not running")
    if parse_option("agent", vm.config.get("agent", "0"))["enabled"] != "1":
        raise failed("No QEMU guest agent configured")
    raise failed("QEMU guest agent is not running")
