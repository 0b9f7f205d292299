"""Cloud-init of virtual machines: its drive is made anew when its data change."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from providers.core.check.problems import Problem
from providers.core.cluster.view import View
from providers.core.guests.power import item
from providers.core.kind.fields import field_at
from providers.core.kind.flat import Row
from providers.core.kind.marks import Via
from providers.core.life.sending import removal
from providers.vm.disks import Drive

if TYPE_CHECKING:
    from providers.vm import Vm

CLOUDINIT = "cloudinit"


def change_cloudinit(view: View, spec: "Vm", actual: Row, keys: list[str]) -> None:
    """Change the data and have the drive made anew. API: PUT …/config, PUT …/cloudinit"""
    kind = type(spec)
    declared = [key for key in keys if spec.at(key) is not None]
    gone = [key for key in keys if key not in declared]
    form = {**spec.params(kind.paths.change, declared), **removal(kind, gone, actual)}
    form.pop("vmid", None)
    view.api.run("PUT", item(spec, actual, "config"), form, spec.timeout)
    view.api.run("PUT", item(spec, actual, "cloudinit"), limit=spec.timeout)


def faults_of_cloudinit(spec: "Vm") -> Iterator[Problem]:
    """Without its drive, the guest ignores all that cloud-init should do."""
    if spec.clone is not None or _has_drive(spec):
        return
    for key in spec.declared():
        field = field_at(type(spec), key)
        via = field.mark(Via) if field else None
        if via is not None and via.step is change_cloudinit:
            yield Problem(
                key,
                "has no effect without a cloud-init drive: declare one, such as "
                '`ide2: "local-lvm:cloudinit"`',
            )
    if spec.cipassword and not spec.sshkeys:
        yield Problem(
            "cipassword",
            "alone may not let you in: Debian's cloud image refuses passwords over SSH; "
            "declare `sshkeys`, too",
            warning=True,
        )


def _has_drive(spec: "Vm") -> bool:
    drives = (spec.at(key) for key in spec.declared())
    return any(isinstance(drive, Drive) and drive.volume == CLOUDINIT for drive in drives)
