"""What a machine is called, and what steers it."""

from tests.providers.contract.case import Field, InPlace, Output, Steers
from tests.providers.guests import FLAG, common
from tests.providers.vm.common import ITEM

PLACE: dict[str, Field | Output] = {
    **common(ITEM),
    "name": InPlace("{name}", "other-{name}"),
    "hotplug": InPlace(["network", "usb"], ["disk"]),
    "uuid": Output(r"[0-9a-f-]{36}"),
    "macaddrs": Output(r"\{\}"),
    "disks": Output(r"\{\}"),
    "ask_agent": Steers(*FLAG),
    "with_local_disks": Steers(*FLAG),
    "retries": Steers(3, 4),
    "delay": Steers(1, 2.5),
}
