"""Parameters held against their declarations, with PVE's words on what they break."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from simulator.formats import NO_SUCH_PROPERTY
from simulator.propertystring import check_format_of
from simulator.schema import Method, Properties

Declaration = dict[str, Any]
Errors = dict[str, str]

MISSING = "property is missing and it is not optional"
INDEX_LIMITS = {
    "net": 32, "ipconfig": 32, "ide": 4, "sata": 6, "scsi": 31, "virtio": 16, "unused": 256,
    "numa": 8, "hostpci": 16, "usb": 14, "virtiofs": 10, "serial": 4, "parallel": 3, "mp": 256,
    "dev": 256,
}  # fmt: skip
"""First number that a numbered option does not have any more."""


def validate(method: Method, params: dict[str, Any]) -> tuple[dict[str, Any], Errors]:
    """The parameters in their declared types, and what is wrong with them by name.

    One whose value is null counts as not sent.
    """
    declared, errors = method.properties_for(params), Errors()
    params = {name: value for name, value in params.items() if value is not None}
    values = dict(method.path_params)
    for name, value in params.items():
        declaration = find_declaration(declared, name)
        if declaration is not None:
            values[name] = check_value(declaration, value, name, errors)
        elif method.is_open:
            values[name] = value
        elif name not in method.path_params:
            errors[name] = NO_SUCH_PROPERTY
    _check_presence(declared, params, errors)
    return values, errors


def _check_presence(declared: Properties, params: dict[str, Any], errors: Errors) -> None:
    for name, declaration in declared.items():
        if name not in params and not declaration.get("optional") and "[n]" not in name:
            errors[name] = MISSING
    for name in params:
        needed = (find_declaration(declared, name) or {}).get("requires")
        if needed and needed not in params:
            errors[needed] = f"missing property required by '{name}'"


def find_declaration(declared: Properties, name: str) -> Declaration | None:
    """A parameter's declaration; `net0` is declared as `net[n]`."""
    if name in declared:
        return declared[name]
    numbered = re.fullmatch(r"(.*?[^\d])(0|[1-9]\d*)", name)
    if numbered and int(numbered[2]) < INDEX_LIMITS.get(numbered[1], 1 << 16):
        return declared.get(f"{numbered[1]}[n]")
    return None


def check_value(declaration: Declaration, value: Any, path: str, errors: Errors) -> Any:
    """The value in its declared type. What it breaks first is noted in `errors`."""
    kind = declaration.get("type") or "string"
    if kind == "array":
        return _check_items(declaration, value, path, errors)
    if reason := check_type(kind, value):
        errors[path] = reason
        return value
    if isinstance(value, (dict, list)):
        return value
    text = str(int(value)) if isinstance(value, bool) else str(value)
    if reason := _broken_constraint(declaration, text, path):
        errors[path] = reason
        return value
    return CONVERSIONS.get(kind, str)(text)


def _check_items(declaration: Declaration, value: Any, path: str, errors: Errors) -> list[Any]:
    items, least = value if isinstance(value, list) else [value], declaration.get("minItems", 0)
    item_declaration = declaration.get("items") or {}
    checked = [
        check_value(item_declaration, item, f"{path}[{position}]", errors)
        for position, item in enumerate(items)
    ]
    if len(items) < least:
        errors[path] = f"array must have at least {least} items"
    return checked


def check_type(kind: str, value: Any) -> str | None:
    """PVE's type check; JSON's own booleans pass for booleans only."""
    if isinstance(value, (dict, list)):
        found = "ARRAY" if isinstance(value, list) else "HASH"
        return None if kind == "object" else f"type check ('{kind}') failed - got {found}"
    if isinstance(value, bool):
        fits = kind == "boolean"
        return None if fits else f"type check ('{kind}') failed - got JSON::PP::Boolean"
    pattern = TYPES.get(kind)
    if pattern and not re.fullmatch(pattern, str(value)):
        return f"type check ('{kind}') failed - got '{value}'"
    return None


def _broken_constraint(declaration: Declaration, text: str, path: str) -> str | None:
    checks = (_check_format, _check_pattern, _check_length, _check_range, _check_choice)
    return next((reason for check in checks if (reason := check(declaration, text, path))), None)


def _check_format(declaration: Declaration, text: str, path: str) -> str | None:
    named = declaration.get("format")
    reason = check_format_of(named, text, path) if named else None
    return f"invalid format - {reason}" if reason else None


def _check_pattern(declaration: Declaration, text: str, _path: str) -> str | None:
    pattern = declaration.get("pattern")
    broken = pattern and not compiled(pattern).fullmatch(text)
    return "value does not match the regex pattern" if broken else None


def _check_length(declaration: Declaration, text: str, _path: str) -> str | None:
    most, least = declaration.get("maxLength"), declaration.get("minLength")
    if most is not None and len(text) > most:
        return f"value may only be {most} characters long"
    if least is not None and len(text) < least:
        return f"value must be at least {least} characters long"
    return None


def _check_range(declaration: Declaration, text: str, _path: str) -> str | None:
    most, least = declaration.get("maximum"), declaration.get("minimum")
    if (most is None and least is None) or not re.fullmatch(TYPES["number"], text):
        return None
    if most is not None and float(text) > float(most):
        return f"value must have a maximum value of {most}"
    if least is not None and float(text) < float(least):
        return f"value must have a minimum value of {least}"
    return None


def _check_choice(declaration: Declaration, text: str, _path: str) -> str | None:
    choices = [str(choice) for choice in declaration.get("enum") or ()]
    if not choices or text in choices:
        return None
    listed = ", ".join(choices)
    return f"value '{text}' does not have a value in the enumeration '{listed}'"


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    # Perl shows a compiled pattern as `(?^:...)`. `[-]*` may match nothing, which makes the
    # schema's pattern of tags exponential in Python.
    linear = pattern.replace("(?:[._]|__|[-]*)", "(?:[._]|__|[-]+)")
    return re.compile(linear.replace("(?^", "(?"), re.DOTALL)


def _number(text: str) -> float:
    number = float(text)
    return int(number) if number.is_integer() else number


TYPES = {
    "boolean": "[01]",
    "integer": r"[+-]?\d+",
    "number": r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?",
}
CONVERSIONS: dict[str, Callable[[str], Any]] = {"boolean": int, "integer": int, "number": _number}
