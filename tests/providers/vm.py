"""Virtual machines."""

import re
from dataclasses import replace
from typing import Any
from urllib.parse import quote

from tests.providers.contract.case import (
    Calls,
    Case,
    Field,
    InPlace,
    Output,
    Replaces,
    Row,
    Steers,
    WriteOnly,
)

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
ITEM = "/nodes/{node}/qemu/{vmid}"
ROOT = {"connection": "root"}
SEED = {"ide2": "local-lvm:cloudinit"}
FLAG = (True, False)
DISK = "local-lvm:vm-{number}-disk-0"
CARD = "virtio=BC:24:11:00:00:01,bridge=vmbr0"
CARD_2 = "e1000=BC:24:11:00:00:02,bridge=vmbr0"
UUID = "uuid=11111111-2222-4333-8444-555555555555"
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI"
KEYS = (f"{KEY}{43 * 'A'} ops", f"{KEY}{43 * 'E'} ops")
QUOTED = (quote(KEYS[0], safe=""), quote(KEYS[1], safe=""))


def machine(declared: Row, config: Row, status: Row, resources: list[Row]) -> Row:
    """The configuration without our line in the description, and what the cluster tells."""
    place = next(row for row in resources if row.get("vmid") == int(declared["vmid"]))
    about = re.sub(r"\n?<!-- proxmox-lab: .* -->\n?", "", config.get("description", ""))
    state = {"running": "started", "stopped": "stopped"}[status["status"]]
    told = {"state": state, "pool": place.get("pool"), "description": about}
    return {**config, **{key: value for key, value in told.items() if value is not None}}


