"""user.cfg: a line of colon-separated fields for each user, token, group, pool, role and entry."""

from typing import Any

from simulator.acl import Entry, add_entry
from simulator.configs.lines import decode_text, encode_text

USER_FIELDS = ("firstname", "lastname", "email", "comment", "keys")
Config = dict[str, Any]


def read(text: str) -> Config:
    config: Config = {"users": {}, "groups": {}, "pools": {}, "roles": {}, "acl": {}}
    readers = {
        "user": _read_user,
        "token": _read_token,
        "group": _read_group,
        "pool": _read_pool,
        "role": _read_role,
        "acl": _read_acl,
    }
    for line in text.splitlines():
        kind, _, rest = line.partition(":")
        if kind in readers:
            readers[kind](config, [decode_text(field) for field in rest.split(":")])
    return config


def _read_user(config: Config, fields: list[str]) -> None:
    name, enable, expire, *texts = fields
    named = {key: text for key, text in zip(USER_FIELDS, texts, strict=False) if text}
    user = {"enable": int(enable), "expire": int(expire), "tokens": {}, **named}
    config["users"][name] = user


def _read_token(config: Config, fields: list[str]) -> None:
    full_id, expire, privsep, comment, *_ = fields
    owner, _, name = full_id.partition("!")
    token = {"expire": int(expire), "privsep": int(privsep)}
    config["users"][owner]["tokens"][name] = {**token, **({"comment": comment} if comment else {})}


def _read_group(config: Config, fields: list[str]) -> None:
    name, users, comment, *_ = fields
    config["groups"][name] = {"users": _list(users), "comment": comment}


def _read_pool(config: Config, fields: list[str]) -> None:
    name, comment, vms, storages, *_ = fields
    members = {"vms": [int(vmid) for vmid in _list(vms)], "storages": _list(storages)}
    config["pools"][name] = {"comment": comment, **members}


def _read_role(config: Config, fields: list[str]) -> None:
    config["roles"][fields[0]] = _list(fields[1])


def _read_acl(config: Config, fields: list[str]) -> None:
    propagate, path, subjects, roles, *_ = fields
    for subject in _list(subjects):
        kind = "group" if subject[0] == "@" else "token" if "!" in subject else "user"
        for role in _list(roles):
            name = subject.removeprefix("@")
            add_entry(config, Entry(path, kind, name, role, int(propagate)))


def _list(text: str) -> list[str]:
    return [item for item in text.split(",") if item]


def write(config: Config) -> str:
    blocks = (_users(config), _groups(config), _pools(config), _roles(config), _acl(config))
    return "\n".join("".join(f"{line}:\n" for line in block) for block in blocks)


def _users(config: Config) -> list[str]:
    lines = []
    for name, user in sorted(config["users"].items()):
        texts = [encode_text(user.get(field, "")) for field in USER_FIELDS]
        lines.append(":".join(["user", name, str(user["enable"]), str(user["expire"]), *texts]))
        for token_id, token in sorted(user["tokens"].items()):
            numbers = f"{token['expire']}:{token['privsep']}"
            comment = encode_text(token.get("comment", ""))
            lines.append(f"token:{name}!{token_id}:{numbers}:{comment}")
    return lines


def _groups(config: Config) -> list[str]:
    return [
        f"group:{name}:{','.join(sorted(group['users']))}:{encode_text(group['comment'])}"
        for name, group in sorted(config["groups"].items())
    ]


def _pools(config: Config) -> list[str]:
    return [
        ":".join(
            [
                f"pool:{name}",
                encode_text(pool["comment"]),
                ",".join(str(vmid) for vmid in sorted(pool["vms"])),
                ",".join(sorted(pool["storages"])),
            ]
        )
        for name, pool in sorted(config["pools"].items())
    ]


def _roles(config: Config) -> list[str]:
    return [f"role:{name}:{','.join(privs)}" for name, privs in sorted(config["roles"].items())]


def _acl(config: Config) -> list[str]:
    return [
        f"acl:{propagate}:{path}:{','.join(sorted(subjects))}:{roles}"
        for path, kinds in sorted(config["acl"].items())
        for (propagate, roles), subjects in sorted(_by_roles(kinds).items())
    ]


def _by_roles(kinds: Config) -> dict[tuple[int, str], list[str]]:
    """PVE writes subjects that have the same roles on a path into one line."""
    found: dict[tuple[int, str], list[str]] = {}
    for kind, subjects in kinds.items():
        for subject, roles in subjects.items():
            for propagate in sorted(set(roles.values())):
                names = ",".join(sorted(role for role in roles if roles[role] == propagate))
                name = f"@{subject}" if kind == "group" else subject
                found.setdefault((propagate, names), []).append(name)
    return found
