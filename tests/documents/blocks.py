"""The blocks of text that the documents show."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LAYERS = {"cluster", "defaults", "extends"}


class Block(NamedTuple):
    """One block: where it is, in which language, and what it says."""

    document: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.document}: {self.text[:30]!r}"

    @property
    def file(self) -> str:
        """The name that its first line gives it, as a comment; "" if none."""
        found = re.match(r"# (\S+\.yaml)\n", self.text)
        return found[1] if found else ""


def blocks() -> list[Block]:
    """All blocks, in their order."""
    documents = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
    return [
        Block(str(document.relative_to(ROOT)), *block)
        for document in documents
        for block in BLOCK.findall(document.read_text())
    ]


def config_of(block: Block) -> dict[str, Any] | None:
    """Our keys in a stack file, a base file or a cluster; None if it is a play of Ansible's."""
    match yaml.safe_load(block.text):
        case {"config": dict(config)}:
            return {key.removeprefix("proxmox-lab:"): value for key, value in config.items()}
        case dict(layer) if layer.keys() <= LAYERS:
            return layer
        case dict(cluster):
            return {"cluster": cluster}
    return None
