"""What declarations of objects on nodes have in common."""

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator
from pydantic_core import PydanticCustomError

from providers.core.check.references import claim
from providers.core.cluster.view import View
from providers.core.errors import Refused
from providers.core.kind.flat import Row
from providers.core.kind.forms import MODE, OWNER, SSH_HOST
from providers.core.kind.identity import identity, is_complete
from providers.core.kind.marks import IDENTITY, Ref
from providers.core.kind.spec import Spec
from providers.core.kind.written import Several
from providers.core.nodes.files import FILE, Attributes, Changed, Found, Place, Replacement, run

ROOT = "root"

TRIES = 5
"""Of a change that somebody else's comes before."""

LIMIT = int(Spec.model_fields["timeout"].default)


def _text(value: Any) -> Any:
    # YAML takes 0644 for a number to the base of eight, and 644 for another one.
    if not isinstance(value, str):
        raise PydanticCustomError("form", "{words}", {"words": MODE.words})
    return value


def _four_digits(value: str) -> str:
    return value.zfill(4)


Node = Annotated[str, IDENTITY, Ref("node"), Several("nodes"), SSH_HOST]
Owner = Annotated[str, OWNER]
Mode = Annotated[str, MODE, BeforeValidator(_text), AfterValidator(_four_digits)]


def place(view: View, declared: Row) -> Place:
    """Where an object is."""
    return Place(view.shells, declared["node"], declared["path"], declared.get("timeout", LIMIT))


def attributes(spec: Any, keys: list[str], mode: str) -> Attributes:
    """Those that are declared; one of `keys` that is not is as with a new object."""
    usual = {"owner": ROOT, "group": ROOT, "mode": mode}
    return Attributes(
        **{key: spec.at(key) or (new if key in keys else "") for key, new in usual.items()}
    )


def row(kind: type[Spec], found: Found, key: Row) -> Row:
    """The key, and owner, group and mode in the words of the declaration, which may be numbers."""
    return {
        **identity(kind, key),
        "owner": _as_declared(found.owner, key.get("owner")),
        "group": _as_declared(found.group, key.get("group")),
        "mode": found.mode,
    }


def _as_declared(there: tuple[str, str], declared: object) -> str:
    name, number = there
    return number if name == "UNKNOWN" or declared == number else name


def read(here: Place, wanted: str) -> Found | None:
    """What is there; it has to be a `wanted` one if it is something."""
    found = here.read()
    if found is not None and found.form != wanted:
        raise Refused(f"{here} is a {found.form}, not a {wanted}", "Choose another path.")
    return found


def is_missing(view: View, spec: Spec, kind: str, path: str) -> bool:
    """Whether an object needs one of `kind` that is neither declared nor on its node."""
    key = spec.declared()
    if not is_complete(type(spec), key):
        return False
    is_declared = view.ledger.claimed(claim(kind, f"{key['node']}:{path}"))
    return not is_declared and place(view, {**key, "path": path}).read() is None


def handle(view: View, spec: Any) -> None:
    """Run the handler after a removal, for which no component is there any more to do it."""
    if spec.handler is not None:
        run(view.shells, spec.node, spec.handler, spec.timeout)


def edit(
    view: View, spec: Any, change: Callable[[bytes], bytes], validation: str | None = None
) -> Row:
    """Change a part of a file; when that was done, or nothing if there is nothing to change.

    Within this process one after the other; what somebody else changes meanwhile is read again.
    """
    here = place(view, spec.declared())
    with view.lock(str(here)):
        for _ in range(TRIES - 1):
            with suppress(Changed):
                return _edited(here, spec, change, validation)
        return _edited(here, spec, change, validation)


def _edited(
    here: Place, spec: Any, change: Callable[[bytes], bytes], validation: str | None
) -> Row:
    found = read(here, FILE)
    if found is None:
        raise Refused(f"there is no {here}", "Declare it under node_files, or correct `path`.")
    old = found.content
    if old is None:
        raise Refused(f"{here} is too large to be changed in parts")
    new = change(old)
    if new == old:
        return {}
    replacement = Replacement(
        new, seen=found.checksum(), validation=validation or "", keeps_original=spec.orig
    )
    return {"changed": here.replace(replacement)}
