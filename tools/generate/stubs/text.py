"""Python text: docstrings of some width, and the house's format."""

import subprocess
import sys
import textwrap
from collections.abc import Iterable, Iterator

WIDTH = 100


def docstring(text: str, indent: str = "    ") -> str:
    """The text as a docstring; its paragraphs stay apart."""
    room = WIDTH - len(indent) - len('""""""')
    paragraphs = text.split("\n\n")
    wrapped = ["\n".join(textwrap.wrap(p, room, break_on_hyphens=False)) for p in paragraphs]
    end = "\n" if len(paragraphs) > 1 else ""
    return textwrap.indent('"""' + "\n\n".join(wrapped) + end + '"""', indent)


def attribute(name: str, type_: str, doc: str) -> Iterator[str]:
    """An annotated name of a class, with its docstring."""
    yield f"    {name}: {type_}"
    if doc:
        yield docstring(doc)


def argument(name: str, doc: str) -> str:
    """A line, or some, of the section on arguments in a docstring."""
    begin, more = " " * 12, " " * 16
    text = f"{begin}{name}: {doc}"
    return textwrap.fill(text, WIDTH, subsequent_indent=more, break_on_hyphens=False)


def formatted(lines: Iterable[str], path: str) -> str:
    """The lines in the format of the house."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", path, "-"]
    joined = "\n".join(lines) + "\n"
    run = subprocess.run(command, input=joined, stdout=subprocess.PIPE, text=True, check=True)
    return run.stdout
