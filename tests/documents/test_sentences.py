"""Sentences that the documents quote are those of the program."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/troubleshooting.md"
CODE = ("providers", "components")
QUOTED = re.compile(r"^> (.+)$", re.MULTILINE)


@cache
def sentences() -> str:
    """All texts in the code, with `…` for what is put into them, and PVE's own."""
    files = [file for folder in CODE for file in (ROOT / folder).rglob("*.py")]
    ours = [text for file in files for text in texts(ast.parse(file.read_text()))]
    return "\n".join([*ours, *pves()])


def pves() -> list[str]:
    """What PVE itself says, as far as the tests of its answers know."""
    answers = (ROOT / "tests/core/answers.yaml").read_text()
    return [re.sub(r"\((\w+)\)", "(…)", answers)]


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.JoinedStr(values=parts):
                yield "".join(str(p.value) if isinstance(p, ast.Constant) else "…" for p in parts)


@pytest.mark.parametrize("sentence", QUOTED.findall(PAGE.read_text()), ids=lambda text: text[:40])
def test_the_program_says_so(sentence: str) -> None:
    assert sentence in sentences()
