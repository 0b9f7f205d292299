"""Virtual machines."""

from tests.providers.contract.case import Case
from tests.providers.guests import calls, guest
from tests.providers.vm import devices, hardware, place

ELSEWHERE = {
    "clone": "test_vm.py: what is made from another machine",
    "template": "test_vm.py: there is no way back",
    "reboot": "test_vm.py: only a running machine is restarted",
}
NEEDED = [
    (
        "POST /storage",
        {"storage": "disks", "type": "lvm", "vgname": "data", "content": "images,rootdir"},
    ),
    ("POST /pools", {"poolid": "guests-one"}),
    ("POST /pools", {"poolid": "guests-two"}),
]


CASES = [
    Case(
        calls=calls("qemu"),
        minimal={"node": "pve01", "vmid": "{number}"},
        fields={
            **place.PLACE,
            **hardware.PROCESSOR,
            **hardware.MEMORY,
            **hardware.BOARD,
            **devices.DRIVES,
            **devices.DEVICES,
            **devices.CLOUD_INIT,
        },
        row=guest,
        always=frozenset({"description"}),
        adoption="never",
        is_proved=True,
    )
]
