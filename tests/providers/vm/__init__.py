"""Virtual machines."""

import re

from tests.providers.contract.case import Calls, Case, Row
from tests.providers.vm import devices, hardware, place
from tests.providers.vm.common import ITEM

ELSEWHERE = {
    "clone": "test_vm.py: what is made from another machine",
    "template": "test_vm.py: there is no way back",
    "reboot": "test_vm.py: only a running machine is restarted",
}
NEEDED = [
    ("POST /storage", {"storage": "disks", "type": "lvm", "vgname": "data"}),
    ("POST /pools", {"poolid": "vms-one"}),
    ("POST /pools", {"poolid": "vms-two"}),
]


def machine(declared: Row, config: Row, status: Row, resources: list[Row]) -> Row:
    """The configuration without our line in the description, and what the cluster tells."""
    here = next(row for row in resources if row.get("vmid") == int(declared["vmid"]))
    about = re.sub(r"\n?<!-- proxmox-lab: .* -->\n?", "", config.get("description", ""))
    state = {"running": "started", "stopped": "stopped"}[status["status"]]
    told = {"state": state, "pool": here.get("pool"), "description": about}
    return {**config, **{key: value for key, value in told.items() if value is not None}}


CASES = [
    Case(
        calls=Calls(
            create="POST /nodes/{node}/qemu",
            read=f"GET {ITEM}/config",
            also=(f"GET {ITEM}/status/current", "GET /cluster/resources type=vm"),
            change=f"PUT {ITEM}/config",
            remove=f"DELETE {ITEM}",
        ),
        minimal={"node": "pve01", "vmid": "{number}"},
        fields={
            **place.PLACE,
            **place.STEERING,
            **place.POWER,
            **hardware.PROCESSOR,
            **hardware.MEMORY,
            **hardware.BOARD,
            **devices.DRIVES,
            **devices.DEVICES,
            **devices.CLOUD_INIT,
        },
        row=machine,
        always=frozenset({"description"}),
        adoption="never",
        is_proved=True,
    )
]
