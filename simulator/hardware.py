"""What a mapping says of a node, held against what the node has."""

from collections import Counter

from simulator.call import Call
from simulator.errors import failed
from simulator.propertystring import split_parts

Entry = dict[str, str]


def check_directory(call: Call, _node: str, _name: str, entry: Entry) -> None:
    """Storages of directories make those that they need."""
    path = entry["path"].rstrip("/") or "/"
    storages = {
        section.get("path", "").rstrip("/") for section in call.state["storage.cfg"].values()
    }
    if path not in call.world.directories and path not in storages:
        raise failed(f"Path {entry['path']} does not exist")


def check_directories(call: Call, texts: list[str]) -> None:
    """A node can have one directory of a mapping only."""
    entries = [dict(split_parts(text)) for text in texts]
    for entry in entries:
        if entry["node"] == call.world.local_node:
            check_directory(call, entry["node"], "", entry)
    for node, count in Counter(entry["node"] for entry in entries).items():
        if count > 1:
            raise failed(f"Node '{node}' is specified {count} times.")


def check_pci(call: Call, _node: str, name: str, entry: Entry) -> None:
    for path in entry["path"].split(";"):
        device = path if "." in path else f"{path}.0"
        found = call.world.pci_devices.get(device)
        if found is None:
            raise failed(f"pci device '{device}' not found")
        if found != entry["id"]:
            raise failed(f"'id' does not match for '{name}' ({found} != {entry['id']})")


def check_usb(call: Call, _node: str, name: str, entry: Entry) -> None:
    devices, path = call.world.usb_devices, entry.get("path")
    if path is None:
        if entry["id"] not in devices.values():
            raise failed(f"usb device '{entry['id']}' not found")
    elif path not in devices:
        raise failed(f"usb device '{path}' not found")
    elif devices[path] != entry["id"]:
        raise failed(f"'id' does not match for '{name}' ({devices[path]} != {entry['id']})")
