"""The machine that the exchanges were recorded on: what stood there before the first of them."""

import copy

from simulator import Simulator
from simulator.configs import read_files
from simulator.fresh import empty_state
from simulator.passwords import set_password
from simulator.state import Document, State
from simulator.storage.config import LOCAL_PATH
from simulator.storage.volumes import BLOCK
from simulator.world import PbsServer, WebFile, World

from .recordings import Recording

NODE = "pve1"
ROOT_PASSWORD = "oracle-pass"

_PBS_FINGERPRINT = (
    "4F:EF:77:97:D5:AC:CC:3D:D6:29:2F:89:97:BC:07:48"
    ":36:71:57:49:DA:8B:27:9A:6D:22:F9:3C:BF:11:E2:85"
)


_FILES = {
    "iso/small.iso": {"size": 358400},
    "import/test.qcow2": {"size": 2 << 30, "file_size": 196640, "used": 200704},
    "snippets/user.yaml": {"size": 14},
}
_TEMPLATE = {"vztmpl/debian-12-mini.tar.gz": {"size": 4096}}
_STAGED = {"qemu": _FILES, "storage_content": _FILES, "lxc": _TEMPLATE}
"""Files on the storage `local` that the notes of these recordings say were prepared."""
_HOSTS = "127.0.0.1 localhost.localdomain localhost\n198.51.100.11 pve1.oracle.test pve1\n"
_HALF_MADE: Document = {"config": {"lock": "create"}, "pending": {}, "snapshots": {}}
_GUESTS = {"stuck_create": {"107": _HALF_MADE}}


_SERVER = "http://198.51.100.11:8099"
_SMALL = WebFile(
    358400,
    digests={"sha256": "3b33e660e305c229a4980002fadc41fbb0d87699134330c95a268b08e87bfe54"},
)
_DOWNLOADS: dict[str, WebFile | str] = {
    f"{_SERVER}/small.iso": _SMALL,
    f"{_SERVER}/test.qcow2": WebFile(196640, disk_size=2 << 30),
    f"{_SERVER}/notiso.iso": WebFile(17),
    f"{_SERVER}/redir.iso": "/small.iso",
}

WAITS = {("cluster_misc", 77): 10}
"""Seconds that were let pass before a line, where nothing in the recording tells it: here until
the statistics daemon had looked around."""


def world() -> World:
    return World(
        nodes=(NODE,),
        cpus=2,
        network_cards=("eno1", "eno2"),
        pci_devices={"0000:00:02.0": "1af4:1042"},
        hosts=(),
        volume_groups=(),
        zfs_datasets=("tank", "tank/vm"),
        btrfs_paths=("/var/mnt/btr",),
        downloads=_DOWNLOADS,
        pbs_servers={
            "198.51.100.11": PbsServer(_PBS_FINGERPRINT, "pbs-pass", ("backup1",)),
        },
    )


def start_state(recording: Recording) -> Document:
    """The state before the first call: the recorded files, and what the notes say beside them."""
    state = State(empty_state((NODE,)))
    read_files(state.document, recording.start, NODE)
    set_password(state, "root@pam", ROOT_PASSWORD)
    files = state["nodes"][NODE]
    files["resolv.conf"] = {"search": "oracle.test", "dns1": "198.51.100.1"}
    files["hosts"] = _HOSTS
    files["qemu-server"].update(copy.deepcopy(_GUESTS.get(recording.name, {})))
    state["volumes"][f"{NODE}:{LOCAL_PATH}"] = {
        name: {"ctime": 0, "used": -(-facts["size"] // BLOCK) * BLOCK, **facts}
        for name, facts in _STAGED.get(recording.name, {}).items()
    }
    return state.document


def simulator(recording: Recording) -> Simulator:
    return Simulator(start_state(recording), world=world())
