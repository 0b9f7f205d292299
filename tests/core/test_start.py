"""What a process loads before it does anything."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
import components.cluster
from providers.core.kind.registry import kinds

kinds()
print(*sorted(sys.modules.keys() & {"requests", "proxmoxer", "urllib3", "simulator"}))
"""


def test_a_program_that_declares_loads_no_client() -> None:
    command = [sys.executable, "-c", PROGRAM]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.split() == []
