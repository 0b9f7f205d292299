"""Blocks of lines in files on nodes that others manage."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, Self

from pydantic import AfterValidator

from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.kind.flat import Row
from providers.core.kind.forms import FILE_PATH, LINES
from providers.core.kind.forms import MARKER as MARKER_LINE
from providers.core.kind.identity import identity
from providers.core.kind.marks import COMPUTED, CONTROL, IDENTITY, TOLD, Above, Ref, Via
from providers.core.kind.paths import elsewhere
from providers.core.kind.spec import Spec
from providers.core.nodes.blocks import block_in, holds_marker, with_block, without_block
from providers.core.nodes.changes import change_of, unhandled
from providers.core.nodes.declared import Node, edit, handle, is_missing, place, read
from providers.core.nodes.files import FILE


def write(view: View, spec: "NodeBlock", _actual: Row, _keys: list[str]) -> Row:
    """Put the block into the file, whose other bytes, owner, group and mode stay."""
    return edit(view, spec, lambda old: with_block(old, spec.marker, spec.block), spec.validation)


def remove(view: View, spec: "NodeBlock", _actual: Row) -> None:
    """Do what the entry says for its end."""
    is_there = NodeBlock.find(view, spec.declared(), Look.FRESH) is not None
    if spec.on_delete == "keep" or not is_there:
        return
    if spec.on_delete == "restore":
        place(view, spec.declared()).restore()
    else:
        # A validation that looks for the block would refuse every file without it.
        edit(view, spec, lambda old: without_block(old, spec.marker))
    handle(view, spec)


def _without_end(text: str) -> str:
    return text.removesuffix("\n")


class NodeBlock(Spec):
    """Lines in a file on a node, between two marker lines as Ansible's `blockinfile` writes them.

    A block that Ansible has written is taken over as it is. A new one is put at the end of the
    file. The rest of the file is not touched, and its first change keeps a pristine copy beside
    it, as `NAME.orig`; such a copy is never overwritten. Over SSH.
    """

    section: ClassVar = "node_blocks"
    shown: ClassVar = ("node", "path")
    paths: ClassVar = elsewhere("{node}:{path}:{marker}")

    node: Node
    """The node that it is on."""
    path: Annotated[
        str,
        IDENTITY,
        FILE_PATH,
        Above("node_directory"),
        Ref("node_file", soft=True, beside="node"),
    ]
    """The file, which has to be there."""
    marker: Annotated[str, IDENTITY, MARKER_LINE] = "# {mark} ANSIBLE MANAGED BLOCK"
    """The marker lines, with BEGIN and END for `{mark}`. Several blocks of one file need different
    ones."""
    block: Annotated[str, LINES, TOLD, AfterValidator(_without_end), Via(write, ending=remove)]
    """The lines between them."""
    validation: Annotated[str | None, CONTROL] = None
    """A command that judges the file with the block before it takes its place, such as
    `grep -q 'iface vmbr1' %s`; `%s` is the path of a temporary copy. If it fails, the old file
    stays."""
    handler: Annotated[str | None, CONTROL] = None
    """A command for after a change, such as `ifreload -a`: once for each node and run, after all
    changes there, and on one node after the other. What cuts a node off does so at once: have a
    console open."""
    orig: Annotated[bool, CONTROL] = True
    """Whether a pristine copy is kept of what was there before. Not where every file of the
    directory is read, whatever its name."""
    on_delete: Annotated[Literal["remove", "restore", "keep"], CONTROL] = "remove"
    """What becomes of it when the entry is taken out. The block is removed, or the whole pristine
    file put back."""
    changed: Annotated[str | None, COMPUTED] = None
    """When this program last changed it, by the node's clock."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The block, if the file has it."""
        whole, found = identity(cls, key), read(place(view, key), FILE)
        block = None if found is None else block_in(found.content or b"", whole["marker"])
        return None if block is None else {**whole, "block": block}

    def make(self, view: View) -> Row:
        """Put the block into the file."""
        return write(view, self, {}, [])

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What will change, and what would not be a block."""
        yield from unhandled(self)
        if old is None and is_missing(view, self, "node_file", self.path):
            yield Problem("path", f"is no file on {self.node}, and none is declared there")
        if self.block and self.marker and holds_marker(self.block, self.marker):
            yield Problem("block", "has a marker line in it")
        yield from change_of(self, "block", old.block if old else None)
