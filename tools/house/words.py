"""What may not stand in any file: hosts of package registries, and paths of one machine."""

import re
import subprocess
from collections.abc import Iterator
from urllib.parse import urlsplit

from pip._internal.models.index import PyPI

from tools.house import ROOT, Fault, files

# Lists of hashes, and exchanges with a server: large, and nobody writes them by hand.
DATA = (".sum", ".jsonl", ".png")


def faults() -> Iterator[Fault]:
    """Lines with a word that ties the project to a registry or to a machine."""
    words = re.compile("|".join(map(re.escape, [*registries(), str(ROOT)])))
    for file in files():
        if file.suffix not in DATA:
            for number, line in enumerate((ROOT / file).read_text().splitlines(), 1):
                if found := words.search(line):
                    yield Fault(f"{file}:{number}", f"names {found.group()}")


def registries() -> set[str]:
    """The hosts that the machine's own configuration of pip and go names."""
    urls = [*told("pip", "config", "get", "global.index-url"), *told("go", "env", "GOPROXY")]
    hosts = {urlsplit(url).hostname for line in urls for url in re.split("[,|]", line)}
    public = {PyPI.netloc, PyPI.file_storage_domain}
    return {host for host in hosts | public if host and host not in ("localhost", "127.0.0.1")}


def told(*command: str) -> list[str]:
    """The lines that a command prints; none if it fails or is not there."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True)
    except (OSError, subprocess.SubprocessError):
        return []
    return run.stdout.splitlines()
