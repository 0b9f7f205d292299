"""The permission rules that PVE's API schema states for each method."""

import re
from collections.abc import Callable
from typing import Any

from simulator.acl import normalize_path
from simulator.errors import PveError, failed, forbidden
from simulator.params import split_list
from simulator.permissions import ROOT, Permissions
from simulator.userid import realm_of

Rule = list[Any]
Params = dict[str, Any]

MODIFY_ALSO = {
    "storage": "Datastore.Allocate",
    "vms": "VM.Allocate",
    "pool": "Pool.Allocate",
}
"""First part of an ACL path to the privilege that grants what Permissions.Modify does."""


class RuleCheck:
    """One caller, held against the rules of methods.

    A check returns its refusal, so that an `or` may try the next one; what it raises ends the
    request even inside an `or`, as in PVE.
    """

    def __init__(self, config: dict[str, Any], permissions: Permissions) -> None:
        self._config = config
        self._permissions = permissions
        self._who = permissions.who
        self._checks: dict[str, Callable[[Rule, Params], PveError | None]] = {
            "and": self._all,
            "or": self._any,
            "perm": self._privileges,
            "userid-param": self._user_parameter,
            "userid-group": self._user_group,
            "perm-modify": self._permissions_modify,
        }

    def check(self, permissions: dict[str, Any] | None, params: Params) -> None:
        """Raise 403 (for some bad user names 500, as PVE does) unless the method may be called."""
        open_to = (permissions or {}).get("user")
        if self._who == ROOT or open_to == "world" or (open_to == "all" and self._who):
            return
        if not permissions or "check" not in permissions:
            raise forbidden("user != root@pam")
        self._require(permissions["check"], params)

    def _require(self, rule: Rule, params: Params) -> None:
        if refusal := self._refusal(rule, params):
            raise refusal

    def _refusal(self, rule: Rule, params: Params) -> PveError | None:
        return self._checks[rule[0]](rule, params)

    def _all(self, rule: Rule, params: Params) -> None:
        for part in rule[1:]:
            self._require(part, params)

    def _any(self, rule: Rule, params: Params) -> PveError | None:
        passed = any(self._refusal(part, params) is None for part in rule[1:])
        return None if passed else forbidden()

    def _privileges(self, rule: Rule, params: Params) -> PveError | None:
        _, template, privileges, *rest = rule
        options = dict(zip(rest[::2], rest[1::2], strict=True))
        needed = options.get("require_param")
        if needed and params.get(needed) is None:
            return forbidden()
        path = re.sub(r"\{([\w-]+)\}", lambda m: str(params.get(m[1], "")), template)
        some = self._permissions.refusal_of_all
        every = self._permissions.refusal
        return (some if options.get("any") else every)(path, *privileges)

    def _user_parameter(self, rule: Rule, params: Params) -> PveError | None:
        user = str(params.get("userid") or "")
        realm = realm_of(user)
        if rule[1] != "self":
            return self._permissions.refusal(f"/access/realm/{realm}", rule[1])
        same = self._who == user and user in self._config["users"]
        return None if same else forbidden()

    def _user_group(self, rule: Rule, params: Params) -> PveError | None:
        _, privileges, *rest = rule
        groups_param = dict(zip(rest[::2], rest[1::2], strict=True)).get("groups_param")
        user, create = params.get("userid"), groups_param == "create"
        if not create and user not in self._config["users"]:
            return failed(f"no such user ('{user}')")
        if self._permissions.has_any("/access/groups", *privileges):
            return None
        allowed = self._groups_with(privileges)
        if groups_param:
            require_groups(split_list(params.get("groups")), allowed, "|".join(privileges))
        members = (self._config["groups"][group]["users"] for group in allowed)
        return None if create or any(user in users for users in members) else forbidden()

    def _groups_with(self, privileges: list[str]) -> set[str]:
        return {
            group
            for group in self._config["groups"]
            if self._permissions.has_any(f"/access/groups/{group}", *privileges)
        }

    def _permissions_modify(self, _rule: Rule, params: Params) -> PveError | None:
        path = normalize_path(str(params.get("path") or ""))
        if path is None:
            return None  # The method itself refuses the path.
        return self._permissions.refusal_of_all(path, *modifying_privileges(path))


def modifying_privileges(path: str) -> list[str]:
    """Those of which one is enough to change who may do what on a path."""
    first, _, rest = path.strip("/").partition("/")
    also = [MODIFY_ALSO[first]] if rest and first in MODIFY_ALSO else []
    return ["Permissions.Modify", *also]


def require_groups(groups: list[str], allowed: set[str], privileges: str) -> None:
    for group in groups:
        if group not in allowed:
            raise forbidden(f"/access/groups/{group}, {privileges}")
    if not groups:
        raise forbidden(f"/access/groups, {privileges}")
