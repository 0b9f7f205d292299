"""Who may do what: roles by path, propagation, groups, pools, NoAccess and privilege separation."""

from collections.abc import Iterator
from typing import Any

from simulator.acl import normalize_path
from simulator.errors import PveError, forbidden
from simulator.roles import PRIVILEGES, is_role, privileges_of

Roles = dict[str, int]
"""Role to whether it propagates."""
Privileges = dict[str, int]
"""Privilege to whether it propagates."""

ROOT = "root@pam"
EVERYTHING: Privileges = dict.fromkeys(PRIVILEGES, 1)


class Permissions:
    """What one user or API token may do, by user.cfg as it stands."""

    def __init__(self, config: dict[str, Any], who: str | None) -> None:
        self.who = who or ""
        self._config = config
        self._owner, _, token = self.who.partition("!")
        user = config["users"].get(self._owner)
        entry = user["tokens"].get(token) if user and token else None
        self._known = user is not None and (not token or entry is not None)
        self._separated = bool(entry and entry["privsep"])
        self.subject = self.who if self._separated else self._owner
        self._root = self.subject == ROOT and self._known
        groups = {} if self._separated else config["groups"]
        self._groups = [name for name, group in groups.items() if self._owner in group["users"]]
        self._pools: dict[str, str] | None = None
        self._cache: dict[str, Privileges] = {}

    def has(self, path: str, *privileges: str) -> bool:
        """Whether all of the privileges are held on an object's path."""
        held = self.privileges(path)
        return all(privilege in held for privilege in privileges)

    def has_any(self, path: str, *privileges: str) -> bool:
        held = self.privileges(path)
        return any(privilege in held for privilege in privileges)

    def refusal(self, path: str, *privileges: str) -> PveError | None:
        """PVE's 403 for the first of the privileges that is missing."""
        for privilege in privileges:
            if not self.has(path, privilege):
                return forbidden(f"{normalize_path(path) or ''}, {privilege}")
        return None

    def refusal_of_all(self, path: str, *privileges: str) -> PveError | None:
        """PVE's 403 if not even one of the privileges is held."""
        if self.has_any(path, *privileges):
            return None
        return forbidden(f"{normalize_path(path) or ''}, {'|'.join(privileges)}")

    def require(self, path: str, *privileges: str) -> None:
        """Raise 403 unless all of the privileges are held."""
        if refusal := self.refusal(path, *privileges):
            raise refusal

    def require_any(self, path: str, *privileges: str) -> None:
        """Raise 403 unless one of the privileges is held."""
        if refusal := self.refusal_of_all(path, *privileges):
            raise refusal

    def privileges(self, path: str) -> Privileges:
        """Everything that is held on a path; nothing on a path that PVE cannot normalise."""
        if self.who == ROOT:
            return EVERYTHING
        normal = normalize_path(path)
        if not self._known or normal is None:
            return {}
        if self._root:
            return EVERYTHING
        if normal not in self._cache:
            self._cache[normal] = self._privileges(normal)
        return self._cache[normal]

    def _privileges(self, path: str) -> Privileges:
        held: Privileges = {}
        for role, propagate in self._with_pool_roles(path, self.roles(path)).items():
            for privilege in privileges_of(self._config, role):
                held[privilege] = held.get(privilege) or propagate
        if not self._separated:
            return held
        owned = Permissions(self._config, self._owner).privileges(path)
        return {p: propagate and owned[p] for p, propagate in held.items() if p in owned}

    def roles(self, path: str) -> Roles:
        """Roles on a path: the nearest entry wins; one's own hides those of one's groups."""
        if self._root:
            return {"Administrator": 1}
        found: Roles = {}
        for prefix in prefixes(path):
            kinds = self._config["acl"].get(prefix, {})
            found = self._roles_at(kinds, final=prefix == path) or found
        return {"NoAccess": found["NoAccess"]} if "NoAccess" in found else found

    def _roles_at(self, kinds: dict[str, Any], final: bool) -> Roles:
        kind = "token" if self._separated else "user"
        own = self._effective(kinds.get(kind, {}), [self.subject], final)
        return own or self._effective(kinds.get("group", {}), self._groups, final)

    def _effective(self, subjects: dict[str, Roles], names: list[str], final: bool) -> Roles:
        return {
            role: propagate
            for name in names
            for role, propagate in subjects.get(name, {}).items()
            if (final or propagate) and is_role(self._config, role)
        }

    def _with_pool_roles(self, path: str, roles: Roles) -> Roles:
        pool = self._pool_of(path)
        if not pool or "NoAccess" in roles:
            return roles
        pool_roles = dict.fromkeys(self.roles(f"/pool/{pool}"), 0)
        return pool_roles if "NoAccess" in pool_roles else {**pool_roles, **roles}

    def _pool_of(self, path: str) -> str | None:
        """The pool that a guest's or storage's path belongs to."""
        if self._pools is None:
            self._pools = dict(pool_members(self._config))
        return self._pools.get(path)


def pool_members(config: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Path of every pool member with its pool."""
    for pool, entry in config["pools"].items():
        for vmid in entry["vms"]:
            yield f"/vms/{vmid}", pool
        for storage in entry["storages"]:
            yield f"/storage/{storage}", pool


def prefixes(path: str) -> Iterator[str]:
    """`/`, `/vms`, `/vms/100` for `/vms/100`."""
    yield "/"
    parts = [part for part in path.split("/") if part]
    for count in range(1, len(parts) + 1):
        yield "/" + "/".join(parts[:count])
