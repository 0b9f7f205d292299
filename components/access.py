"""Who may do what."""

from collections.abc import Collection, Iterable

from components.entry import Entry
from components.section import Section
from providers.core.kind.flat import Row


class AccessControl(Section):
    """Realms, roles, groups, users with their tokens, and ACL entries."""

    kinds = ("realm", "role", "group", "user", "token", "acl")

    def hints(self, entry: Entry, others: Iterable[Entry]) -> Row:
        """Whether a token, and the user behind it, are granted anything in this program.

        The checks of both come before the entries that grant it have been made.
        """
        entries = list(others)
        if entry.kind == "token":
            return {"granted": any(_grants(other, {entry.key}) for other in entries)}
        token = entry.fields.get("token") if entry.kind == "acl" else None
        user = str(token or "").partition("!")[0]
        subjects = {user, *_groups_of(user, entries)} if user else set()
        return {"held": any(_grants(other, subjects) for other in entries)} if user else {}


def _grants(entry: Entry, subjects: Collection[str | None]) -> bool:
    names = ("user", "group", "token")
    granted = [entry.fields[name] for name in names if entry.fields.get(name)]
    return entry.kind == "acl" and any(name in subjects for name in granted)


def _groups_of(user: str, entries: Iterable[Entry]) -> list[str]:
    """The groups that the program puts the user into, as far as they are plain."""
    for entry in entries:
        groups = entry.fields.get("groups") if entry.kind == "user" else None
        if entry.key == user and isinstance(groups, list):
            return [str(group) for group in groups]
    return []
