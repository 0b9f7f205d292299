"""Earlier states of a guest: taken, listed, put back, dropped."""

from typing import Any

from simulator.errors import failed
from simulator.guests.handle import Config, NodeGuest
from simulator.guests.volumes import can_snapshot

OF_SNAPSHOT = ("snaptime", "description", "vmstate", "runningmachine", "runningcpu")
"""What a snapshot has beside the guest's options."""
NOT_SNAPSHOTTED = ("description", "lock")


def rows(guest: NodeGuest) -> list[dict[str, Any]]:
    """The snapshots and, last, where the guest stands now."""
    earlier = [
        {
            "name": name,
            "snaptime": config["snaptime"],
            "description": config.get("description", ""),
            **parent_of(config),
        }
        for name, config in guest.snapshots.items()
    ]
    current = {
        "name": "current",
        "description": "You are here!",
        "running": int(bool(guest.run)),
        "digest": guest.digest,
        **parent_of(guest.config),
    }
    return [*earlier, current]


def parent_of(config: Config) -> dict[str, str]:
    return {"parent": config["parent"]} if config.get("parent") else {}


def check_new(guest: NodeGuest, name: str, volumes: list[str]) -> None:
    """Raise PVE's error if no snapshot of that name and with those volumes can be taken."""
    guest.require_unlocked()
    if guest.is_template:
        raise failed("you can't take a snapshot if it's a template")
    if name in guest.snapshots:
        raise failed(f"snapshot name '{name}' already used")
    if not all(can_snapshot(guest.volumes, volume) for volume in volumes):
        raise failed("snapshot feature is not available")


def take(guest: NodeGuest, name: str, **more: Any) -> None:
    """Keep the configuration as it is, with what else a snapshot has."""
    config = {key: value for key, value in guest.config.items() if key not in NOT_SNAPSHOTTED}
    guest.snapshots[name] = {**config, **more, "snaptime": guest.cluster.clock.seconds()}
    guest.config["parent"] = name


def drop(guest: NodeGuest, name: str) -> None:
    """What came after the snapshot now comes after the one before it."""
    gone = guest.snapshots.pop(name)
    for config in (guest.config, *guest.snapshots.values()):
        if config.get("parent") == name:
            del config["parent"]
            config.update(parent_of(gone))


def put_back(guest: NodeGuest, name: str) -> None:
    """Make the guest what it was; its description stays."""
    then = guest.snapshot(name)
    options = {key: value for key, value in then.items() if key not in OF_SNAPSHOT}
    kept = {key: guest.config[key] for key in ("description",) if key in guest.config}
    guest.pending.clear()
    guest.config = {**options, **kept, "parent": name}
