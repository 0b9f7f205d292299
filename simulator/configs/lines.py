"""Files of one entry a line, and the text encoding that PVE has for comments."""

import re
from typing import Any
from urllib.parse import quote, unquote

PLAIN = "".join(chr(code) for code in range(0x20, 0x7F) if chr(code) not in ":%")


def encode_text(text: str) -> str:
    """Percent-encode what would break a line or its fields."""
    return quote(text, safe=PLAIN)


def decode_text(text: str) -> str:
    return unquote(text)


def read_colon_lines(text: str, separator: str = ": ") -> dict[str, Any]:
    """`key: value` lines."""
    pairs = (line.partition(separator) for line in text.splitlines() if line.strip())
    return {name: value.rstrip(":") if separator == ":" else value for name, _, value in pairs}


def write_colon_lines(entries: dict[str, Any], separator: str = ": ") -> str:
    end = ":" if separator == ":" else ""
    return "".join(f"{name}{separator}{value}{end}\n" for name, value in sorted(entries.items()))


def read_words(text: str) -> dict[str, Any]:
    """`key value` lines."""
    return dict(re.split(r"\s+", line.strip(), maxsplit=1) for line in text.splitlines() if line)


def write_words(entries: dict[str, Any]) -> str:
    return "".join(f"{name} {value}\n" for name, value in sorted(entries.items()))
