"""`docs/reference/`: a page for each kind, and what all kinds have in common."""

from providers.core.kind.registry import kinds
from tools.generate.reference.common import index
from tools.generate.reference.page import page

FOLDER = "docs/reference"


def files() -> dict[str, str]:
    """The pages."""
    pages = {f"{FOLDER}/{name}.md": page(kind) for name, kind in kinds().items()}
    return {f"{FOLDER}/README.md": index(), **pages}
