"""The difference between two texts, as PVE shows what is staged: by the tool `diff` itself."""

import subprocess
import tempfile
from functools import lru_cache

TOOL = ("diff", "-b", "-N", "-u")


@lru_cache(maxsize=64)
def unified_diff(old: str, new: str, old_label: str, new_label: str) -> str:
    """Lines of `diff -u`, without regard to the amount of white space; empty if nothing differs."""
    with tempfile.NamedTemporaryFile("w", suffix=".old") as before:
        before.write(old)
        before.flush()
        command = [*TOOL, "--label", old_label, "--label", new_label, before.name, "-"]
        # It ends with 1 where it finds a difference.
        return subprocess.run(command, input=new, capture_output=True, text=True).stdout
