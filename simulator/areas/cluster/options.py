"""/cluster/options: datacenter.cfg."""

from typing import Any

from simulator.call import Call
from simulator.inventory import all_guests
from simulator.params import split_list
from simulator.propertystring import parse
from simulator.routes import route
from simulator.schema import Properties, parameters_of

OPTIONS = "/cluster/options"
FILE = "datacenter.cfg"
DEFAULTS = {"mac_prefix": "BC:24:11", "description": ""}
OPEN = ("console", "tag-style", "consent-text")
"""Options that everyone sees."""
AS_TEXT = ("bwlimit",)


@route("GET", OPTIONS)
def show_options(call: Call) -> dict[str, Any]:
    options = {name: _shown(name, value) for name, value in call.state[FILE].items()}
    if call.permissions.has("/", "Sys.Audit"):
        options = {**DEFAULTS, **options}
    else:
        options = {name: options[name] for name in OPEN if name in options}
    return {**options, "allowed-tags": sorted(_allowed_tags(call))}


def _shown(name: str, value: str) -> Any:
    """Property strings are objects and lists of tags lists."""
    if name == "registered-tags":
        return value.split(";")
    parts = parameters_of(OPTIONS, "PUT").get(name, {}).get("format")
    if not isinstance(parts, dict) or name in AS_TEXT:
        return value
    return {part: _typed(parts, part, text) for part, text in parse(parts, value).items()}


def _typed(parts: Properties, part: str, text: str) -> Any:
    if part == "user-allow-list":
        return text.split(";")
    return int(text) if parts[part].get("type") == "boolean" else text


def _allowed_tags(call: Call) -> set[str]:
    """The tags that the caller may give to a guest."""
    config = call.state[FILE]
    privileged = call.permissions.has("/", "Sys.Modify")
    access = _shown("user-tag-access", config.get("user-tag-access", ""))
    registered = set(split_list(config.get("registered-tags")))
    policy = access.get("user-allow", "free")
    allowed: set[str] = set()
    if privileged or policy != "none":
        allowed.update(access.get("user-allow-list", ()))
    if privileged or policy in ("free", "existing"):
        allowed.update(_tags_in_use(call, privileged))
    return allowed | registered if privileged else allowed - registered


def _tags_in_use(call: Call, privileged: bool) -> set[str]:
    return {
        tag
        for guest in all_guests(call.state)
        if privileged or call.permissions.has(f"/vms/{guest.vmid}", "VM.Audit")
        for tag in split_list(guest.config.get("tags"))
    }


@route("PUT", OPTIONS)
def update_options(call: Call) -> None:
    changes = dict(call.params)
    deleted = split_list(changes.pop("delete", None))
    config = call.state[FILE]
    config.update({name: _kept(name, value) for name, value in changes.items()})
    for name in deleted:
        config.pop(name, None)


def _kept(name: str, value: Any) -> str:
    """PVE writes the description line by line."""
    return f"{str(value).rstrip()}\n" if name == "description" else str(value)
