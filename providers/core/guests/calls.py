"""The calls of guests, and where those of virtual machines and of containers differ."""

from dataclasses import dataclass

from providers.core.kind.paths import DELETE, POST, PUT, Paths, Seen

LEFT_OUT = {
    "digest": "guards a hand-made change",
    "delete": "the way in which fields are removed",
    "revert": "takes back a pending change, no property",
    "lock": "PVE's own",
    "force": "restores over an existing guest",
    "unique": "belongs to a restore",
    "bwlimit": "belongs to a restore",
    "unused[n]": "made by PVE itself",
    "start": "`state` says it",
    "ha-managed": "resources of the HA manager are their own objects",
}
"""Parameters that are no fields of any guest."""


@dataclass(frozen=True)
class Differences:
    """What PVE calls otherwise, or does otherwise, for the two kinds of guests.

    Args:
        name: the parameter that holds the guest's name.
        move: the call that moves a volume to another storage.
        volume: its parameter that names the volume.
        rests: whether it is moved, and its volumes are moved and taken away, only while it does
            not run.
        forces: whether a volume is detached and destroyed by one call.
    """

    name: str
    move: str
    volume: str
    rests: bool
    forces: bool


def paths(api: str) -> Paths:
    """The calls of a kind of guest, `qemu` or `lxc`."""
    item = f"/nodes/{{node}}/{api}/{{vmid}}"
    return Paths(
        "/cluster/resources",
        item,
        create=POST(f"/nodes/{{node}}/{api}"),
        update=PUT(f"{item}/config"),
        delete=DELETE(item, purge=1),
        query={"type": "vm"},
        seen=Seen("/vms/{vmid}", "VM.Audit"),
        prefix=api,
    )
