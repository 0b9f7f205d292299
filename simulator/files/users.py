"""user.cfg: users, tokens, groups, pools, roles and the access control list, a line each."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any
from urllib.parse import unquote

from simulator.acl import Entry, add_entry
from simulator.files.plain import encode

Config = dict[str, Any]

_TEXTS = ("firstname", "lastname", "email", "comment", "keys")


def read(text: str) -> Config:
    config: Config = {"users": {}, "groups": {}, "pools": {}, "roles": {}, "acl": {}}
    readers = {
        "user": _read_user,
        "token": _read_token,
        "group": _read_group,
        "pool": _read_pool,
        "role": _read_role,
        "acl": _read_entries,
    }
    for line in text.splitlines():
        kind, _, rest = line.partition(":")
        if kind in readers:
            readers[kind](config, rest.split(":"))
    return config


def _list(text: str) -> list[str]:
    return [item for item in text.split(",") if item]


def _read_user(config: Config, fields: list[str]) -> None:
    name, enable, expire, *texts = fields
    known = zip(_TEXTS, map(unquote, texts), strict=False)
    user = {key: value for key, value in known if value}
    config["users"][name] = {"enable": int(enable), "expire": int(expire), **user, "tokens": {}}


def _read_token(config: Config, fields: list[str]) -> None:
    full_id, expire, privsep, comment, *_ = fields
    owner, _, name = full_id.partition("!")
    token = {"expire": int(expire), "privsep": int(privsep)}
    config["users"][owner]["tokens"][name] = _commented(token, comment)


def _read_group(config: Config, fields: list[str]) -> None:
    name, users, comment, *_ = fields
    config["groups"][name] = {"users": _list(users), "comment": unquote(comment)}


def _read_pool(config: Config, fields: list[str]) -> None:
    name, comment, vms, storages, *_ = fields
    pool = {"vms": [int(vmid) for vmid in _list(vms)], "storages": _list(storages)}
    config["pools"][name] = _commented(pool, comment)


def _read_role(config: Config, fields: list[str]) -> None:
    config["roles"][fields[0]] = _list(fields[1])


def _read_entries(config: Config, fields: list[str]) -> None:
    propagate, path, subjects, roles, *_ = fields
    for subject in _list(subjects):
        kind = "group" if subject[0] == "@" else "token" if "!" in subject else "user"
        for role in _list(roles):
            entry = Entry(path, kind, subject.removeprefix("@"), role, int(propagate))
            add_entry(config, entry)


def _commented(entry: dict[str, Any], comment: str) -> dict[str, Any]:
    return {**entry, "comment": unquote(comment)} if comment else entry


def write(config: Config) -> str:
    blocks = (
        _user_lines(config["users"]),
        (_line("group", n, _join(g["users"]), _comment(g)) for n, g in _sorted(config["groups"])),
        (
            _line("pool", n, _comment(p), _join(p["vms"]), _join(p["storages"]))
            for n, p in _sorted(config["pools"])
        ),
        (_line("role", name, _join(privs)) for name, privs in _sorted(config["roles"])),
        _acl_lines(config["acl"]),
    )
    return "\n".join("".join(lines) for lines in blocks)


def _line(*fields: object) -> str:
    return "".join(f"{field}:" for field in fields) + "\n"


def _sorted(entries: dict[str, Any]) -> list[tuple[str, Any]]:
    return sorted(entries.items())


def _join(items: list[Any]) -> str:
    return ",".join(sorted(map(str, items)))


def _comment(entry: dict[str, Any]) -> str:
    return encode(entry.get("comment") or "")


def _user_lines(users: dict[str, Any]) -> Iterator[str]:
    for name, user in _sorted(users):
        texts = (encode(user.get(key) or "") for key in _TEXTS)
        yield _line("user", name, user["enable"], user["expire"], *texts)
        for token_id, token in _sorted(user["tokens"]):
            fields = token["expire"], token["privsep"], _comment(token)
            yield _line("token", f"{name}!{token_id}", *fields)


def _acl_lines(acl: dict[str, Any]) -> Iterator[str]:
    """PVE puts subjects with the same roles on a path into one line."""
    for path, kinds in _sorted(acl):
        for propagate in (0, 1):
            held = sorted(_roles_by_subject(kinds, propagate))
            for roles, group in groupby(held, key=lambda pair: pair[0]):
                subjects = ",".join(sorted(subject for _, subject in group))
                yield _line("acl", propagate, path, subjects, roles)


def _roles_by_subject(kinds: dict[str, Any], propagate: int) -> Iterator[tuple[str, str]]:
    for kind, subjects in kinds.items():
        for subject, roles in subjects.items():
            held = _join([role for role, value in roles.items() if value == propagate])
            if held:
                yield held, f"@{subject}" if kind == "group" else subject
