"""Where a machine is, what it is called, and whether it runs."""

from tests.providers.contract.case import Field, InPlace, Output, Replaces, Steers
from tests.providers.vm.common import FLAG, ITEM

PLACE: dict[str, Field | Output] = {
    "vmid": Replaces("{number}", "{number}0"),
    "name": InPlace("{name}", "other-{name}"),
    "description": InPlace("on call", "two\nlines", edges=("é, ; = % + <b>",)),
    "tags": InPlace(["one", "two"], ["Two", "three"], shown=("one;two", "two;three")),
    "node": InPlace(
        "pve01",
        "pve03",
        writes=({"target"},),
        hands={"pve03": (f"POST {ITEM}/migrate target=pve03",)},
    ),
    "pool": InPlace(
        "vms-one",
        "vms-two",
        writes=({"poolid", "vms", "allow-move"},),
        hands={
            "vms-one": ("PUT /pools poolid=vms-one vms={vmid}",),
            "vms-two": ("PUT /pools poolid=vms-two vms={vmid} allow-move=1",),
            "": ("PUT /pools poolid=vms-one vms={vmid} delete=1",),
        },
    ),
    "onboot": InPlace(*FLAG),
    "startup": InPlace("1,up=30", "2", edges=("down=10",)),
    "protection": InPlace(*FLAG),
    "uuid": Output(r"[0-9a-f-]{36}"),
    "addresses": Output(r"\[\]"),
    "macaddrs": Output(r"\{\}"),
    "disks": Output(r"\{\}"),
    "pending": Output(r"\[\]"),
}
STEERING: dict[str, Field] = {
    "force_stop": Steers(*FLAG),
    "ask_agent": Steers(*FLAG),
    "removed_disks": Steers("keep", "destroy"),
    "with_local_disks": Steers(*FLAG),
    "retries": Steers(3, 4),
    "delay": Steers(1, 2.5),
}
POWER: dict[str, Field] = {
    "state": InPlace(
        "started",
        "stopped",
        later=True,
        writes=({"timeout"},),
        stays=True,
        hands={
            "started": (f"POST {ITEM}/status/start",),
            "stopped": (f"POST {ITEM}/status/stop",),
        },
    ),
    "hotplug": InPlace(["network", "usb"], ["disk"]),
}
