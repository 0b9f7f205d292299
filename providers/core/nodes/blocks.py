"""Blocks in a file between two marker lines, byte for byte as Ansible's blockinfile writes them.

All bytes outside of the block stay.
"""

from providers.core.errors import Refused


def block_in(content: bytes, marker: str) -> str | None:
    """The text of the block, without the line end of its last line; None if there is no block."""
    lines = _lines(content)
    span = _span(lines, marker)
    if span is None:
        return None
    text = b"".join(lines[span[0] + 1 : span[1]]).decode(errors="replace")
    return text.removesuffix("\n")


def with_block(content: bytes, marker: str, text: str) -> bytes:
    """The file with the block in its place, or at its end if it is new."""
    lines = _lines(content)
    span = _span(lines, marker)
    if span is None and lines and not lines[-1].endswith(b"\n"):
        lines[-1] += b"\n"
    first, last = span or (len(lines), len(lines) - 1)
    begin, end = _ends(marker)
    lines[first : last + 1] = [begin, text.encode() + b"\n", end]
    return b"".join(lines)


def without_block(content: bytes, marker: str) -> bytes:
    """The file without the block and its marker lines."""
    lines = _lines(content)
    span = _span(lines, marker)
    if span is not None:
        del lines[span[0] : span[1] + 1]
    return b"".join(lines)


def holds_marker(text: str, marker: str) -> bool:
    """Whether a line of the text is one of the marker lines."""
    return not {*_lines(text.encode() + b"\n")}.isdisjoint(_ends(marker))


def _ends(marker: str) -> tuple[bytes, bytes]:
    begin, end = (marker.replace("{mark}", mark) + "\n" for mark in ("BEGIN", "END"))
    return begin.encode(), end.encode()


def _lines(content: bytes) -> list[bytes]:
    *lines, rest = content.split(b"\n")
    return [line + b"\n" for line in lines] + ([rest] if rest else [])


def _span(lines: list[bytes], marker: str) -> tuple[int, int] | None:
    """The numbers of the marker lines, of several the last ones."""
    ends = [line if line.endswith(b"\n") else line + b"\n" for line in lines]
    first, last = (
        max((number for number, line in enumerate(ends) if line == end), default=None)
        for end in _ends(marker)
    )
    if first is None and last is None:
        return None
    if first is None or last is None or first > last:
        raise Refused(
            f"the marker lines of `{marker}` do not stand in a pair, BEGIN before END",
            "Put the file in order by hand.",
        )
    return first, last
