"""The page of one kind."""

import re
from collections.abc import Iterator

from providers.core.check.problems import choices
from providers.core.kind.fields import Field, fields_of
from providers.core.kind.identity import identity_fields
from providers.core.kind.property_string import PropertyString
from providers.core.kind.spec import Spec
from providers.core.life.ownership import is_guarded
from tools.generate import ROOT, docstrings
from tools.generate.models import strings_of
from tools.generate.reference import tables
from tools.generate.reference.markdown import code, section, table

VIEWER = "https://pve.proxmox.com/pve-docs/api-viewer/#"
API = re.compile(r"API: (/[\w/{}]*)")
ADOPTION = {
    "always": "taken over and made as declared",
    "same": "taken over if it is as declared, else refused; `adopt: always` makes it so",
    "never": "refused; taken over with `adopt: always` only",
}


def page(kind: type[Spec]) -> str:
    """The whole text."""
    own = [field for field in _in_order(kind) if field.name not in tables.COMMON]
    sections = [
        section(kind.__name__, _intro(kind), _facts(kind), level=1),
        section("Example", f"Under `proxmox-lab:cluster`:\n\n```yaml\n{_example(kind)}```"),
        section("Fields", _rule(kind), tables.inputs(kind, own)),
        section("By type", tables.by_type(kind)),
        section("Outputs", tables.outputs(kind, own)),
        *map(_property_string, strings_of(kind)),
        section("Parameters of PVE that are no fields", tables.left_out(kind)),
    ]
    return "\n\n".join(filter(None, sections)) + "\n"


def _in_order(kind: type[Spec]) -> list[Field]:
    """The fields, those of the kind's own class before those that it takes from others."""
    return sorted(fields_of(kind).values(), key=lambda f: f.name not in kind.__annotations__)


def _intro(kind: type[Spec]) -> str:
    linked = API.sub(rf"API: [`\1`]({VIEWER}\1)", docstrings.of_class(kind))
    return f"{linked}\n\n[Every entry](README.md) has some fields more."


def _facts(kind: type[Spec]) -> str:
    return table(("", ""), _rows(kind))


def _rows(kind: type[Spec]) -> Iterator[tuple[str, str]]:
    yield "section of the stack file", code(kind.section)
    yield "class in Python", code(f"proxmox_lab.{kind.__name__}")
    yield "id in the state", code(f"{kind.paths.prefix or kind.kind}/{_key(kind)}")
    yield "an object that exists", _adoption(kind)
    yield "seen by a login with", _sight(kind)
    if kind.shown:
        yield "outputs of the stack", code(*kind.shown)
    if kind.builtin:
        yield "PVE's own", f"{code(*sorted(kind.builtin))}: given up by a delete, never removed"


def _key(kind: type[Spec]) -> str:
    names = [field.name for field in identity_fields(kind)]
    alternatives = [name for name in names if name in kind.one_of]
    parts = [name for name in names if name not in alternatives]
    if alternatives:
        parts.append("|".join(alternatives))
    return kind.paths.key or ":".join(f"{{{part}}}" for part in parts)


def _adoption(kind: type[Spec]) -> str:
    words = ADOPTION[kind.adoption]
    return (
        f"{words}. A guest that this stack has made is known as its own"
        if is_guarded(kind)
        else words
    )


def _sight(kind: type[Spec]) -> str:
    if not kind.paths.in_api:
        return "a login by SSH on the node"
    seen = kind.paths.seen
    if not seen.privileges:
        return "any privilege, or none"
    return f"{choices([code(name) for name in seen.privileges])} on {code(seen.path)}"


def _example(kind: type[Spec]) -> str:
    return (ROOT / "docs/examples" / f"{kind.kind}.yaml").read_text()


def _rule(kind: type[Spec]) -> str:
    if not kind.one_of:
        return ""
    return f"At least one of {choices([code(name) for name in kind.one_of])} is needed."


def _property_string(model: type[PropertyString]) -> str:
    key = model.default_key
    bare = f"As a text, {code(key)} may stand without its key." if key else ""
    text = " ".join(filter(None, [docstrings.of_class(model), bare]))
    return section(model.__name__, text, tables.parts(model))
