"""What the name of a template tells of the system in it."""

import re

from simulator.lxc.options import COLLECTION
from simulator.schema import parameters_of

UNKNOWN = "unmanaged"
DEFAULT_ARCHITECTURE = "amd64"


def os_type(template: str) -> str:
    """One of PVE's types; one that it would find no sign of is not managed."""
    types: list[str] = parameters_of(COLLECTION, "POST")["ostype"]["enum"]
    first = re.split(r"[^a-z]", template.rpartition("/")[2])[0]
    return first if first in types else UNKNOWN


def architecture(template: str) -> str:
    """As names of PVE's own templates end: `debian-13-standard_13.1-2_amd64.tar.zst`."""
    known: list[str] = parameters_of(COLLECTION, "POST")["arch"]["enum"]
    match = re.search(r"_([a-z0-9]+)\.tar\.", template)
    return match[1] if match and match[1] in known else DEFAULT_ARCHITECTURE
