"""Containers."""

import re
from functools import partial

from tests.providers.container.options import FEATURES, OPTIONS
from tests.providers.contract.case import Case, Field, InPlace, Once, Output, Replaces, Row, Steers
from tests.providers.guests import ROOT, calls, common, disk, guest

ITEM = "/nodes/{node}/lxc/{vmid}"
TEMPLATE = "debian-13-standard_13.1-2_amd64.tar.zst"
CARD = "name=eth1,bridge=vmbr0,hwaddr=BC:24:11:00:00:01"
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI"

ELSEWHERE = {
    "clone": "test_container.py: what is made from another container",
    "ostemplate": "test_container.py: it is required, and counts at the creation alone",
    "rootfs": "test_container.py: it cannot be taken away",
    "template": "test_container.py: there is no way back",
    "reboot": "test_container.py: only a running container is restarted",
}
NEEDED: list[tuple[str, Row]] = [
    (f"POST /nodes/pve01/aplinfo template={TEMPLATE} storage=local", {})
]

mount = partial(disk, ITEM, number=1)

MOUNTS: dict[str, Field] = {
    **mount("mp0", ("mp=/srv,backup=1", "mp=/data,mountoptions=noatime;nodev")),
    **mount("mp255", ("mp=/srv", "mp=/srv,ro=1")),
}
NETWORK: dict[str, Field] = {
    "net1": InPlace(
        CARD,
        f"{CARD},ip=192.0.2.40/24,gw=192.0.2.1",
        shown=(f"{CARD},type=veth", f"{CARD},ip=192.0.2.40/24,gw=192.0.2.1,type=veth"),
    ),
    "net31": InPlace(
        f"{CARD},tag=5,firewall=1",
        f"{CARD},mtu=1400,rate=12.5,link_down=1",
        shown=(
            f"{CARD},tag=5,firewall=1,type=veth",
            f"{CARD},mtu=1400,rate=12.5,link_down=1,type=veth",
        ),
    ),
    "dev0": InPlace("/dev/ttyUSB0", "/dev/ttyUSB0,mode=0660,deny-write=1", along=ROOT),
    "hostname": InPlace("{name}", "other-{name}", filled=True),
    "nameserver": InPlace(
        ["192.0.2.53"],
        ["192.0.2.53", "192.0.2.54"],
        texts=("192.0.2.53", "192.0.2.53 192.0.2.54"),
    ),
    "searchdomain": InPlace("example.org", "example.net"),
}
SYSTEM: dict[str, Field | Output] = {
    "unprivileged": Replaces(False, True, shown=(None, True)),
    "password": Once("geheim-one", "geheim-two"),
    "ssh_public_keys": Once(f"{KEY}{43 * 'A'} ops", f"{KEY}{43 * 'E'} ops"),
    "macaddrs": Output(r"\{'net0': '([0-9A-F]{2}:){5}[0-9A-F]{2}'\}"),
    "template_storage": Steers("local-lvm", "local"),
    "ostemplate_volume": Output(rf"local:vztmpl/{re.escape(TEMPLATE)}"),
    "disks": Output(
        r"\{'rootfs': \{(?=.*'size': '1G')(?=.*'volume': 'local-lvm:vm-\d+-disk-0').*\}\}"
    ),
}

CASES = [
    Case(
        calls=calls("lxc"),
        minimal={
            "node": "pve01",
            "vmid": "{number}",
            "ostemplate": f"local:vztmpl/{TEMPLATE}",
            "rootfs": "local-lvm:1",
            "unprivileged": True,
            "net0": "name=eth0,bridge=vmbr0",
        },
        fields={**common(ITEM), **OPTIONS, **FEATURES, **MOUNTS, **NETWORK, **SYSTEM},
        row=guest,
        always=frozenset({"description"}),
        emptied={"memory": "512"},
        adoption="never",
        is_proved=True,
    )
]
