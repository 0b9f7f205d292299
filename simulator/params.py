"""Parameters of a request, read as PVE's HTTP server reads them."""

import json
import re
from typing import Any
from urllib.parse import unquote_plus

from simulator.errors import PlainError, PveError

PERL_LINE = "at /usr/share/perl5/PVE/APIServer/AnyEvent.pm line 934."
SEPARATORS = re.compile(r"[\s,;\0]+")
FORM = "application/x-www-form-urlencoded"


def read_params(query: str, content_type: str, body: bytes) -> dict[str, Any]:
    """Query and body as one dict; a key that is given twice becomes a list."""
    params = parse_form(query)
    if not body:
        return params
    if content_type == "application/json":
        return merge(params, parse_json(body))
    if content_type != FORM:
        raise PveError(506, f"upload 'Content-Type '{content_type}' not implemented")
    return merge(params, parse_form(body.decode("latin-1")))


def parse_form(text: str) -> dict[str, Any]:
    params: dict[str, Any] = {}
    for pair in re.split("[&;]", text):
        # PVE splits at every "=" and looks at the first two pieces only.
        name, value = [unquote_plus(piece) for piece in [*pair.split("="), ""][:2]]
        if pair:
            merge(params, {name: value})
    return params


def parse_json(body: bytes) -> dict[str, Any]:
    try:
        params = json.loads(body)
    except ValueError as error:
        offset = getattr(error, "pos", 0)
        rest = body.decode("latin-1")[offset:] or "(end of string)"
        kinds = "tag, array, object, number, string or atom"
        where = f'at character offset {offset} (before "{rest}")'
        raise PlainError(f"malformed JSON string, neither {kinds}, {where} {PERL_LINE}") from error
    return params if isinstance(params, dict) else {}


def merge(params: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    for name, value in more.items():
        if name not in params:
            params[name] = value
        elif isinstance(params[name], list):
            params[name].append(value)
        else:
            params[name] = [params[name], value]
    return params


def split_list(text: Any) -> list[str]:
    """PVE's lists: separated by commas, semicolons or white space."""
    return [item for item in SEPARATORS.split(str(text)) if item] if text else []
