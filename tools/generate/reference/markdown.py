"""Markdown, as far as the reference needs it."""

from collections.abc import Iterable, Sequence

Rows = Iterable[Sequence[str]]


def section(title: str, *parts: str, level: int = 2) -> str:
    """A heading and what stands under it; nothing if there is nothing."""
    body = "\n\n".join(filter(None, parts))
    return f"{'#' * level} {title}\n\n{body}" if body else ""


def table(heads: Sequence[str], rows: Rows) -> str:
    """A table; nothing if it has no rows."""
    lines = [_row(row) for row in rows]
    ruler = "|" + "---|" * len(heads)
    return "\n".join([_row(heads), ruler, *lines]) if lines else ""


def code(*texts: object) -> str:
    """Names as code, joined by commas."""
    return ", ".join(f"`{text}`" for text in texts)


def link(text: str) -> str:
    """A link to the heading of that text on the same page."""
    return f"[{text}](#{text.lower()})"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(map(_cell, cells)) + " |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "\\<")
