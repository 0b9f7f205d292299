"""Named string formats that are one regular expression, and property strings with a name."""

import re
from typing import NamedTuple

from simulator.schema import Properties

_CONTENT = "images|rootdir|vztmpl|iso|backup|snippets|import|none"
_DAY = "mon|tue|wed|thu|fri|sat|sun"
_HOST = r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Za-z:.-]+\](:\d+)?|[0-9A-Fa-f]*:[0-9A-Fa-f:]+(\.\d+)?"


class Pattern(NamedTuple):
    """What a whole value matches, without regard to case, and PVE's words if it does not."""

    expression: str
    refusal: str

    def refuse(self, value: str) -> str | None:
        if re.fullmatch(self.expression, value, re.IGNORECASE):
            return None
        return self.refusal.format(value)


PATTERNS = {
    "pve-storage-vgname": Pattern(
        r"[a-z0-9][a-z0-9\-_.]*[a-z0-9]", "lvm name '{0}' contains illegal characters"
    ),
    "pve-storage-options": Pattern(r"\S+", "invalid options '{0}'"),
    "pve-storage-portal-dns": Pattern(_HOST, "value does not look like a valid portal address"),
    "pve-dir-override": Pattern(rf"({_CONTENT})=[^.]*(?:\.?[^.]+)+", "invalid override '{0}'"),
    "pve-day-of-week": Pattern(_DAY, "invalid day '{0}'"),
    "pve-qm-bootdisk": Pattern(
        r"(ide|sata|scsi|virtio|efidisk|tpmstate)\d+", "invalid boot disk '{0}'"
    ),
    "pve-ha-resource-id": Pattern(r"[a-z]+:\S+", "value does not look like a valid ha resource id"),
    "pve-ha-resource-or-vm-id": Pattern(
        r"[a-z]+:\S+|\d+", "value does not look like a valid ha resource id"
    ),
    "pve-ha-node": Pattern(
        r"[a-z0-9]([a-z0-9\-]*[a-z0-9])?(:\d+)?", "value does not look like a valid ha node"
    ),
    "mac-prefix": Pattern(
        r"[a-f0-9][02468ace](:[a-f0-9]{2}){0,2}:?",
        "value is not a valid unicast MAC address prefix",
    ),
}

_COUNT = {"type": "integer", "optional": 1, "minimum": 0}
PROPERTY_STRINGS: dict[str, Properties] = {
    "prune-backups": {
        "keep-all": {"type": "boolean", "optional": 1},
        "keep-last": _COUNT,
        "keep-hourly": _COUNT,
        "keep-daily": _COUNT,
        "keep-weekly": _COUNT,
        "keep-monthly": _COUNT,
        "keep-yearly": _COUNT,
    },
    "backup-fleecing": {
        "enabled": {"type": "boolean", "optional": 1, "default_key": 1},
        "storage": {"type": "string", "optional": 1, "format": "pve-storage-id"},
    },
    "pve-sdn-dhcp-range": {
        "start-address": {"type": "string"},
        "end-address": {"type": "string"},
    },
    "backup-performance": {
        "max-workers": {"type": "integer", "optional": 1, "minimum": 1, "maximum": 256},
        "pbs-entries-max": {"type": "integer", "optional": 1, "minimum": 1},
    },
}
