"""The first page of the reference: the kinds, and what they have in common."""

from components.entry import Options
from providers.core.kind.fields import fields_of
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from tools.generate import docstrings
from tools.generate.reference import tables
from tools.generate.reference.markdown import code, section, table

RULES = """A field has the name of PVE's parameter. `-` and `_` mean the same; in Python it is `_`.
A property string (`virtio,bridge=vmbr0`) may be written as PVE's text or as a map of its parts.

- **In place**: another value changes the object as it is. **Replaces**: PVE cannot change it, so
  the object is removed and made anew; a protected guest is refused instead.
- A field that is **not declared** is not managed: what PVE or somebody else has put there stays.
  A field that was declared and no longer is, is removed on PVE.
- A **secret** is encrypted in the state and never shown. PVE does not tell most of them, so a
  change by hand stays unseen.
- A field that **names** another object is checked in preview: that object is declared, too, or
  exists.
- Who cannot **see** an object is told so: a warning in preview, an error in refresh. It is never
  taken for absent."""


OPTIONS = "They tell Pulumi what to do. In Python they are resource options (`aliases`, `protect`)."


def index() -> str:
    """The whole text."""
    found = sorted(kinds().values(), key=lambda kind: kind.section)
    rows = [(code(k.section), f"[{k.__name__}]({k.kind}.md)", _first(k)) for k in found]
    common = fields_of(Spec).values()
    sections = [
        section("Reference", table(("section", "kind", ""), rows), level=1),
        section("How to read the pages", RULES),
        section("Fields of every entry", tables.inputs(Spec, common)),
        section("Keys of every entry of the stack file", OPTIONS, tables.parts(Options)),
        section("Outputs of every object", tables.outputs(Spec, common)),
    ]
    return "\n\n".join(sections) + "\n"


def _first(kind: type[Spec]) -> str:
    return docstrings.of_class(kind).partition(" API:")[0].partition("\n")[0]
