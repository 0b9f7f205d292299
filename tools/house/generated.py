"""Whether the generated files are what the kinds would give today."""

from collections.abc import Iterator

from tools.generate import generated
from tools.house import ROOT, Fault


def faults() -> Iterator[Fault]:
    """Files that are missing or stale."""
    for path, text in generated().items():
        file = ROOT / path
        if not file.exists() or file.read_text() != text:
            yield Fault(f"{path}", "is stale; run make generate")
