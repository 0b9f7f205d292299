"""Files of one entry a line: `name value`, `name:hash:`, `name: value`."""

from urllib.parse import quote, unquote

Entries = dict[str, str]


def read_words(text: str) -> Entries:
    return dict(line.split(" ", 1) for line in text.splitlines() if line.strip())


def write_words(entries: Entries) -> str:
    return "".join(f"{name} {value}\n" for name, value in sorted(entries.items()))


def read_shadow(text: str) -> Entries:
    return {line.split(":")[0]: line.split(":")[1] for line in text.splitlines() if ":" in line}


def write_shadow(entries: Entries) -> str:
    return "".join(f"{name}:{digest}:\n" for name, digest in sorted(entries.items()))


def read_options(text: str) -> Entries:
    """Lines that start with `#` are the description."""
    lines = text.splitlines()
    options = dict(line.split(": ", 1) for line in lines if ": " in line and line[0] != "#")
    notes = "".join(f"{unquote(line[1:])}\n" for line in lines if line.startswith("#"))
    return {**options, "description": notes} if notes else options


def write_options(entries: Entries) -> str:
    notes = entries.get("description", "")
    comments = "".join(f"#{encode(line)}\n" for line in notes.splitlines())
    options = ((name, value) for name, value in entries.items() if name != "description")
    return comments + "".join(f"{name}: {value}\n" for name, value in sorted(options))


def encode(text: str) -> str:
    """PVE's own escapes: what would break a line, and all that is not ASCII."""
    return "".join(quote(c, safe="") if c in ":%\r\n" or not c.isascii() else c for c in text)
