"""Property strings of guests that PVE's schema only names."""

from simulator.schema import Properties


def _text(pattern: str, **more: int) -> dict[str, object]:
    return {"type": "string", "pattern": pattern, "optional": 1, **more}


_SWITCH = {"type": "boolean", "optional": 1}
_VOLUME = {"type": "string", "format": "pve-volume-id", "optional": 1}
_BASE64 = _text(r"[A-Za-z0-9+/]+={0,2}")
_PCI_ID = _text(r"0x[0-9a-fA-F]{4}")
_PCI_ADDRESS = r"(?:[0-9a-fA-F]{4,}:)?[0-9a-fA-F]{2}:[0-9a-fA-F]{2}(?:\.[0-9a-fA-F])?"

GUEST_PROPERTY_STRINGS: dict[str, Properties] = {
    "pve-qm-hostpci": {
        "host": _text(rf"{_PCI_ADDRESS}(?:;{_PCI_ADDRESS})*", default_key=1),
        "mapping": {"type": "string", "format": "pve-configid", "optional": 1},
        "device-id": _PCI_ID,
        "driver": {"type": "string", "enum": ["vfio", "keep"], "optional": 1},
        "legacy-igd": _SWITCH,
        "mdev": _text(r"[^/.:]+"),
        "pcie": _SWITCH,
        "rombar": _SWITCH,
        "romfile": _text(r"[^,;]+"),
        "sub-device-id": _PCI_ID,
        "sub-vendor-id": _PCI_ID,
        "vendor-id": _PCI_ID,
        "x-vga": _SWITCH,
    },
    "pve-qm-smbios1": {
        "uuid": _text(r"[a-fA-F0-9]{8}(?:-[a-fA-F0-9]{4}){3}-[a-fA-F0-9]{12}"),
        "base64": _SWITCH,
        "family": _BASE64,
        "manufacturer": _BASE64,
        "product": _BASE64,
        "serial": _BASE64,
        "sku": _BASE64,
        "version": _BASE64,
    },
    "pve-qm-cicustom": {
        "meta": _VOLUME,
        "network": _VOLUME,
        "user": _VOLUME,
        "vendor": _VOLUME,
    },
    "pve-qemu-sev-fmt": {
        "type": {"type": "string", "enum": ["std", "es", "snp"], "default_key": 1},
        "allow-smt": _SWITCH,
        "kernel-hashes": _SWITCH,
        "no-debug": _SWITCH,
        "no-key-sharing": _SWITCH,
    },
    "pve-qemu-tdx-fmt": {
        "type": {"type": "string", "enum": ["tdx"], "default_key": 1},
        "attestation": _SWITCH,
        "vsock-cid": {"type": "integer", "optional": 1},
        "vsock-port": {"type": "integer", "optional": 1},
    },
}
