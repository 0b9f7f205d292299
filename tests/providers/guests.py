"""What machines and containers have in common: place, owner, power, volumes."""

import re
from typing import Any

from tests.providers.contract.case import Calls, Field, InPlace, Output, Replaces, Row, Steers

FLAG = (True, False)
ROOT = {"connection": "root"}


def calls(api: str) -> Calls:
    """The calls of a guest, `qemu` or `lxc`."""
    item = f"/nodes/{{node}}/{api}/{{vmid}}"
    return Calls(
        create=f"POST /nodes/{{node}}/{api}",
        read=f"GET {item}/config",
        also=(f"GET {item}/status/current", "GET /cluster/resources type=vm"),
        change=f"PUT {item}/config",
        remove=f"DELETE {item}",
    )


def guest(declared: Row, config: Row, status: Row, resources: list[Row]) -> Row:
    """The configuration without our line in the description, and what the cluster tells."""
    here = next(row for row in resources if row.get("vmid") == int(declared["vmid"]))
    about = re.sub(r"\n?<!-- proxmox-lab: .* -->\n?", "", config.get("description", "")).rstrip()
    state = {"running": "started", "stopped": "stopped"}[status["status"]]
    told = {"state": state, "pool": here.get("pool"), "description": about}
    return {**config, **{key: value for key, value in told.items() if value is not None}}


def common(item: str) -> dict[str, Field | Output]:
    """The fields of every guest, whose path is `item`."""
    return {
        "vmid": Replaces("{number}", "{number}0"),
        "description": InPlace("on call", "two\nlines", edges=("é, ; = % + <b>",)),
        "tags": InPlace(["one", "two"], ["Two", "three"], shown=("one;two", "two;three")),
        "node": InPlace(
            "pve01",
            "pve03",
            writes=({"target"},),
            hands={"pve03": (f"POST {item}/migrate target=pve03",)},
        ),
        "pool": InPlace(
            "guests-one",
            "guests-two",
            writes=({"poolid", "vms", "allow-move"},),
            hands={
                "guests-one": ("PUT /pools poolid=guests-one vms={vmid}",),
                "guests-two": ("PUT /pools poolid=guests-two vms={vmid} allow-move=1",),
                "": ("PUT /pools poolid=guests-one vms={vmid} delete=1",),
            },
        ),
        "onboot": InPlace(*FLAG),
        "startup": InPlace("1,up=30", "2", edges=("down=10",)),
        "protection": InPlace(*FLAG),
        "hookscript": InPlace("local:snippets/one.pl", "local:snippets/two.pl", along=ROOT),
        "state": InPlace(
            "started",
            "stopped",
            later=True,
            writes=({"timeout"},),
            stays=True,
            hands={
                "started": (f"POST {item}/status/start",),
                "stopped": (f"POST {item}/status/stop",),
            },
        ),
        "force_stop": Steers(*FLAG),
        "removed_disks": Steers("keep", "destroy"),
        "addresses": Output(r"\[\]"),
        "pending": Output(r"\[\]"),
    }


def disk(
    item: str, slot: str, options: tuple[str, str], size: str = "1G", **more: Any
) -> dict[str, Field]:
    """A new disk with options, then with other ones."""
    number = more.pop("number", 0)
    # A volume of a machine goes by one call, that of a container by two.
    writes = 1 if "/qemu/" in item else 2
    place, put = f"local-lvm:vm-{{number}}-disk-{number}", f"PUT {item}/config"
    made, changed = (f"{place},{text}" for text in options)
    found = InPlace(
        f"local-lvm:1,{options[0]}",
        f"local-lvm:1,{options[1]}",
        texts=(made, changed),
        shown=(f"{made},size={size}", f"{changed},size={size}"),
        removes=writes,
        hands={
            made: (f"{put} {slot}=local-lvm:1,{options[0]}",),
            "": (f"{put} delete={slot}", f"{put} delete=unused0"),
        },
        **more,
    )
    return {slot: found}
