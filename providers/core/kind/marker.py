"""The line in a guest's description that names the stack and resource that made it."""

import re

_LINE = re.compile(r"\n?<!-- proxmox-lab: (?P<owner>\S+) -->\n?")


def signed(text: str, urn: str) -> str:
    """`text` with the line that names the owner."""
    return f"{text}\n<!-- proxmox-lab: {owner_of(urn)} -->".lstrip("\n")


def unsigned(text: str) -> str:
    """`text` without any owner's line."""
    return _LINE.sub("", text)


def owner_in(text: str) -> str | None:
    """The owner that `text` names."""
    found = _LINE.search(text)
    return found["owner"] if found else None


def owner_of(urn: str) -> str:
    """`project/stack/kind/name` of a URN, without the parents."""
    _, _, rest = urn.partition("urn:pulumi:")
    stack, project, type_, name = (rest.split("::") + [""] * 4)[:4]
    return "/".join((project, stack, type_.rpartition(":")[2], name.replace(" ", "_")))


def stack_of(owner: str) -> list[str]:
    """Project and stack of an owner."""
    return owner.split("/")[:2]
