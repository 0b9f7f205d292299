"""Where a file storage keeps each kind of content."""

from simulator.errors import failed
from simulator.params import split_list
from simulator.storage.config import Section

DEFAULTS = {
    "images": "images",
    "rootdir": "private",
    "vztmpl": "template/cache",
    "iso": "template/iso",
    "backup": "dump",
    "snippets": "snippets",
    "import": "import",
}


def subdirectory(section: Section, content: str) -> str:
    """The directory of one kind of content, with the storage's own overrides."""
    if content not in DEFAULTS:
        raise failed(f"unknown vtype '{content}'")
    overrides = dict(part.split("=", 1) for part in split_list(section.get("content-dirs")))
    return f"{section['path']}/{overrides.get(content, DEFAULTS[content])}"
