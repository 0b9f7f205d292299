"""What the documents show is what the files say."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```\n", re.DOTALL)


def quotes() -> list[tuple[str, str, str]]:
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    found = [(d.name, *quote) for d in documents for quote in QUOTED.findall(d.read_text())]
    assert found
    return found


@pytest.mark.parametrize(("document", "file", "text"), quotes(), ids=lambda value: value[:40])
def test_a_quoted_file_is_quoted_as_it_is(document: str, file: str, text: str) -> None:
    assert text == (ROOT / file).read_text(), f"{document} shows an older {file}"
