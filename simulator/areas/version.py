"""GET /version."""

from simulator.call import Call
from simulator.routes import route


@route("GET", "/version")
def show_version(_call: Call) -> dict[str, str]:
    return {"version": "9.2.11", "release": "9.2", "repoid": "proxmox-lab"}
