"""Addresses of a virtual machine: those it was given, and those its agent tells."""

from providers.core.cluster.view import View
from providers.core.errors import LabError
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill
from providers.core.kind.spec import Spec
from providers.vm.strings import IpConfig

LOOPBACK = ("127.", "::1", "fe80:")


def given(row: Row) -> list[str]:
    """The fixed addresses that cloud-init gives, without their prefix lengths."""
    configs = [
        IpConfig.model_validate(row[key], context={"from_server": True})
        for key in sorted(row)
        if key.startswith("ipconfig")
    ]
    addresses = [address for config in configs for address in (config.ip, config.ip6) if address]
    return [address.partition("/")[0] for address in addresses if address[:1].isdigit()]


def told(kind: type[Spec], view: View, row: Row) -> list[str]:
    """What the guest agent tells, asked once: a silent agent costs nothing but that.

    API: /nodes/{node}/qemu/{vmid}/agent/network-get-interfaces
    """
    if row.get("status") != "running":
        return []
    try:
        answer = view.api.row(f"{fill(kind.paths.item, row)}/agent/network-get-interfaces")
    except LabError:
        return []
    cards = _maps(answer.get("result"))
    entries = [entry for card in cards for entry in _maps(card.get("ip-addresses"))]
    found = {str(entry["ip-address"]) for entry in entries if entry.get("ip-address")}
    return sorted(address for address in found if not address.startswith(LOOPBACK))


def _maps(value: object) -> list[Row]:
    """The maps in a list: what an agent tells is the guest's word."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
