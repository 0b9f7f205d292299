"""Who may do what."""

from components.section import Section


class AccessControl(Section):
    """Realms, roles, groups, users with their tokens, and ACL entries."""

    kinds = ("realm", "role", "group", "user", "token", "acl")