def drive(slot: str, options: str, other: str, size: str = "1G", **more: Any) -> dict[str, Field]:
    """A new disk with options, then with other ones."""
    put = f"PUT {ITEM}/config"
    made, changed = f"{DISK},{options}", f"{DISK},{other}"
    found = InPlace(
        f"local-lvm:1,{options}",
        f"local-lvm:1,{other}",
        texts=(made, changed),
        shown=(f"{made},size={size}", f"{changed},size={size}"),
        removes=2,
        hands={
            made: (f"{put} {slot}=local-lvm:1,{options}",),
            "": (f"{put} delete={slot}", f"{put} delete=unused0"),
        },
        **more,
    )
    return {slot: found}


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
PROCESSOR: dict[str, Field] = {
    "cores": InPlace(2, 4),
    "sockets": InPlace(2, 1),
    "vcpus": InPlace(2, 1, along={"cores": 2}),
    "cpu": InPlace("host", "x86-64-v2-AES,flags=+aes;-pcid", edges=("kvm64,hidden=1",)),
    "cpulimit": InPlace(1, 1.5, edges=(0,)),
    "cpuunits": InPlace(100, 2000),
    "affinity": InPlace("0-1", "0,2", along=ROOT),
    "numa": InPlace(*FLAG),
    "numa0": InPlace("cpus=0-1,memory=512", "cpus=0,memory=256", along={"numa": True}),
    "arch": InPlace("x86_64", "aarch64", along=ROOT),
    "kvm": InPlace(False, True),
    "acpi": InPlace(False, True),
}
MEMORY: dict[str, Field] = {
    "memory": InPlace(1024, 2048),
    "balloon": InPlace(256, 128, edges=(0,)),
    "shares": InPlace(500, 2000, edges=(0,)),
    "allow_ksm": InPlace(False, True, along=ROOT),
    "hugepages": InPlace("2", "any", along=ROOT),
    "keephugepages": InPlace(*FLAG, along={**ROOT, "hugepages": "2"}),
    "ivshmem": InPlace("size=32", "size=64,name=shared", along=ROOT),
    "amd_sev": InPlace("std", "es,no-debug=1", along=ROOT),
    "intel_tdx": InPlace("tdx", "tdx,attestation=0", along=ROOT),
}
BOARD: dict[str, Field] = {
    "machine": InPlace("q35", "pc", edges=("q35,viommu=intel",)),
    "bios": InPlace("ovmf", "seabios"),
    "ostype": InPlace("l26", "other"),
    "scsihw": InPlace("virtio-scsi-single", "lsi"),
    "boot": InPlace(
        "order=net0", "order=net1;net0", along={"net0": CARD, "net1": CARD_2}, filled=True
    ),
    "tablet": InPlace(False, True),
    "localtime": InPlace(*FLAG),
    "freeze": InPlace(*FLAG),
    "tdf": InPlace(*FLAG),
    "startdate": InPlace("2024-01-01", "now"),
    "keyboard": InPlace("de", "en-us"),
    "args": InPlace("-no-reboot", "-S", along=ROOT),
    "hookscript": InPlace("local:snippets/one.pl", "local:snippets/two.pl", along=ROOT),
    "smbios1": InPlace(f"{UUID},base64=1,serial=QQ==", f"{UUID},base64=1,serial=Qg==", filled=True),
    "vmgenid": InPlace("11111111-2222-4333-8444-555555555555", "0", filled=True, along=ROOT),
    "vmstatestorage": InPlace("local-lvm", "local"),
    "agent": InPlace("1", "1,fstrim_cloned_disks=1", edges=("0",)),
    "vga": InPlace("serial0", "qxl,memory=32", along={"serial0": "socket"}),
    "audio0": InPlace("device=AC97", "device=AC97,driver=none"),
    "rng0": InPlace("/dev/urandom", "/dev/urandom,max_bytes=512"),
    "watchdog": InPlace("i6300esb", "i6300esb,action=reset"),
    "spice_enhancements": InPlace("foldersharing=1", "videostreaming=all", along=ROOT),
    "migrate_downtime": InPlace(0.5, 2),
    "migrate_speed": InPlace(10, 20, edges=(0,)),
}
DRIVES: dict[str, Field] = {
    **drive("scsi0", "discard=on,ssd=1", "discard=ignore", along={"scsihw": "virtio-scsi-single"}),
    **drive("virtio15", "cache=writeback", "cache=none"),
    **drive("sata5", "backup=0", "backup=1"),
    **drive("ide0", "aio=threads", "aio=native"),
    **drive(
        "efidisk0",
        "efitype=4m,pre-enrolled-keys=0",
        "efitype=4m",
        size="528K",
        along={"bios": "ovmf"},
    ),
    **drive("tpmstate0", "version=v2.0", "version=v1.2", size="4M"),
}
DEVICES: dict[str, Field] = {
    "net0": InPlace(CARD, f"{CARD},firewall=1", edges=(f"{CARD},mtu=1400,tag=5,rate=12.5",)),
    "net31": InPlace(CARD, CARD.replace("virtio", "e1000")),
    "serial0": InPlace("socket", "/dev/ttyS0", along=ROOT),
    "parallel2": InPlace("/dev/parport0", "/dev/parport1", along=ROOT),
    "usb0": InPlace("spice", "spice,usb3=1"),
    "hostpci0": InPlace("0000:01:00.0", "0000:02:00.0,pcie=1", along={**ROOT, "machine": "q35"}),
    "virtiofs0": InPlace("shared", "shared,cache=always"),
}
SEEDED: dict[str, Field] = {
    "ciuser": InPlace("ada", "grace"),
    "cipassword": WriteOnly("geheim-one", "geheim-two", shown=2 * ("**********",)),
    "sshkeys": InPlace(*KEYS, texts=QUOTED),
    "citype": InPlace("nocloud", "configdrive2"),
    "ciupgrade": InPlace(False, True),
    "cicustom": InPlace("user=local:snippets/one.yml", "user=local:snippets/two.yml"),
    "ipconfig0": InPlace("ip=dhcp", "ip=192.0.2.10/24,gw=192.0.2.1"),
    "nameserver": InPlace("192.0.2.53", "192.0.2.53 192.0.2.54"),
    "searchdomain": InPlace("example.org", "example.net"),
}
CLOUD_INIT: dict[str, Field] = {
    # The drive that the guest reads is written anew each time.
    name: replace(field, along=SEED, writes=({name}, set()), removes=2)
    for name, field in SEEDED.items()
}
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
            **PLACE,
            **STEERING,
            **POWER,
            **PROCESSOR,
            **MEMORY,
            **BOARD,
            **DRIVES,
            **DEVICES,
            **CLOUD_INIT,
        },
        row=machine,
        always=frozenset({"description"}),
        adoption="never",
        is_proved=True,
    )
]
