"""Property strings such as `virtio,bridge=vmbr0`: parts that have declarations of their own."""

import re
from typing import Any

from simulator import validation
from simulator.formats import NO_SUCH_PROPERTY, check_format
from simulator.guestformats import GUEST_PROPERTY_STRINGS
from simulator.patterns import PROPERTY_STRINGS
from simulator.schema import Properties, property_string

MAX_LENGTH = 4096
RETENTION = "prune-backups"
BOOLEANS = {
    **dict.fromkeys(("1", "on", "yes", "true"), "1"),
    **dict.fromkeys(("0", "off", "no", "false"), "0"),
}


class PropertyStringError(Exception):
    """The text cannot be taken apart; the message is PVE's."""


def check_format_of(named: str | Properties, text: str, path: str) -> str | None:
    """What is wrong with a text of a named format or of declared parts; ends with a newline."""
    if isinstance(named, dict):
        return _check_parts(named, text, path)
    parts = parts_by_name(named)
    if parts is None:
        reason = check_format(named, text)
        return f"{reason}\n" if reason else None
    if named == RETENTION:
        return _unknown_in(parts, text, path) or _check_parts(parts, text, path) or _keeps_all(text)
    return _check_parts(parts, text, path)


def parts_by_name(name: str) -> Properties | None:
    """The parts of a property string whose format has a name."""
    own = PROPERTY_STRINGS.get(name) or GUEST_PROPERTY_STRINGS.get(name)
    return own or property_string(name)


def _check_parts(parts: Properties, text: str, path: str) -> str | None:
    try:
        values = parse(parts, text)
    except PropertyStringError as error:
        return f"{error}\n"
    errors = _errors(parts, values, path)
    lines = "".join(f"{name}: {errors[name]}\n" for name in sorted(errors))
    return f"format error\n{lines}" if errors else None


def _unknown_in(parts: Properties, text: str, path: str) -> str | None:
    """Retention has a check of its own, which finds unknown parts only after the rest."""
    unknown = [name for name, _ in split_parts(text) if name and name not in parts]
    lines = "".join(f"{path}.{name}: {NO_SUCH_PROPERTY}\n" for name in sorted(unknown))
    return f"format error\n{lines}" if unknown else None


def _keeps_all(text: str) -> str | None:
    values = parse(PROPERTY_STRINGS[RETENTION], text)
    others = any(int(value) for name, value in values.items() if name != "keep-all")
    if others and values.get("keep-all") == "1":
        return "keep-all cannot be set together with other options.\n"
    return None


def parse(declared: Properties, text: str) -> dict[str, str]:
    """The parts by their full names, aliases resolved; booleans as 0 or 1."""
    if len(text) > MAX_LENGTH:
        raise PropertyStringError(f"value may only be {MAX_LENGTH} characters long")
    values: dict[str, str] = {}
    bare = False
    for part in filter(str.strip, text.split(",")):
        if "\n" in part:
            raise PropertyStringError("properties must not contain newlines")
        name, equals, value = part.partition("=")
        if not equals:
            name, value = _default_name(declared, values, bare), part
            bare = True
        elif not (name and value):
            raise PropertyStringError("missing key in comma-separated list property")
        else:
            name = _full_name(declared, values, name)
        boolean = declared[name].get("type") == "boolean"
        values[name] = BOOLEANS.get(value.lower(), value) if boolean else value
    return values


def _default_name(declared: Properties, values: dict[str, str], bare: bool) -> str:
    name = next((name for name, part in declared.items() if part.get("default_key")), None)
    if name is None:
        raise PropertyStringError("value without key, but schema does not define a default key")
    if bare or values.get(name):
        raise _duplicate(name)
    return name


def _full_name(declared: Properties, values: dict[str, str], name: str) -> str:
    if name in values:
        raise _duplicate(name)
    part: dict[str, Any] = declared.get(name) or {}
    if "alias" in part:
        name = _resolve_alias(part, values, name)
        part = declared.get(name) or {}
    if not part:
        raise PropertyStringError(f"invalid key in comma-separated list property: {name}")
    return name


def _resolve_alias(part: dict[str, Any], values: dict[str, str], name: str) -> str:
    """`virtio=MAC` names two parts: the model by its key, the address by its value."""
    key_alias, alias = part.get("keyAlias"), str(part["alias"])
    if key_alias:
        if key_alias in values:
            raise PropertyStringError(f"key alias '{key_alias}' is already defined")
        values[key_alias] = name
    if alias in values:
        raise PropertyStringError(f"key '{alias}' is already defined (via alias)")
    return alias


def _duplicate(name: str) -> PropertyStringError:
    return PropertyStringError(f"duplicate key in comma-separated list property: {name}")


def _errors(declared: Properties, values: dict[str, str], path: str) -> dict[str, str]:
    errors: dict[str, str] = {}
    prefix = f"{path}." if path else ""
    for name, part in declared.items():
        if "alias" in part:
            continue
        if name not in values:
            if not part.get("optional"):
                errors[prefix + name] = validation.MISSING
            continue
        validation.check_value(part, values[name], prefix + name, errors)
        needed = part.get("requires")
        if needed and needed not in values:
            errors[prefix + needed] = f"missing property required by '{prefix + name}'"
    return errors


def split_parts(text: str) -> list[tuple[str, str]]:
    """The parts as they stand, without a declaration: a bare first one has an empty name."""
    pairs = (re.split("=", part, maxsplit=1) for part in str(text).split(",") if part)
    return [(pair[0], pair[1]) if len(pair) == 2 else ("", pair[0]) for pair in pairs]
