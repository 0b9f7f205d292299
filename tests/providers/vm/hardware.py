"""The plain options of a machine."""

from tests.providers.contract.case import Field, InPlace
from tests.providers.guests import FLAG, ROOT
from tests.providers.vm.common import CARD

CARD_2 = "e1000=BC:24:11:00:00:02,bridge=vmbr0"
UUID = "uuid=11111111-2222-4333-8444-555555555555"
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
