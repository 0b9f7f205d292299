"""A guest's configuration file: options, then sections for pending changes and snapshots."""

import re
from typing import Any

from simulator.configs.lines import decode_text, encode_text
from simulator.schema import parameters_of

KINDS = ("qemu-server", "lxc")
PENDING = {"qemu-server": "PENDING", "lxc": "pve:pending"}
"""Head of the section of changes that wait."""
RAW = re.compile(r"(lxc\.[a-z0-9_.-]+)(?::|\s*=)\s*(.*?)\s*")
"""Options of LXC itself, which may stand in a file more than once."""
INTEGERS = ("boolean", "integer", "number")


def read_file(document: dict[str, Any], path: str, text: str, node: str) -> None:
    """Take in one `[nodes/NODE/]qemu-server/VMID.conf`."""
    match = re.fullmatch(r"(?:nodes/([^/]+)/)?(qemu-server|lxc)/(\d+)\.conf", path)
    if not match:
        raise ValueError(f"not a file that the simulator reads: {path}")
    document["nodes"][match[1] or node][match[2]][match[3]] = read(text, match[2])


def read(text: str, kind: str) -> dict[str, Any]:
    """{"config": ..., "pending": ..., "snapshots": {name: ...}}"""
    template = "/nodes/{node}/" + ("qemu" if kind == "qemu-server" else "lxc")
    declared = parameters_of(template, "POST")
    guest: dict[str, Any] = {"config": {}, "pending": {}, "snapshots": {}}
    section = guest["config"]
    for line in text.splitlines():
        if head := re.fullmatch(r"\[(.+)\]", line):
            name = head[1]
            section = (
                guest["pending"]
                if name == PENDING[kind]
                else guest["snapshots"].setdefault(name, {})
            )
        elif line.startswith("#"):
            section["description"] = section.get("description", "") + decode_text(line[1:]) + "\n"
        elif raw := RAW.fullmatch(line):
            section.setdefault("lxc", []).append([raw[1], raw[2]])
        elif line.strip():
            option, _, value = line.partition(": ")
            section[option] = _typed(value, declared.get(option, {}))
    for option in (guest["pending"].pop("delete", None) or "").split(","):
        if option:
            guest["pending"][option.lstrip("!")] = None
    return guest


def _typed(value: str, declared: dict[str, Any]) -> Any:
    number = declared.get("type") in INTEGERS and re.fullmatch(r"-?\d+", value)
    return int(value) if number else value


def write(guest: dict[str, Any], kind: str) -> str:
    blocks = [_options(guest["config"])]
    if guest["pending"]:
        blocks.append(f"[{PENDING[kind]}]\n{_pending(guest['pending'])}")
    snapshots = sorted(guest["snapshots"].items())
    blocks += [f"[{name}]\n{_options(options)}" for name, options in snapshots]
    return "\n".join(blocks)


def _options(options: dict[str, Any]) -> str:
    description = str(options.get("description", "")).rstrip("\n")
    comment = [f"#{encode_text(line)}\n" for line in description.split("\n") if description]
    rest = sorted(name for name in options if name not in ("description", "lxc"))
    raw = [f"{name}: {value}\n" for name, value in options.get("lxc", ())]
    return "".join(comment + [f"{name}: {options[name]}\n" for name in rest] + raw)


def _pending(pending: dict[str, Any]) -> str:
    deleted = sorted(name for name, value in pending.items() if value is None)
    changed = {name: value for name, value in pending.items() if value is not None}
    head = f"delete: {','.join(deleted)}\n" if deleted else ""
    return head + _options(changed)
