"""ha/resources.cfg: its sections are named by the guest's number, with its kind in front."""

from typing import Any

from simulator.configs import sections
from simulator.schema import parameters_of


def read_resources(text: str) -> dict[str, Any]:
    found = sections.read(text, parameters_of("/cluster/ha/resources", "POST"))
    return {f"{entry['type']}:{vmid}": entry for vmid, entry in found.items()}


def write_resources(entries: dict[str, Any]) -> str:
    return sections.write({sid.partition(":")[2]: entry for sid, entry in entries.items()})
