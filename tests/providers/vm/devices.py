"""Drives, cards, devices of the node, and what cloud-init is given."""

from dataclasses import replace
from functools import partial
from urllib.parse import quote

from tests.providers.contract.case import Field, InPlace, WriteOnly
from tests.providers.guests import ROOT, disk
from tests.providers.vm.common import CARD, ITEM

SEED = {"ide2": "local-lvm:cloudinit"}
SCSI = {"scsihw": "virtio-scsi-single"}
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI"
KEYS = (f"{KEY}{43 * 'A'} ops", f"{KEY}{43 * 'E'} ops")
QUOTED = (quote(KEYS[0], safe=""), quote(KEYS[1], safe=""))


drive = partial(disk, ITEM)

DRIVES: dict[str, Field] = {
    **drive("scsi0", ("discard=on,ssd=1", "discard=ignore"), along=SCSI),
    **drive("virtio15", ("cache=writeback", "cache=none")),
    **drive("sata5", ("backup=0", "backup=1")),
    **drive("ide0", ("aio=threads", "aio=native")),
    **drive(
        "efidisk0",
        ("efitype=4m,pre-enrolled-keys=0", "efitype=4m"),
        size="528K",
        along={"bios": "ovmf"},
    ),
    **drive("tpmstate0", ("version=v2.0", "version=v1.2"), size="4M"),
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
