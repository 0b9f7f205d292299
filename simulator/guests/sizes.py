"""Sizes of disks as configurations write them."""

UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


def parse_size(text: str) -> int:
    """Bytes of `32G`."""
    unit = text[-1:] if text[-1:].isalpha() else ""
    return int(float(text.removesuffix(unit)) * UNITS[unit])


def print_size(size: int) -> str:
    """The largest unit in which the size is whole; nothing is `0T`, as in PVE."""
    unit = next(unit for unit in ("T", "G", "M", "K", "") if size % UNITS[unit] == 0)
    return f"{size // UNITS[unit]}{unit}"


def wanted_size(text: str, present: int) -> int:
    """What a resize asks for: an absolute size, or a growth with `+` in front."""
    return parse_size(text.removeprefix("+")) + (present if text.startswith("+") else 0)
