"""Files on nodes."""

import posixpath
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, ClassVar, Literal, Self

from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.kind.conditions import Without
from providers.core.kind.flat import Row
from providers.core.kind.forms import FILE_PATH
from providers.core.kind.marks import (
    COMPUTED,
    CONFIDENTIAL,
    CONTROL,
    IDENTITY,
    NAME,
    TOLD,
    Above,
    Absent,
    Via,
)
from providers.core.kind.paths import elsewhere
from providers.core.kind.spec import Spec
from providers.core.nodes.changes import change_of, unhandled
from providers.core.nodes.declared import (
    ROOT,
    Mode,
    Node,
    Owner,
    attributes,
    handle,
    is_missing,
    place,
    read,
    row,
)
from providers.core.nodes.files import ABSENT, FILE, Replacement

MODE = "0644"
ATTRIBUTES = ["owner", "group", "mode"]


def write(view: View, spec: "NodeFile", _actual: Row, keys: list[str]) -> Row:
    """Replace the file, or set its owner, group and mode alone."""
    here, text = place(view, spec.declared()), spec.text
    if text is None or {*keys} <= {*ATTRIBUTES}:
        is_same = {*keys}.isdisjoint(ATTRIBUTES)
        return {} if is_same else {"changed": here.own(attributes(spec, keys, MODE))}
    return {"changed": here.replace(spec.replacement(text, keys))}


def remove(view: View, spec: "NodeFile", _actual: Row) -> None:
    """Do what the entry says for its end."""
    here = place(view, spec.declared())
    if spec.on_delete == "keep":
        return
    if spec.on_delete == "restore":
        here.restore()
    else:
        here.remove()
    handle(view, spec)


class NodeFile(Spec):
    """A file on a node, replaced as a whole and never seen half-written. Over SSH.

    The first change of a file that was there before keeps the old one beside it, as `NAME.orig`;
    such a copy is never overwritten.
    """

    section: ClassVar = "node_files"
    shown: ClassVar = ("node", "path")
    paths: ClassVar = elsewhere("{node}:{path}")

    node: Node
    """The node that it is on."""
    path: Annotated[str, IDENTITY, NAME, FILE_PATH, Above("node_directory")]
    """Its place on the node; the directory has to be there."""
    content: Annotated[str | None, TOLD, Without("secret_content"), Via(write, ending=remove)] = (
        None
    )
    """All that is in it. Not declared: not managed; a new file is empty."""
    secret_content: Annotated[str | None, CONFIDENTIAL, Via(write)] = None
    """The same, where nobody shall see it: give it a narrow `mode`, too."""
    owner: Annotated[Owner | None, Absent(ROOT), Via(write)] = None
    """A user of the node; default: root for a new file."""
    group: Annotated[Owner | None, Absent(ROOT), Via(write)] = None
    """A group of the node; default: root for a new file."""
    mode: Annotated[Mode | None, Absent(MODE), Via(write)] = None
    """Permissions in octal digits; default: "0644" for a new file."""
    validation: Annotated[str | None, CONTROL] = None
    """A command that judges the new file before it takes its place, such as `visudo -cf %s`; `%s`
    is the path of a temporary copy. If it fails, the old file stays."""
    handler: Annotated[str | None, CONTROL] = None
    """A command for after a change, such as `systemctl reload ssh`: once for each node and run,
    after all changes there, and on one node after the other."""
    orig: Annotated[bool, CONTROL] = True
    """Whether a pristine copy is kept of what was there before. Not where every file of the
    directory is read, whatever its name."""
    on_delete: Annotated[Literal["restore", "remove", "keep"], CONTROL] = "restore"
    """What becomes of it when the entry is taken out. The pristine copy is put back; where there
    is none, the file is removed."""
    changed: Annotated[str | None, COMPUTED] = None
    """When this program last changed it, by the node's clock."""

    @property
    def text(self) -> str | None:
        """What is declared to be in it."""
        return self.content if self.secret_content is None else self.secret_content

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The file as it is."""
        found = read(place(view, key), FILE)
        if found is None:
            return None
        text = None if found.content is None else found.content.decode(errors="replace")
        return {**row(cls, found, key), "content": text, "secret_content": text}

    def make(self, view: View) -> Row:
        """Write the file."""
        new = replace(self.replacement(self.text or "", ATTRIBUTES), seen=ABSENT)
        return {"changed": place(view, self.declared()).replace(new)}

    def replacement(self, text: str, keys: list[str]) -> Replacement:
        """The file with this text; attributes of `keys` that are not declared as by default."""
        return Replacement(
            text.encode(),
            attributes(self, keys, MODE),
            validation=self.validation or "",
            keeps_original=self.orig,
            tells=self.secret_content is None,
        )

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What will change, and a handler that nobody would run."""
        yield from unhandled(self)
        yield from change_of(self, "content", self._before(old, view))
        folder = posixpath.dirname(self.path or "")
        if old is None and is_missing(view, self, "node_directory", folder):
            yield Problem("path", f"is in no directory on {self.node}, and none is declared there")

    def _before(self, old: Self | None, view: View) -> str | None:
        """What is in the file before the change, as far as it is known to be any of ours."""
        if old is not None:
            return old.content
        there = view.found(self) if self.adopt == "always" else None
        return there.get("content") if there else None
