"""The line in a guest's description that names the stack and resource that made it.

It ends with the guest's number: a clone made by hand has its source's line, but another number.
"""

import re

_LINE = re.compile(r"\n?<!-- proxmox-lab: (?P<owner>\S+) -->\n?")


def signed(text: str, urn: str, number: object) -> str:
    """`text` with the line that names the owner."""
    return f"{text}\n<!-- proxmox-lab: {owner_of(urn, number)} -->".lstrip("\n")


def unsigned(text: str) -> str:
    """`text` without any owner's line."""
    return _LINE.sub("", text)


def owner_in(text: str) -> str | None:
    """The owner that `text` names."""
    found = _LINE.search(text)
    return found["owner"] if found else None


def owner_of(urn: str, number: object) -> str:
    """`project/stack/kind/name/number` of a guest by its URN, without the parents."""
    _, _, rest = urn.partition("urn:pulumi:")
    stack, project, type_, name = (rest.split("::") + [""] * 4)[:4]
    kind = type_.rpartition(":")[2]
    return "/".join((project, stack, kind, name.replace(" ", "_"), str(number)))


def is_of_stack(owner: str, urn: str) -> bool:
    """Whether `owner` is a resource of the URN's stack."""
    return owner.split("/")[:2] == owner_of(urn, "").split("/")[:2]


def number_in(owner: str) -> str:
    """The number of the owner's guest."""
    return owner.rpartition("/")[2]
