"""Differences that are known, with the reason for each."""

from dataclasses import dataclass, field
from pathlib import Path

FILE = Path(__file__).with_name("known_differences.txt")


@dataclass
class Known:
    """What one recording is known to differ in; `unbuilt` is a reason for the whole of it."""

    unbuilt: str = ""
    lines: dict[int, str] = field(default_factory=dict)


def known_differences(name: str) -> Known:
    """Those of one recording. A line of the file: `name:line reason`, or `name reason`."""
    known = Known()
    for text in FILE.read_text().splitlines():
        place, _, reason = text.strip().partition(" ")
        recording, _, line = place.partition(":")
        if recording != name or not text.strip() or text.startswith("#"):
            continue
        assert reason, f"{FILE.name}: {place} has no reason"
        if line:
            known.lines[int(line)] = reason.strip()
        else:
            known.unbuilt = reason.strip()
    return known
