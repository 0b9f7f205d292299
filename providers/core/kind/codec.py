"""One value in its three forms: validated, as it stands in state, and as PVE takes it."""

from typing import Any
from urllib.parse import quote

from providers.core.engine import host
from providers.core.kind.fields import Field
from providers.core.kind.marker import signed
from providers.core.kind.marks import ARRAY, MARKER
from providers.core.kind.property_string import PropertyString
from providers.core.kind.values import Joined, Quoted, plain


def canonical(value: Any) -> Any:
    """A value as it stands in state."""
    if isinstance(value, PropertyString):
        return value.values()
    if isinstance(value, list):
        return [canonical(item) for item in value]
    return value


def encode(field: Field, value: Any, number: object = None) -> Any:
    """A value as PVE takes it; `number` is that of the guest whose field it is."""
    if field.has(MARKER):
        return signed(value or "", host.urn(), number)
    if field.mark(Quoted) is not None:
        return quote(value, safe="")
    if isinstance(value, PropertyString):
        return value.text()
    if isinstance(value, list):
        items = [str(plain(item)) for item in value]
        joined = field.mark(Joined)
        return items if field.has(ARRAY) else (joined or Joined()).separator.join(items)
    return plain(value)
