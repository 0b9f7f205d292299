"""Images. PVE does not know where a file came from, so that nothing but its absence can drift:
`test_image.py` tells their life."""

from providers.core.kind.registry import kinds
from tests.providers.contract.case import Case

NEEDED = [
    ("POST /storage", {"storage": "images-one", "type": "dir", "path": "/srv/images-one",
                       "content": "import,iso"}),
]  # fmt: skip
CASES: list[Case] = []
ELSEWHERE = dict.fromkeys(kinds()["image"].model_fields, "test_image.py")
