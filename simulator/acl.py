"""The access control list of user.cfg: {path: {kind: {subject: {role: propagate}}}}."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from simulator.roles import is_role

UserConfig = dict[str, Any]

OBJECT_PATHS = re.compile(
    r"/"
    r"|/access(/groups(/[\w.-]+)?|/realm(/[\w.-]+)?)?"
    r"|/nodes(/[\w.-]+)?"
    r"|/pool(/[\w.-]+){0,3}"
    r"|/sdn(/controllers(/[\w.-]+)?|/dns(/[\w.-]+)?|/ipams(/[\w.-]+)?"
    r"|/zones(/[\w.-]+){0,2}(/[1-9]\d{0,3})?|/fabrics(/[\w.-]+)?|/prefix-lists(/[\w.-]+)?"
    r"|/route-maps(/[\w.-]+)?)?"
    r"|/storage(/[\w.-]+)?"
    r"|/vms(/[1-9]\d{2,})?"
    r"|/mapping(/[\w.-]+){0,2}"
)


class Entry(NamedTuple):
    """One line of GET /access/acl."""

    path: str
    type: str
    ugid: str
    roleid: str
    propagate: int


@lru_cache(maxsize=1 << 14)
def normalize_path(path: str) -> str | None:
    """The path as the list keeps it; None when PVE refuses its characters."""
    path = "/" + "/".join(part for part in path.split("/") if part)
    return path if re.fullmatch(r"[A-Za-z0-9./_-]+", path) else None


def entries(config: UserConfig) -> Iterator[Entry]:
    """What the list means: lines of subjects and roles that are gone are not seen."""
    for path, kinds in config["acl"].items():
        for kind, subjects in kinds.items():
            for subject, roles in subjects.items():
                if subject_exists(config, kind, subject):
                    for role, propagate in roles.items():
                        if is_role(config, role):
                            yield Entry(path, kind, subject, role, propagate)


def drop_stale_entries(config: UserConfig) -> None:
    """What a write of user.cfg does by the way: lines that mean nothing any more vanish."""
    kept = list(entries(config))
    if len(kept) == sum(len(roles) for roles in _all_roles(config)):
        return
    config["acl"] = {}
    for path, kind, subject, role, propagate in kept:
        add_entry(config, Entry(path, kind, subject, role, propagate))


def _all_roles(config: UserConfig) -> Iterator[dict[str, int]]:
    for kinds in config["acl"].values():
        for subjects in kinds.values():
            yield from subjects.values()


def add_entry(config: UserConfig, entry: Entry) -> None:
    subjects = config["acl"].setdefault(entry.path, {}).setdefault(entry.type, {})
    subjects.setdefault(entry.ugid, {})[entry.roleid] = entry.propagate


def remove_entry(config: UserConfig, entry: Entry) -> None:
    subjects = config["acl"].get(entry.path, {}).get(entry.type, {})
    subjects.get(entry.ugid, {}).pop(entry.roleid, None)


def subject_exists(config: UserConfig, kind: str, subject: str) -> bool:
    if kind == "group":
        return subject in config["groups"]
    owner, _, token = subject.partition("!")
    user = config["users"].get(owner)
    return user is not None and (not token or token in user["tokens"])
