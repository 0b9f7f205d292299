"""Named string formats that the schema only mentions: each tells what is wrong with a value."""

import re
from collections.abc import Callable

from simulator import schedule
from simulator.firewall import fields
from simulator.params import split_list
from simulator.patterns import PATTERNS
from simulator.roles import PRIVILEGES
from simulator.schema import check_named_format
from simulator.sdn.names import refuse_identifier

CONTENT = ("images", "rootdir", "vztmpl", "iso", "backup", "snippets", "import", "none")
_CPUS = """
486 athlon Broadwell Broadwell-IBRS Broadwell-noTSX Broadwell-noTSX-IBRS Cascadelake-Server
Cascadelake-Server-noTSX Cascadelake-Server-v2 Cascadelake-Server-v4 Cascadelake-Server-v5
Conroe Cooperlake Cooperlake-v2 core2duo coreduo EPYC EPYC-Genoa EPYC-IBPB EPYC-Milan
EPYC-Milan-v2 EPYC-Rome EPYC-Rome-v2 EPYC-Rome-v3 EPYC-Rome-v4 EPYC-v3 EPYC-v4 GraniteRapids
Haswell Haswell-IBRS Haswell-noTSX Haswell-noTSX-IBRS host Icelake-Client Icelake-Client-noTSX
Icelake-Server Icelake-Server-noTSX Icelake-Server-v3 Icelake-Server-v4 Icelake-Server-v5
Icelake-Server-v6 IvyBridge IvyBridge-IBRS KnightsMill kvm32 kvm64 max Nehalem Nehalem-IBRS
Opteron_G1 Opteron_G2 Opteron_G3 Opteron_G4 Opteron_G5 Penryn pentium pentium2 pentium3 phenom
qemu32 qemu64 SandyBridge SandyBridge-IBRS SapphireRapids SapphireRapids-v2 Skylake-Client
Skylake-Client-IBRS Skylake-Client-noTSX-IBRS Skylake-Client-v4 Skylake-Server
Skylake-Server-IBRS Skylake-Server-noTSX-IBRS Skylake-Server-v4 Skylake-Server-v5 Westmere
Westmere-IBRS x86-64-v2 x86-64-v2-AES x86-64-v3 x86-64-v4
"""
BUILT_IN_CPUS = frozenset(_CPUS.split())
NO_SUCH_PROPERTY = (
    "property is not defined in schema and the schema does not allow additional properties"
)


def check_calendar_event(value: str) -> str | None:
    try:
        schedule.parse(value)
    except schedule.BadSchedule as error:
        return f"invalid calendar event '{value}' - {error}\n"
    return None


def check_boot_device(value: str) -> str | None:
    device = re.fullmatch(r"(ide|sata|scsi|virtio|net|usb|hostpci)\d+", value)
    return None if device else f"invalid boot device '{value}'"


def check_privilege(value: str) -> str | None:
    return None if value in PRIVILEGES else f"invalid privilege '{value}'"


def check_cpu(value: str) -> str | None:
    parts = (part.partition("=") for part in value.split(","))
    kinds = [second or first for first, equals, second in parts if not equals or first == "cputype"]
    if not kinds or kinds[0] in BUILT_IN_CPUS or kinds[0].startswith("custom-"):
        return None
    return f"Built-in cputype '{kinds[0]}' is not defined (missing 'custom-' prefix?)"


def check_content(value: str) -> str | None:
    return None if value in CONTENT else f"invalid content type '{value}'"


def refusal_of(check: Callable[[str], object]) -> Callable[[str], str | None]:
    """What a check of the firewall's refuses a value for; an empty value is none."""

    def refuse(value: str) -> str | None:
        try:
            check(value) if value else None
        except fields.FieldError as error:
            return str(error)
        return None

    return refuse


CHECKS: dict[str, Callable[[str], str | None]] = {
    "pve-calendar-event": check_calendar_event,
    "pve-qm-bootdev": check_boot_device,
    "pve-priv": check_privilege,
    "pve-vm-cpu-conf": check_cpu,
    "pve-storage-content": check_content,
    "pve-sdn-subnet-id": refuse_identifier,
    "pve-fw-addr-spec": refusal_of(fields.address_version),
    "pve-fw-protocol-spec": refusal_of(fields.check_protocol),
    "pve-fw-sport-spec": refusal_of(fields.check_ports),
    "pve-fw-dport-spec": refusal_of(lambda value: fields.check_ports(value, icmp=True)),
    "pve-fw-icmp-type-spec": refusal_of(fields.check_icmp_type),
}


def check_format(name: str, value: str) -> str | None:
    """What is wrong with a value, in PVE's words; `-list` formats look at each item."""
    base = name.removesuffix("-list")
    check = CHECKS.get(base) or (PATTERNS[base].refuse if base in PATTERNS else None)
    if check is None:
        return check_named_format(name, value)
    items = split_list(value) if name.endswith("-list") else [value]
    return next((reason for item in items if (reason := check(item))), None)
