"""Who may do what."""

from collections.abc import Collection

from components.entry import Entry
from components.section import Section
from providers.core.kind.flat import Row


class AccessControl(Section):
    """Realms, roles, groups, users with their tokens, and ACL entries."""

    kinds = ("realm", "role", "group", "user", "token", "acl")

    def hints(self, entries: list[Entry]) -> dict[str, Row]:
        """Whether a token, and the user behind it, are granted anything in this program.

        The checks of both come before the entries that grant it have been made.
        """
        granted = {(entry.connection, name) for entry in entries for name in _subjects(entry)}
        groups = {entry.key: _groups(entry) for entry in entries if entry.kind == "user"}
        found: dict[str, Row] = {}
        for entry in entries:
            if entry.kind == "token":
                found[entry.place] = {"granted": (entry.connection, entry.key) in granted}
            elif entry.kind == "acl" and entry.fields.get("token"):
                user = str(entry.fields["token"]).partition("!")[0]
                names = [user, *groups.get(user, ())]
                held = any((entry.connection, name) in granted for name in names)
                found[entry.place] = {"held": held}
        return found

    def outputs(self) -> Row:
        """As everywhere; ACL entries as the stack file has them, each subject with its roles."""
        found, acls = super().outputs(), dict[str, dict[str, list[object]]]()
        for entry in self.entries:
            if entry.kind == "acl":
                path, subject = entry.steps
                acls.setdefault(path, {}).setdefault(subject, []).append(entry.fields["role"])
        return found | ({"acls": acls} if acls else {})


def _subjects(entry: Entry) -> list[object]:
    """Whom an ACL entry grants something, as far as it is plain."""
    given = [entry.fields.get(name) for name in ("user", "group", "token")]
    return [name for name in given if isinstance(name, str)] if entry.kind == "acl" else []


def _groups(entry: Entry) -> Collection[str]:
    """The groups that the program puts a user into, as far as they are plain."""
    return entry.spec.declared().get("groups", ()) if entry.spec else ()
