"""Tags of guests."""

from typing import Any

from simulator.params import split_list


def unique_tags(text: Any) -> str:
    """Tags as PVE stores them; a single space stands for none."""
    return ";".join(sorted({tag.lower() for tag in split_list(text)})) or " "
